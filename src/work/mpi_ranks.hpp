// Ranks over MPI. Only in builds that have it.
#pragma once

#include <memory>

#include "work/ranks.hpp"

namespace lawan {

[[nodiscard]] std::unique_ptr<Ranks> make_mpi_ranks();

}  // namespace lawan
