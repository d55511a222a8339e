// All threads try to answer the same question; what one proves helps the others.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/coordinate.hpp"
#include "core/symmetry.hpp"
#include "games/adjacency/engine/fixed/marks.hpp"
#include "games/adjacency/engine/fixed/proof_table.hpp"
#include "games/adjacency/engine/fixed/swing_search.hpp"

namespace lawan::adjacency::fixed {

struct SharedSearch {
    ProofTable& table;
    Traffic& traffic;
    Budget& budget;
    BoardSize size;
    const std::vector<Symmetry>& kept;  // as SwingSearch takes them
    int threads = 1;
};

// Whether the swing is at least this; nothing when the budget is spent first. Afterwards the
// traffic is stopped in any case.
[[nodiscard]] std::optional<bool> answer_together(const SharedSearch& shared, const Marks& marks,
                                                  int plies, int swing);

}  // namespace lawan::adjacency::fixed
