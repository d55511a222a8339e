// What a game's scores count, as a word for programs.
#pragma once

#include <string_view>

#include "core/game.hpp"

namespace lawan {

[[nodiscard]] std::string_view to_text(ScoreUnit unit);  // "marks", "discs", "outcome"

}  // namespace lawan
