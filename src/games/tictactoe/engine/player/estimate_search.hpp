// Playing where nothing can be proved in time: deeper and deeper alpha-beta over the most promising
// cells, with windows counted as the estimate and threats followed to their end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "games/tictactoe/engine/player/line_board.hpp"
#include "games/tictactoe/engine/player/threat_search.hpp"
#include "games/tictactoe/engine/solver/proof_table.hpp"

namespace lawan::tictactoe::player {

using RatedMoves = std::vector<std::pair<int, int>>;  // score and cell, best first

struct Estimate {
    RatedMoves moves;  // wins above kWon
    int depth = 0;
    std::vector<int> threats = {};  // a win that is certain, where one was found
    bool by_force = false;          // against the longest defence: others take other moves
    bool lost = false;              // proved: every move loses
    bool proved = false;            // the best move wins
    std::vector<int> line = {};     // the principal variation, where it is known
};

inline constexpr int kWon = 10'000'000;
inline constexpr int kDeepest = 40;  // plies

class EstimateSearch {
  public:
    EstimateSearch(LineBoard board, Side side, Budget& budget);

    // Only these cells may be played; all empty ones if the list is empty.
    [[nodiscard]] Estimate think(const std::vector<int>& allowed);

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

    struct At {  // where a search stands
        Side side;
        int depth;  // plies to go
        int ply;    // from the root
        int quiet;  // of those, moves that neither make nor answer a threat to complete a line
    };

    // What is known of a node before its moves are searched.
    struct Prospect {
        std::optional<int> score;
        std::vector<int> moves;
        bool forced = false;      // the only move prevents a completed line
        bool threatened = false;  // the moves do something about a win by threats
    };
    [[nodiscard]] Prospect prospect(const At& at, Remembered& now);
    [[nodiscard]] int search(const At& at, int alpha, int beta);
    // What comes after a move that is not the first to be looked at.
    struct Later {
        At after;
        int reduction;  // plies less for a first look
    };
    [[nodiscard]] int search_later(const Later& later, int alpha, int beta);
    [[nodiscard]] static int reduction(const At& at, std::ptrdiff_t rank);
    [[nodiscard]] std::vector<int> promising(Side side, std::size_t most, int first) const;
    // What can be done about a win by threats that the opponent would have if nothing were done.
    [[nodiscard]] std::vector<int> defences(Side side, const ThreatWin& threat, int first) const;
    struct Round {
        RatedMoves moves;
        bool whole;
        int best;
    };
    [[nodiscard]] Round round(const RatedMoves& before, int depth);
    void deepen(Estimate& estimate);
    [[nodiscard]] std::vector<int> root_moves(const std::vector<int>& allowed);
    // Whether a move loses by force, as far as the budget tells.
    [[nodiscard]] bool loses(int move, Budget& budget);
    void prefer_unrefuted(RatedMoves& moves);
    // Whether the side to move wins by force; the answer, if any, is put first.
    [[nodiscard]] bool wins_by_force(const std::vector<int>& allowed, Estimate& estimate);
    [[nodiscard]] Remembered& place_of(std::uint64_t key);

    LineBoard board_;
    Side side_;
    Budget& budget_;
    std::vector<int> from_centre_;   // each cell's distance, for the choice between equals
    std::vector<Remembered> table_;  // the newest of each place
    solver::ProofTable force_table_;
    Budget* share_;  // of the budget, for the search that is under way
};

}  // namespace lawan::tictactoe::player
