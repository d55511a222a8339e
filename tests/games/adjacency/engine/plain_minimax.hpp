// Minimax over the rules and nothing else, for small boards: what the solver has to agree with.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "core/random.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency {

class PlainMinimax {
  public:
    [[nodiscard]] int value(const Position& position) {
        if (position.plies_left() == 0) return position.final_score().points();
        const auto found = known_.find(position);
        if (found != known_.end()) return found->second;
        int best = -100;
        for (const Square move : position.legal_moves()) {
            best = std::max(best, -value(position.after(move)));
        }
        known_.emplace(position, best);
        return best;
    }

  private:
    struct Hash {
        std::size_t operator()(const Position& position) const {
            return static_cast<std::size_t>(position.key());
        }
    };
    std::unordered_map<Position, int, Hash> known_;
};

// Any marks, with at most so many empty cells and any number of plies left.
[[nodiscard]] inline Position random_position(BoardSize size, int most_empty, Random& random) {
    const Bitboard board = whole_board(size);
    Bitboard empty;
    const auto wanted = static_cast<int>(random.below(static_cast<std::uint64_t>(most_empty) + 1));
    while (empty.count() < std::min(wanted, board.count())) {
        empty |= Bitboard::of(Square{static_cast<int>(random.below(64))}) & board;
    }
    PerSide<Bitboard> marks;
    for (const Square cell : squares(board & ~empty)) {
        marks[random.chance(0.5) ? Side::X : Side::O] |= Bitboard::of(cell);
    }
    const auto plies =
        static_cast<int>(random.below(static_cast<std::uint64_t>(empty.count()) + 1));
    return Position::set_up(size, marks, random.chance(0.5) ? Side::X : Side::O, plies);
}

}  // namespace lawan::adjacency
