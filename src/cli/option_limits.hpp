// How large the options may be that several commands have.
#pragma once

namespace lawan::cli {

inline constexpr double kMostThreads = 256;
inline constexpr double kMostMemory = 1 << 20;  // MiB
inline constexpr double kLongestTime = 1e7;     // seconds

}  // namespace lawan::cli
