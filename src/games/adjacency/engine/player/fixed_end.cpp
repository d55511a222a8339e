#include "games/adjacency/engine/player/fixed_end.hpp"

#include <algorithm>
#include <cstdint>

#include "games/adjacency/engine/fixed/answer_together.hpp"
#include "games/adjacency/engine/fixed/swing_order.hpp"
#include "games/adjacency/engine/player/replies.hpp"

namespace lawan::adjacency::player {
namespace {

// A search of a few plies or of a moment fits into little memory, and to clear much of it takes
// longer than the search. A ply more takes about four times the nodes.
[[nodiscard]] MebiBytes proof_memory(int plies, const Limits& limits) {
    constexpr int kFewPlies = 6;
    constexpr int kMorePlies = 11;
    constexpr Seconds kBlink{0.01};
    constexpr Seconds kMoment{0.3};
    constexpr std::uint64_t kForAMoment = 16;
    if (plies <= kFewPlies || core_time(limits) <= kBlink) return {1};
    if (plies <= kMorePlies || core_time(limits) <= kMoment) return {kForAMoment};
    return {kForAMoment << std::min(2 * (plies - kMorePlies), 20)};
}

// With more plies left the other side may err later as well, and a trap for the next move costs
// more than it brings: there what an estimate prefers is a better choice.
constexpr int kPliesForTraps = 10;

}  // namespace

FixedEnd::FixedEnd(const Position& root, Budget& budget, const SolvingTime& time, Tables& tables,
                   int threads)
    : root_{root},
      marks_{fixed::Marks::of(root)},
      plies_{root.plies_left()},
      scale_{root},
      time_{time},
      budget_{budget},
      table_{tables.proofs(proof_memory(root.plies_left(), time.value))},
      threads_{threads},
      kept_{fixed::symmetries_of(root)},
      share_{&budget},
      search_{table_, traffic_, budget, root.size(), kept_} {
    traffic_.shared = threads_ > 1;
}

void FixedEnd::begin(Budget& share) {
    share_ = &share;
    search_ = fixed::SwingSearch{table_, traffic_, share, root_.size(), kept_};
    traffic_.restart();
}

std::optional<SolvedEnd> FixedEnd::solve() {
    Swing swing{};
    std::optional<Square> best;
    {
        Budget share = budget_.share(time_.value);
        begin(share);
        swing = bound_swing();
        if (swing.settled()) best = move_that_keeps(swing.lower);
    }
    const int score = scale_.score(swing.lower);
    // A win is a win, by however much; and what is proved has its move in the table.
    if (!best && (swing.settled() || score > 0)) {
        constexpr Seconds kToAskTheTable{0.002};
        Budget share = budget_.share(as_long_as(kToAskTheTable, budget_));
        begin(share);
        best = move_that_keeps(swing.lower);
    }
    if (!best) return std::nullopt;
    if (score <= 0 && swing.settled() && time_.traps == Traps::Set) {
        score_ = score;
        best = choose(swing.lower, *best);
    }
    return SolvedEnd{score, *best, swing.settled()};
}

bool FixedEnd::is_at_least(const fixed::Marks& marks, int plies, int swing) {
    constexpr int kPliesForThreads = 9;  // with fewer, to start them takes longer
    if (threads_ == 1 || plies < kPliesForThreads) {
        Bitboard zone;
        return search_.is_at_least(marks, plies, swing, zone);
    }
    const std::optional<bool> answer = fixed::answer_together(
        {table_, traffic_, *share_, root_.size(), kept_, threads_}, marks, plies, swing);
    if (answer) traffic_.restart();
    return answer.value_or(false);
}

// First whether the game is won, then whether it is drawn, then by how much.
FixedEnd::Swing FixedEnd::bound_swing() {
    Swing swing{-2 * plies_ - 2, 2 * plies_ + 2};
    int guess = scale_.swing_for(1);
    while (swing.lower < swing.upper) {
        const int test = std::clamp(guess, swing.lower + 1, swing.upper);
        const bool holds = is_at_least(marks_, plies_, test);
        if (traffic_.stopped()) break;
        if (holds) {
            swing.lower = test;
            guess = test + 1;
        } else {
            swing.upper = test - 1;
            guess = swing.upper;
        }
    }
    return swing;
}

bool FixedEnd::keeps(Square move, int swing) {
    return !is_at_least(marks_.after(move), plies_ - 1, marks_.flips(move) - swing + 1);
}

std::optional<Square> FixedEnd::move_that_keeps(int swing) {
    // The last proof that it is at least this left its move in the table.
    if (!is_at_least(marks_, plies_, swing) || traffic_.stopped()) return std::nullopt;
    const auto known = search_.best_known(marks_, plies_);
    if (known && marks_.empty.has(*known) && keeps(*known, swing) && !traffic_.stopped()) {
        return known;
    }
    for (const Square move : squares(marks_.empty)) {
        const bool kept = keeps(move, swing);
        if (traffic_.stopped()) return std::nullopt;
        if (kept) return move;
    }
    return std::nullopt;
}

// How likely the other side, to move with this swing, answers with a move that loses some of it;
// less than `to_beat` where that is all that can be said.
double FixedEnd::chance_of_error(const fixed::Marks& marks, int plies, int swing, double to_beat) {
    const Replies replies = likely_replies(marks, plies);
    double wrong = 0;
    double left = 1;
    // Not one node of the search, but as long as many: the clock has to be asked.
    share_->poll();
    if (share_->spent()) traffic_.stop();
    for (std::size_t i = 0; i < replies.count && wrong + left > to_beat; ++i) {
        const auto [reply, chance] = replies.all[i];
        left -= chance;
        if (is_at_least(marks.after(reply), plies - 1, marks.flips(reply) - swing + 1)) {
            wrong += chance;
        }
        if (traffic_.stopped()) return 0;
    }
    return wrong;
}

std::vector<Square> FixedEnd::in_order(const fixed::Marks& marks, int plies, Bitboard first) {
    const fixed::Surroundings around{marks};
    fixed::SwingOrder order{marks, around, plies, first, true};
    std::vector<Square> moves;
    for (;;) {
        const Bitboard next = order.next(~Bitboard{});
        if (next.empty()) return moves;
        moves.push_back(next.first());
    }
}

double FixedEnd::points_for(int given) const {
    constexpr double kDraw = 0.5;
    constexpr double kFewerLost = 0.02;
    const int score = score_ + 2 * given;
    if (score > 0) return 1;
    return score == 0 ? kDraw : kFewerLost;
}

double FixedEnd::hope_after(const fixed::Marks& marks, int plies, int swing,
                            const GuessWeights& weights, int levels, double to_beat) {
    constexpr double kTooUnlikely = 0.02;
    share_->poll();
    if (share_->spent()) traffic_.stop();
    if (plies == 0 || traffic_.stopped()) return 0;
    const BestReplies best = best_replies(search_, traffic_, marks, plies, weights, *share_);
    if (traffic_.stopped()) return 0;
    const double all = sum_of(weights);
    double left = all;
    double hope = 0;
    for (const GuessedReply& reply : guessed_replies(best, weights, root_.size())) {
        if (reply.chance < kTooUnlikely * all || hope + left <= to_beat) break;
        left -= reply.chance;
        const fixed::Marks after = marks.after(reply.move);
        const int kept = marks.flips(reply.move) - swing;  // our swing, if this is right
        int given = 0;
        while (points_for(given) < 1 && is_at_least(after, plies - 1, kept + given + 1)) ++given;
        if (traffic_.stopped()) return 0;
        if (given > 0) {
            hope += reply.chance * points_for(given);
        } else if (levels > 1 && plies > 2) {
            hope += hope_before(after, plies - 1, kept, reply.weights, levels - 1);
        }
    }
    return hope;
}

double FixedEnd::hope_before(const fixed::Marks& marks, int plies, int swing,
                             const GuessWeights& weights, int levels) {
    double most = 0;
    for (const Square move : in_order(marks, plies, {})) {
        const fixed::Marks after = marks.after(move);
        const int theirs = marks.flips(move) - swing;
        const bool is_wrong = is_at_least(after, plies - 1, theirs + 1);
        if (traffic_.stopped()) return 0;
        if (is_wrong) continue;
        most = std::max(most, hope_after(after, plies - 1, theirs, weights, levels, most));
    }
    return most;
}

Square FixedEnd::choose(int swing, Square otherwise) {
    // Of an opponent whose replies fit no guess, only what is usual is known.
    constexpr double kMostOfOthers = 0.1;
    if (plies_ == 1) return otherwise;
    const bool far = plies_ > kPliesForTraps && time_.preferred;
    const bool fits_none = 1 - sum_of(time_.guesses) > kMostOfOthers;
    if (fits_none && !far) return best_trap(swing, otherwise);
    const std::vector<Square> moves =
        far ? time_.preferred() : in_order(marks_, plies_, Bitboard::of(otherwise));
    if (!fits_none) {
        if (const auto move = most_promising(swing, moves)) return *move;
    }
    return far ? first_that_keeps(swing, otherwise, moves) : otherwise;
}

// The hope of an error at the next reply first, then of one that may come later, as far as there is
// time; the moves that promise most come first each time. None where none was found to keep it.
std::optional<Square> FixedEnd::most_promising(int swing, const std::vector<Square>& moves) {
    constexpr int kMostLevels = 5;
    constexpr Seconds kLongEnough{1};
    Budget share = budget_.share(as_long_as(kLongEnough, budget_));
    begin(share);
    std::vector<Hope> kept;
    double most = 0;
    for (const Square move : moves) {
        const bool keeps_it = keeps(move, swing);
        if (traffic_.stopped()) break;
        if (!keeps_it) continue;
        const double hope = hope_of(move, swing, 1, most);
        if (traffic_.stopped()) break;
        kept.push_back({move, hope});
        most = std::max(most, hope);
    }
    std::optional<Square> best;
    for (int levels = 2; !kept.empty(); ++levels) {
        std::stable_sort(kept.begin(), kept.end(),
                         [](const Hope& a, const Hope& b) { return a.points > b.points; });
        best = kept.front().move;
        if (traffic_.stopped() || levels > std::min(kMostLevels, plies_ / 2)) break;
        std::vector<Hope> deeper;
        most = 0;
        for (const Hope& each : kept) {
            const double hope = hope_of(each.move, swing, levels, most);
            if (traffic_.stopped()) break;
            deeper.push_back({each.move, hope});
            most = std::max(most, hope);
        }
        kept = std::move(deeper);
    }
    return best;
}

double FixedEnd::hope_of(Square move, int swing, int levels, double to_beat) {
    const int theirs = marks_.flips(move) - swing;
    return hope_after(marks_.after(move), plies_ - 1, theirs, time_.guesses, levels, to_beat);
}

Square FixedEnd::first_that_keeps(int swing, Square otherwise, const std::vector<Square>& moves) {
    Budget share = budget_.share(time_.value);
    begin(share);
    for (const Square move : moves) {
        const bool kept = keeps(move, swing);
        if (traffic_.stopped()) break;
        if (kept) return move;
    }
    return otherwise;
}

Square FixedEnd::best_trap(int swing, Square otherwise) {
    constexpr Seconds kLongEnough{1};
    Budget share = budget_.share(as_long_as(kLongEnough, budget_));
    begin(share);
    Square best = otherwise;
    double chance = 0;
    for (const Square move : in_order(marks_, plies_, Bitboard::of(otherwise))) {
        const bool kept = keeps(move, swing);
        if (traffic_.stopped()) break;
        if (!kept) continue;
        const double chance_here =
            chance_of_error(marks_.after(move), plies_ - 1, marks_.flips(move) - swing, chance);
        if (traffic_.stopped()) break;
        if (chance_here <= chance) continue;
        chance = chance_here;
        best = move;
    }
    return best;
}

}  // namespace lawan::adjacency::player
