// The engine compiled for 4×4 boards.
#define LAWAN_KERNEL kernel_four
#define LAWAN_KERNEL_SIZE 4
#include "games/othello/engine/kernel/kernel.hpp"
#include "games/othello/engine/kernels.hpp"

namespace lawan::othello {

std::unique_ptr<Searcher> make_four_searcher(const SearcherParts& parts) {
    return std::make_unique<kernel_four::KernelSearcher>(parts);
}

}  // namespace lawan::othello
