#include "games/adjacency/engine/player/player.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <vector>

#include "core/symmetry.hpp"
#include "games/adjacency/engine/full/full_game.hpp"
#include "games/adjacency/engine/neighbour_counts.hpp"
#include "games/adjacency/engine/player/endgame.hpp"
#include "games/adjacency/engine/player/marks_tree.hpp"
#include "games/adjacency/engine/player/opening.hpp"
#include "games/adjacency/engine/player/sets_tree.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "games/adjacency/words.hpp"
#include "module/words.hpp"

namespace lawan::adjacency::player {
namespace {

constexpr int kAllPlies = 64;
constexpr Seconds kUsualTime{5};  // as in the papers
// Of what is left for a move: what an attempt to solve may take. The rest is for a search.
constexpr double kShareToSolve = 0.6;
constexpr double kShareForFullBoard = 0.9;  // soon it is known how long it will take
constexpr double kShareWithMirror = 0.97;   // which needs no search
// An end that takes a small part of the time when nobody else has the processor is solved even on a
// busy one, if it is given time.
constexpr double kSmallPart = 0.25;
constexpr double kShareOfSmall = 0.9;
// When the value is known: for an estimate that chooses among the moves that keep it.
constexpr double kShareToChoose = 0.6;
// With a mirror to fall back on, what takes forty times as long as there is time is worth trying:
// wins against quiet moves, where the mirror is wrong most often, are found much sooner.
constexpr double kHopeful = 40;

// Chosen so that each level scores 58 to 70 % against the one before it at 8 rounds:
// docs/adjacency-engine.md has the matches.
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

// What is left for the move.
[[nodiscard]] Limits left_of(const Budget& budget) {
    Limits left = budget.left();
    if (!left.nodes && !left.time) left.time = kUsualTime;
    return left;
}

// A search of a few plies or of a moment fits into little memory, and to clear much of it takes
// longer than the search.
[[nodiscard]] MebiBytes estimate_memory(int depth, const Limits& limits) {
    constexpr int kFewPlies = 6;
    constexpr Seconds kBlink{0.01};
    constexpr Seconds kMoment{0.5};
    if (depth <= kFewPlies || core_time(limits) <= kBlink) return {1};
    if (core_time(limits) <= kMoment) return {16};
    return {std::numeric_limits<std::uint64_t>::max()};
}

[[nodiscard]] Reason outcome(int score) {
    if (score > 0) return {lawan::words::kWinsBy, {score}};
    if (score < 0) return {lawan::words::kLosesBy, {-score}};
    return lawan::words::kDraws;
}

[[nodiscard]] Thought<Square> finished(Thought<Square> thought, const Budget& budget) {
    if (thought.line.empty()) thought.line = {thought.best};
    thought.nodes = budget.nodes();
    thought.time = budget.elapsed();
    return thought;
}

[[nodiscard]] Thought<Square> from_solved(const SolvedEnd& end, int plies) {
    Thought<Square> thought{};
    thought.best = end.best;
    thought.line = end.line;
    thought.valuation =
        end.settled ? Valuation::proved(Score{end.score}) : Valuation::estimated(Score{end.score});
    thought.depth = plies;
    thought.reasons.push_back(end.settled ? outcome(end.score)
                                          : Reason{lawan::words::kWinsAtLeast, {end.score}});
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

// The one that seems best to a player with this strength.
[[nodiscard]] const ScoredMove& chosen(const std::vector<ScoredMove>& moves, int blur,
                                       Random& random) {
    const ScoredMove* best = &moves.front();
    if (blur == 0) return *best;
    int best_score = blurred(best->score, blur, random);
    for (std::size_t i = 1; i < moves.size(); ++i) {
        const int score = blurred(moves[i].score, blur, random);
        if (score <= best_score) continue;
        best_score = score;
        best = &moves[i];
    }
    return *best;
}

[[nodiscard]] int in_marks(int hundredths) {
    const int half = hundredths >= 0 ? kHundredths / 2 : -kHundredths / 2;
    return (hundredths + half) / kHundredths;
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

std::optional<Thought<Square>> Player::solved(const Position& position, Budget& budget,
                                              bool can_mirror) {
    const int plies = position.plies_left();
    const int depth_limit = budget.limits().depth.value_or(kAllPlies);
    if (plies > std::min(strength_.exact_plies, depth_limit)) return std::nullopt;
    const Limits left = left_of(budget);
    const auto reaches = [&](const Limits& limits) {
        return within_reach(position, limits, settings_.memory, settings_.threads);
    };
    double share = full::fills_the_board(position) ? kShareForFullBoard : kShareToSolve;
    if (can_mirror) {
        share = kShareWithMirror;
        if (!reaches(left.part(kHopeful))) return std::nullopt;
    } else if (!reaches(left.part(share))) {
        return std::nullopt;
    } else if (reaches(left.part(share * kSmallPart))) {
        share = kShareOfSmall;
    }
    const Traps traps = strength_.blur == 0 ? Traps::Set : Traps::None;
    const auto by_estimate = [&] {
        Budget part = budget.share(left_of(budget).part(kShareToChoose));
        std::vector<Square> moves;
        for (const ScoredMove& each : foresight(position, part).moves) moves.push_back(each.move);
        return moves;
    };
    const auto end =
        solve_within(position, budget, {left.part(share), traps, by_estimate, guesses_.weights()},
                     tables_, settings_.threads);
    if (!end) return std::nullopt;
    return from_solved(*end, plies);
}

Foresight Player::foresight(const Position& position, Budget& budget) {
    // A player who errs does not tell what he has seen.
    const auto told_from = [&](int before) {
        return [&budget, before, errs = strength_.blur > 0](int depth, int score,
                                                            const std::vector<Square>& line) {
            if (errs) return;
            Thought<Square> thought{};
            thought.best = line.front();
            thought.valuation = Valuation::estimated(Score{in_marks(score) + before});
            thought.depth = depth;
            thought.line = line;
            budget.finished_depth(thought);
        };
    };
    const int limit = budget.limits().depth.value_or(kAllPlies);
    const int depth = std::max(1, std::min(strength_.depth, limit));
    tables_.set_board(position.size());
    EstimateTable& table = tables_.estimates(estimate_memory(depth, left_of(budget)));
    // A level that errs does so by what marks seem to be worth.
    if (strength_.blur > 0 || !full::fills_the_board(position)) {
        const MarksTree tree{position.size(), *settings_.weights};
        return PvSearch{tree, table, budget, told_from(0)}.search(
            MarksTree::node_of(position), depth,
            strength_.blur > 0 ? RootScores::OfEach : RootScores::OfTheBest);
    }
    const SetsTree tree{position.size(), *settings_.set_weights};
    const int difference = full::final_difference(position);
    Foresight found =
        PvSearch{tree, table, budget, told_from(difference)}.search(position.empty(), depth);
    for (ScoredMove& move : found.moves) move.score += kHundredths * difference;
    return found;
}

Thought<Square> Player::searched(const Position& position, Budget& budget, Random& random) {
    const Foresight found = foresight(position, budget);
    const ScoredMove& best = chosen(found.moves, strength_.blur, random);
    Thought<Square> thought{};
    thought.best = best.move;
    thought.depth = found.depth;
    thought.line =
        best.move == found.moves.front().move ? found.line : std::vector<Square>{best.move};
    const int marks = in_marks(best.score);
    if (found.depth >= position.plies_left() && position.plies_left() <= 2) {
        thought.valuation = Valuation::proved(Score{marks});
    } else if (found.depth > 0) {
        const bool capped = second_player_can_mirror(position);
        thought.valuation = Valuation::estimated(Score{capped ? std::min(marks, 0) : marks});
        thought.reasons.push_back({lawan::words::kSearchSays, {found.depth}});
        if (capped && marks > 0) thought.reasons.push_back(words::kMirrorBound);
    }
    const auto opening = strength_.blur == 0 ? learned_opening(position) : std::nullopt;
    if (opening && *opening != thought.best) {
        thought.best = *opening;
        thought.line = {*opening};
        thought.reasons.clear();  // which are the search's
    }
    return thought;
}

Thought<Square> Player::mirrored(const Position& position, Square move, Budget& budget,
                                 Random& random) {
    Thought<Square> thought{};
    thought.best = move;
    thought.line = {move};
    thought.valuation = Valuation::estimated(Score{0});
    const auto depth = budget.limits().depth;
    const Position after = position.after(move);
    if (depth && *depth > 1 && after.plies_left() > 0) {
        const Thought<Square> answer = searched(after, budget, random);
        if (answer.valuation) {
            thought.valuation =
                Valuation::estimated(std::max(Score{-answer.valuation->score.points()}, Score{0}));
            thought.depth = std::min(*depth, answer.depth + 1);
            thought.line.insert(thought.line.end(), answer.line.begin(), answer.line.end());
            thought.reasons.push_back({lawan::words::kSearchSays, {thought.depth}});
        }
    }
    thought.reasons.push_back(words::kKeepsTheMirror);
    return thought;
}

void Player::look_back(const Position& position, Budget& budget) {
    if (!awaited_ || strength_.blur > 0 || full::fills_the_board(position)) return;
    const Position& before = *awaited_;
    const Bitboard marked = before.empty() & ~position.empty();
    if (before.size() != position.size() || marked.empty() || has_two(marked)) return;
    const Square reply = marked.first();
    if (!before.is_legal(reply) || before.after(reply) != position) return;
    constexpr double kPart = 0.1;
    Budget share = budget.share(left_of(budget).part(kPart));
    fixed::Traffic traffic;
    fixed::SwingSearch search{tables_.proofs({1}), traffic, share, before.size(), {}};
    GuessWeights all;
    all.fill(1);
    const BestReplies best =
        best_replies(search, traffic, fixed::Marks::of(before), before.plies_left(), all, share);
    guesses_.saw(best, reply, before.empty(), before.size());
}

Thought<Square> Player::think(const Position& position, Budget& budget, Random& random) {
    tables_.set_board(position.size());
    look_back(position, budget);
    Thought<Square> thought = thought_on(position, budget, random);
    awaited_ = position.after(thought.best);
    return thought;
}

Thought<Square> Player::thought_on(const Position& position, Budget& budget, Random& random) {
    // With the mirror to fall back on, all the time can go into finding something better.
    const auto mirror = strength_.mirror ? mirror_move(position) : std::nullopt;
    if (auto thought = solved(position, budget, mirror.has_value())) {
        return finished(*std::move(thought), budget);
    }
    if (mirror) return finished(mirrored(position, *mirror, budget, random), budget);
    return finished(searched(position, budget, random), budget);
}

}  // namespace lawan::adjacency::player
