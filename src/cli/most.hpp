// The most that one may ask a command for: more is a slip of the keyboard.
#pragma once

namespace lawan::cli {

inline constexpr double kMostThreads = 256;
inline constexpr double kMostMemory = 1 << 20;  // MiB
inline constexpr double kLongest = 1e7;         // seconds

}  // namespace lawan::cli
