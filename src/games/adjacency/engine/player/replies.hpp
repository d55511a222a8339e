// What a player who sees a few plies ahead, and slips now and then, may answer.
#pragma once

#include <array>
#include <cstddef>

#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/fixed/marks.hpp"

namespace lawan::adjacency::player {

struct Reply {
    Square move;
    double chance;
};
struct Replies {
    std::array<Reply, Bitboard::kCapacity> all;
    std::size_t count = 0;

    [[nodiscard]] const Reply* begin() const { return all.data(); }
    [[nodiscard]] const Reply* end() const { return all.data() + count; }
};

// Mostly what looks best two, three or four plies ahead, by the marks then on the board; now and
// then anything. The likeliest come first. `plies`: that are left of the game.
[[nodiscard]] Replies likely_replies(const fixed::Marks& marks, int plies);

}  // namespace lawan::adjacency::player
