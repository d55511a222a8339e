#include "games/adjacency/engine/full/best_play.hpp"

namespace lawan::adjacency::full {

std::optional<bool> BestPlay::keeps(Bitboard cells, int value, Square move) {
    const auto refuted = answers_.is_at_least(cells ^ Bitboard::of(move),
                                              geometry_.settles(cells, move) - value + 1);
    if (!refuted) return std::nullopt;
    return !*refuted;
}

// The most settled first: that is nearly always right.
std::optional<Square> BestPlay::best_move(Bitboard cells, int value) {
    for (int k = kMostDegree; k >= 0; --k) {
        for (const Square move : squares(cells)) {
            if (geometry_.settles(cells, move) != k) continue;
            const auto holds = keeps(cells, value, move);
            if (!holds) return std::nullopt;
            if (*holds) return move;
        }
    }
    return std::nullopt;
}

std::vector<Square> BestPlay::line(Bitboard cells, int value, Square first) {
    std::vector<Square> line;
    for (std::optional<Square> move = first; move; move = best_move(cells, value)) {
        line.push_back(*move);
        value = geometry_.settles(cells, *move) - value;
        cells = cells ^ Bitboard::of(*move);
    }
    return line;
}

}  // namespace lawan::adjacency::full
