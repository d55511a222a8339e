#include "engines/adjacency/player/player.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "core/symmetry.hpp"
#include "engines/adjacency/full/full_game.hpp"
#include "engines/adjacency/neighbour_counts.hpp"
#include "engines/adjacency/player/exact.hpp"
#include "engines/adjacency/player/game_search.hpp"
#include "engines/adjacency/player/set_look.hpp"
#include "engines/adjacency/solver.hpp"

namespace lawan::adjacency::player {
namespace {

constexpr int kAllPlies = 64;
constexpr Seconds kUsualTime{5};  // as in the papers
// Of the time for a move: what an attempt to solve may take, and what is kept for the way back.
constexpr double kShareToSolve = 0.6;
constexpr double kShareForFullBoard = 0.9;  // soon it is known how long it will take
constexpr double kShareInAll = 0.92;
// Kept at least, as far as half of the time allows: a busy machine comes back late.
constexpr Seconds kKeptAtLeast{0.03};
// With a mirror to fall back on, what takes so many times as long as there is time is worth trying.
constexpr double kHopeful = 10;

// Chosen so that each level scores 58 to 70 % against the one before it at 8 rounds:
// docs/serve.md has the matches.
constexpr std::array<Strength, kStrongestLevel> kStrengths{{{1, 1, 500, false},
                                                            {1, 1, 250, false},
                                                            {1, 2, 220, false},
                                                            {2, 2, 180, false},
                                                            {2, 3, 165, false},
                                                            {3, 4, 125, false},
                                                            {3, 5, 99, false},
                                                            {4, 5, 67, false},
                                                            {4, 6, 46, false},
                                                            {kAllPlies, kAllPlies, 0, true}}};

// When a move has to be there, counted from its beginning.
[[nodiscard]] Seconds end_for(const Budget& budget) {
    const Seconds whole = budget.limits().time.value_or(kUsualTime);
    return std::max(0.5 * whole, std::min(kShareInAll * whole, whole - kKeptAtLeast));
}

// What is left for the move.
[[nodiscard]] Portion left_of(const Budget& budget) {
    const Limits& limits = budget.limits();
    Portion left;
    if (limits.nodes) left.nodes = budget.nodes_left();
    left.time = limits.nodes && !limits.time
                    ? Portion::kAnyTime
                    : std::max(Seconds{0}, end_for(budget) - budget.elapsed());
    return left;
}

[[nodiscard]] Reason outcome(int score) {
    if (score > 0) return {"wins-by", {std::to_string(score)}};
    if (score < 0) return {"loses-by", {std::to_string(-score)}};
    return {"draws", {}};
}

[[nodiscard]] Thought<Square> finished(Thought<Square> thought, const Budget& budget) {
    if (thought.line.empty()) thought.line = {thought.best};
    thought.nodes = budget.nodes();
    thought.time = budget.elapsed();
    return thought;
}

[[nodiscard]] Thought<Square> from_exact(const Exact& exact, int plies) {
    Thought<Square> thought{};
    thought.best = exact.best;
    thought.line = exact.line;
    thought.valuation = exact.settled ? Valuation::proved(Score{exact.score})
                                      : Valuation::estimated(Score{exact.score});
    thought.depth = plies;
    thought.reasons.push_back(exact.settled
                                  ? outcome(exact.score)
                                  : Reason{"wins-at-least", {std::to_string(exact.score)}});
    return thought;
}

// A score as a player with this strength sees it: a sum of uniform numbers, nearly normal.
[[nodiscard]] int blurred(int score, int blur, Random& random) {
    if (blur == 0) return score;
    double noise = 0;
    for (int i = 0; i < 4; ++i) noise += random.unit() - 0.5;
    constexpr double kDeviationOfSum = 0.577;  // of four uniform numbers
    return score + static_cast<int>(noise / kDeviationOfSum * blur);
}

[[nodiscard]] Thought<Square> search_for(const Position& position, const Settings& settings,
                                         const Strength& strength, Budget& budget, Random& random) {
    const int limit = budget.limits().depth.value_or(kAllPlies);
    const int depth = std::max(1, std::min(strength.depth, limit));
    const auto end = budget.limits().time ? std::optional{end_for(budget)} : std::nullopt;
    constexpr Seconds kMoment{0.5};
    const MebiBytes memory =
        memory_worth_clearing(depth, left_of(budget), kMoment, settings.memory);
    // A level that errs does so by what marks seem to be worth.
    const bool by_sets = strength.blur == 0 && full::fills_the_board(position);
    const Looked looked = by_sets
                              ? SetLook{position, budget, end, memory}.look(depth)
                              : GameSearch{position, budget, end, memory, *settings.weights}.look(
                                    depth, strength.blur > 0);
    const RootMove* best = &looked.moves.front();
    if (strength.blur > 0) {
        int best_score = blurred(best->score, strength.blur, random);
        for (std::size_t i = 1; i < looked.moves.size(); ++i) {
            const int score = blurred(looked.moves[i].score, strength.blur, random);
            if (score <= best_score) continue;
            best_score = score;
            best = &looked.moves[i];
        }
    }
    Thought<Square> thought{};
    thought.best = best->move;
    thought.depth = looked.depth;
    thought.line = best == &looked.moves.front() ? looked.line : std::vector<Square>{best->move};
    const int score = best->score;
    const int marks = (score + (score >= 0 ? kHundredths / 2 : -kHundredths / 2)) / kHundredths;
    if (looked.depth >= position.plies_left() && position.plies_left() <= 2) {
        thought.valuation = Valuation::proved(Score{marks});
    } else if (looked.depth > 0) {
        const bool capped = second_player_can_mirror(position);
        thought.valuation = Valuation::estimated(Score{capped ? std::min(marks, 0) : marks});
        thought.reasons.push_back({"search-says", {std::to_string(looked.depth)}});
        if (capped && marks > 0) thought.reasons.push_back({"mirror-bound", {}});
    }
    return thought;
}

// The mirror's move. Whoever asks for a depth wants to know more of it than that nothing is lost.
[[nodiscard]] Thought<Square> with_mirror(const Position& position, Square move,
                                          const Settings& settings, const Strength& strength,
                                          Budget& budget, Random& random) {
    Thought<Square> thought{};
    thought.best = move;
    thought.line = {move};
    thought.valuation = Valuation::estimated(Score{0});
    const auto depth = budget.limits().depth;
    const Position after = position.after(move);
    if (depth && *depth > 1 && after.plies_left() > 0) {
        const Thought<Square> answer = search_for(after, settings, strength, budget, random);
        if (answer.valuation) {
            thought.valuation =
                Valuation::estimated(std::max(Score{-answer.valuation->score.points()}, Score{0}));
            thought.depth = std::min(*depth, answer.depth + 1);
            thought.line.insert(thought.line.end(), answer.line.begin(), answer.line.end());
            thought.reasons.push_back({"search-says", {std::to_string(thought.depth)}});
        }
    }
    thought.reasons.push_back({"keeps-the-mirror", {}});
    return thought;
}

}  // namespace

const Strength& strength_of(int level) {
    return kStrengths[static_cast<std::size_t>(std::clamp(level, kWeakestLevel, kStrongestLevel) -
                                               1)];
}

std::optional<Square> mirror_move(const Position& position) {
    if (position.plies_left() % 2 == 0) return std::nullopt;
    // The move before stands where the image of the empty cells shows a mark.
    const Bitboard turned = image(position.empty(), Symmetry::rotation_by_180(), position.size());
    const Bitboard candidates = position.empty() & ~turned;
    if (candidates.empty() || has_two(candidates)) return std::nullopt;
    const Square move = candidates.first();
    if (!second_player_can_mirror(position.after(move))) return std::nullopt;
    return move;
}

Thought<Square> think(const Position& position, const Settings& settings, Budget& budget,
                      Random& random) {
    const Strength& strength = strength_of(settings.level);
    const int plies = position.plies_left();
    const int depth_limit = budget.limits().depth.value_or(kAllPlies);
    const auto mirror = strength.mirror ? mirror_move(position) : std::nullopt;
    // With the mirror to fall back on, all the time can go into finding something better.
    const bool solves = plies <= std::min(strength.exact_plies, depth_limit);
    const Portion whole = left_of(budget);
    const Portion portion = whole.share(mirror                            ? 1
                                        : full::fills_the_board(position) ? kShareForFullBoard
                                                                          : kShareToSolve);
    const Means means{settings.memory, settings.threads};
    if (solves && within_reach(position, mirror ? portion.share(kHopeful) : portion, means)) {
        const SolvingTime times{portion, strength.blur == 0 ? whole : Portion{}};
        const auto exact = solve_within(position, budget, times, means);
        if (exact) return finished(from_exact(*exact, plies), budget);
    }
    if (mirror) {
        return finished(with_mirror(position, *mirror, settings, strength, budget, random), budget);
    }
    return finished(search_for(position, settings, strength, budget, random), budget);
}

}  // namespace lawan::adjacency::player
