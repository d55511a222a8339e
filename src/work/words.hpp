// What is said of a machine that cannot work as it is asked to.
#pragma once

#include "core/words.hpp"

namespace lawan::words {

inline constexpr Words kNoMpi{
    "no-mpi",
    "this lawan was built without MPI: install an MPI (Debian: libopenmpi-dev), remove the build "
    "folder, and start again with LAWAN_MPI=1",
    "lawan ini dibangun tanpa MPI: pasang MPI (Debian: libopenmpi-dev), hapus folder build, dan "
    "mulai lagi dengan LAWAN_MPI=1"};

}  // namespace lawan::words
