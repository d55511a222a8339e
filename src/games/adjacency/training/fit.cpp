#include "games/adjacency/training/fit.hpp"

#include <cmath>
#include <optional>
#include <stdexcept>
#include <vector>

#include "core/budget.hpp"
#include "games/adjacency/engine/fixed/marks.hpp"
#include "games/adjacency/engine/player/endgame.hpp"
#include "games/adjacency/engine/player/marks_tree.hpp"
#include "games/adjacency/engine/player/pv_search.hpp"
#include "training/least_squares.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

using adjacency::Position;
using adjacency::fixed::Marks;
using adjacency::player::EstimateTable;
using adjacency::player::Features;
using adjacency::player::kFeatures;
using adjacency::player::kHundredths;
using adjacency::player::kStages;
using adjacency::player::MarksTree;
using adjacency::player::PvSearch;
using adjacency::player::WeightTable;

constexpr int kFewestRounds = 3;
constexpr int kMostRounds = 28;
constexpr OpeningPlies kOpening{2, 9};
constexpr double kToTheFullBoard = 0.25;      // games of their own kind
constexpr double kStray = 0.06;               // random moves during a game, for variety
constexpr std::uint64_t kSamplesToFit = 400;  // of a stage

[[nodiscard]] Position opening(Random& random) {
    const auto any =
        kFewestRounds + static_cast<int>(random.below(kMostRounds - kFewestRounds + 1));
    const int rounds = random.chance(kToTheFullBoard) ? kMostRounds : any;
    return after_chance(Position::start({8, 8}, Side::X, 2 * rounds), kOpening, random);
}

[[nodiscard]] Square chosen(const Position& position, int depth, const WeightTable& weights) {
    constexpr MebiBytes kNone{0};  // making and clearing a table takes longer than such a search
    Budget budget{Limits::none()};
    EstimateTable table{kNone};
    const MarksTree tree{position.size(), weights};
    return PvSearch{tree, table, budget}
        .search(MarksTree::node_of(position), depth)
        .moves.front()
        .move;
}

// The last plies are played without a fault: how a game ends then depends on what came before.
constexpr int kSolvedPlies = 8;
[[nodiscard]] Square solved(const Position& position) {
    Budget budget{Limits::none()};
    adjacency::player::Tables tables{MebiBytes{1}};
    const auto end = adjacency::player::solve_within(position, budget, {}, tables);
    if (!end) throw std::logic_error{"the end of a game was not solved"};
    return end->best;
}

struct Sample {
    std::size_t stage;
    Features features;
    int score;
};

[[nodiscard]] std::vector<Sample> played(const AdjacencyPlay& play, std::uint64_t number,
                                         const WeightTable& weights) {
    Random random{play.seed.derive(number)};
    Position position = opening(random);
    std::vector<Sample> samples;
    std::vector<Side> movers;
    const Bitboard board = adjacency::whole_board(position.size());
    while (position.plies_left() > 0) {
        const Marks marks = Marks::of(position);
        samples.push_back({adjacency::player::stage_of(position.plies_left(), marks.empty.count()),
                           adjacency::player::features_of(marks, board, position.plies_left()), 0});
        movers.push_back(position.side_to_move());
        const bool last = position.plies_left() <= kSolvedPlies;
        const Square move = last                    ? solved(position)
                            : random.chance(kStray) ? random.pick(position.legal_moves())
                                                    : chosen(position, play.depth, weights);
        position = position.after(move);
    }
    const int score = position.marks(Side::X).count() - position.marks(Side::O).count();
    for (std::size_t i = 0; i < samples.size(); ++i) {
        samples[i].score = movers[i] == Side::X ? score : -score;
    }
    return samples;
}

}  // namespace

AdjacencyFit fit_adjacency(const AdjacencyPlay& play, const WeightTable& weights) {
    std::vector<LeastSquares<kFeatures>> sums(kStages);
    AdjacencyFit fit{weights};
    run_jobs(
        play.workers, GameNumbers{play},
        [&](int, std::uint64_t number) { return played(play, number, weights); },
        [&](const std::vector<Sample>& samples) {
            for (const Sample& sample : samples) {
                sums[sample.stage].add(sample.features, sample.score);
                ++fit.positions;
            }
        });
    for (std::size_t stage = 0; stage < kStages; ++stage) {
        if (sums[stage].samples() < kSamplesToFit) continue;
        ++fit.stages;
        const auto solution = sums[stage].solution();
        for (std::size_t i = 0; i < kFeatures; ++i) {
            fit.weights[stage][i] =
                static_cast<std::int16_t>(std::lround(solution[i] * kHundredths));
        }
    }
    return fit;
}

AdjacencyMatch match_adjacency(const AdjacencyPlay& play, const WeightTable& first,
                               const WeightTable& second) {
    return match_of(play, opening, [&](const Position& position, Weighed by) {
        return chosen(position, play.depth, by == Weighed::First ? first : second);
    });
}

}  // namespace lawan::training
