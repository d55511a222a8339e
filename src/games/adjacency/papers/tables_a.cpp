// The series of adjacency-a: Rachim, Firdaus, Kesuma, Abyan, chapter VII, Tables 1 to 5.
#include "formats/phrases.hpp"
#include "games/adjacency/papers/series.hpp"
#include "games/adjacency/papers/table_words.hpp"

namespace lawan::experiments {
namespace {

using namespace series_words;

const SeriesPlayer kHumanPlayerOfA{kHumanPlayer};
const SeriesPlayer kMinimaxOfA{kMinimax, "a-minimax"};
const SeriesPlayer kLocalOfA{kLocalSearch, "a-hillclimb", Chance::None, AsPublished::TheSame};
const SeriesPlayer kGeneticOfA{kGenetic, "a-genetic", Chance::Draws};

}  // namespace

// NOLINTNEXTLINE(readability-function-size): a list
std::vector<Series> adjacency_a() {
    return {
        {"adjacency-a-1",
         {kTable, {"adjacency-a", 1}},
         kHumanPlayerOfA,
         kMinimaxOfA,
         {{28, 36, 28, "Manusia",
           "OOOXXXXO/OXOOXXXO/OOXOXXOO/XOXXXXOO/OOXOOXXX/XXOOXXXX/OXOXOXXX/XOXOXOXX"},
          {8, 11, 13, "Bot", "5XXO/4OOOO/5OO1/8/X2X4/XOOX4/OXXO2O1/XOXX4"},
          {12, 15, 17, "Bot", "5OXO/5XOO/5XX1/8/5OOO/2X1OOOX/XOXXOXOO/XOXOXOXX"},
          {18, 19, 25, "Bot", "X4OXO/4XOOX/2OOX1XX/OOOO2O1/OXOXX3/XOOXX3/OOOOXOOX/XOOXXOOX"},
          {10, 13, 15, "Bot", "5XXO/3XOOOX/3XXOOX/5O2/1XX5/OOXO4/OXOO4/XOXO4"}},
         {kTotalOfTwo, {kHumanPlayer, 1, "bot", 4, 20, 80}},
         200},
        {"adjacency-a-2",
         {kTable, {"adjacency-a", 2}},
         kHumanPlayerOfA,
         kLocalOfA,
         {{28, 30, 34, "Bot",
           "XOXOOXXO/OXXOXXOX/XOOOXXOX/OXOOOXOX/OOOXOXOX/OOXOXXOO/OXOXXOOX/XOXXXOOO"},
          {11, 16, 14, "Human", "OOOOXOOO/1XXXOOOX/2OOXOXX/3XXXOX/8/8/XX6/XX6", kXBegan},
          {13, 14, 20, "Bot", "OXOOXXOO/OXOOXXOX/XOOOOXXO/OOO5/1O6/1O4X1/XO6/XX6", kXBegan}},
         {kTotalOfTwo, {kHumanPlayer, 1, "bot", 2, decimal(33.3, 1), decimal(66.7, 1)}},
         200},
        {"adjacency-a-3",
         {kTable, {"adjacency-a", 3}},
         kMinimaxOfA,
         kLocalOfA,
         {{28, 33, 31, "Minimax",
           "OOXOOOXO/OXXOXXOO/XXXXXOOX/XXXOOOXX/XOXOXXOX/OXOXOXXX/OOOOXXOX/XOOOOXXO", kXBegan},
          {20, 25, 23, "Minimax", "OOXOOOXO/OXXOXXOO/OXXXXOOX/1OXOOOXX/2XOXXOX/3OOXXO/XX3OX1/XX6",
           kXBegan},
          {16, 21, 19, "Minimax", "OOXOOOXO/1XXOXXOO/1OXXXOOO/2XOOOX1/3OXXX1/4XXO1/XX3OX1/XX6",
           kXBegan}},
         {kTotalOfTwo, {kMinimax, 3, kLocalSearch, 0, 100, 0}},
         200},
        {"adjacency-a-4",
         {kTable, {"adjacency-a", 4}},
         kMinimaxOfA,
         kGeneticOfA,
         {{28, 33, 31, "Bot Minimax",
           "OOXOOOXO/OXXOXXOO/XXXXXOOX/XXXOOOXX/XOXOXXOX/OXOXOXXX/OOOOXXOX/XOOOOXXO", kXBegan},
          {14, 23, 13, "Bot Minimax",
           "O4XXO/1X1XO1XO/2O1XOX1/XXXXX1X1/1XXXXXO1/O1XO1OO1/OX2X1O1/XX6"},
          {10, 18, 10, "Bot Minimax", "X3XXXO/X5XO/1XX3X1/OOOO2X1/OX1O1OX1/2O3X1/XX3X2/XX6"}},
         {kTotalOfTwo, {kMinimax, 3, kGenetic, 0, 100, 0}},
         40,
         {kSameBoardTwice}},
        {"adjacency-a-5",
         {kTable, {"adjacency-a", 5}},
         kLocalOfA,
         kGeneticOfA,
         {{28, 41, 23, "Bot local search",
           "XXXXXXXO/XXOXXXXX/XXXXXXXX/XXXXXOXX/OOOXOXXX/OOOOOOXO/OOXXOOOX/XOXOOOXX"},
          {20, 34, 14, "Bot local search",
           "XXXOXXXO/XOXXXXXX/1OX1XXXX/1OXXXXX1/1O1XXXO1/XXXOXOO1/OXOOOX2/XX6"},
          {15, 26, 12, "Bot local search",
           "2XXXOXO/OOX1XXXX/1XXOXXOX/XXXXXXX1/OOX1X3/O3O3/OX2O3/XX6"}},
         {kTotalOfTwo, {kLocalSearch, 3, kGenetic, 0, 100, 0}},
         40},
    };
}

}  // namespace lawan::experiments
