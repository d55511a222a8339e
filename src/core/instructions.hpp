// What the processor can do beyond what every one of its kind can. Hot code is compiled several
// times, and the program chooses when it runs.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <vector>

namespace lawan {

enum class Instructions : std::uint8_t { OfEveryProcessor, Avx2, Avx512 };

// Whether the processor has them, and the system lets programs use them.
[[nodiscard]] bool runs_here(Instructions instructions);

template <class T>
struct Version {
    Instructions instructions;
    T what;
};

// The versions that can run here, in the order given: from the slowest to the fastest.
template <class T>
[[nodiscard]] std::vector<T> that_run_here(std::initializer_list<Version<T>> versions) {
    std::vector<T> all;
    for (const Version<T>& version : versions) {
        if (runs_here(version.instructions)) all.push_back(version.what);
    }
    return all;
}

}  // namespace lawan
