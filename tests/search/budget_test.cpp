// Searches that are interrupted: at every node there is a legal move, and nothing false is proved.
#include <gtest/gtest.h>

#include <algorithm>

#include "search/alpha_beta.hpp"
#include "search/alpha_beta_memory.hpp"
#include "search/iterative_deepening.hpp"
#include "search/minimax.hpp"
#include "search/monte_carlo.hpp"
#include "search/mtdf.hpp"
#include "search/negascout.hpp"
#include "search/parallel_alpha_beta.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/fake_clock.hpp"
#include "toys.hpp"

namespace lawan {
namespace {

using toys::Branch;
using toys::RandomTree;
using toys::TreeEvaluator;
using Result = std::optional<Found<Branch>>;

const TreeEvaluator kLeafScores;

Thought<Branch> deepen_minimax(const RandomTree& root, Budget& budget) {
    Minimax<RandomTree, TreeEvaluator> search{kLeafScores, budget};
    return iterative_deepening(root, kNoDepthLimit, budget,
                               [&](int depth) { return search.search(root, depth); });
}

Thought<Branch> deepen_alpha_beta(const RandomTree& root, Budget& budget) {
    AlphaBeta<RandomTree, TreeEvaluator, ByStaticScore> search{kLeafScores, budget};
    return iterative_deepening(root, kNoDepthLimit, budget, [&](int depth, const Result& previous) {
        return search.search(root, depth, best_move_of(previous));
    });
}

Thought<Branch> deepen_negascout(const RandomTree& root, Budget& budget) {
    NegaScout<RandomTree, TreeEvaluator> search{kLeafScores, budget};
    return iterative_deepening(root, kNoDepthLimit, budget, [&](int depth, const Result& previous) {
        return search.search(root, depth, best_move_of(previous));
    });
}

Thought<Branch> deepen_memory(const RandomTree& root, Budget& budget) {
    TranspositionTable<Branch> table{MebiBytes{1}};
    AlphaBetaMemory<RandomTree, TreeEvaluator> search{kLeafScores, budget, table};
    return iterative_deepening(root, kNoDepthLimit, budget, [&](int depth, const Result& previous) {
        return search.search(root, depth, best_move_of(previous));
    });
}

Thought<Branch> deepen_mtdf(const RandomTree& root, Budget& budget) {
    TranspositionTable<Branch> table{MebiBytes{1}};
    Mtdf<RandomTree, TreeEvaluator> search{kLeafScores, budget, table};
    FirstGuess guess;
    return iterative_deepening(root, kNoDepthLimit, budget, [&](int depth, const Result& previous) {
        if (previous) guess.saw(previous->value);
        return search.search(root, depth, guess.next(), best_move_of(previous));
    });
}

Thought<Branch> deepen_threads(const RandomTree& root, Budget& budget) {
    ParallelAlphaBeta<RandomTree, TreeEvaluator> search{kLeafScores, budget, 3};
    return iterative_deepening(root, kNoDepthLimit, budget, [&](int depth, const Result& previous) {
        return search.search(root, depth, best_move_of(previous));
    });
}

Thought<Branch> monte_carlo(const RandomTree& root, Budget& budget) {
    Random random{Seed{1}};
    return MonteCarlo<RandomTree>{{}, budget, random}.think(root);
}

struct Thinking {
    const char* name;
    Thought<Branch> (*think)(const RandomTree&, Budget&);
    bool comes_to_an_end = true;
    std::uint64_t most_nodes = 1500;
};

void PrintTo(const Thinking& thinking, std::ostream* out) {
    *out << thinking.name;
}

class Interrupted : public testing::TestWithParam<Thinking> {};

// The value of every move, by minimax to the end.
Score value_after(const RandomTree& root, Branch move) {
    Budget budget{Limits::none()};
    Minimax<RandomTree, TreeEvaluator> search{kLeafScores, budget};
    return -search.search(root.after(move), kNoDepthLimit)->value;
}

TEST_P(Interrupted, AtAnyNodeAnswersWithALegalMoveAndProvesNothingFalse) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const RandomTree root{Seed{seed}, {3, 5, 4, true}};
        const auto moves = root.legal_moves();
        Score value = -Score::infinity();
        for (const Branch move : moves) value = std::max(value, value_after(root, move));
        bool proved_in_the_end = false;
        for (std::uint64_t nodes = 1; nodes <= GetParam().most_nodes;
             nodes += test::kSanitized ? 7 : 1) {
            SCOPED_TRACE(testing::Message() << "seed " << seed << ", nodes " << nodes);
            Budget budget{Limits::of_nodes(nodes)};
            const Thought<Branch> thought = GetParam().think(root, budget);
            ASSERT_LE(thought.nodes, nodes);
            ASSERT_NE(std::find(moves.begin(), moves.end(), thought.best), moves.end());
            proved_in_the_end = thought.valuation && thought.valuation->is_proved();
            ASSERT_TRUE(thought.line.empty() || thought.line.front() == thought.best);
            if (!proved_in_the_end) continue;
            ASSERT_EQ(thought.valuation->score, value);
            ASSERT_EQ(value_after(root, thought.best), value);
            ASSERT_EQ(score_at_end_of(root, thought.line), value);
        }
        EXPECT_EQ(proved_in_the_end, GetParam().comes_to_an_end);
    }
}

