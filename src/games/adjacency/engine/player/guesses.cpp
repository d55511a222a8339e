#include "games/adjacency/engine/player/guesses.hpp"

#include <algorithm>
#include <optional>

#include "games/adjacency/engine/neighbour_counts.hpp"
#include "games/adjacency/rules/cells.hpp"

namespace lawan::adjacency::player {
namespace {

// Before anything was seen, by depth: most programs look three to six plies ahead.
constexpr std::array<double, kGuessedDepths> kPriors{
    0.03, 0.09, 0.11, 0.12, 0.09, 0.08, 0.06, 0.03, 0.04, 0.04, 0.02, 0.02, 0.02, 0.03, 0.04, 0.04};
constexpr double kPriorOfAnyTie = 0.5;  // the other rules share the rest

[[nodiscard]] double prior_of_tie(std::size_t tie) {
    return tie == 0 ? kPriorOfAnyTie : (1 - kPriorOfAnyTie) / (kGuessedTies - 1);
}

// The first of these as the board is read in the order of this tie.
[[nodiscard]] Square first_in_order(Bitboard cells, std::size_t tie, BoardSize size) {
    const std::size_t orders = static_cast<std::size_t>(symmetry_count(size));
    const Symmetry symmetry = kSquareSymmetries[(tie - 1) % orders];
    const Bitboard first = Bitboard::of(image(cells, symmetry, size).first());
    return image(first, symmetry.inverse(), size).first();
}

}  // namespace

void Guesses::forget() {
    for (std::size_t depth = 0; depth < kGuessedDepths; ++depth) {
        for (std::size_t tie = 0; tie < kGuessedTies; ++tie) {
            weights_[depth * kGuessedTies + tie] = kPriors[depth] * prior_of_tie(tie);
        }
    }
}

void Guesses::saw(const BestReplies& best, Square reply, Bitboard empty, BoardSize size) {
    // A guess that was wrong once may be nearly right.
    constexpr double kSlips = 0.1;
    // What others answer is one of a few moves that seem good.
    constexpr double kOthers = 0.15;
    const double others = std::max(1 - sum_of(weights_), 0.0) * kOthers;
    double sum = others;
    const double slip = kSlips / empty.count();
    for (std::size_t depth = 0; depth < kGuessedDepths; ++depth) {
        const Bitboard cells = best.at_depth[depth];
        for (std::size_t tie = 0; tie < kGuessedTies; ++tie) {
            double chance = kOthers;
            if (cells.any()) {
                chance = 0;
                if (tie == 0 && cells.has(reply)) chance = 1.0 / cells.count();
                if (tie > 0 && first_in_order(cells, tie, size) == reply) chance = 1;
                chance = (1 - kSlips) * chance + slip;
            }
            double& weight = weights_[depth * kGuessedTies + tie];
            weight *= chance;
            sum += weight;
        }
    }
    for (double& weight : weights_) weight /= sum;
}

namespace {

enum class Judge : std::uint8_t { SafeMarks, Neighbours, Exposure };

// A plain alpha-beta search, as others write it.
class PlainSearch {
  public:
    PlainSearch(Judge judge, Budget& budget) : judge_{judge}, budget_{budget} {}

    // None when the budget was spent first.
    [[nodiscard]] Bitboard best(const fixed::Marks& marks, int plies, int depth) {
        Bitboard cells;
        int most = -kDecisive * 2;
        for (const Square move : squares(marks.empty)) {
            const int value =
                -search(marks.after(move), plies - 1, depth - 1, -kDecisive * 2, -(most - 1));
            if (value > most) cells = Bitboard{};
            if (value >= most) cells |= Bitboard::of(move);
            most = std::max(most, value);
        }
        return budget_.spent() ? Bitboard{} : cells;
    }

  private:
    static constexpr int kDecisive = 10'000;

    [[nodiscard]] int estimate(const fixed::Marks& marks) const {
        switch (judge_) {
            case Judge::SafeMarks: {
                const Bitboard unsafe = beside(marks.empty);
                return 3 * ((marks.own & ~unsafe).count() - (marks.enemy & ~unsafe).count()) +
                       marks.own.count() - marks.enemy.count();
            }
            case Judge::Neighbours:
                return pairs_beside(marks.own) - pairs_beside(marks.enemy);
            case Judge::Exposure: {
                const NeighbourCounts free{marks.empty};
                int sum = 10 * (marks.own.count() - marks.enemy.count());
                for (int count = 1; count <= 4; ++count) {
                    const Bitboard cells = free.at_least(count);
                    sum -= 3 * ((marks.own & cells).count() - (marks.enemy & cells).count());
                }
                return sum;
            }
        }
        return 0;
    }

