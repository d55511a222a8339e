#include "games/tictactoe/engine/five/weights.hpp"

#include <algorithm>

namespace lawan::tictactoe::five {
namespace {

constexpr Weights kLearned{
#include "games/tictactoe/engine/five/learned_weights.inc"
};

}  // namespace

const Weights& Weights::learned() {
    return kLearned;
}

std::size_t combination(FourShapes shapes) {
    std::array<std::size_t, kDirectionCount> sorted{};
    for (int direction = 0; direction < kDirectionCount; ++direction)
        sorted[static_cast<std::size_t>(direction)] =
            static_cast<std::size_t>(shape_in(shapes, direction));
    std::sort(sorted.begin(), sorted.end());
    const auto [a, b, c, d] = sorted;
    return a + b * (b + 1) / 2 + c * (c + 1) * (c + 2) / 6 + d * (d + 1) * (d + 2) * (d + 3) / 24;
}

}  // namespace lawan::tictactoe::five
