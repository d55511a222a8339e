// The three genetic algorithms as players.
#include "search/genetic/genetic_move.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "games/adjacency/evaluators/evaluators.hpp"
#include "tests/search/wandering.hpp"

namespace lawan::genetic {
namespace {

using adjacency::MarkDifference;
using toys::RandomTree;
using toys::TreeEvaluator;

template <class Options>
[[nodiscard]] Options small() {
    Options options;
    options.population = 6;
    options.generations = 5;
    return options;
}

template <class Options>
class GeneticMove : public testing::Test {};
using AllThree = testing::Types<MoveSequence, MovePairs, TreeGenetic>;
TYPED_TEST_SUITE(GeneticMove, AllThree);

TYPED_TEST(GeneticMove, IsALegalLine) {
    Random random{Seed{1}};
    const auto options = small<TypeParam>();
    for (int i = 0; i < 100; ++i) {
        Budget budget{Limits::none()};
        const auto board = toys::adjacency_position(random);
        const auto thought = genetic_move(board, MarkDifference{}, options, budget, random);
        EXPECT_TRUE(toys::is_legal(board, thought.best));
        EXPECT_EQ(thought.line.front(), thought.best);
        EXPECT_TRUE(toys::is_legal_line(board, thought.line));

        const auto tree = toys::tree_position(random);
        const auto other = genetic_move(tree, TreeEvaluator{}, options, budget, random);
        EXPECT_TRUE(toys::is_legal_line(tree, other.line));
    }
}

TYPED_TEST(GeneticMove, IsLegalWithinAnyBudget) {
    Random random{Seed{2}};
    for (int i = 0; i < 100; ++i) {
        const auto board = toys::adjacency_position(random);
        for (const std::uint64_t nodes : {1U, 2U, 10U, 200U}) {
            Budget budget{Limits::of_nodes(nodes)};
            const auto thought =
                genetic_move(board, MarkDifference{}, small<TypeParam>(), budget, random);
            EXPECT_TRUE(toys::is_legal(board, thought.best));
            EXPECT_LE(thought.nodes, nodes);
        }
    }
}

TYPED_TEST(GeneticMove, IsTheSameForTheSameSeed) {
    const auto board = adjacency::Position::start({8, 8}, Side::X, 16);
    std::set<adjacency::Position::Move> moves;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Random one{Seed{seed}};
        Random other{Seed{seed}};
        Budget budget{Limits::none()};
        const auto options = small<TypeParam>();
        const auto first = genetic_move(board, MarkDifference{}, options, budget, one);
        const auto second = genetic_move(board, MarkDifference{}, options, budget, other);
        EXPECT_EQ(first.line, second.line);
        EXPECT_EQ(first.valuation, second.valuation);
        moves.insert(first.best);
    }
    EXPECT_GT(moves.size(), 1U);  // and another one for another seed
}

// One ply before the end there is nothing to plan: with enough chromosomes the best move is found.
TYPED_TEST(GeneticMove, FindsTheBestLastMove) {
    Random random{Seed{3}};
    for (int i = 0; i < 20; ++i) {
        const RandomTree root{Seed{random.next()}, {8, 1, 20, false, false}};
        auto options = small<TypeParam>();
        options.population = 200;
        options.generations = 2;
        Score best = -Score::infinity();
        for (const auto move : root.legal_moves()) {
            best = std::max(best, -root.after(move).final_score());
        }
        Budget budget{Limits::none()};
        const auto thought = genetic_move(root, TreeEvaluator{}, options, budget, random);
        EXPECT_EQ(thought.valuation, Valuation::estimated(best));
        EXPECT_EQ(-root.after(thought.best).final_score(), best);
    }
}

TEST(Repair, ReplacesDoubledCellsByNewOnes) {
    const auto start = adjacency::Position::start({8, 8}, Side::X, 16);
    Random random{Seed{4}};
    for (int i = 0; i < 200; ++i) {
        Budget budget{Limits::none()};
        Chromosome<adjacency::Position::Move> line;
        for (int gene = 0; gene < 8; ++gene) {
            line.push_back(Square{static_cast<int>(random.below(64))});
        }
        const auto before = line;
        const auto end = repair(start, line, 8, budget, random);
        ASSERT_TRUE(end);
        ASSERT_EQ(line.size(), 8U);
        EXPECT_TRUE(toys::is_legal_line(start, line));
        EXPECT_EQ(std::set(line.begin(), line.end()).size(), 8U);
        std::set<adjacency::Position::Move> seen;
        for (std::size_t gene = 0; gene < 8; ++gene) {
            const bool playable = start.empty().has(before[gene]) && !seen.contains(before[gene]);
            if (playable) {
                EXPECT_EQ(line[gene], before[gene]);
            } else {
                // What is new was nowhere in the line.
                EXPECT_EQ(std::count(before.begin(), before.end(), line[gene]), 0);
            }
            seen.insert(line[gene]);
        }
    }
}

TEST(Repair, DrawsWhatIsMissingAndCutsWhatComesAfterTheEnd) {
    const auto start = adjacency::Position::start({8, 8}, Side::X, 3);
    Random random{Seed{5}};
    Budget budget{Limits::none()};
    Chromosome<adjacency::Position::Move> none;
    const auto end = repair(start, none, 8, budget, random);
    EXPECT_EQ(none.size(), 3U);
    EXPECT_TRUE(is_over(*end));
    Chromosome<adjacency::Position::Move> longer{Square{0}, Square{1}, Square{2}, Square{3}};
    (void)repair(start, longer, 8, budget, random);
    EXPECT_EQ(longer, (Chromosome<adjacency::Position::Move>{Square{0}, Square{1}, Square{2}}));
}

TEST(MoveSequence, StopsAtTheGoal) {
    const auto start = adjacency::Position::start({8, 8}, Side::X, 16);
    MoveSequence options = small<MoveSequence>();
    const auto nodes = [&](std::optional<std::int64_t> goal) {
        options.goal = goal;
        Random random{Seed{6}};
        Budget budget{Limits::none()};
        const ValueAtTheEnd<adjacency::Position, MarkDifference> fitness{Side::X, MarkDifference{}};
        (void)evolve_move_sequence(start, fitness, options, budget, random);
        return budget.nodes();
    };
    EXPECT_EQ(nodes({}), 6U * 8U * 5U);  // chromosomes, genes, generations
    EXPECT_EQ(nodes(-100), 6U * 8U);
    EXPECT_EQ(nodes(100), nodes({}));
}

// Of lines that are equally fit the later one is kept.
TEST(MoveSequence, PrefersTheLaterOfEqualLines) {
    const auto start = adjacency::Position::start({4, 4}, Side::X, 2);
    MoveSequence options = small<MoveSequence>();
    options.generations = 1;
    options.genes = 1;
    Random random{Seed{7}};
    Budget budget{Limits::none()};
    std::vector<adjacency::Position::Move> judged;
    const auto equal = [&](const auto& line, const auto&) {
        judged.push_back(line.front());
        return std::int64_t{0};
    };
    const auto fittest = evolve_move_sequence(start, equal, options, budget, random);
    EXPECT_EQ(judged.size(), 6U);
    EXPECT_EQ(fittest->chromosome.front(), judged.back());
}

TEST(MovePairs, ReplyGreedily) {
    const auto start = adjacency::Position::start({8, 8}, Side::X, 16);
    Random random{Seed{8}};
    Budget budget{Limits::none()};
    MovePairs options = small<MovePairs>();
    const MarkDifference judge;
    const ValueAtTheEnd<adjacency::Position, MarkDifference> fitness{Side::X, judge};
    MovePairsEvolution evolution{start, judge, fitness, options, budget, random};
    for (int i = 0; i < 50; ++i) {
        Chromosome<Round<adjacency::Position::Move>> rounds;  // all drawn anew
        ASSERT_TRUE(evolution.repair_rounds(rounds));
        ASSERT_EQ(rounds.size(), 8U);
        auto position = start;
        for (const auto& round : rounds) {
            position = position.after(round.own);
            EXPECT_EQ(round.reply, greedy_reply(position, judge, budget));
            position = position.after(*round.reply);
        }
        EXPECT_TRUE(is_over(position));
    }
}

// More generations do not make it worse: the best are kept.
TEST(MovePairs, KeepTheBest) {
    const auto start = adjacency::Position::start({8, 8}, Side::O, 24);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Score before = -Score::infinity();
        for (const int generations : {1, 4, 16}) {
            MovePairs options;
            options.genes = 12;
            options.generations = generations;
            Random random{Seed{seed}};
            Budget budget{Limits::none()};
            const auto thought = genetic_move(start, MarkDifference{}, options, budget, random);
            EXPECT_GE(thought.valuation->score, before);
            before = thought.valuation->score;
        }
    }
}

}  // namespace
}  // namespace lawan::genetic