    [[nodiscard]] int search(const fixed::Marks& marks, int plies, int depth, int alpha, int beta) {
        // So many take as long as a node of the solver.
        constexpr int kAsLong = 16;
        if ((++visited_ % kAsLong == 0 && !budget_.spend()) || budget_.spent()) return 0;
        if (plies == 0) {
            const int marks_more = marks.own.count() - marks.enemy.count();
            return marks_more > 0   ? kDecisive + marks_more
                   : marks_more < 0 ? marks_more - kDecisive
                                    : 0;
        }
        if (depth == 0) return estimate(marks);
        const NeighbourCounts flips{marks.enemy};
        int best = -kDecisive * 2;
        for (int count = 4; count >= 0; --count) {
            for (const Square move : squares(marks.empty & flips.exactly(count))) {
                const int value =
                    -search(marks.after(move), plies - 1, depth - 1, -beta, -std::max(alpha, best));
                best = std::max(best, value);
                if (best >= beta) return best;
            }
        }
        return best;
    }

    Judge judge_;
    Budget& budget_;
    int visited_ = 0;
};

}  // namespace

double sum_of(const GuessWeights& weights) {
    double sum = 0;
    for (const double weight : weights) sum += weight;
    return sum;
}

BestReplies best_replies(fixed::SwingSearch& search, const fixed::Traffic& traffic,
                         const fixed::Marks& marks, int plies, const GuessWeights& weights,
                         Budget& budget) {
    constexpr double kTooLight = 0.02;
    const double enough = kTooLight * sum_of(weights);
    const auto matters = [&](std::size_t depth) {
        double sum = 0;
        for (std::size_t tie = 0; tie < kGuessedTies; ++tie) {
            sum += weights[depth * kGuessedTies + tie];
        }
        return sum >= enough;
    };
    BestReplies best;
    Bitboard before;
    int plies_before = 0;  // that `before` looks ahead
    std::size_t next = kDepthsOfMarks;
    for (const Judge judge : {Judge::SafeMarks, Judge::Neighbours, Judge::Exposure}) {
        for (int depth = 2; depth < 2 + static_cast<int>(kDepthsOfOthers); ++depth, ++next) {
            if (!matters(next)) continue;
            best.at_depth[next] = PlainSearch{judge, budget}.best(marks, plies, depth);
        }
    }
    for (std::size_t depth = 1; depth <= kDepthsOfMarks; ++depth) {
        if (!matters(depth - 1)) continue;
        Bitboard& cells = best.at_depth[depth - 1];
        const int left = std::min(static_cast<int>(depth), plies) - 1;
        if (plies_before == left + 1) {
            cells = before;
            continue;
        }
        const auto is_at_least = [&](Square move, int value) {
            Bitboard zone;
            return !search.is_at_least(marks.after(move), left, marks.flips(move) - value + 1,
                                       zone);
        };
        // What looked best a ply less deeply sets a value that few others reach.
        std::optional<int> value;
        const auto look_at = [&](Square move) {
            if (!value) {
                value = marks.flips(move);
                while (!is_at_least(move, *value) && !traffic.stopped()) --*value;
            } else if (!is_at_least(move, *value)) {
                return;
            }
            while (!traffic.stopped() && is_at_least(move, *value + 1)) {
                ++*value;
                cells = Bitboard{};
            }
            cells |= Bitboard::of(move);
        };
        for (const Square move : squares(before)) look_at(move);
        for (const Square move : squares(marks.empty & ~before)) look_at(move);
        if (traffic.stopped()) {
            cells = Bitboard{};
            return best;
        }
        before = cells;
        plies_before = left + 1;
    }
    return best;
}

std::vector<GuessedReply> guessed_replies(const BestReplies& best, const GuessWeights& weights,
                                          BoardSize size) {
    std::array<GuessWeights, Bitboard::kCapacity> by_cell{};
    std::array<double, Bitboard::kCapacity> chances{};
    const auto add = [&](Square move, std::size_t guess, double chance) {
        const auto cell = static_cast<std::size_t>(move.index());
        by_cell[cell][guess] += chance;
        chances[cell] += chance;
    };
    Bitboard all;
    for (std::size_t depth = 0; depth < kGuessedDepths; ++depth) {
        const Bitboard cells = best.at_depth[depth];
        if (cells.empty()) continue;
        all |= cells;
        for (std::size_t tie = 0; tie < kGuessedTies; ++tie) {
            const std::size_t guess = depth * kGuessedTies + tie;
            if (tie > 0) {
                add(first_in_order(cells, tie, size), guess, weights[guess]);
                continue;
            }
            for (const Square move : squares(cells)) {
                add(move, guess, weights[guess] / cells.count());
            }
        }
    }
    std::vector<GuessedReply> replies;
    for (const Square move : squares(all)) {
        const auto cell = static_cast<std::size_t>(move.index());
        if (chances[cell] > 0) replies.push_back({move, chances[cell], by_cell[cell]});
    }
    std::stable_sort(
        replies.begin(), replies.end(),
        [](const GuessedReply& a, const GuessedReply& b) { return a.chance > b.chance; });
    return replies;
}

}  // namespace lawan::adjacency::player
