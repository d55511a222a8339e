#include "games/adjacency/engine/player/set_estimate.hpp"

#include <algorithm>

namespace lawan::adjacency::player {

SetFeatures set_features_of(const full::Geometry& geometry, Bitboard cells) {
    const full::ClosedCounts counts{cells};
    const full::ClosedCounts settled{counts.exactly_one() & geometry.board()};
    const full::ClosedCounts given{counts.exactly_two() & geometry.board()};
    SetFeatures features{1};
    int sign = 1;
    for (int settles = full::kMostDegree; settles >= 1; --settles) {
        const Bitboard moves = cells & settled.exactly(settles);
        if (moves.any()) features[7] = std::max(features[7], settles);
        if (!full::has_odd_count(moves)) continue;
        features[1] += sign * settles;
        sign = -sign;
    }
    for (int count = 1; count <= full::kMostDegree; ++count) {
        features[static_cast<std::size_t>(count) + 1] =
            (counts.exactly(count) & geometry.board()).count();
    }
    const Bitboard giving_nothing = cells & given.exactly(0);
    features[8] = giving_nothing.count();
    features[9] = (giving_nothing & settled.exactly(0)).count();
    return features;
}

std::size_t set_stage_of(int cells) {
    constexpr int kCellsOfStage = 4;
    const int stage = 2 * (cells / kCellsOfStage) + cells % 2;
    return std::min(static_cast<std::size_t>(stage), kSetStages - 1 - (cells % 2 == 0 ? 1 : 0));
}

int estimate(const full::Geometry& geometry, Bitboard cells, const SetWeights& weights) {
    const SetFeatures features = set_features_of(geometry, cells);
    const auto& row = weights[set_stage_of(cells.count())];
    int sum = 0;
    for (std::size_t i = 0; i < kSetFeatures; ++i) sum += features[i] * row[i];
    return sum;
}

}  // namespace lawan::adjacency::player
