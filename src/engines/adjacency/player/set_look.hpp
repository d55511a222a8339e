// Looking ahead with an estimate in games that are played to a full board and cannot be solved yet.
// There colours do not matter: positions with the same empty cells are one, and what is searched is
// F of the set (full/set_search.hpp), by principal variation search with late move reductions,
// deepened ply by ply.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/square.hpp"
#include "engines/adjacency/full/geometry.hpp"
#include "engines/adjacency/player/deadline.hpp"
#include "engines/adjacency/player/game_search.hpp"
#include "engines/adjacency/player/set_estimate.hpp"
#include "engines/big_memory.hpp"
#include "games/adjacency/position.hpp"

namespace lawan::adjacency::player {

class SetLook {
  public:
    // Ends when the budget is spent, or so long after it began.
    SetLook(const Position& root, Budget& budget, std::optional<Seconds> end, MebiBytes memory,
            const SetWeights& weights = shipped_set_weights());

    [[nodiscard]] Looked look(int most_depth);

  private:
    struct Entry {
        std::uint64_t cells;
        std::int16_t score;
        std::int8_t depth;
        std::uint8_t bound;
        std::uint8_t move;
        std::uint8_t filled;
    };
    struct Move {
        Square cell;
        int settles;
        int order;
    };
    struct Moves {
        std::array<Move, Bitboard::kCapacity> all;
        std::size_t count = 0;
    };

    [[nodiscard]] int search(Bitboard cells, int depth, int alpha, int beta);
    // Those that are no worse than all others; `first`, if it is one of them, comes first.
    [[nodiscard]] Moves moves_of(Bitboard cells, std::optional<Square> first) const;
    [[nodiscard]] Entry& entry_of(Bitboard cells);
    [[nodiscard]] std::vector<Square> line_from(Square first);

    Bitboard empty_;
    int base_;  // the difference of the marks that are final, in hundredths
    full::Geometry geometry_;
    NodesInTime nodes_;
    const SetWeights* weights_;
    BigArray<Entry> table_;
};

}  // namespace lawan::adjacency::player
