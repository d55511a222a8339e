// The tree below the moves that are looked at where nothing can be proved in time: alpha-beta over
// the most promising cells, with windows counted as the estimate and threats followed to their end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "games/tictactoe/engine/player/line_board.hpp"
#include "games/tictactoe/engine/player/threat_search.hpp"

namespace lawan::tictactoe::player {

inline constexpr int kWon = 10'000'000;
inline constexpr int kDeepest = 40;  // plies

class EstimateTree {
  public:
    // Of the position at the root. `places`: how many positions are remembered, a power of two.
    EstimateTree(LineBoard root, Budget& budget, std::size_t places);

    // As it was whenever a search returns.
    [[nodiscard]] LineBoard& board() { return board_; }
    [[nodiscard]] bool is_spent() const { return budget_->spent(); }
    // From now on.
    void draw_on(Budget& budget) { budget_ = &budget; }

    struct At {  // where a search stands
        Side side;
        int depth;  // plies to go
        int ply;    // from the root
        int quiet;  // of those, moves that neither make nor answer a threat to complete a line
    };

    // What comes after a move that is not the first to be looked at.
    struct Later {
        At after;
        int reduction;  // plies less for a first look
    };
    // For the side to move; they mean nothing once the budget is spent.
    [[nodiscard]] int search(const At& at, int alpha, int beta);
    [[nodiscard]] int search_later(const Later& later, int alpha, int beta);

    [[nodiscard]] std::vector<int> promising(Side side, std::size_t most, int first) const;
    // What can be done about a win by threats that the opponent would have if nothing were done.
    [[nodiscard]] std::vector<int> defences(Side side, const ThreatWin& threat, int first) const;

  private:
    enum class Bound : std::uint8_t { Exact, AtLeast, AtMost };
    struct Remembered {
        std::uint64_t key = 0;
        std::int32_t score = 0;
        std::int16_t depth = -1;
        std::int16_t move = -1;
        Bound bound = Bound::Exact;
        bool no_win = false;     // by threats alone, for the side to move
        bool no_danger = false;  // nor for the opponent, if it were his turn
    };

    // What is known of a node before its moves are searched.
    struct Prospect {
        std::optional<int> score;
        std::vector<int> moves;
        bool forced = false;      // the only move prevents a completed line
        bool threatened = false;  // the moves do something about a win by threats
    };
    [[nodiscard]] Prospect prospect(const At& at, Remembered& now);
    [[nodiscard]] static int reduction(const At& at, std::ptrdiff_t rank);
    [[nodiscard]] Remembered& place_of(std::uint64_t key);

    LineBoard board_;
    Budget* budget_;
    std::vector<int> from_centre_;   // each cell's distance, for the choice between equals
    std::vector<Remembered> table_;  // the newest of each place
};

}  // namespace lawan::tictactoe::player
