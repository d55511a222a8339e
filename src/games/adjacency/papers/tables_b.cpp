// The series of adjacency-b: Jonathan, Sitanggang, Christopher, Jonatan, chapter 3. The report has
// no tables; numbers, winners and boards are those of its screenshots.
#include "games/adjacency/papers/series.hpp"
#include "games/adjacency/papers/table_words.hpp"

namespace lawan::experiments {
namespace {

using namespace series_words;

const SeriesPlayer kHumanPlayerOfB{kHumanPlayer};
// The published program has to finish its first depth, or it has nothing but its fallback.
const SeriesPlayer kMinimaxOfB{kMinimax, "b-minimax", Chance::None, AsPublished::Otherwise,
                               100'000,  3'000'000};
const SeriesPlayer kLocalOfB{kLocalSearch, "b-annealing", Chance::Draws};
const SeriesPlayer kGeneticOfB{kGenetic, "b-genetic", Chance::Draws};

}  // namespace

std::vector<Series> adjacency_b() {
    return {
        {"adjacency-b-3.1",
         as_it_is("adjacency-b, 3.1"),
         kHumanPlayerOfB,
         kMinimaxOfB,
         {{28, 26, 38, "Minimax",
           "OOOOXOXO/OXXXOXOO/XXXOOXOX/XOOOOOOX/OXXOXXOO/XOOXXOXO/OOOOXOXX/XOOOOOOX", kXBegan},
          {10, 15, 13, "Manusia", "2XXOOOO/3XXXOX/3XXOXX/4OOOX/4OOX1/O7/OX6/XX6"},
          {28, 20, 44, "MiniMaxBot",
           "OOOXOOOO/OOXOOXOO/XXOXOOOO/OOXOOOOO/XXXOOXOX/OXOOXOOO/OOXOXXOX/XXOOOOOO", kXBegan},
          {15, 20, 18, "Manusia", "OXOXOXXO/OOOXXOOO/1XXOOOOX/3XOXXO/X2X1XXO/X7/OX6/XX6"},
          {10, 13, 15, "MinimaxBot", "XXOXXOOO/OXXOOOOX/OOOOOOXX/8/8/8/XX6/XX6"}},
         kMinimaxWinsMost,
         40,
         {kOnlyAsDescribed},
         false},
        {"adjacency-b-3.2",
         as_it_is("adjacency-b, 3.2"),
         kHumanPlayerOfB,
         kLocalOfB,
         {{28, 35, 29, "Hobert",
           "OOXXXXOO/XOOXXOXX/OXOOOXOO/XXOXOXOX/XOXOXOXO/OXXXOXXX/OXOXXXXO/XOXXXOOO"},
          {10, 16, 12, "Hobert", "5XXO/5XXO/1OOXX3/1OO5/XXO5/XXXO4/OXOX3O/XOXX4"},
          {10, 13, 15, "localbot", "6OO/5OOX/4XXXO/1XOOOOXO/3OO3/XXO5/XOXO4/XXX5"}},
         kHumanWinsMost,
         200},
        {"adjacency-b-3.3",
         as_it_is("adjacency-b, 3.3"),
         kMinimaxOfB,
         kLocalOfB,
         {{28, 38, 26, "MinimaxBot",
           "XXOOOOOO/XOOOXOOO/OOOXXXXO/XOXXXXOX/XXOXXXXX/XXXOXXXX/OXOXXXXX/XOOOOXXX"},
          {10, 15, 13, "MinimaxBot", "3XXXOO/2XXXOXO/2XXOXOO/4OOOO/O1O5/8/XX6/XX5X"},
          {10, 13, 15, "LocalBot", "3OOOOO/4OOXO/1X2XOOO/4XXOO/4XXOO/8/XX6/XX3XX1"}},
         kMinimaxConsistently,
         20,
         {kThirdGameOtherwise, kFlipsAfterTheTurn, kAlwaysForO}},
        {"adjacency-b-3.4",
         as_it_is("adjacency-b, 3.4"),
         kMinimaxOfB,
         kGeneticOfB,
         {{8, 21, 3, "Minimax Bot", "5XXO/2X3OX/7X/1X3X1X/2X4X/XX6/OXX2X2/XX1X4"}},
         kMinimaxConsistently,
         40,
         {kScoreIsNotTheBoards, kFlipsAfterTheTurn, kAlwaysForO}},
        {"adjacency-b-3.5",
         as_it_is("adjacency-b, 3.5"),
         kLocalOfB,
         kGeneticOfB,
         {{28, 31, 33, "Genetic Bot",
           "XXOXOOOO/XOOOOOOO/XXOXOOOO/XXXOOOOO/XOOOOXXX/OXOOOOXX/XXXXOXXX/XXXXXOXX"},
          {10, 14, 14, "Genetic Bot", "1O3OOO/5OOO/5OOO/X1O2OOO/X2X4/1X2XX2/XX1XXX2/XXX5"},
          {8, 11, 13, "Genetic Bot", "4OOOO/2X1OOOO/X4OOO/1X4OO/8/4X3/XX5X/XX4XX"}},
         kGeneticInSomeCases,
         200,
         {kDrawWithAWinner, kFlipsAfterTheTurn}},
    };
}

}  // namespace lawan::experiments
