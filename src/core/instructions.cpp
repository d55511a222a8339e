#include "core/instructions.hpp"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace lawan {
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
// Everything that cmake/LawanVersions.cmake lets the compiler use: a virtual machine can hide any
// of it.
[[nodiscard]] bool has_avx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") && has_lzcnt();
}
[[nodiscard]] bool has_avx512() {
    return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl");
}
#else
[[nodiscard]] bool has_avx2() {
    return false;
}
[[nodiscard]] bool has_avx512() {
    return false;
}
#endif

}  // namespace

bool runs_here(Instructions instructions) {
    switch (instructions) {
        case Instructions::OfEveryProcessor:
            return true;
        case Instructions::Avx2:
            return has_avx2();
        case Instructions::Avx512:
            return has_avx512();
    }
    return false;
}

}  // namespace lawan
