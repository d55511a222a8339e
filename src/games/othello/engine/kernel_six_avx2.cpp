// The engine compiled for 6×6 boards and x86-64 processors with AVX2.
#if defined(__x86_64__) && !defined(LAWAN_WITHOUT_AVX2)
#define LAWAN_KERNEL kernel_six_avx2
#define LAWAN_KERNEL_SIZE 6
#include "games/othello/engine/kernel/kernel.hpp"
#include "games/othello/engine/kernels.hpp"

namespace lawan::othello {

std::unique_ptr<Searcher> make_six_avx2_searcher(const SearcherParts& parts) {
    return std::make_unique<kernel_six_avx2::KernelSearcher>(parts);
}

}  // namespace lawan::othello
#endif
