// Whether moves that a proof has to answer have an answer, from tables of all subsets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/square.hpp"
#include "games/adjacency/proofs/subset_table.hpp"

namespace lawan::proofs {

// Does the side to move gain at least `bound` in the cells and one more?
struct GainQuestion {
    Square more;
    int bound = 0;
};

// First with a plan of several cells, which takes a small table; for what is not shown so with a
// cell less, and at last with none: then what is not reached is not there to be reached.
class SubsetAnswers {
  public:
    // Tables take at most so much.
    SubsetAnswers(BoardSize size, std::uint64_t bytes);

    // Asked now and then.
    std::function<bool()> may_go_on = [] { return true; };

    // Takes out the questions whose answer is yes. One whose answer is no, if there is one; for
    // those that are left otherwise the memory is too small, or it may not go on.
    [[nodiscard]] std::optional<GainQuestion> answer(Bitboard cells,
                                                     std::vector<GainQuestion>& questions);

    // How many sets all tables held.
    [[nodiscard]] std::uint64_t sets() const { return sets_; }

  private:
    struct Left {
        std::vector<GainQuestion> questions;
        bool all_asked = true;  // and none is left only because it was stopped
    };

    // Those that are not shown with a plan of so many cells.
    [[nodiscard]] Left left_by_plan(int planned, Bitboard cells,
                                    const std::vector<GainQuestion>& questions);
    // How many questions a table can answer at once.
    [[nodiscard]] std::size_t most_others(int cells, int planned) const;

    SubsetTable::Closed closed_{};
    std::uint64_t bytes_;
    SubsetMemory memory_;
    std::uint64_t sets_ = 0;
};

}  // namespace lawan::proofs
