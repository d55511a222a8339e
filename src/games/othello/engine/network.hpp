// A network that judges positions: each pattern's content selects a row of learned numbers, the
// rows are summed, and a few small layers judge the sum, by stage.
//
// After Nasu: Efficiently updatable neural-network-based evaluation functions for computer shogi
// (2018), with the patterns of an Othello evaluation in the place of pieces. All numbers are whole:
// every kernel computes the same value, bit by bit. training/othello_network trains it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "core/big_memory.hpp"
#include "games/othello/engine/error_model.hpp"
#include "games/othello/engine/patterns.hpp"

namespace lawan::othello {

inline constexpr int kNetworkFirst = 16;    // outputs of the first small layer
inline constexpr int kNetworkSecond = 32;   // and of the second
inline constexpr int kNetworkMoves = 32;    // rows for numbers of moves; the last is for more too
inline constexpr int kNetworkEmpties = 61;  // rows for numbers of empty squares
inline constexpr int kQuadrantClasses = 6;

// Which quadrants are odd, as a set, up to turning and mirroring the board: none, one, two side by
// side, two across, three, four.
inline constexpr std::array<std::uint8_t, 16> kQuadrantClass{0, 1, 1, 2, 1, 2, 3, 4,
                                                             1, 3, 2, 4, 2, 4, 4, 5};

// The sum's numbers work in pairs, one of the first half times one of the second. In memory eight
// of the first half stand before their eight partners: so vectors of any length split in the same
// way.
[[nodiscard]] constexpr std::size_t place_in_row(std::size_t sum, std::size_t sums) {
    const std::size_t half = sums / 2;
    const std::size_t of_half = sum % half;
    return 16 * (of_half / 8) + (sum < half ? 0 : 8) + of_half % 8;
}

// The small layers of one stage. Inputs stand in pairs, for instructions that multiply two and add.
template <int Sums>
struct alignas(64) NetworkStage {
    std::int16_t first[Sums / 4][kNetworkFirst][2];
    std::int32_t first_bias[kNetworkFirst];
    std::int16_t second[kNetworkFirst / 2][kNetworkSecond][2];
    std::int32_t second_bias[kNetworkSecond];
    std::int16_t last[kNetworkSecond];
    std::int16_t straight[2][Sums / 2];  // from both halves of the sum past the layers
    std::int32_t constant;
};

template <int Sums>
struct alignas(Sums % 64 == 0 ? 64 : 32) NetworkRow {
    std::int8_t at[Sums];
};

template <int Sums>
struct alignas(64) NetworkSums {
    std::int16_t half[2][Sums / 2];
};

template <int Sums>
struct SizedNetwork {
    static constexpr int kSums = Sums;

    // Of all patterns, as kCentres counts them. They are read all over the memory: large pages save
    // the processor much looking up.
    BigArray<NetworkRow<Sums>> contents{static_cast<std::size_t>(kCentres.back())};
    std::array<NetworkRow<Sums>, kNetworkMoves> own_moves;
    std::array<NetworkRow<Sums>, kNetworkMoves> other_moves;
    // What a sum begins with, by the number of empty squares and the class of odd quadrants.
    std::array<std::array<NetworkSums<Sums>, kQuadrantClasses>, kNetworkEmpties> begin;
    std::array<NetworkStage<Sums>, kStages> stages;
    bool mobility = false;
};

// One of the sizes that kernels are compiled for; the others are not there.
struct NetworkView {
    const SizedNetwork<32>* of_32 = nullptr;
    const SizedNetwork<64>* of_64 = nullptr;
    const SizedNetwork<96>* of_96 = nullptr;
    const SizedNetwork<128>* of_128 = nullptr;
};

using Tempo = std::array<std::int16_t, kNetworkEmpties>;

struct Network {
    std::shared_ptr<const void> memory;  // of what the view shows
    NetworkView view;
    ErrorModel errors;
    // What a search adds where it stops, in units of kUnitsADisc: who moved last chose the move
    // after which the other side seems to stand worst, and that is in part an error of the network.
    Tempo tempo{};
    std::string origin;  // the commands that made it
};

}  // namespace lawan::othello
