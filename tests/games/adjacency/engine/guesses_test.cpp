// What an opponent looks at, guessed from his replies.
#include "games/adjacency/engine/player/guesses.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.hpp"
#include "games/adjacency/engine/player/player.hpp"
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

// Against one who looks two plies ahead: whatever is hoped for, what is proved is kept.
TEST(Guesses, NoHopeCostsTheValue) {
    Random random{Seed{5}};
    for (int i = 0; i < test::cases(20); ++i) {
        PlainMinimax plain;
        Player player{{}};
        Position position = Position::start({4, 4}, Side::X, 8);
        while (position.plies_left() > 0) {
            if (position.side_to_move() == Side::X) {
                Budget budget{Limits::of_nodes(200'000)};
                const Square move = player.think(position, budget, random).best;
                EXPECT_EQ(-plain.value(position.after(move)), plain.value(position));
                position = position.after(move);
            } else {
                const Bitboard cells = plain_best(position, 2);
                auto skipped = random.below(static_cast<std::uint64_t>(cells.count()));
                for (const Square move : squares(cells)) {
                    if (skipped-- > 0) continue;
                    position = position.after(move);
                    break;
                }
            }
        }
    }
}

}  // namespace
}  // namespace lawan::adjacency::player
