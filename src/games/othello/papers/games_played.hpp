// Twelve games of a search of the Othello paper, as its Tables 2 and 3 print them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/side.hpp"
#include "experiments/played.hpp"
#include "experiments/report.hpp"
#include "experiments/run.hpp"
#include "experiments/tally.hpp"

namespace lawan::experiments {

// A line of the paper's table; the opponent is the program Othello Cyclog.
struct PrintedOthelloGame {
    std::int64_t nodes;  // of the whole game
    std::int64_t time;   // mean milliseconds a move
    std::int64_t moves;
    int score;  // discs
    int opponent_score;
    bool won;
};

[[nodiscard]] const std::vector<PrintedOthelloGame>& othello_table_2();
[[nodiscard]] const std::vector<PrintedOthelloGame>& othello_table_3();

// How many each side holds at the end.
[[nodiscard]] PerSide<int> corners_of(const BoardView& board);

// One of ours: the opponent is an alpha-beta that looks only at mobility.
struct OthelloGame {
    int number = 0;
    int opponent_depth = 0;
    Side side = Side::X;
    PlayedGame played;

    [[nodiscard]] PerSide<int> corners() const { return corners_of(played.end.board()); }
    [[nodiscard]] const Effort& effort() const { return played.efforts[side]; }
    [[nodiscard]] int discs() const { return played.counts()[side]; }
    [[nodiscard]] int opponent_discs() const { return played.counts()[opponent_of(side)]; }
};

inline constexpr int kOthelloDepth = 6;    // the paper's
inline constexpr int kOthelloOpening = 6;  // random plies

// As the run's settings want it: "othello-negascout(depth=6)".
[[nodiscard]] Spec othello_spec(const std::string& bot, const RunSettings& settings);

// Plays the games and fills in everything that Tables 2 and 3 have in common.
[[nodiscard]] std::vector<OthelloGame> play_othello_table(
    const std::string& bot, const std::vector<PrintedOthelloGame>& printed, Run& run,
    Report& report);

// "a wins 40 % [..] of 10 games against b": from openings with both colours.
struct Duel {
    Tally tally;  // of a
    Effort a;
    Effort b;
    int pairs = 0;
    int same_games = 0;  // pairs whose two games are the same, move for move
};
[[nodiscard]] Duel play_duel(const Spec& a, const Spec& b, int games, Run& run, Report& report);

}  // namespace lawan::experiments
