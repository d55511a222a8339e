#include "games/adjacency/engine/player/evaluation.hpp"

#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/neighbour_counts.hpp"

namespace lawan::adjacency::player {
namespace {

[[nodiscard]] int most(const NeighbourCounts& counts, Bitboard among) {
    for (int count = 4; count > 0; --count) {
        if ((counts.at_least(count) & among).any()) return count;
    }
    return 0;
}

}  // namespace

Features features_of(const fixed::Marks& marks, Bitboard board, int plies) {
    Features features{};
    const NeighbourCounts free{marks.empty};
    for (int count = 0; count <= 4; ++count) {
        const Bitboard cells = free.exactly(count);
        features[static_cast<std::size_t>(count)] =
            (marks.own & cells).count() - (marks.enemy & cells).count();
    }
    const NeighbourCounts flips{marks.enemy};
    const NeighbourCounts replies{marks.own};
    features[5] = most(flips, marks.empty);
    features[6] = most(replies, marks.empty);
    const Bitboard ones = full::ClosedCounts{marks.empty}.exactly_one() & board;
    const full::ClosedCounts settles{ones};
    int sign = 1;
    for (int count = full::kMostDegree; count >= 1; --count) {
        if ((settles.exactly(count) & marks.empty).count() % 2 == 0) continue;
        features[7] += sign * count;
        sign = -sign;
    }
    features[8] = 1;
    features[9] = (marks.enemy & beside(flips.at_least(2) & marks.empty)).count();
    features[10] = (marks.own & beside(replies.at_least(2) & marks.empty)).count();
    features[11] = plies % 2;
    std::size_t next = 12;
    for (int own = 0; own <= 4; ++own) {
        const Bitboard cells = replies.exactly(own) & marks.empty;
        for (int enemy = own == 0 ? 1 : 0; enemy <= 4 - own; ++enemy) {
            features[next++] = (flips.exactly(enemy) & cells).count();
        }
    }
    return features;
}

std::size_t stage_of(int plies, int empty) {
    constexpr std::array<int, 5> kPlies{6, 12, 20, 30, 42};
    constexpr std::array<int, 3> kRoom{0, 10, 26};
    std::size_t by_plies = 0;
    while (by_plies < kPlies.size() && plies > kPlies[by_plies]) ++by_plies;
    std::size_t by_room = 0;
    while (by_room < kRoom.size() && empty - plies > kRoom[by_room]) ++by_room;
    return by_plies * (kRoom.size() + 1) + by_room;
}

}  // namespace lawan::adjacency::player
