// The engine compiled for x86-64 processors with AVX2; sources.cmake has its flags.
#if defined(__x86_64__) && !defined(LAWAN_WITHOUT_AVX2)
#define LAWAN_KERNEL kernel_avx2
#include "games/othello/engine/kernel/kernel.hpp"
#include "games/othello/engine/kernels.hpp"

namespace lawan::othello {

std::unique_ptr<Searcher> make_avx2_searcher(const SearcherParts& parts) {
    return std::make_unique<kernel_avx2::KernelSearcher>(parts);
}

BoardFunctions avx2_board_functions() {
    return kernel_avx2::board_functions();
}

}  // namespace lawan::othello
#endif
