#include "games/adjacency/engine/player/replies.hpp"

#include <algorithm>
#include <cmath>

#include "games/adjacency/engine/fixed/last_plies.hpp"

namespace lawan::adjacency::player {
namespace {

// The swing of a game of one, two or three plies.
[[nodiscard]] int short_swing(const fixed::Marks& marks, int plies) {
    const auto is_at_least = [&](int swing) {
        Bitboard zone;
        if (plies == 1) return fixed::last_swing_is_at_least(marks, swing, zone, {});
        if (plies == 2) return fixed::swing_of_two_is_at_least(marks, swing, zone, {});
        return fixed::swing_of_three_is_at_least(marks, swing, zone, {});
    };
    int swing = 0;
    if (is_at_least(swing)) {
        while (is_at_least(swing + 1)) ++swing;
    } else {
        do --swing;
        while (!is_at_least(swing));
    }
    return swing;
}

}  // namespace

Replies likely_replies(const fixed::Marks& marks, int plies) {
    constexpr double kSlips = 0.2;
    constexpr double kSharpness = 2;  // the logarithm of how much likelier a flip more makes a move
    constexpr int kFurthest = 3;      // plies after the reply
    Replies replies;
    for (const Square move : squares(marks.empty)) replies.all[replies.count++] = {move, 0};
    const auto count = static_cast<double>(replies.count);
    const int looks = std::min(kFurthest, plies - 1);
    for (int look = 1; look <= looks; ++look) {
        std::array<double, Bitboard::kCapacity> weights;
        double sum = 0;
        for (std::size_t i = 0; i < replies.count; ++i) {
            const Square move = replies.all[i].move;
            const int flips = marks.flips(move);
            const int gain = flips - short_swing(marks.after(move), look);
            weights[i] = std::exp(kSharpness * gain);
            sum += weights[i];
        }
        for (std::size_t i = 0; i < replies.count; ++i) {
            replies.all[i].chance += (1 - kSlips) / looks * weights[i] / sum;
        }
    }
    const double slip = (looks > 0 ? kSlips : 1) / count;
    for (std::size_t i = 0; i < replies.count; ++i) replies.all[i].chance += slip;
    std::stable_sort(replies.all.begin(),
                     replies.all.begin() + static_cast<std::ptrdiff_t>(replies.count),
                     [](const Reply& a, const Reply& b) { return a.chance > b.chance; });
    return replies;
}

}  // namespace lawan::adjacency::player
