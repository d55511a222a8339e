// What an opponent looks at, guessed from his replies.
#include "games/adjacency/engine/player/guesses.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.hpp"
#include "games/adjacency/engine/player/player.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "games/adjacency/rules/cells.hpp"
#include "tests/games/adjacency/engine/plain_minimax.hpp"
#include "tests/support/cases.hpp"

namespace lawan::adjacency::player {
namespace {

// The best difference of marks after so many plies.
[[nodiscard]] int plain_value(const Position& position, int depth) {
    if (depth == 0 || position.plies_left() == 0) return position.mark_difference().points();
    int best = -100;
    for (const Square move : position.legal_moves()) {
        best = std::max(best, -plain_value(position.after(move), depth - 1));
    }
    return best;
}

[[nodiscard]] Bitboard plain_best(const Position& position, int depth) {
    Bitboard cells;
    const int best = plain_value(position, depth);
    for (const Square move : position.legal_moves()) {
        if (-plain_value(position.after(move), depth - 1) == best) cells |= Bitboard::of(move);
    }
    return cells;
}

// What the marks of one side are worth.
using PlainJudge = int (*)(Bitboard own, Bitboard empty);

[[nodiscard]] int safe_marks(Bitboard own, Bitboard empty) {
    int sum = 0;
    for (const Square mark : squares(own)) sum += (beside(mark) & empty).any() ? 1 : 4;
    return sum;
}

[[nodiscard]] int neighbours(Bitboard own, Bitboard /*empty*/) {
    int sum = 0;
    for (const Square mark : squares(own)) sum += (beside(mark) & own).count();
    return sum / 2;
}

[[nodiscard]] int exposure(Bitboard own, Bitboard empty) {
    int sum = 0;
    for (const Square mark : squares(own)) sum += 10 - 3 * (beside(mark) & empty).count();
    return sum;
}

// A game that is over is worth more than any estimate.
[[nodiscard]] int judged_value(const Position& position, int depth, PlainJudge judge) {
    constexpr int kDecisive = 10'000;
    if (position.plies_left() == 0) {
        const int marks = position.mark_difference().points();
        return marks > 0 ? kDecisive + marks : marks < 0 ? marks - kDecisive : 0;
    }
    if (depth == 0) {
        return judge(position.own(), position.empty()) - judge(position.enemy(), position.empty());
    }
    int best = -2 * kDecisive;
    for (const Square move : position.legal_moves()) {
        best = std::max(best, -judged_value(position.after(move), depth - 1, judge));
    }
    return best;
}

[[nodiscard]] Bitboard judged_best(const Position& position, int depth, PlainJudge judge) {
    Bitboard cells;
    const int best = judged_value(position, depth, judge);
    for (const Square move : position.legal_moves()) {
        if (-judged_value(position.after(move), depth - 1, judge) == best) {
            cells |= Bitboard::of(move);
        }
    }
    return cells;
}

// Has what it searches with.
struct Searched {
    Budget budget;
    fixed::ProofTable table{MebiBytes{1}};
    fixed::Traffic traffic;
    fixed::SwingSearch search;

    explicit Searched(BoardSize size, const Limits& limits = Limits::none())
        : budget{limits}, search{table, traffic, budget, size, {}} {}

