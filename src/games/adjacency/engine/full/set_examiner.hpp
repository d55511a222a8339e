// Finds out whether the second player wins a symmetric set: by a search of the moves that the table
// of smaller sets does not answer, or by going through all subsets. One for each thread.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/budget.hpp"
#include "core/memory.hpp"
#include "games/adjacency/engine/full/reduction.hpp"
#include "games/adjacency/engine/full/set_search.hpp"
#include "games/adjacency/engine/full/subset_values.hpp"
#include "games/adjacency/engine/full/symmetric_sets.hpp"
#include "games/adjacency/engine/full/symmetric_work.hpp"

namespace lawan::adjacency::full {

class SetExaminer {
  public:
    using Found = SymmetricSets::Found;

    // Of sets with this many pairs; those with fewer must be done.
    SetExaminer(const SymmetricSets& sets, int pairs, const SymmetricWork& work, Budget& budget);
    SetExaminer(const SetExaminer&) = delete;
    SetExaminer& operator=(const SetExaminer&) = delete;

    // Given up when a search of one move takes more than these nodes, or the budget is spent.
    [[nodiscard]] Found examine(std::uint64_t set, std::uint64_t most_nodes);

    // From a table of all subsets of the cells; given up when the budget is spent.
    [[nodiscard]] Found by_all_subsets(Bitboard cells, int threads);
    // What that takes; nothing where it is too much for any machine.
    [[nodiscard]] std::optional<MebiBytes> memory_for_all_subsets(Bitboard cells, int threads);

    // Whether a move of the set is answered; nothing when the budget is spent first.
    [[nodiscard]] std::optional<bool> is_answered(Bitboard cells, Square move, Budget& budget);

    // Threads that search the same set begin with different answers to the first moves; further
    // down the usual order is best.
    void vary(int variety, Bitboard cells);

  private:
    [[nodiscard]] Found search_moves(std::uint64_t set, const std::vector<Square>& moves,
                                     std::uint64_t most_nodes);
    // The cells without those that decide nothing.
    [[nodiscard]] Bitboard reduced(Bitboard cells);

    const SymmetricSets& sets_;
    const Geometry& geometry_;
    const SymmetricWork& work_;
    Budget& budget_;
    SetSearch search_;
    Reducer reducer_;
    SubsetMemory memory_;
};

}  // namespace lawan::adjacency::full
