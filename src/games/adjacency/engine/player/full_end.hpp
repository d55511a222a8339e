// The end of a game that is played to a full board, solved within a budget: by a table of all
// subsets of the empty cells where there is room and time for it, otherwise by a search of sets.
#pragma once

#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/budget.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/reduction.hpp"
#include "games/adjacency/engine/full/subset_values.hpp"
#include "games/adjacency/engine/player/endgame.hpp"
#include "games/adjacency/engine/player/tables.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency::player {

class FullEnd {
  public:
    FullEnd(const Position& root, Budget& budget, const SolvingTime& time, Tables& tables,
            int threads);
    FullEnd(const FullEnd&) = delete;
    FullEnd& operator=(const FullEnd&) = delete;

    [[nodiscard]] static bool within_reach(const Position& root, const Limits& limits,
                                           MebiBytes memory, int threads);

    [[nodiscard]] std::optional<SolvedEnd> solve();

  private:
    // What decides whether a table of all subsets can be made.
    struct Means {
        Limits limits;
        MebiBytes memory;
        int threads;
    };
    // The cells whose subsets decide everything, if a table of them can be made.
    [[nodiscard]] static std::optional<Bitboard> cells_of_table(const full::Geometry& geometry,
                                                                full::Reducer& reducer,
                                                                Bitboard empty, const Means& means);

    [[nodiscard]] bool make_table(Bitboard cells, Budget& share);
    [[nodiscard]] std::optional<SolvedEnd> from_table(Budget& share);
    [[nodiscard]] std::optional<SolvedEnd> by_search(Budget& share);
    [[nodiscard]] std::optional<int> value_of(Bitboard cells);
    // The moves that keep F, the most settled first; only those that the table knows of.
    [[nodiscard]] std::vector<Square> best_moves(Bitboard cells, int value);
    [[nodiscard]] Square best_trap(const std::vector<Square>& moves, int value);
    [[nodiscard]] std::vector<Square> line_from(Square first, int value);

    Position root_;
    full::Geometry geometry_;
    full::Reducer reducer_;
    Bitboard empty_;
    int base_;  // the difference of the marks that are final
    SolvingTime time_;
    Budget& budget_;
    Tables& tables_;
    int threads_;
    std::optional<full::SubsetValues> table_;
};

}  // namespace lawan::adjacency::player
