// Making a chromosome playable: genes that are no legal moves are replaced by legal ones.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/position.hpp"
#include "core/random.hpp"
#include "search/genetic/operators.hpp"

namespace lawan::genetic {

template <class Moves, class Move>
[[nodiscard]] bool contains(const Moves& moves, Move move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

// A legal move that is not among `avoided`, if there is one; all equally likely.
template <Position P, class Avoided>
[[nodiscard]] typename P::Move draw_legal(const MoveList<typename P::Move, P::kMaxMoves>& legal,
                                          const Avoided& avoided, Random& random) {
    std::vector<typename P::Move> fresh;
    for (const auto move : legal) {
        if (!avoided(move)) fresh.push_back(move);
    }
    return fresh.empty() ? random.pick(legal) : random.pick(fresh);
}

// Both sides' moves in turn, from the root on. A gene that is not legal where it stands is replaced
// by a move that occurs nowhere else in the chromosome, as adjacency-a's mutation does with cells
// that crossover doubled; what is missing up to `length` is drawn likewise; what comes after the
// end of the game is cut off. Returns the position at the end of the line, or nothing when the
// budget is spent before.
template <Position P>
[[nodiscard]] std::optional<P> repair(const P& root, Chromosome<typename P::Move>& line,
                                      std::size_t length, Budget& budget, Random& random) {
    P position = root;
    line.resize(std::min(line.size(), length));
    for (std::size_t i = 0; i < length; ++i) {
        const auto legal = position.legal_moves();
        if (legal.empty()) {
            line.resize(i);
            break;
        }
        if (!budget.spend()) return std::nullopt;
        if (i >= line.size() || !contains(legal, line[i])) {
            const auto used = [&](typename P::Move move) { return contains(line, move); };
            const auto drawn = draw_legal<P>(legal, used, random);
            if (i < line.size()) {
                line[i] = drawn;
            } else {
                line.push_back(drawn);
            }
        }
        position = position.after(line[i]);
    }
    return position;
}

}  // namespace lawan::genetic
