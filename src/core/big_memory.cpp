#include "core/big_memory.hpp"

#include <cstdlib>
#include <cstring>
#include <new>

#if defined(__linux__) && !defined(__EMSCRIPTEN__)
#include <sys/mman.h>
#endif

namespace lawan {

#if defined(__linux__) && !defined(__EMSCRIPTEN__)

void* big_zeroed_memory(std::size_t bytes, Pages pages) {
    void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) throw std::bad_alloc{};
    constexpr std::size_t kWorthLargePages = std::size_t{16} << 20;
    // A wish: without it all is slower, not wrong.
    if (bytes >= kWorthLargePages) {
        (void)madvise(memory, bytes, pages == Pages::Large ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
    }
    return memory;
}

void zero_big_memory(void* memory, std::size_t bytes) {
    // Pages that are given back come again zeroed, and only those that are used again.
    constexpr std::size_t kWorthGivingBack = std::size_t{8} << 20;
    const bool given_back = bytes >= kWorthGivingBack && madvise(memory, bytes, MADV_DONTNEED) == 0;
    if (!given_back) std::memset(memory, 0, bytes);
}

void free_big_memory(void* memory, std::size_t bytes) {
    (void)munmap(memory, bytes);
}

#else

void* big_zeroed_memory(std::size_t bytes, Pages /*pages*/) {
    constexpr std::size_t kCacheLine = 64;
    void* memory =
        std::aligned_alloc(kCacheLine, (bytes + kCacheLine - 1) / kCacheLine * kCacheLine);
    if (memory == nullptr) throw std::bad_alloc{};
    std::memset(memory, 0, bytes);
    return memory;
}

void zero_big_memory(void* memory, std::size_t bytes) {
    std::memset(memory, 0, bytes);
}

void free_big_memory(void* memory, std::size_t) {
    std::free(memory);
}

#endif

}  // namespace lawan
