#include "games/tictactoe/engine/five/cell_kinds.hpp"

#include <algorithm>

#include "games/tictactoe/engine/five/network.hpp"

namespace lawan::tictactoe::five {
namespace {

// What is looked at first.
constexpr std::array<int, kShapes> kRank{0, 2, 6, 8, 24, 30, 40, 90, 100, 110, 2000, 8000};

struct Counts {
    int fours = 0;
    int threes = 0;
    int twos = 0;
    bool open_four = false;
    bool five = false;
};

[[nodiscard]] Counts counted(FourShapes shapes) {
    Counts counts;
    for (int direction = 0; direction < kDirectionCount; ++direction) {
        const Shape shape = shape_in(shapes, direction);
        counts.five |= shape == Shape::Five;
        counts.open_four |= shape == Shape::OpenFour;
        counts.fours += shape == Shape::Four ? 1 : 0;
        counts.threes += shape == Shape::OpenThree || shape == Shape::BroadThree ? 1 : 0;
        counts.twos +=
            shape == Shape::OpenTwo || shape == Shape::BroadTwo || shape == Shape::ClosedThree ? 1
                                                                                               : 0;
    }
    return counts;
}

[[nodiscard]] std::uint8_t threats_of(const Counts& counts) {
    const auto bit = [](bool is, Threat threat) {
        return is ? 1U << static_cast<unsigned>(threat) : 0U;
    };
    const bool winning = counts.open_four || counts.fours > 1;
    return static_cast<std::uint8_t>(
        bit(counts.five, Threat::Five) | bit(winning, Threat::WinningFour) |
        bit(winning || counts.fours > 0, Threat::Four) | bit(counts.threes > 0, Threat::Three));
}

[[nodiscard]] int rank_of(FourShapes shapes, const Counts& counts) {
    int rank = counts.fours > 1 ? 2000 : 0;
    for (int direction = 0; direction < kDirectionCount; ++direction)
        rank += kRank[static_cast<std::size_t>(shape_in(shapes, direction))];
    if (counts.fours > 0 && counts.threes > 0) return rank + 1000;
    if (counts.threes > 1) return rank + 400;
    if (counts.fours + counts.threes > 0 && counts.twos > 0) return rank + 60;
    return counts.twos > 1 ? rank + 40 : rank;
}

[[nodiscard]] CellKind kind_of(FourShapes shapes, const Network& network) {
    const std::size_t which = combination(shapes);
    return {static_cast<std::int16_t>(attack_rank(shapes)), network.own_order[which],
            network.other_order[which], threats_of(counted(shapes))};
}

}  // namespace

int attack_rank(FourShapes shapes) {
    return std::min(rank_of(shapes, counted(shapes)), 30'000);
}

CellKinds::CellKinds(const Network& network) : kinds_(kPairs * kPairs) {
    static_assert(kPairs == kShapes * (kShapes + 1) / 2);
    std::array<std::size_t, kPairs> pairs{};
    for (std::size_t a = 0; a < kShapes; ++a) {
        for (std::size_t b = 0; b <= a; ++b) {
            const std::size_t number = a * (a + 1) / 2 + b;
            pairs[number] = a + 16 * b;
            pair_[a + 16 * b] = pair_[b + 16 * a] = static_cast<std::uint8_t>(number);
        }
    }
    for (std::size_t low = 0; low < kPairs; ++low) {
        for (std::size_t high = 0; high < kPairs; ++high) {
            const auto shapes = static_cast<FourShapes>(pairs[low] + 256 * pairs[high]);
            kinds_[kPairs * low + high] = kind_of(shapes, network);
        }
    }
}

}  // namespace lawan::tictactoe::five
