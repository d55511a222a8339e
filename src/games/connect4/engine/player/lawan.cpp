#include "games/connect4/engine/player/lawan.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "games/connect4/engine/player/effort.hpp"
#include "games/connect4/engine/player/move_reasons.hpp"
#include "games/connect4/engine/solver/prover.hpp"
#include "games/connect4/engine/solver/solve.hpp"
#include "games/connect4/evaluators/threats.hpp"
#include "search/iterative_deepening.hpp"
#include "search/move_ordering.hpp"
#include "search/mtdf.hpp"

namespace lawan::connect4::player {
namespace {

constexpr double kSolversShare = 0.6;
constexpr double kSolversNodesASecond = 3e6;  // a guess, to know whether a try is worth its time
constexpr double kWorthATry = 4;    // times the nodes there are: some positions are much easier
constexpr std::size_t kGlance = 4;  // the moves that one who errs hesitates between

// Whether there is any hope that the solver comes to an end.
[[nodiscard]] bool worth_a_try(const Position& position, const Limits& limits) {
    const auto expected = static_cast<double>(expected_nodes(position));
    if (limits.nodes && expected > kWorthATry * static_cast<double>(*limits.nodes)) return false;
    return !limits.time || expected <= kWorthATry * kSolversNodesASecond * limits.time->count();
}

// Who asks for hardly any depth wants a quick look, as an analysis does at first; and who limits
// nothing but the depth wants no deeper one.
[[nodiscard]] bool may_be_solved(const Position& position, const Limits& limits) {
    if (!limits.depth) return true;
    if (*limits.depth >= position.empty_cells().count()) return true;
    return *limits.depth > 1 && (limits.nodes || limits.time);
}

// The value and the best move of the solver, if it has one in its share of the budget.
[[nodiscard]] std::optional<solver::Solved> solved(const Position& position, MebiBytes memory,
                                                   Budget& budget) {
    const Limits part = budget.left().part(kSolversShare);
    if (!worth_a_try(position, part)) return std::nullopt;
    Budget share = budget.share(part);
    const auto prover =
        solver::make_prover(position.rules(), solver::enough_for(part.nodes, memory));
    solver::Solver solver{position, *prover, share};
    solver::Solved known;
    solver.find_value({}, known);
    if (!known.settled()) return std::nullopt;
    // The quickest win or the longest defence, if there is time for it; else any move that keeps
    // the value.
    solver.find_distance(known);
    solver.find_line(known);
    if (known.line.empty()) {
        solver.find_best_moves(known);
        if (known.best.empty()) return std::nullopt;
        known.line = {known.best.front()};
    }
    return known;
}

[[nodiscard]] bool is_estimate(const Valuation& valuation) {
    return !valuation.is_proved() && !decided(valuation.score);
}

// Who made the last disc of a search has one more on the board, so that estimates swing with each
// ply: on the empty board 10 plies say that the first player is behind, 11 that he is ahead. What
// is told is the mean of the last two depths.
[[nodiscard]] Valuation without_swing(const Valuation& last, const Valuation& before) {
    if (!is_estimate(last) || !is_estimate(before)) return last;
    return Valuation::estimated(Score{(last.score.points() + before.score.points()) / 2});
}

[[nodiscard]] Thought<Square> estimated(const Position& position, int most_depth, MebiBytes memory,
                                        Budget& budget) {
    constexpr Threats kEvaluator;
    constexpr int kShortLook = 5;
    constexpr std::uint64_t kNodesOfShortLook = 20'000;
    const Limits left = budget.left().tightened_by(
        most_depth <= kShortLook ? Limits::of_nodes(kNodesOfShortLook) : Limits::none());
    TranspositionTable<Square> table{solver::enough_for(left.nodes, memory)};
    Mtdf<Position, Threats, ByStaticScore> search{kEvaluator, budget, table};
    FirstGuess guess;
    std::vector<Valuation> values;  // of each search that came to one
    Thought<Square> thought =
        iterative_deepening(position, most_depth, budget, [&](int depth, const auto& previous) {
            if (previous) guess.saw(previous->value);
            auto found = search.search(position, depth, guess.next(), best_move_of(previous));
            if (found) values.push_back(valuation_of(position, *found));
            return found;
        });
    if (values.size() > 1) thought.valuation = without_swing(values.back(), values.rbegin()[1]);
    return thought;
}

// Something plausible that is not the best move: what looks good at a glance.
[[nodiscard]] std::optional<Square> slip(const Position& position, Square best, Random& random) {
    constexpr Threats kEvaluator;
    std::vector<std::pair<Score, Square>> rated;
    for (const Square move : position.legal_moves()) {
        if (move == best) continue;
        const Position after = position.after(move);
        const Score score = is_over(after) ? kEvaluator.outcome(after) : kEvaluator.evaluate(after);
        rated.emplace_back(score, move);
    }
    if (rated.empty()) return std::nullopt;
    // The scores are the opponent's.
    std::sort(rated.begin(), rated.end());
    rated.resize(std::min(rated.size(), kGlance));
    return random.pick(rated).second;
}

[[nodiscard]] bool errs(const Position& position, const LevelTraits& level, Random& random) {
    if (level.errors == 0) return false;
    if (level.sees_own_wins && wins_now(position).any()) return false;
    if (level.sees_other_wins && wins_of_opponent(position).any()) return false;
    return random.chance(level.errors);
}

}  // namespace

// By matches between neighbours; docs/connect4-engine.md has the results.
const LevelTraits& level_of(int level) {
    static constexpr std::array<LevelTraits, 10> kLevels{{{0.8, 1, false, false},
                                                          {0.6, 1, true, false},
                                                          {0.5, 1, true, true},
                                                          {0.4, 2, true, true},
                                                          {0.3, 3, true, true},
                                                          {0.22, 4, true, true},
                                                          {0.15, 5, true, true},
                                                          {0.1, 7, true, true},
                                                          {0.05, 9, true, true},
                                                          {0, 0, true, true}}};
    return kLevels[static_cast<std::size_t>(std::clamp(level, 1, 10) - 1)];
}

Thought<Square> think(const Position& position, const LawanSettings& settings, Budget& budget,
                      Random& random) {
    const LevelTraits& level = level_of(settings.level);
    const int asked = budget.limits().depth.value_or(kNoDepthLimit);
    const int most_depth = level.depth > 0 ? std::min(level.depth, asked) : asked;
    std::optional<solver::Solved> exact;
    if (level.depth == 0 && may_be_solved(position, budget.limits()))
        exact = solved(position, settings.memory, budget);
    Thought<Square> thought;
    if (exact) {
        thought.best = exact->line.front();
        thought.line = exact->line;
        thought.valuation = Valuation::proved(Score{exact->lower});
        thought.depth = static_cast<int>(exact->line.size());
    } else {
        thought = estimated(position, most_depth, settings.memory, budget);
    }
    if (errs(position, level, random)) {
        if (const auto other = slip(position, thought.best, random)) {
            thought.best = *other;
            thought.line = {*other};
            thought.valuation.reset();
        }
    }
    thought.reasons = reasons_for(position, thought.best);
    thought.nodes = budget.nodes();
    thought.time = budget.elapsed();
    return thought;
}

}  // namespace lawan::connect4::player
