// The five ways to climb.
#include "search/local/hill_climbing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <vector>

#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/rules/game.hpp"
#include "search/greedy.hpp"
#include "tests/search/wandering.hpp"

namespace lawan::local {
namespace {

using adjacency::MarkDifference;
using toys::Branch;
using toys::RandomTree;
using toys::TreeEvaluator;

constexpr std::initializer_list<Climb> kAll{Climb::Steepest, Climb::Sideways, Climb::Restart,
                                            Climb::Stochastic, Climb::Plateau};

// In a tree of numbered branches, numbers that follow each other are neighbours.
constexpr auto kNextNumbers = [](Branch a, Branch b) {
    return std::abs(int{a.number} - int{b.number}) == 1;
};
constexpr auto kEverybody = [](auto, auto) { return true; };
constexpr auto kNobody = [](auto, auto) { return false; };

template <Position P, Evaluator<P> E>
[[nodiscard]] std::vector<Score> heights(const P& root, const E& evaluator) {
    std::vector<Score> all;
    for (const auto move : root.legal_moves()) {
        const P next = root.after(move);
        all.push_back(-(is_over(next) ? evaluator.outcome(next) : evaluator.evaluate(next)));
    }
    return all;
}

template <Position P, Evaluator<P> E, class N>
[[nodiscard]] Thought<typename P::Move> climb(const P& root, const E& evaluator, const N& near,
                                              const HillClimbing& options, Random& random) {
    Budget budget{Limits::none()};
    return hill_climbing(root, evaluator, near, options, budget, random);
}

TEST(HillClimbing, SteepestAscentIsGreedy) {
    Random random{Seed{1}};
    for (int i = 0; i < 200; ++i) {
        const auto tree = toys::tree_position(random);
        Budget budget{Limits::none()};
        EXPECT_EQ(climb(tree, TreeEvaluator{}, kNextNumbers, {}, random).best,
                  greedy(tree, TreeEvaluator{}, budget).best);
        const auto board = toys::adjacency_position(random);
        EXPECT_EQ(climb(board, MarkDifference{}, kNobody, {}, random).best,
                  greedy(board, MarkDifference{}, budget).best);
    }
}

TEST(HillClimbing, SidewaysTakesTheLastSummit) {
    Random random{Seed{2}};
    for (int i = 0; i < 200; ++i) {
        const auto board = toys::adjacency_position(random);
        const auto all = heights(board, MarkDifference{});
        const auto last = std::max_element(all.rbegin(), all.rend());
        const auto place = static_cast<std::size_t>(all.rend() - last) - 1;
        const auto thought = climb(board, MarkDifference{}, kNobody, {Climb::Sideways}, random);
        EXPECT_EQ(thought.best, board.legal_moves()[place]);
        EXPECT_EQ(thought.valuation, Valuation::estimated(all[place]));
    }
}

TEST(HillClimbing, SidewaysAndSteepestDifferOnlyBetweenEqualMoves) {
    const auto start = adjacency::Position::start({8, 8}, Side::X, 16);
    Random random{Seed{1}};
    const auto first = climb(start, MarkDifference{}, kNobody, {}, random);
    const auto last = climb(start, MarkDifference{}, kNobody, {Climb::Sideways}, random);
    EXPECT_EQ(adjacency::coordinate_of(first.best), (Coordinate{5, 0}));
    EXPECT_EQ(adjacency::coordinate_of(last.best), (Coordinate{7, 2}));
    EXPECT_EQ(first.valuation, last.valuation);
}

TEST(HillClimbing, RestartEndsOnALocalSummit) {
    Random random{Seed{3}};
    HillClimbing once{Climb::Restart};
    once.restarts = 1;
    for (int i = 0; i < 300; ++i) {
        const auto tree = toys::tree_position(random);
        const auto all = heights(tree, TreeEvaluator{});
        const auto thought = climb(tree, TreeEvaluator{}, kNextNumbers, once, random);
        const auto place = static_cast<std::size_t>(thought.best.number);
        if (place > 0) {
            EXPECT_LE(all[place - 1], all[place]);
        }
        if (place + 1 < all.size()) {
            EXPECT_LE(all[place + 1], all[place]);
        }
    }
}

TEST(HillClimbing, RestartWhereEverybodyIsANeighbourFindsTheSummit) {
    Random random{Seed{4}};
    HillClimbing once{Climb::Restart};
    once.restarts = 1;
    for (int i = 0; i < 100; ++i) {
        const auto tree = toys::tree_position(random);
        const auto all = heights(tree, TreeEvaluator{});
        const auto thought = climb(tree, TreeEvaluator{}, kEverybody, once, random);
        EXPECT_EQ(thought.valuation->score, *std::max_element(all.begin(), all.end()));
    }
}

TEST(HillClimbing, MoreRestartsAreNeverWorse) {
    const RandomTree tree{Seed{5}, {8, 3, 20, false, false}};
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        std::optional<Score> before;
        for (int restarts = 1; restarts <= 8; ++restarts) {
            HillClimbing options{Climb::Restart};
            options.restarts = restarts;
            Random random{Seed{seed}};
            const auto thought = climb(tree, TreeEvaluator{}, kNobody, options, random);
            if (before) {
                EXPECT_GE(thought.valuation->score, *before);
            }
            before = thought.valuation->score;
        }
    }
}

// The best of those that were drawn, by a second draw of the same numbers.
TEST(HillClimbing, StochasticKeepsTheBestOfWhatItDraws) {
    const RandomTree tree{Seed{13}, {8, 3, 20, false, false}};
    const auto all = heights(tree, TreeEvaluator{});
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        for (const int tries : {1, 3, 10}) {
            HillClimbing options{Climb::Stochastic};
            options.tries = tries;
            Random random{Seed{seed}};
            Random same{Seed{seed}};
            std::size_t best = same.below(all.size());
            for (int tried = 1; tried < tries; ++tried) {
                const std::size_t drawn = same.below(all.size());
                if (all[drawn] > all[best]) best = drawn;
            }
            const auto thought = climb(tree, TreeEvaluator{}, kNobody, options, random);
            EXPECT_EQ(thought.best.number, best);
            EXPECT_EQ(thought.valuation, Valuation::estimated(all[best]));
        }
    }
}

