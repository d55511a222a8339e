// The series of adjacency-c: Hutagaol, Hasiholan, Sianipar, Firzatullah, chapter 5, a to e.
#include "experiments/series.hpp"

namespace lawan::experiments {
namespace {

const SeriesPlayer kHumanPlayerOfC{"human"};
const SeriesPlayer kMinimaxOfC{"minimax", "c-minimax"};
const SeriesPlayer kLocalOfC{"local search", "c-hillclimb", Chance::Draws};
const SeriesPlayer kGeneticOfC{"genetic algorithm", "c-genetic", Chance::Draws};

}  // namespace

// The tables print scores and count wins; a game's winner follows from its score.
std::vector<Series> adjacency_c() {
    return {
        {"adjacency-c-a",
         "adjacency-c, 5a",
         kMinimaxOfC,
         kHumanPlayerOfC,
         {{28, 35, 29, ""}, {10, 16, 12, ""}, {14, 21, 15, ""}, {18, 21, 23, ""}, {8, 14, 10, ""}},
         "Wins (Minimax vs Manusia) = 4 : 1",
         200},
        {"adjacency-c-b",
         "adjacency-c, 5b",
         kLocalOfC,
         kHumanPlayerOfC,
         {{28, 35, 29, ""}, {12, 14, 18, ""}, {8, 12, 12, ""}},
         "Wins (Local Search vs Genetic Algorithm) = (1:1)",
         200,
         {"The table is headed local search against a human, but its rows name the genetic "
          "algorithm as player 2."}},
        {"adjacency-c-c",
         "adjacency-c, 5c",
         kMinimaxOfC,
         kLocalOfC,
         {{28, 43, 21, ""}, {8, 12, 12, ""}, {10, 14, 14, ""}},
         "Wins (Minimax vs Local) = 1 : 1",
         100,
         {"The report counts 1 : 1; by its scores it is one win of minimax and two draws."}},
        {"adjacency-c-d",
         "adjacency-c, 5d",
         kMinimaxOfC,
         kGeneticOfC,
         {{28, 36, 28, ""}, {8, 14, 10, "", Side::O}, {10, 19, 9, ""}},
         "Wins (Minimax vs Genetic Algorithm) = 3 : 0",
         100,
         {"In the second game the genetic algorithm is X."}},
        {"adjacency-c-e",
         "adjacency-c, 5e",
         kLocalOfC,
         kGeneticOfC,
         {{28, 35, 29, "", Side::O}, {8, 15, 9, ""}, {10, 13, 15, ""}},
         "Wins (Local Search vs Genetic Algorithm) = (left empty)",
         200,
         {"The table leaves the second and third game empty; their scores are those of the "
          "screenshots. In the first game the genetic algorithm is X."}},
    };
}

}  // namespace lawan::experiments
