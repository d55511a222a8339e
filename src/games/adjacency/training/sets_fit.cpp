#include "games/adjacency/training/sets_fit.hpp"

#include <cmath>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "games/adjacency/engine/full/full_game.hpp"
#include "games/adjacency/engine/full/subset_values.hpp"
#include "games/adjacency/engine/player/pv_search.hpp"
#include "games/adjacency/engine/player/sets_tree.hpp"
#include "games/adjacency/rules/position.hpp"
#include "training/least_squares.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

using adjacency::Position;
using adjacency::full::Geometry;
using adjacency::player::EstimateTable;
using adjacency::player::Foresight;
using adjacency::player::kHundredths;
using adjacency::player::kSetFeatures;
using adjacency::player::kSetStages;
using adjacency::player::PvSearch;
using adjacency::player::SetFeatures;
using adjacency::player::SetsTree;
using adjacency::player::SetWeights;

constexpr OpeningPlies kOpeningOfSets{2, 14};
constexpr double kStrayOfSets = 0.1;  // random moves during a game, for variety
constexpr int kCellsOfOwnTable = 20;
constexpr int kFewestCells = 8;
constexpr int kPliesAhead = 3;                    // when playing, to reach the sets
constexpr std::uint64_t kSamplesToFitSets = 200;  // of a stage

[[nodiscard]] Position opened(Random& random) {
    return after_chance(Position::start({8, 8}, Side::X, 56), kOpeningOfSets, random);
}

// Scores are F in hundredths, without what is final already.
[[nodiscard]] Foresight foresight(const Position& position, int depth, const SetWeights& weights) {
    Budget budget{Limits::none()};
    EstimateTable table{MebiBytes{1}};
    const SetsTree tree{position.size(), weights};
    return PvSearch{tree, table, budget}.search(position.empty(), depth);
}

struct SetSample {
    std::size_t stage;
    SetFeatures features;
    int hundredths;
};

[[nodiscard]] std::vector<SetSample> sampled(const AdjacencyPlay& play, std::uint64_t number,
                                             const SetWeights& weights) {
    Random random{play.seed.derive(number)};
    Position position = opened(random);
    const Geometry geometry{position.size()};
    std::vector<SetSample> samples;
    adjacency::full::SubsetMemory memory;
    std::optional<adjacency::full::SubsetValues> table;
    while (position.plies_left() >= kFewestCells) {
        const Bitboard cells = position.empty();
        if (!table && cells.count() <= kCellsOfOwnTable) {
            Budget budget{Limits::none()};
            table = adjacency::full::SubsetValues::of(geometry, cells, memory, {budget});
        }
        const int value = table ? kHundredths * table->value(cells)
                                : foresight(position, play.depth, weights).moves.front().score;
        samples.push_back({adjacency::player::set_stage_of(cells.count()),
                           adjacency::player::set_features_of(geometry, cells), value});
        const Square move = random.chance(kStrayOfSets)
                                ? random.pick(position.legal_moves())
                                : foresight(position, kPliesAhead, weights).moves.front().move;
        position = position.after(move);
    }
    return samples;
}

}  // namespace

AdjacencySetsFit fit_adjacency_sets(const AdjacencyPlay& play, const SetWeights& weights) {
    std::vector<LeastSquares<kSetFeatures>> sums(kSetStages);
    std::vector<SetSample> all;
    run_jobs(
        play.workers, GameNumbers{play},
        [&](int, std::uint64_t number) { return sampled(play, number, weights); },
        [&](const std::vector<SetSample>& samples) {
            for (const SetSample& sample : samples) {
                sums[sample.stage].add(sample.features, sample.hundredths);
            }
            all.insert(all.end(), samples.begin(), samples.end());
        });
    AdjacencySetsFit fit{weights, all.size()};
    for (std::size_t stage = 0; stage < kSetStages; ++stage) {
        if (sums[stage].samples() < kSamplesToFitSets) continue;
        ++fit.stages;
        const auto solution = sums[stage].solution();
        for (std::size_t i = 0; i < kSetFeatures; ++i) {
            fit.weights[stage][i] = static_cast<std::int16_t>(std::lround(solution[i]));
        }
    }
    double squares = 0;
    for (const SetSample& sample : all) {
        double error = -sample.hundredths;
        for (std::size_t i = 0; i < kSetFeatures; ++i) {
            error += sample.features[i] * fit.weights[sample.stage][i];
        }
        squares += error * error;
    }
    if (!all.empty()) {
        fit.mean_error = std::sqrt(squares / static_cast<double>(all.size())) / kHundredths;
    }
    return fit;
}

AdjacencyMatch match_adjacency_sets(const AdjacencyPlay& play, const SetWeights& first,
                                    const SetWeights& second) {
    return match_of(play, opened, [&](const Position& position, Weighed by) {
        return foresight(position, play.depth, by == Weighed::First ? first : second)
            .moves.front()
            .move;
    });
}

}  // namespace lawan::training
