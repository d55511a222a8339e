// Positions that random play leads to, for tests that ask about any position.
#pragma once

#include <utility>
#include <vector>

#include "core/position.hpp"
#include "core/random.hpp"
#include "games/adjacency/rules/position.hpp"
#include "tests/search/toys.hpp"

namespace lawan::toys {

// After some random moves, and not over. The start must not be over.
template <Position P>
[[nodiscard]] P wandered(const P& start, Random& random) {
    P position = start;
    for (auto steps = random.below(30); steps > 0; --steps) {
        const P next = position.after(random.pick(position.legal_moves()));
        if (is_over(next)) break;
        position = next;
    }
    return position;
}

[[nodiscard]] inline adjacency::Position adjacency_position(Random& random) {
    const auto columns = 4 + static_cast<int>(random.below(5));
    const auto rows = 4 + static_cast<int>(random.below(5));
    const int empty = columns * rows - 8;
    const auto plies = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(empty)));
    const Side side = random.chance(0.5) ? Side::X : Side::O;
    return wandered(adjacency::Position::start({columns, rows}, side, plies), random);
}

[[nodiscard]] inline RandomTree tree_position(Random& random) {
    Shape shape;
    shape.branching = static_cast<std::uint8_t>(1 + random.below(RandomTree::kMaxMoves));
    shape.ragged = true;
    shape.height = static_cast<std::uint8_t>(1 + random.below(10));
    return wandered(RandomTree{Seed{random.next()}, shape}, random);
}

template <Position P>
[[nodiscard]] bool is_legal(const P& position, typename P::Move move) {
    for (const auto legal : position.legal_moves()) {
        if (legal == move) return true;
    }
    return false;
}

// Every move of the line can be played.
template <Position P>
[[nodiscard]] bool is_legal_line(P position, const std::vector<typename P::Move>& line) {
    for (const auto move : line) {
        if (!is_legal(position, move)) return false;
        position = position.after(move);
    }
    return true;
}

}  // namespace lawan::toys
