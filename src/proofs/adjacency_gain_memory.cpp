#include "proofs/adjacency_gain_memory.hpp"

#if defined(__linux__) && !defined(__EMSCRIPTEN__)
#include <sys/mman.h>
#endif

namespace lawan::proofs {

// Memory that is read at random is quicker in large pages; without them it is not wrong.
void GainMemory::wish_for_large_pages(void* memory, std::size_t bytes) {
#if defined(__linux__) && !defined(__EMSCRIPTEN__)
    constexpr std::uintptr_t kPage = std::uintptr_t{2} << 20;
    const auto begin = reinterpret_cast<std::uintptr_t>(memory);
    const std::uintptr_t first = (begin + kPage - 1) / kPage * kPage;
    const std::uintptr_t end = (begin + bytes) / kPage * kPage;
    if (first < end) (void)madvise(reinterpret_cast<void*>(first), end - first, MADV_HUGEPAGE);
#else
    (void)memory;
    (void)bytes;
#endif
}

}  // namespace lawan::proofs
