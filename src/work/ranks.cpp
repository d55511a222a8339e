#include "work/ranks.hpp"

#include <cstdlib>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "work/words.hpp"

#ifdef LAWAN_HAS_MPI
#include "work/mpi_ranks.hpp"
#endif

namespace lawan {
namespace {

// Open MPI, MPICH and Slurm's PMI each have their own way to say how many there are.
bool several_ranks() {
    for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"}) {
        const char* text = std::getenv(name);
        if (text == nullptr) continue;
        const auto count = parse_whole_number(text);
        if (count && *count > 1) return true;
    }
    return false;
}

}  // namespace

bool leads_this_run() {
    if (!several_ranks()) return true;
    for (const char* name : {"OMPI_COMM_WORLD_RANK", "PMI_RANK"}) {
        const char* text = std::getenv(name);
        if (text == nullptr) continue;
        const auto rank = parse_whole_number(text);
        if (rank) return *rank == 0;
    }
    return true;
}

std::unique_ptr<Ranks> ranks_of_this_run() {
    if (!several_ranks()) return nullptr;
#ifdef LAWAN_HAS_MPI
    return make_mpi_ranks();
#else
    throw InputError{words::kNoMpi};
#endif
}

}  // namespace lawan
