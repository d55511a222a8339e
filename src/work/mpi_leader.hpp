// Rank 0 over MPI: hands out jobs, and does one itself where nobody else is left.
#pragma once

#include "core/budget.hpp"
#include "work/ranks.hpp"

namespace lawan::mpi {

void lead(const RankedJobs& jobs, const StopSignal* stop);

}  // namespace lawan::mpi
