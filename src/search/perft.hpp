// Counting lines of play: the standard check of move generation, and the standard measure of its
// speed.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/position.hpp"

namespace lawan {

// What the last ply of a count costs: its moves are counted in bulk, or each is made and visited.
enum class LastPly : std::uint8_t { InBulk, Visited };

// Lines that ended with the game before the depth was reached. They are not lines of that depth,
// and are left out; but where a side that cannot move passes, a finished game goes on with passes,
// and so is one line of every depth. Published counts of different games differ in
// just this.
enum class FinishedLines : std::uint8_t { LeftOut, GoOnPassing };

struct PerftCounts {
    std::uint64_t leaves = 0;  // lines of exactly the depth asked for
    std::uint64_t nodes = 0;   // positions from the root, itself included, down to the leaves

    friend constexpr bool operator==(const PerftCounts&, const PerftCounts&) = default;
};

namespace detail {

// An empty instruction that reads it: the compiler leaves out a leaf that nobody looks at.
template <Position P>
void look_at(const P& leaf) {
    asm volatile("" : : "m"(leaf));
}

template <LastPly kLastPly, FinishedLines kFinished, Position P>
std::uint64_t count_leaves(const P& position, int depth, std::uint64_t& inner_nodes) {
    if (depth == 0) return 1;
    if constexpr (kLastPly == LastPly::InBulk) {
        if (depth == 1) {
            const auto moves = static_cast<std::uint64_t>(move_count(position));
            if (kFinished == FinishedLines::GoOnPassing && moves == 0) return 1;
            ++inner_nodes;
            return moves;
        }
    }
    const auto moves = position.legal_moves();
    if (kFinished == FinishedLines::GoOnPassing && moves.empty()) return 1;
    ++inner_nodes;
    if (depth == 1) {
        for (const auto move : moves) look_at(position.after(move));
        return moves.size();
    }
    std::uint64_t leaves = 0;
    for (const auto move : moves) {
        leaves += count_leaves<kLastPly, kFinished>(position.after(move), depth - 1, inner_nodes);
    }
    return leaves;
}

}  // namespace detail

template <LastPly kLastPly = LastPly::InBulk, FinishedLines kFinished = FinishedLines::LeftOut,
          Position P>
[[nodiscard]] PerftCounts perft(const P& position, int depth) {
    std::uint64_t inner_nodes = 0;
    const auto leaves = detail::count_leaves<kLastPly, kFinished>(position, depth, inner_nodes);
    return {leaves, inner_nodes + leaves};
}

// Calls visit(position, plies) where each line ends: after `depth` plies, or earlier with the game.
template <Position P, class Visit>
void visit_line_ends(const P& position, int depth, Visit& visit, int plies = 0) {
    const auto moves = position.legal_moves();
    if (plies == depth || moves.empty()) {
        visit(position, plies);
        return;
    }
    for (const auto move : moves) visit_line_ends(position.after(move), depth, visit, plies + 1);
}

}  // namespace lawan