TEST_P(Interrupted, StopsAtOnceWhenTold) {
    const RandomTree root{Seed{1}, {8, 30, 100, false, false}};
    StopSignal stop;
    stop.raise();
    Budget budget{Limits::none(), &stop};
    const Thought<Branch> thought = GetParam().think(root, budget);
    EXPECT_LE(thought.nodes, 8U);
    EXPECT_EQ(thought.best, root.legal_moves()[0]);
}

TEST_P(Interrupted, KeepsToItsTime) {
    const RandomTree root{Seed{1}, {8, 30, 100, false, false}};  // years, without a limit
    const test::FakeClock clock{Seconds{0.001}};
    Budget budget{Limits::of_time(Seconds{0.05}), nullptr, clock};
    const Thought<Branch> thought = GetParam().think(root, budget);
    EXPECT_GE(thought.time, Seconds{0.05});
    EXPECT_LT(thought.time, Seconds{0.06});
}

INSTANTIATE_TEST_SUITE_P(
    Every, Interrupted,
    testing::Values(Thinking{"Minimax", deepen_minimax}, Thinking{"AlphaBeta", deepen_alpha_beta},
                    Thinking{"NegaScout", deepen_negascout}, Thinking{"Memory", deepen_memory},
                    Thinking{"Mtdf", deepen_mtdf}, Thinking{"Threads", deepen_threads},
                    Thinking{"MonteCarlo", monte_carlo, false, 300}),
    [](const auto& info) { return std::string{info.param.name}; });

TEST(IterativeDeepening, PlaysWhatAnUnfinishedSearchFoundBetter) {
    const RandomTree root{Seed{1}, {3, 4, 20, false, false}};
    Budget budget{Limits::none()};
    const auto thought = iterative_deepening(root, 5, budget, [](int depth, const Result&) {
        const Branch move{static_cast<std::uint16_t>(depth - 1)};
        return Result{{Score{depth}, {move}, false, depth < 2}};
    });
    EXPECT_EQ(thought.best, Branch{1});
    EXPECT_EQ(thought.depth, 1);
    EXPECT_EQ(thought.valuation, Valuation::estimated(Score{2}));
}

TEST(IterativeDeepening, HandsOnWhatWasFound) {
    const RandomTree root{Seed{1}, {3, 4, 20, false, false}};
    Budget budget{Limits::none()};
    std::vector<Score> handed_on;
    (void)iterative_deepening(root, 3, budget, [&](int depth, const Result& previous) {
        if (previous) handed_on.push_back(previous->value);
        return Result{{Score{depth}, {Branch{0}}, false}};
    });
    EXPECT_EQ(handed_on, (std::vector{Score{1}, Score{2}}));
}

TEST(UnfinishedSearch, IsAtLeastAsGoodAsTheMoveItBeganWith) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const RandomTree root{Seed{seed}, {5, 4, 20, false, false}};
        const Branch first{static_cast<std::uint16_t>(seed % 5)};
        for (const std::uint64_t nodes : {10U, 40U, 80U}) {
            Budget budget{Limits::of_nodes(nodes)};
            AlphaBeta<RandomTree, TreeEvaluator> search{kLeafScores, budget};
            const auto found = search.search(root, 4, first);
            if (!found) continue;
            EXPECT_EQ(found->value, value_after(root, found->line.front()));
            EXPECT_GE(found->value, value_after(root, first));
        }
    }
}

}  // namespace
}  // namespace lawan
