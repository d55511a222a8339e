// Looking ahead with an evaluation where a game cannot be solved: principal variation search with a
// table and late move reductions, deepened ply by ply.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/square.hpp"
#include "engines/adjacency/fixed/marks.hpp"
#include "engines/adjacency/player/deadline.hpp"
#include "engines/adjacency/player/evaluation.hpp"
#include "engines/big_memory.hpp"
#include "games/adjacency/position.hpp"

namespace lawan::adjacency::player {

struct RootMove {
    Square move;
    int score = 0;  // hundredths of a mark
};

struct Looked {
    std::vector<RootMove> moves;  // best first, as the last finished depth saw them
    int depth = 0;
    std::vector<Square> line;
};

class GameSearch {
  public:
    // Ends when the budget is spent, or so long after it began.
    GameSearch(const Position& root, Budget& budget, std::optional<Seconds> end, MebiBytes memory,
               const WeightTable& weights = shipped_weights());

    // To this depth, or until the budget is spent. With `exact_scores` every move of the root gets
    // a score of its own, not only the best.
    [[nodiscard]] Looked look(int most_depth, bool exact_scores = false);

  private:
    struct Entry {
        std::uint64_t key;
        std::int16_t score;
        std::int8_t depth;
        std::uint8_t bound;
        std::uint8_t move;
        std::uint8_t filled;
    };

    [[nodiscard]] int search(const fixed::Marks& marks, int plies, int depth, int alpha, int beta);
    [[nodiscard]] int static_value(const fixed::Marks& marks, int plies) const;
    [[nodiscard]] static std::uint64_t key_of(const fixed::Marks& marks, int plies);
    [[nodiscard]] std::vector<Square> line_from(Square first) const;

    Position root_;
    NodesInTime nodes_;
    const WeightTable* weights_;
    Bitboard board_;
    BigArray<Entry> table_;
};

}  // namespace lawan::adjacency::player
