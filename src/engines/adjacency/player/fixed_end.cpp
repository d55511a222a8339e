#include "engines/adjacency/player/fixed_end.hpp"

#include <algorithm>
#include <utility>

#include "engines/adjacency/fixed/answer_together.hpp"
#include "engines/adjacency/fixed/swing_order.hpp"
#include "engines/adjacency/player/replies.hpp"

namespace lawan::adjacency::player {
namespace {

[[nodiscard]] int flips(const fixed::Marks& marks, Square move) {
    return (beside(move) & marks.enemy).count();
}

}  // namespace

FixedEnd::FixedEnd(const Position& root, Budget& budget, const SolvingTime& time,
                   const Means& means)
    : root_{root},
      marks_{fixed::Marks::of(root)},
      plies_{root.plies_left()},
      scale_{root},
      time_{time},
      budget_{&budget},
      begun_{budget.elapsed()},
      allowance_{budget, time.value},
      table_{means.memory},
      threads_{means.threads},
      kept_{fixed::symmetries_of(root)},
      search_{table_, traffic_, root.size(), kept_} {
    traffic_.shared = threads_ > 1;
    traffic_.nodes_between_looks = Allowance::kNodesBetweenLooks;
    traffic_.look = [this] {
        const std::lock_guard lock{looking_};
        const std::uint64_t now = traffic_.nodes();
        if (!allowance_.spend(now - std::exchange(counted_, now))) traffic_.stop();
    };
}

std::optional<Exact> FixedEnd::solve() {
    const Swing swing = bound_swing();
    if (swing.lower == swing.upper) {
        const auto best = move_that_keeps(swing.lower);
        if (!best) return std::nullopt;
        const int score = scale_.score(swing.lower);
        if (score > 0 || time_.with_traps.is_nothing()) return Exact{score, *best};
        return Exact{score, best_trap(swing.lower, *best)};
    }
    // A win is a win, by however much.
    if (scale_.score(swing.lower) <= 0) return std::nullopt;
    constexpr Seconds kToAskTheTable{0.002};
    traffic_.restart();
    allowance_.renew(time_.value.for_as_long_as(kToAskTheTable));
    const auto best = move_that_keeps(swing.lower);
    if (!best) return std::nullopt;
    return Exact{scale_.score(swing.lower), *best, false};
}

bool FixedEnd::is_at_least(const fixed::Marks& marks, int plies, int swing) {
    constexpr int kPliesForThreads = 9;  // with fewer, to start them takes longer
    if (threads_ == 1 || plies < kPliesForThreads) {
        Bitboard zone;
        return search_.is_at_least(marks, plies, swing, zone);
    }
    const std::optional<bool> answer = fixed::answer_together(
        {table_, traffic_, root_.size(), kept_, threads_}, marks, plies, swing);
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
    return !is_at_least(marks_.after(move), plies_ - 1, flips(marks_, move) - swing + 1);
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
    if (!allowance_.goes_on()) traffic_.stop();
    for (std::size_t i = 0; i < replies.count && wrong + left > to_beat; ++i) {
        const auto [reply, chance] = replies.all[i];
        left -= chance;
        if (is_at_least(marks.after(reply), plies - 1, flips(marks, reply) - swing + 1)) {
            wrong += chance;
        }
        if (traffic_.stopped()) return 0;
    }
    return wrong;
}

Square FixedEnd::best_trap(int swing, Square otherwise) {
    constexpr Seconds kLongEnough{1};
    const Portion left = time_.with_traps.less(budget_->elapsed() - begun_, counted_);
    if (left.is_nothing()) return otherwise;
    allowance_.renew(left.at_most(kLongEnough));
    const fixed::Surroundings around{marks_};
    fixed::SwingOrder order{marks_, around, plies_, Bitboard::of(otherwise), true};
    Square best = otherwise;
    double chance = 0;
    for (;;) {
        const Bitboard next = order.next(~Bitboard{});
        if (next.empty() || plies_ == 1) break;
        const Square move = next.first();
        const bool kept = keeps(move, swing);
        if (traffic_.stopped()) break;
        if (!kept) continue;
        const double chance_here =
            chance_of_error(marks_.after(move), plies_ - 1, flips(marks_, move) - swing, chance);
        if (traffic_.stopped()) break;
        if (chance_here <= chance) continue;
        chance = chance_here;
        best = move;
    }
    return best;
}

}  // namespace lawan::adjacency::player
