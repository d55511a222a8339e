#include "games/othello/engine/searcher.hpp"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

#include "games/othello/engine/kernels.hpp"

namespace lawan::othello {
namespace {

#if defined(__x86_64__)
// Not every compiler of ours knows this one by name.
[[nodiscard]] bool has_lzcnt() {
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    return __get_cpuid(0x80000001U, &a, &b, &c, &d) != 0 && (c & bit_LZCNT) != 0;
}
// Everything that CMakeLists.txt lets the compiler use: a virtual machine can hide any of it.
[[nodiscard]] bool has_avx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") && has_lzcnt();
}
[[nodiscard]] bool has_avx512() {
    return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl");
}
#endif

}  // namespace

std::unique_ptr<Searcher> make_searcher(const SearcherParts& parts) {
#if defined(__x86_64__)
    if (has_avx512()) return make_avx512_searcher(parts);
    if (has_avx2()) return make_avx2_searcher(parts);
#endif
    return make_portable_searcher(parts);
}

std::unique_ptr<Searcher> make_small_searcher(int size, const SearcherParts& parts) {
    if (size == 4) return make_four_searcher(parts);
#if defined(__x86_64__)
    if (has_avx2()) return make_six_avx2_searcher(parts);
#endif
    return make_six_searcher(parts);
}

std::vector<std::unique_ptr<Searcher>> all_searchers(const SearcherParts& parts) {
    std::vector<std::unique_ptr<Searcher>> searchers;
    searchers.push_back(make_portable_searcher(parts));
#if defined(__x86_64__)
    if (has_avx2()) searchers.push_back(make_avx2_searcher(parts));
    if (has_avx512()) searchers.push_back(make_avx512_searcher(parts));
#endif
    return searchers;
}

std::vector<BoardFunctions> all_board_functions() {
    std::vector<BoardFunctions> all{portable_board_functions()};
#if defined(__x86_64__)
    if (has_avx2()) all.push_back(avx2_board_functions());
    if (has_avx512()) all.push_back(avx512_board_functions());
#endif
    return all;
}

}  // namespace lawan::othello
