// Discs with an empty square beside them: the more a side has, the more it offers the other.
#pragma once

#include <cstdint>

#include "core/bitboard.hpp"

namespace lawan::othello {

// The squares beside those of a set in any of the eight directions.
[[nodiscard]] constexpr Bitboard beside(Bitboard squares) {
    constexpr std::uint64_t kNotColumnA = 0xFEFEFEFEFEFEFEFEU;
    constexpr std::uint64_t kNotColumnH = 0x7F7F7F7F7F7F7F7FU;
    const std::uint64_t set = squares.bits();
    const std::uint64_t aside = ((set << 1) & kNotColumnA) | ((set >> 1) & kNotColumnH);
    const std::uint64_t row = set | aside;
    return Bitboard{aside | row << 8 | row >> 8};
}

// In the words of Gunawan, Kristian and Andika: discs whose liberties are above zero.
[[nodiscard]] constexpr Bitboard frontier(Bitboard discs, Bitboard empty) {
    return discs & beside(empty);
}

}  // namespace lawan::othello
