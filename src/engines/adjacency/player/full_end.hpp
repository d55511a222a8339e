// The end of a game that is played to a full board, solved within a budget: by a table of all
// subsets of the empty cells where there is room and time for it, otherwise by a search of sets.
#pragma once

#include <mutex>
#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/budget.hpp"
#include "engines/adjacency/full/geometry.hpp"
#include "engines/adjacency/full/reduction.hpp"
#include "engines/adjacency/full/subset_values.hpp"
#include "engines/adjacency/player/allowance.hpp"
#include "engines/adjacency/player/exact.hpp"
#include "games/adjacency/position.hpp"

namespace lawan::adjacency::player {

class FullEnd {
  public:
    FullEnd(const Position& root, Budget& budget, const SolvingTime& time, const Means& means);
    FullEnd(const FullEnd&) = delete;
    FullEnd& operator=(const FullEnd&) = delete;

    [[nodiscard]] static bool within_reach(const Position& root, const Portion& portion,
                                           const Means& means);

    [[nodiscard]] std::optional<Exact> solve();

  private:
    // How long a table of all subsets of so many cells takes, on one core.
    [[nodiscard]] static Seconds core_time_for_table(int cells);
    // The cells whose subsets decide everything, if a table of them can be made.
    [[nodiscard]] static std::optional<Bitboard> cells_of_table(const full::Geometry& geometry,
                                                                full::Reducer& reducer,
                                                                Bitboard empty,
                                                                const Portion& portion,
                                                                const Means& means);

    [[nodiscard]] bool make_table(Bitboard cells);
    [[nodiscard]] std::optional<Exact> from_table();
    [[nodiscard]] std::optional<Exact> by_search();
    [[nodiscard]] std::optional<int> value_of(Bitboard cells);
    [[nodiscard]] int settles(Bitboard cells, Square move) const;
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
    Means means_;
    Budget* budget_;
    Seconds begun_;
    std::uint64_t nodes_before_;
    std::mutex mutex_;  // of the allowance
    Allowance allowance_;
    full::SubsetMemory memory_;
    std::optional<full::SubsetValues> table_;
};

}  // namespace lawan::adjacency::player
