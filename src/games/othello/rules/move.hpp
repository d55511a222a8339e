// A turn in Othello: a disc put on a square, or a forced pass.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

#include "core/square.hpp"

namespace lawan::othello {

// Squares are numbered row by row with eight to a row on every size of board: a1 is 0, b1 is 1,
// a2 is 8, h8 is 63.
class Move {
  public:
    constexpr Move() = default;  // a pass
    constexpr explicit Move(Square square) : code_{static_cast<std::uint8_t>(square.index())} {}

    [[nodiscard]] static constexpr Move pass() { return {}; }

    [[nodiscard]] constexpr bool is_pass() const { return code_ == kPass; }
    [[nodiscard]] constexpr Square square() const {
        assert(!is_pass());
        return Square{code_};
    }
    friend constexpr auto operator<=>(Move, Move) = default;

  private:
    static constexpr std::uint8_t kPass = 64;

    std::uint8_t code_ = kPass;
};

}  // namespace lawan::othello
