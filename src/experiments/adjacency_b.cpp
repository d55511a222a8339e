// The series of adjacency-b: Jonathan, Sitanggang, Christopher, Jonatan, chapter 3. The report has
// no tables; the numbers are those of its screenshots, and the winners the names that they show.
// Where a screenshot is missing from the text, the scores are read from the original.
#include "experiments/series.hpp"

namespace lawan::experiments {
namespace {

const SeriesPlayer kHumanPlayerOfB{"human"};
// The published program has to finish its first depth, or it has nothing but its fallback.
const SeriesPlayer kMinimaxOfB{"minimax", "b-minimax", Chance::None, 100'000, 3'000'000};
const SeriesPlayer kLocalOfB{"local search", "b-annealing", Chance::Draws};
const SeriesPlayer kGeneticOfB{"genetic algorithm", "b-genetic", Chance::Draws};

}  // namespace

std::vector<Series> adjacency_b() {
    return {
        {"adjacency-b-3.1",
         "adjacency-b, 3.1",
         kHumanPlayerOfB,
         kMinimaxOfB,
         {{28, 26, 38, "Minimax"},
          {10, 15, 13, "Manusia"},
          {28, 20, 44, "MiniMaxBot"},
          {15, 20, 18, ""},
          {10, 13, 15, ""}},
         "\"the minimax bot wins most of the games\"",
         40,
         {"Only as described: the published program visits so many positions that hundreds of "
          "games "
          "take too long."},
         false},
        {"adjacency-b-3.2",
         "adjacency-b, 3.2",
         kHumanPlayerOfB,
         kLocalOfB,
         {{28, 35, 29, "Hobert"}, {10, 16, 12, "Hobert"}, {10, 13, 15, "localbot"}},
         "\"the human wins most of the games, the bot only one\"",
         200},
        {"adjacency-b-3.3",
         "adjacency-b, 3.3",
         kMinimaxOfB,
         kLocalOfB,
         {{28, 38, 26, "MinimaxBot"}, {10, 15, 13, "MinimaxBot"}, {10, 13, 15, ""}},
         "\"minimax beats local search and the genetic algorithm consistently\" (conclusion)",
         20,
         {"The third game says otherwise than the report's conclusion."}},
        {"adjacency-b-3.4",
         "adjacency-b, 3.4",
         kMinimaxOfB,
         kGeneticOfB,
         {{8, 21, 3, ""}},
         "\"minimax beats local search and the genetic algorithm consistently\" (conclusion)",
         40},
        {"adjacency-b-3.5",
         "adjacency-b, 3.5",
         kLocalOfB,
         kGeneticOfB,
         {{28, 31, 33, "Genetic Bot"}, {10, 14, 14, "Genetic Bot"}, {8, 11, 13, "Genetic Bot"}},
         "\"the genetic algorithm outperforms local search in some cases\" (conclusion)",
         200,
         {"The second game is a draw, 14-14; its window names a winner all the same."}},
    };
}

}  // namespace lawan::experiments
