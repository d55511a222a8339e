// The columns that say how often somebody won, drew and lost: the same in every table.
#pragma once

#include <vector>

#include "experiments/played.hpp"
#include "experiments/table.hpp"

namespace lawan::experiments {

// Both add to what stands before them: a column, or the cell of one.
void add_tally_columns(std::vector<Column>& columns);
void add_tally_cells(const Tally& tally, std::vector<Cell>& cells);

}  // namespace lawan::experiments
