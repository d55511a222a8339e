// What a side is sure of that has a plan: cells in which it moves as long as one of them is left.
//
// The other side may move anywhere, and with no cell of the plan left both play as they like. As
// the first side has fewer moves than the rules give it, what it reaches it reaches without a plan.
// So for a plan of p cells a table of the subsets of the others is enough, 2^p times less.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "games/adjacency/proofs/gain_memory.hpp"
#include "games/adjacency/proofs/subset_table.hpp"

namespace lawan::proofs {

class PlannedPlay {
  public:
    // The table is of the cells without the plan.
    PlannedPlay(const SubsetTable& table, Bitboard plan, const SubsetTable::Closed& closed);

    // The planning side is to move: does it gain as much from now on? Nothing if it may not go on,
    // which is asked now and then.
    [[nodiscard]] std::optional<bool> reaches(Bitboard set, int bound,
                                              const std::function<bool()>& may_go_on);

  private:
    // What is known of a set; whose turn it is follows from how many cells it has.
    struct Place {
        Bitboard set;
        GainBounds known;
    };

    // What they say once it is stopped means nothing.
    [[nodiscard]] bool is_at_least(Bitboard set, int bound, bool planning);
    [[nodiscard]] bool has_move(Bitboard set, int bound, bool planning);
    [[nodiscard]] bool goes_on();

    const SubsetTable* table_;
    Bitboard plan_;
    const SubsetTable::Closed* closed_;
    std::vector<Place> places_;
    const std::function<bool()>* may_go_on_ = nullptr;
    std::uint64_t sets_ = 0;  // looked at
    bool stopped_ = false;
};

// So many of the cells: time after time one that gains most where they and the others are left.
[[nodiscard]] Bitboard plan_for(Bitboard cells, Bitboard others, int count,
                                const SubsetTable::Closed& closed);

}  // namespace lawan::proofs
