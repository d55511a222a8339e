// Moves as texts say them, in positions where they may not be legal.
#pragma once

#include <optional>
#include <string_view>

#include "core/any_move.hpp"
#include "play/any_position.hpp"

namespace lawan {

// None where the text is no move, or none that is legal there.
[[nodiscard]] std::optional<AnyMove> legal_move(const AnyPosition& position, std::string_view text);

// The only move there is, where it is a pass: nobody has anything to decide then, and texts may
// leave it out.
[[nodiscard]] std::optional<AnyMove> forced_pass(const AnyPosition& position);

}  // namespace lawan
