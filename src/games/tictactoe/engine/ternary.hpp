// Boards as numbers of base three, a digit a cell: 25 cells in 40 bits instead of 50.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/bitboard.hpp"

namespace lawan::tictactoe {

// The bits that numbers of this many digits take.
[[nodiscard]] constexpr int ternary_bits(int digits) {
    std::uint64_t largest = 0;
    for (int i = 0; i < digits; ++i) largest = 3 * largest + 2;
    int bits = 0;
    for (; largest > 0; largest >>= 1) ++bits;
    return bits;
}

namespace ternary_tables {

inline constexpr int kDigits = 8;  // that are read at once
inline constexpr std::uint64_t kPower = 6561;

struct Digits {
    std::uint8_t ones = 0;
    std::uint8_t twos = 0;
};

inline constexpr std::array<std::uint16_t, 256> kNumberOf = [] {
    std::array<std::uint16_t, 256> table{};
    for (std::size_t bits = 0; bits < table.size(); ++bits) {
        int power = 1;
        int number = 0;
        for (int i = 0; i < kDigits; ++i, power *= 3) {
            if ((bits >> i & 1) != 0) number += power;
        }
        table[bits] = static_cast<std::uint16_t>(number);
    }
    return table;
}();

inline constexpr std::array<Digits, kPower> kDigitsOf = [] {
    std::array<Digits, kPower> table{};
    for (std::size_t number = 0; number < table.size(); ++number) {
        std::size_t rest = number;
        for (int i = 0; i < kDigits; ++i, rest /= 3) {
            const auto bit = static_cast<std::uint8_t>(1 << i);
            if (rest % 3 == 1) table[number].ones |= bit;
            if (rest % 3 == 2) table[number].twos |= bit;
        }
    }
    return table;
}();

// Bit i as digit i.
[[nodiscard]] inline std::uint64_t spread(std::uint64_t bits) {
    std::uint64_t number = 0;
    std::uint64_t power = 1;
    for (; bits > 0; bits >>= kDigits) {
        number += power * kNumberOf[static_cast<std::size_t>(bits & 0xFF)];
        power *= kPower;
    }
    return number;
}

}  // namespace ternary_tables

// Two sets of the first 40 cells that have none in common: `ones` has digit 1, `twos` digit 2.
[[nodiscard]] inline std::uint64_t to_ternary(Bitboard ones, Bitboard twos) {
    return ternary_tables::spread(ones.bits()) + 2 * ternary_tables::spread(twos.bits());
}

[[nodiscard]] inline std::pair<Bitboard, Bitboard> from_ternary(std::uint64_t number) {
    using namespace ternary_tables;
    std::uint64_t ones = 0;
    std::uint64_t twos = 0;
    for (int shift = 0; number > 0; shift += kDigits) {
        const Digits& digits = kDigitsOf[static_cast<std::size_t>(number % kPower)];
        ones |= std::uint64_t{digits.ones} << shift;
        twos |= std::uint64_t{digits.twos} << shift;
        number /= kPower;
    }
    return {Bitboard{ones}, Bitboard{twos}};
}

}  // namespace lawan::tictactoe