    [[nodiscard]] BestReplies best(const Position& position) {
        GuessWeights all;
        all.fill(1);
        return best_replies(search, traffic, fixed::Marks::of(position), position.plies_left(), all,
                            budget);
    }
};

TEST(Guesses, TheRepliesThatLookBestAreThoseOfPlainMinimax) {
    Random random{Seed{31}};
    for (int i = 0; i < test::cases(200); ++i) {
        const BoardSize size = i % 2 == 0 ? BoardSize{4, 4} : BoardSize{5, 4};
        const Position position = random_position(size, 9, random);
        if (position.plies_left() == 0) continue;
        Searched searched{size};
        const BestReplies best = searched.best(position);
        for (int depth = 1; depth <= 5; ++depth) {
            EXPECT_EQ(best.at_depth[static_cast<std::size_t>(depth) - 1],
                      plain_best(position, depth));
        }
    }
}

// Where depths between those with weight are left out as well.
TEST(Guesses, MoreDepthThanThereArePliesLooksToTheEnd) {
    constexpr int kPlies = 5;
    Random random{Seed{37}};
    GuessWeights weights{};
    weights[2 * kGuessedTies] = 0.5;
    weights[6 * kGuessedTies] = 0.5;
    int differ = 0;
    for (int i = 0; i < test::cases(50); ++i) {
        const Position any = random_position({4, 4}, 9, random);
        if (any.empty().count() < kPlies) continue;
        const Position position = Position::set_up(
            any.size(), {any.marks(Side::X), any.marks(Side::O)}, any.side_to_move(), kPlies);
        Searched searched{position.size()};
        const BestReplies best =
            best_replies(searched.search, searched.traffic, fixed::Marks::of(position), kPlies,
                         weights, searched.budget);
        EXPECT_EQ(best.at_depth[2], plain_best(position, 3));
        EXPECT_EQ(best.at_depth[6], plain_best(position, kPlies));
        if (best.at_depth[2] != best.at_depth[6]) ++differ;
    }
    EXPECT_GT(differ, 0);
}

TEST(Guesses, TheOtherJudgesAreThoseOfPlainMinimax) {
    Random random{Seed{41}};
    for (int i = 0; i < test::cases(100); ++i) {
        const BoardSize size = i % 2 == 0 ? BoardSize{4, 4} : BoardSize{5, 4};
        const Position position = random_position(size, 8, random);
        if (position.plies_left() == 0) continue;
        Searched searched{size};
        const BestReplies best = searched.best(position);
        std::size_t next = kDepthsOfMarks;
        for (const PlainJudge judge : {safe_marks, neighbours, exposure}) {
            for (int depth = 2; depth <= 4; ++depth, ++next) {
                EXPECT_EQ(best.at_depth[next], judged_best(position, depth, judge))
                    << next << ' ' << depth;
            }
        }
    }
}

TEST(Guesses, ThePlayerWhoseRepliesAreSeenHasMostOfTheWeight) {
    constexpr int kDepth = 3;
    const BoardSize size{8, 8};
    Guesses guesses;
    Position position = Position::start(size, Side::X, 20);
    for (int i = 0; i < 4; ++i) {
        position = position.after(position.legal_moves()[7]);
        Searched searched{size};
        const BestReplies best = searched.best(position);
        const Square reply = best.at_depth[kDepth - 1].first();
        guesses.saw(best, reply, position.empty(), size);
        position = position.after(reply);
    }
    double of_depth = 0;
    for (std::size_t tie = 0; tie < kGuessedTies; ++tie) {
        of_depth += guesses.weights()[(kDepth - 1) * kGuessedTies + tie];
    }
    EXPECT_GT(of_depth, 0.3);
    EXPECT_GT(sum_of(guesses.weights()), 0.9);
}

TEST(Guesses, AnOpponentWhoFitsNoneIsNotTakenForOneOfThem) {
    const BoardSize size{8, 8};
    Guesses guesses;
    Position position = Position::start(size, Side::X, 20);
    for (int i = 0; i < 4; ++i) {
        position = position.after(position.legal_moves()[3]);
        Searched searched{size};
        const BestReplies best = searched.best(position);
        Bitboard looked_at;
        for (const Bitboard cells : best.at_depth) looked_at |= cells;
        const Square reply = (position.empty() & ~looked_at).first();
        guesses.saw(best, reply, position.empty(), size);
        position = position.after(reply);
    }
    EXPECT_LT(sum_of(guesses.weights()), 0.5);
}

TEST(Guesses, ASpentBudgetEndsTheLooking) {
    const Position position = Position::start({8, 8}, Side::X, 20);
    Searched searched{position.size(), Limits::of_nodes(100)};
    const BestReplies best = searched.best(position);
    // The last plies of all moves are counted without a search that would stop.
    EXPECT_LE(searched.budget.nodes(), 1000U);
    EXPECT_TRUE(best.at_depth[kGuessedDepths - 1].empty());
}

[[nodiscard]] int solved_value(const Position& position) {
    if (position.plies_left() == 0) return position.final_score().points();
    Question question;
    question.position = position;
    question.memory = MebiBytes{16};
    question.all_best = false;
    return solve(question).bounds.lower;
}

[[nodiscard]] Square any_of(Bitboard cells, Random& random) {
    auto skipped = random.below(static_cast<std::uint64_t>(cells.count()));
    for (const Square cell : squares(cells)) {
        if (skipped-- == 0) return cell;
    }
    return cells.first();
}

// Against one who looks two plies ahead: whatever is hoped for, what is proved is kept. In some of
// the games enough is known of him for the hope to choose.
TEST(Guesses, NoHopeCostsTheValue) {
    constexpr double kEnough = 0.9;
    Random random{Seed{5}};
    int chosen_by_hope = 0;
    for (int i = 0; i < test::cases(20); ++i) {
        Player player{{}};
        Guesses seen;
        Position position = Position::start({5, 4}, Side::X, 8);
        while (position.plies_left() > 0) {
            const int value = solved_value(position);
            if (value <= 0 && position.plies_left() > 1 && sum_of(seen.weights()) >= kEnough) {
                ++chosen_by_hope;
            }
            Budget budget{Limits::of_nodes(2'000'000)};
            const Square move = player.think(position, budget, random).best;
            EXPECT_EQ(-solved_value(position.after(move)), value);
            position = position.after(move);
            const Square reply = any_of(plain_best(position, 2), random);
            Searched searched{position.size()};
            seen.saw(searched.best(position), reply, position.empty(), position.size());
            position = position.after(reply);
        }
    }
    EXPECT_GT(chosen_by_hope, 0);
}

}  // namespace
}  // namespace lawan::adjacency::player
