// The series of adjacency-c: Hutagaol, Hasiholan, Sianipar, Firzatullah, chapter 5, a to e.
#include "games/adjacency/papers/series.hpp"
#include "games/adjacency/papers/table_words.hpp"

namespace lawan::experiments {
namespace {

using namespace series_words;

const SeriesPlayer kHumanPlayerOfC{kHumanPlayer};
const SeriesPlayer kMinimaxOfC{kMinimax, "c-minimax"};
const SeriesPlayer kLocalOfC{kLocalSearch, "c-hillclimb", Chance::Draws, AsPublished::TheSame};
const SeriesPlayer kGeneticOfC{kGenetic, "c-genetic", Chance::Draws};

// The one named first, and whether he begins. In the window the side that is to move is green; at
// the end both have made as many moves, so that the green side began.
constexpr Seats kXBegins{Side::X, Side::X, true};
constexpr Seats kXSecond{Side::X, Side::O, true};
constexpr Seats kOBegins{Side::O, Side::O, true};
constexpr Seats kOSecond{Side::O, Side::X, true};

}  // namespace

// The tables print scores and count wins; winners are those that the windows name, both on a tie.
// NOLINTNEXTLINE(readability-function-size): a list
std::vector<Series> adjacency_c() {
    return {
        {"adjacency-c-a",
         as_it_is("adjacency-c, 5a"),
         kMinimaxOfC,
         kHumanPlayerOfC,
         {{28, 35, 29, "BOTAB",
           "XOOOXXXO/OOOOOXOX/OXOOOOXO/OOXOOOXX/OXXOOXOO/OXXXXXXO/OOOOXOXX/XXOXOXXX", kOBegins},
          {10, 16, 12, "BOTAB", "XOOXX1OO/OXXO2OO/OOOX4/OXX5/OO6/OX6/OX6/XX6", kOBegins},
          {14, 21, 15, "BOTAB", "XOOXOOOO/OXOOXXXO/OOXOXX2/OO6/OXX5/OOX5/OXO5/XOX5", kOBegins},
          {18, 21, 23, "JAWA", "XOO3OO/OXO2XOX/XOXXOXOO/XXXOXXOX/OOXO3X/OOOX4/OXXX4/XOXX4",
           kOBegins},
          {8, 14, 10, "BOTAB", "OXX3OO/OX4OO/XXO5/XOO5/OOX5/OO6/OX6/XX6", kOBegins}},
         {kWinsCounted, {"Minimax vs Manusia", "4 : 1"}},
         200,
         {kBotIsOAndBegins}},
        {"adjacency-c-b",
         as_it_is("adjacency-c, 5b"),
         kLocalOfC,
         kHumanPlayerOfC,
         {{28, 29, 35, "aaa",
           "OOOXOXXO/OXO*****/XXO*****/XXO*****/OOXOXXOO/XXOXXOOX/OXOXXXXX/XOXXXOXX", kOSecond},
          {12, 18, 14, "bot", "1OXXOXOO/1OO*****/3*****/3*****/4OOXO/8/XOO5/XX6", kOSecond},
          {8, 12, 12, "player, bot", "3XOXXO/3*****/OO1*****/OO1*****/XX6/XX6/OO6/XX6", kOSecond}},
         {kWinsCounted, {"Local Search vs Genetic Algorithm", "(1:1)"}},
         200,
         {kColumnsSwapped, kRowsNameGenetic, kBehindTheMessage}},
        {"adjacency-c-c",
         as_it_is("adjacency-c, 5c"),
         kMinimaxOfC,
         kLocalOfC,
         {{28, 43, 21, "MINMAX",
           "OOXXXXXO/OXOXXXXX/XXOOOXXX/OOXOXOOX/XXXXXXXX/OOXXXXXX/XOOXOXXX/XXXOXOOX", kXBegins},
          {8, 12, 12, "MINMAX, LOCAL", "6OO/6OX/6OO/3O4/XOXXX3/OOXX4/OXOX4/XOXX4", kXSecond},
          {10, 14, 14, "MINMAX, LOCAL", "6OO/6OX/2O3XX/1XO3XX/OOXO4/OXXX4/OOXOO3/XXOX4", kXBegins}},
         {kWinsCounted, {"Minimax vs Local", "1 : 1"}},
         100,
         {kOneWinTwoDraws, kCarriedByHand}},
        {"adjacency-c-d",
         as_it_is("adjacency-c, 5d"),
         kMinimaxOfC,
         kGeneticOfC,
         {{28, 36, 28, "MINMAX",
           "OXOOOXOO/OOXOOOOX/OXXXOXOO/XXOOXOOX/XOXOXXOX/OXOOOXOO/OXOOXXOO/XXOOXXXX", kOBegins},
          {8, 14, 10, "MINMAX", "6OO/5OOO/5OXX/5XOX/1O4XX/OOX5/OXO5/XOO2X2", kOSecond},
          {10, 19, 9, "MINMAX", "5OOO/4OOOX/O2OXOOX/O2OOOX1/XO4X1/OOX5/OO6/XX6", kOBegins}},
         {kWinsCounted, {"Minimax vs Genetic Algorithm", "3 : 0"}},
         100,
         {kGeneticIsX, kCarriedByHand}},
        {"adjacency-c-e",
         as_it_is("adjacency-c, 5e"),
         kLocalOfC,
         kGeneticOfC,
         {{28, 35, 29, "",
           "XXXXXXXO/XOXXXOXX/XOOOOOXO/XOOOOOOO/OOXXOXOO/OOXOXXOO/OXOXXOOO/XOOXXOXO", kOBegins},
          {8, 15, 9, "LOCAL", "3X1OXO/3XXXOX/3O2XX/7O/XX6/OXX5/XXO5/XOO5", kXSecond},
          {10, 13, 15, "GA", "1O2OOXO/3XOOXO/3XOO2/4OO2/1XX5/OXO5/OXXX4/XOXX4", kXBegins}},
         {kWinsCounted, {"Local Search vs Genetic Algorithm", kLeftEmpty}},
         200,
         {kScoresOfScreenshots, kCarriedByHand}},
    };
}

}  // namespace lawan::experiments
