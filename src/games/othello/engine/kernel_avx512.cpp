// The engine compiled for x86-64 processors with AVX512; sources.cmake has its flags.
#if defined(__x86_64__) && !defined(LAWAN_WITHOUT_AVX512)
#define LAWAN_KERNEL kernel_avx512
#include "games/othello/engine/kernel/kernel.hpp"
#include "games/othello/engine/kernels.hpp"

namespace lawan::othello {

std::unique_ptr<Searcher> make_avx512_searcher(const SearcherParts& parts) {
    return std::make_unique<kernel_avx512::KernelSearcher>(parts);
}

BoardFunctions avx512_board_functions() {
    return kernel_avx512::board_functions();
}

}  // namespace lawan::othello
#endif
