// The searches of `lawan bench`.
#pragma once

#include <string>
#include <vector>

namespace lawan::cli {

// A bot plays against itself from the start, so that what it counts depends on what it chooses.
struct BenchSearch {
    std::string game;
    std::vector<std::pair<std::string, std::string>> settings;
    std::string bot;  // with a depth: the count must not depend on the clock
    int plies = 1;
};

// Whoever adds or changes one writes the new total into bench/signature.
[[nodiscard]] std::vector<BenchSearch> bench_list();

}  // namespace lawan::cli
