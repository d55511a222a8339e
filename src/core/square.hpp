// A cell of a board as an index into a bitboard. Which coordinate it stands for is the game's
// affair.
#pragma once

#include <compare>
#include <cstdint>

namespace lawan {

class Square {
  public:
    constexpr Square() = default;
    constexpr explicit Square(int index) : index_{static_cast<std::uint16_t>(index)} {}

    [[nodiscard]] constexpr int index() const { return index_; }
    friend constexpr auto operator<=>(Square, Square) = default;

  private:
    std::uint16_t index_ = 0;
};

}  // namespace lawan
