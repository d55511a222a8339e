// The games' lessons, one function a game; each is made in a file of its own.
#pragma once

#include <memory>

#include "lessons/lessons.hpp"

namespace lawan {

[[nodiscard]] std::unique_ptr<const Lessons> adjacency_lessons();
[[nodiscard]] std::unique_ptr<const Lessons> tictactoe_lessons();
[[nodiscard]] std::unique_ptr<const Lessons> othello_lessons();

}  // namespace lawan
