#include "games/tictactoe/papers/queens.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace lawan::tictactoe {

std::vector<Queens::State> Queens::children(const State& placed) const {
    std::vector<State> result;
    for (int column = 0; column < count_; ++column) {
        if (std::find(placed.begin(), placed.end(), column) != placed.end()) continue;
        result.push_back(placed);
        result.back().push_back(column);
    }
    return result;
}

bool Queens::feasible(const State& placed) const {
    const int last = static_cast<int>(placed.size()) - 1;
    for (int row = 0; row < last; ++row) {
        const auto column = [&](int r) { return placed[static_cast<std::size_t>(r)]; };
        if (std::abs(column(last) - column(row)) == last - row) return false;
    }
    return true;
}

bool Queens::is_solution(const State& placed) const {
    return static_cast<int>(placed.size()) == count_ && feasible(placed);
}

std::optional<int> Queens::distance_to_solution(const State& placed) const {
    if (!feasible(placed)) return std::nullopt;
    if (is_solution(placed)) return 0;
    std::optional<int> nearest;
    for (const State& child : children(placed)) {
        const auto below = distance_to_solution(child);
        if (below && (!nearest || *below + 1 < *nearest)) nearest = *below + 1;
    }
    return nearest;
}

int Queens::cost(const State& placed) const {
    constexpr int kInfinity = 1'000'000;
    return distance_to_solution(placed).value_or(kInfinity);
}

}  // namespace lawan::tictactoe
