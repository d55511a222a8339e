// How many cases a test tries that compares with brute force or tries at random.
#pragma once

namespace lawan::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)  // only Clang has it
inline constexpr bool kSanitized =
    __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool kSanitized = false;
#endif

#if defined(__SANITIZE_THREAD__)
inline constexpr bool kWatchesThreads = true;
#elif defined(__has_feature)
inline constexpr bool kWatchesThreads = __has_feature(thread_sanitizer);
#else
inline constexpr bool kWatchesThreads = false;
#endif

// A sanitizer looks at what the code does to memory, not at its answers, and sees that in a few
// cases; each of them takes it ten times as long. All of them are tried in the release suite.
template <class Count>
[[nodiscard]] constexpr Count cases(Count all) {
    return kSanitized ? static_cast<Count>((all + Count{4}) / Count{5}) : all;
}

}  // namespace lawan::test
