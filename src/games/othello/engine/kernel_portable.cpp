// The engine compiled for every processor of its kind.
#define LAWAN_KERNEL kernel_portable
#include "games/othello/engine/kernel/kernel.hpp"
#include "games/othello/engine/kernels.hpp"

namespace lawan::othello {

std::unique_ptr<Searcher> make_portable_searcher(const SearcherParts& parts) {
    return std::make_unique<kernel_portable::KernelSearcher>(parts);
}

BoardFunctions portable_board_functions() {
    return kernel_portable::board_functions();
}

}  // namespace lawan::othello
