// The series of adjacency-a: Rachim, Firdaus, Kesuma, Abyan, chapter VII, Tables 1 to 5.
#include "experiments/series.hpp"

namespace lawan::experiments {
namespace {

const SeriesPlayer kHumanPlayerOfA{"human"};
const SeriesPlayer kMinimaxOfA{"minimax", "a-minimax"};
const SeriesPlayer kLocalOfA{"local search", "a-hillclimb"};
const SeriesPlayer kGeneticOfA{"genetic algorithm", "a-genetic", Chance::Draws};

// Table 3's game over 28 rounds; Table 4 shows it once more.
const std::vector<std::string> kBoard28{"OOXOOOXO", "OXXOXXOO", "XXXXXOOX", "XXXOOOXX",
                                        "XOXOXXOX", "OXOXOXXX", "OOOOXXOX", "XOOOOXXO"};
const std::vector<std::string> kBoard20{"OOXOOOXO", "OXXOXXOO", "OXXXXOOX", "-OXOOOXX",
                                        "--XOXXOX", "---OOXXO", "XX---OX-", "XX------"};
const std::vector<std::string> kBoard16{"OOXOOOXO", "-XXOXXOO", "-OXXXOOO", "--XOOOX-",
                                        "---OXXX-", "----XXO-", "XX---OX-", "XX------"};

}  // namespace

std::vector<Series> adjacency_a() {
    return {
        {"adjacency-a-1",
         "adjacency-a, Table 1",
         kHumanPlayerOfA,
         kMinimaxOfA,
         {{28, 36, 28, "Manusia"},
          {8, 11, 13, "Bot"},
          {12, 15, 17, "Bot"},
          {18, 19, 25, "Bot"},
          {10, 13, 15, "Bot"}},
         "human 1, bot 4: 20 % and 80 %",
         200},
        {"adjacency-a-2",
         "adjacency-a, Table 2",
         kHumanPlayerOfA,
         kLocalOfA,
         {{28, 30, 34, "Bot"}, {11, 16, 14, "Human"}, {13, 14, 20, "Bot"}},
         "human 1, bot 2: 33.3 % and 66.7 %",
         200},
        {"adjacency-a-3",
         "adjacency-a, Table 3",
         kMinimaxOfA,
         kLocalOfA,
         {{28, 33, 31, "Minimax", Side::X, kBoard28},
          {20, 25, 23, "Minimax", Side::X, kBoard20},
          {16, 21, 19, "Minimax", Side::X, kBoard16}},
         "minimax 3, local search 0: 100 % and 0 %",
         200},
        {"adjacency-a-4",
         "adjacency-a, Table 4",
         kMinimaxOfA,
         kGeneticOfA,
         {{28, 33, 31, "Bot Minimax", Side::X, kBoard28},
          {14, 23, 13, "Bot Minimax"},
          {10, 18, 10, "Bot Minimax"}},
         "minimax 3, genetic algorithm 0: 100 % and 0 %",
         40,
         {"The board printed for the first game is, cell for cell, that of Table 3's first game, "
          "minimax against local search: `lawan experiment adjacency-a-3` plays it."}},
        {"adjacency-a-5",
         "adjacency-a, Table 5",
         kLocalOfA,
         kGeneticOfA,
         {{28, 41, 23, "Bot local search"},
          {20, 34, 14, "Bot local search"},
          {15, 26, 12, "Bot local search"}},
         "local search 3, genetic algorithm 0: 100 % and 0 %",
         40},
    };
}

}  // namespace lawan::experiments
