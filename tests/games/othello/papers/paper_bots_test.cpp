// The Othello paper's two bots, exact and as printed.
#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "core/random.hpp"
#include "games/othello/evaluators/evaluators.hpp"
#include "games/othello/papers/mtdf.hpp"
#include "games/othello/papers/negascout.hpp"
#include "games/othello/rules/game.hpp"
#include "search/minimax.hpp"
#include "search/mtdf_as_printed.hpp"
#include "tests/support/cases.hpp"

namespace lawan::othello::papers {
namespace {

Judge<8> judge() {
    for (const auto& named : EvaluatorsOf<Game>::list()) {
        if (named.name == "edge-tables")
            return named.make(Options{as_it_is("test"), named.options, {}});
    }
    throw std::logic_error{"no edge tables"};
}

// Positions after some random moves, some near the end.
std::vector<Position> some_positions(int count) {
    std::vector<Position> positions;
    for (int i = 0; i < count; ++i) {
        Random random{Seed{1}.derive(static_cast<std::uint64_t>(i))};
        Position position;
        const auto plies = random.below(58);
        for (std::uint64_t ply = 0; ply < plies && !is_over(position); ++ply) {
            position = position.after(random.pick(position.legal_moves()));
        }
        if (!is_over(position)) positions.push_back(position);
    }
    return positions;
}

using PaperBot = Thought<Move> (*)(const Position&, const Judge<8>&, const Search&, Budget&);

TEST(OthelloPaperBots, AreExactAsDescribed) {
    const Judge<8> evaluator = judge();
    for (const Position& position : some_positions(test::cases(40))) {
        for (const int depth : {1, 2, 4}) {
            Budget unlimited{Limits::none()};
            const auto found =
                Minimax<Position, Judge<8>>{evaluator, unlimited}.search(position, depth);
            for (const ChosenOrder order : {ChosenOrder::none(), ChosenOrder::by_static_score()}) {
                for (const PaperBot bot : {&negascout<8>, &mtdf<8>}) {
                    Budget budget{Limits::to_depth(depth)};
                    const auto thought = bot(position, evaluator, {As::Described, order}, budget);
                    EXPECT_EQ(thought.best, found->line.front());
                    EXPECT_EQ(thought.valuation, valuation_of(position, *found));
                    EXPECT_EQ(thought.depth, depth);
                }
            }
        }
    }
}

// The slip of Figure 2 shows: its value is not minimax's.
TEST(OthelloPaperBots, PrintedNegaScoutIsOftenWrong) {
    const Judge<8> evaluator = judge();
    int wrong = 0;
    const auto positions = some_positions(40);
    for (const Position& position : positions) {
        Budget budget{Limits::to_depth(4)};
        Budget printed_budget{Limits::to_depth(4)};
        const auto exact = negascout(position, evaluator, {}, budget);
        const auto printed =
            negascout(position, evaluator, {As::Published, ChosenOrder::none()}, printed_budget);
        const auto moves = position.legal_moves();
        EXPECT_NE(std::find(moves.begin(), moves.end(), printed.best), moves.end());
        EXPECT_FALSE(printed.valuation->is_proved());
        if (exact.valuation->score != printed.valuation->score) ++wrong;
    }
    EXPECT_GT(wrong, static_cast<int>(positions.size()) / 10);
}

// Every disc more is a ply more, so within one search a position is met at two depths only by way
// of passes. The move need not be minimax's first among equals.
TEST(OthelloPaperBots, PrintedMtdfIsRightWhereNobodyPasses) {
    const Judge<8> evaluator = judge();
    for (const Position& position : some_positions(60)) {
        if (position.empty_squares().count() < 30) continue;
        Budget budget{Limits::to_depth(4)};
        Budget printed_budget{Limits::to_depth(4)};
        const auto exact = mtdf(position, evaluator, {}, budget);
        const auto printed =
            mtdf(position, evaluator, {As::Published, ChosenOrder::none()}, printed_budget);
        EXPECT_EQ(exact.valuation->score, printed.valuation->score);
    }
}

TEST(OthelloPaperBots, AnswerLegallyWithinAnyBudget) {
    const Judge<8> evaluator = judge();
    for (const Position& position : some_positions(15)) {
        const auto moves = position.legal_moves();
        for (const As as : {As::Described, As::Published}) {
            for (const PaperBot bot : {&negascout<8>, &mtdf<8>}) {
                for (const std::uint64_t nodes : {1U, 2U, 10U, 100U, 1000U}) {
                    Limits limits = Limits::to_depth(kPaperDepth);
                    limits.nodes = nodes;
                    Budget budget{limits};
                    const auto thought =
                        bot(position, evaluator, {as, ChosenOrder::none()}, budget);
                    EXPECT_NE(std::find(moves.begin(), moves.end(), thought.best), moves.end());
                    EXPECT_LE(thought.nodes, nodes);
                }
            }
        }
    }
}

TEST(OthelloPaperBots, LookSixPliesAheadUnlessTold) {
    Budget budget{Limits::none()};
    EXPECT_EQ(negascout(Position{}, judge(), {}, budget).depth, 6);
}

TEST(MtdfAsPrinted, FindsTheSameFromAnyGuess) {
    const Judge<8> evaluator = judge();
    for (const Position& position : some_positions(8)) {
        std::optional<Score> value;
        for (const int guess : {-2'000'000, -100, 0, 7, 2'000'000}) {
            Budget budget{Limits::none()};
            const auto found = MtdfAsPrinted<Position, Judge<8>>{evaluator, budget}.search(
                position, 3, Score{guess});
            if (!value) value = found->value;
            EXPECT_EQ(found->value, *value);
        }
    }
}

}  // namespace
}  // namespace lawan::othello::papers