TEST(HillClimbing, StochasticWithManyTriesFindsTheSummit) {
    const auto start = adjacency::Position::start({8, 8}, Side::X, 16);
    HillClimbing options{Climb::Stochastic};
    options.tries = 1000;
    Random random{Seed{6}};
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(climb(start, MarkDifference{}, kNobody, options, random).valuation,
                  Valuation::estimated(Score{3}));
    }
}

TEST(HillClimbing, PlateauDrawsAmongAllSummits) {
    const auto start = adjacency::Position::start({8, 8}, Side::X, 16);
    const auto all = heights(start, MarkDifference{});
    const Score highest = *std::max_element(all.begin(), all.end());
    std::set<adjacency::Position::Move> summits;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i] == highest) summits.insert(start.legal_moves()[i]);
    }
    ASSERT_EQ(summits.size(), 4U);  // beside the enemy's block of four
    for (const int limit : {0, 10}) {
        HillClimbing options{Climb::Plateau};
        options.plateau_limit = limit;
        std::set<adjacency::Position::Move> drawn;
        Random random{Seed{7}};
        for (int i = 0; i < 200; ++i) {
            drawn.insert(climb(start, MarkDifference{}, kNobody, options, random).best);
        }
        EXPECT_EQ(drawn, summits);
    }
}

TEST(HillClimbing, AnswersLegallyWithinAnyBudget) {
    Random random{Seed{8}};
    for (int i = 0; i < 300; ++i) {
        const auto board = toys::adjacency_position(random);
        const TouchingCells<adjacency::Game> near{board};
        for (const Climb variant : kAll) {
            for (const std::uint64_t nodes : {1U, 2U, 5U, 1000U}) {
                Budget budget{Limits::of_nodes(nodes)};
                const auto thought =
                    hill_climbing(board, MarkDifference{}, near, {variant}, budget, random);
                EXPECT_TRUE(toys::is_legal(board, thought.best));
                EXPECT_LE(thought.nodes, nodes);
            }
        }
    }
}

TEST(HillClimbing, IsTheSameForTheSameSeed) {
    const auto board = adjacency::Position::start({8, 8}, Side::O, 20);
    for (const Climb variant : kAll) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Random one{Seed{seed}};
            Random other{Seed{seed}};
            EXPECT_EQ(climb(board, MarkDifference{}, kNobody, {variant}, one).best,
                      climb(board, MarkDifference{}, kNobody, {variant}, other).best);
        }
    }
}

TEST(TouchingCells, AreNextToEachOtherAlsoAtCorners) {
    const auto start = adjacency::Position::start({8, 8}, Side::X, 16);
    const TouchingCells<adjacency::Game> near{start};
    const auto at = [](int column, int row) { return adjacency::square_at({column, row}); };
    EXPECT_TRUE(near(at(3, 3), at(3, 4)));
    EXPECT_TRUE(near(at(3, 3), at(2, 3)));
    EXPECT_TRUE(near(at(3, 3), at(4, 2)));
    EXPECT_FALSE(near(at(3, 3), at(3, 3)));
    EXPECT_FALSE(near(at(3, 3), at(5, 3)));
    EXPECT_FALSE(near(at(7, 0), at(0, 1)));  // the ends of two rows
}

}  // namespace
}  // namespace lawan::local
