// A position on the way through the midgame, with its patterns kept up to date move by move.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/othello/engine/evaluation.hpp"
#include "games/othello/engine/in_each_kernel.hpp"
#include "games/othello/engine/kernel/flips.hpp"
#include "games/othello/engine/kernel/instructions.hpp"
#include "games/othello/engine/patterns.hpp"

namespace lawan::othello::LAWAN_KERNEL {

struct alignas(32) Numbers {
    std::int16_t at[kPatternSlots];
};

inline constexpr int kNotJudged = -(1 << 30);

struct Node {
    std::uint64_t p;
    std::uint64_t o;
    int empties;
    int judged;  // what the evaluation says, once it was asked
    Numbers numbers;
};

// What a disc adds to each number, once and twice: a disc that turns changes from −1 to +1.
struct SquareNumbers {
    std::array<Numbers, 64> once;
    std::array<Numbers, 64> twice;
};

[[nodiscard]] inline Node node_of(std::uint64_t p, std::uint64_t o) {
    Node node{p, o, count(empty_squares(p, o)), kNotJudged, {}};
    const PatternNumbers numbers = patterns().numbers(p, o);
    for (std::size_t i = 0; i < kPatternSlots; ++i) node.numbers.at[i] = numbers[i];
    return node;
}

inline void set_after(Node& after, const Node& node, int square, std::uint64_t turned,
                      const SquareNumbers& squares) {
    after.p = node.o ^ turned;
    after.o = node.p ^ turned ^ bit(square);
    after.empties = node.empties - 1;
    after.judged = kNotJudged;
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
    Node after{node.o, node.p, node.empties, kNotJudged, {}};
    for (int i = 0; i < kPatternSlots; ++i) {
        after.numbers.at[i] = static_cast<std::int16_t>(-node.numbers.at[i]);
    }
    return after;
}

#ifdef LAWAN_KERNEL_AVX2
// Eight weights at once. Each load brings the weight behind along, which is shifted out.
[[nodiscard]] inline __m256i eight_weights(const std::int16_t* weights, __m128i numbers,
                                           std::size_t slot) {
    const __m256i centres =
        _mm256_loadu_si256(reinterpret_cast<const __m256i*>(kCentres.data() + slot));
    const __m256i at = _mm256_add_epi32(_mm256_cvtepi16_epi32(numbers), centres);
    const __m256i pairs = _mm256_i32gather_epi32(reinterpret_cast<const int*>(weights), at, 2);
    return _mm256_srai_epi32(_mm256_slli_epi32(pairs, 16), 16);
}
#endif

#ifdef LAWAN_KERNEL_NEON
// The weights of one kind, all of whose places share a centre. One by one: gathering numbers and
// weights into vectors costs more than it saves.
template <std::size_t Kind, std::size_t Slot>
[[nodiscard]] LAWAN_IN_EACH_KERNEL inline int sum_from_kind(const std::int16_t* weights,
                                                            const Numbers& numbers) {
    const std::int16_t* centre = weights + kCentres[Slot];
    asm("" : "+r"(centre));  // so that it is not added to each number instead
    const std::int16_t* at = numbers.at + Slot;
    int sum = centre[at[0]] + centre[at[1]];
    if constexpr (kPlaces[Kind] == 4) sum += centre[at[2]] + centre[at[3]];
    if constexpr (Kind + 1 < kPatternKinds) {
        sum += sum_from_kind<Kind + 1, Slot + kPlaces[Kind]>(weights, numbers);
    }
    return sum;
}
#endif

// In units of kUnitsADisc.
[[nodiscard]] inline int evaluated(const Node& node, const Evaluation& evaluation) {
    const std::int16_t* weights = evaluation.stage(node.empties);
    int sum = evaluation.tempo(node.empties);
#ifdef LAWAN_KERNEL_AVX2
    __m256i sums = _mm256_setzero_si256();
    for (std::size_t slot = 0; slot < kPatternSlots; slot += 8) {
        const __m128i numbers =
            _mm_load_si128(reinterpret_cast<const __m128i*>(node.numbers.at + slot));
        sums = _mm256_add_epi32(sums, eight_weights(weights, numbers, slot));
    }
    __m128i half = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
    half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4E));
    half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0xB1));
    return sum + _mm_cvtsi128_si32(half);
#elif defined(LAWAN_KERNEL_NEON)
    return sum + sum_from_kind<0, 0>(weights, node.numbers);
#else
    for (std::size_t i = 0; i < kPatterns; ++i) {
        sum += weights[kCentres[i] + node.numbers.at[i]];
    }
    return sum;
#endif
}

// In discs; a game that is not over is never said to end with all discs of one colour.
[[nodiscard]] inline int in_discs(int units) {
    const int discs = in_whole_discs(units);
    return discs > 62 ? 62 : discs < -62 ? -62 : discs;
}

}  // namespace lawan::othello::LAWAN_KERNEL
