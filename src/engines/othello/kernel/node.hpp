// A position on the way through the midgame, with its patterns kept up to date move by move.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engines/othello/evaluation.hpp"
#include "engines/othello/kernel/flips.hpp"
#include "engines/othello/kernel/instructions.hpp"
#include "engines/othello/patterns.hpp"

namespace lawan::othello::LAWAN_KERNEL {

struct alignas(32) Numbers {
    std::int16_t at[kPatternSlots];
};

struct Node {
    std::uint64_t p;
    std::uint64_t o;
    int empties;
    Numbers numbers;
};

// What a disc adds to each number, once and twice: a disc that turns changes from −1 to +1.
struct SquareNumbers {
    std::array<Numbers, 64> once;
    std::array<Numbers, 64> twice;
};

[[nodiscard]] inline Node node_of(std::uint64_t p, std::uint64_t o) {
    Node node{p, o, count(empty_squares(p, o)), {}};
    const PatternNumbers numbers = patterns().numbers(p, o);
    for (std::size_t i = 0; i < kPatternSlots; ++i) node.numbers.at[i] = numbers[i];
    return node;
}

inline void set_after(Node& after, const Node& node, int square, std::uint64_t turned,
                      const SquareNumbers& squares) {
    after.p = node.o ^ turned;
    after.o = node.p ^ turned ^ bit(square);
    after.empties = node.empties - 1;
    Numbers numbers = node.numbers;
    const Numbers& disc = squares.once[static_cast<std::size_t>(square)];
    for (int i = 0; i < kPatternSlots; ++i) {
        numbers.at[i] = static_cast<std::int16_t>(numbers.at[i] + disc.at[i]);
    }
    for (std::uint64_t left = turned; left != 0; left &= left - 1) {
        const Numbers& flipped = squares.twice[static_cast<std::size_t>(first(left))];
        for (int i = 0; i < kPatternSlots; ++i) {
            numbers.at[i] = static_cast<std::int16_t>(numbers.at[i] + flipped.at[i]);
        }
    }
    for (int i = 0; i < kPatternSlots; ++i) {
        after.numbers.at[i] = static_cast<std::int16_t>(-numbers.at[i]);
    }
}

[[nodiscard]] inline Node passed(const Node& node) {
    Node after{node.o, node.p, node.empties, {}};
    for (int i = 0; i < kPatternSlots; ++i) {
        after.numbers.at[i] = static_cast<std::int16_t>(-node.numbers.at[i]);
    }
    return after;
}

// In units of kUnitsADisc.
[[nodiscard]] inline int evaluated(const Node& node, const Evaluation& evaluation,
                                   const std::array<std::int32_t, kPatternSlots>& centres) {
    const std::int16_t* weights = evaluation.stage(node.empties);
    int sum = evaluation.tempo(node.empties);
    for (int i = 0; i < kPatterns; ++i) {
        sum += weights[centres[static_cast<std::size_t>(i)] + node.numbers.at[i]];
    }
    return sum;
}

// In discs; a game that is not over is never said to end with all discs of one colour.
[[nodiscard]] inline int in_discs(int units) {
    const int discs = (units + kUnitsADisc / 2) >> 7;
    return discs > 62 ? 62 : discs < -62 ? -62 : discs;
}

}  // namespace lawan::othello::LAWAN_KERNEL
