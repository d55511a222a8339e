// The engine compiled for 6×6 boards.
#define LAWAN_KERNEL kernel_six
#define LAWAN_KERNEL_SIZE 6
#include "games/othello/engine/kernel/kernel.hpp"
#include "games/othello/engine/kernels.hpp"

namespace lawan::othello {

std::unique_ptr<Searcher> make_six_searcher(const SearcherParts& parts) {
    return std::make_unique<kernel_six::KernelSearcher>(parts);
}

}  // namespace lawan::othello
