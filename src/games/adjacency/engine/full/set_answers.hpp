// What F of a set is, or whether it is at least a bound: from a table of all subsets where there is
// one, otherwise by a search of all threads together.
#pragma once

#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/symmetry.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/reduction.hpp"
#include "games/adjacency/engine/full/set_table.hpp"
#include "games/adjacency/engine/full/subset_values.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "games/adjacency/engine/solver_report.hpp"

namespace lawan::adjacency::full {

class SetAnswers {
  public:
    // About subsets of the empty cells of the question's position.
    SetAnswers(const Question& question, Budget& budget, SolverReport& report,
               const Geometry& geometry);

    // The symmetries of the board that leave the empty cells as they are.
    [[nodiscard]] const std::vector<Symmetry>& kept() const { return kept_; }

    // A table of all subsets if the memory and the time are enough; whether there is one now.
    // `bounds` are for the report.
    [[nodiscard]] bool make_table_of_all(const Bounds& bounds);

    // The table of searches: as large as it may be beside what is reserved, and empty.
    void start_searching(MebiBytes reserved = {0});
    void stop_searching();  // gives the memory back
    [[nodiscard]] SetTable& table() { return table_; }

    // Both nothing when the budget is spent; the value also where only a search could tell.
    [[nodiscard]] std::optional<int> value(Bitboard cells);
    [[nodiscard]] std::optional<bool> is_at_least(Bitboard cells, int bound);

  private:
    [[nodiscard]] Bitboard cells_of_table();
    [[nodiscard]] bool can_be_made(int cells) const;
    [[nodiscard]] bool wants_all_best() const;
    [[nodiscard]] bool leaves_room_beside(Bitboard cells) const;
    [[nodiscard]] std::optional<bool> search(Bitboard cells, int bound);

    const Question& question_;
    Budget& budget_;
    SolverReport& report_;
    const Geometry& geometry_;
    std::vector<Symmetry> kept_;
    Reducer reducer_;
    SetTable table_;
    bool searching_ = false;
    SubsetMemory memory_;
    std::optional<SubsetValues> all_;
};

}  // namespace lawan::adjacency::full
