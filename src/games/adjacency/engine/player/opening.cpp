#include "games/adjacency/engine/player/opening.hpp"

#include "core/side.hpp"
#include "games/adjacency/rules/cells.hpp"

namespace lawan::adjacency::player {

std::optional<Square> learned_opening(const Position& position) {
    constexpr BoardSize kBoard{8, 8};
    constexpr int kFewestRounds = 9;
    constexpr int kMostRounds = 11;
    const int plies = position.plies_left();
    if (plies < 2 * kFewestRounds || plies > 2 * kMostRounds || plies % 2 != 0) return std::nullopt;
    const Side side = position.side_to_move();
    if (position != Position::start(kBoard, side, plies)) return std::nullopt;
    // Above the own block: it keeps the enemy from a6, where he would flip a mark.
    constexpr Square kA6{5 * kMostColumns};
    constexpr Square kH3{2 * kMostColumns + 7};  // its image, for the side whose block is at g1
    return side == Side::X ? kA6 : kH3;
}

}  // namespace lawan::adjacency::player
