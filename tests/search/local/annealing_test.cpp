// Simulated annealing.
#include "search/local/annealing.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "games/adjacency/evaluators/evaluators.hpp"
#include "search/greedy.hpp"
#include "tests/search/wandering.hpp"

namespace lawan::local {
namespace {

using adjacency::VolatileMarks;
using toys::RandomTree;
using toys::TreeEvaluator;

[[nodiscard]] Annealing frozen() {
    Annealing options;
    options.temperature = 1e-9;
    options.reply = Annealing::Reply::None;
    return options;
}

template <Position P, Evaluator<P> E>
[[nodiscard]] Thought<typename P::Move> anneal(const P& root, const E& evaluator,
                                               const Annealing& options, Random& random) {
    Budget budget{Limits::none()};
    return annealing(root, evaluator, options, budget, random);
}

TEST(Cooling, AcceptsByTheBoltzmannFactor) {
    Cooling cooling{2, 0.5};
    EXPECT_DOUBLE_EQ(cooling.acceptance(Score{-2}), std::exp(-1.0));
    EXPECT_DOUBLE_EQ(cooling.acceptance(Score{0}), 1);
    cooling.cool();
    EXPECT_DOUBLE_EQ(cooling.temperature(), 1);
    EXPECT_DOUBLE_EQ(cooling.acceptance(Score{-2}), std::exp(-2.0));
    EXPECT_DOUBLE_EQ((Cooling{0, 1}.acceptance(Score{-1})), 0);
}

// Without heat only what improves is accepted: any of the improving moves, and no other.
TEST(Annealing, FrozenTakesAnyMoveThatImproves) {
    const RandomTree tree{Seed{13}, {8, 3, 20, false, false}};
    std::set<std::uint16_t> improving;
    for (const auto move : tree.legal_moves()) {
        if (-TreeEvaluator::evaluate(tree.after(move)) > TreeEvaluator::evaluate(tree)) {
            improving.insert(move.number);
        }
    }
    ASSERT_GT(improving.size(), 1U);
    std::set<std::uint16_t> accepted;
    Random random{Seed{1}};
    for (int i = 0; i < 500; ++i) {
        accepted.insert(anneal(tree, TreeEvaluator{}, frozen(), random).best.number);
    }
    EXPECT_EQ(accepted, improving);
}

// And with enough tries that go on from the last one accepted, it climbs to the summit.
TEST(Annealing, FrozenAndPatientIsSteepestAscent) {
    Annealing options = frozen();
    options.stop = Annealing::Stop::LastTry;
    options.tries = 2000;
    Random random{Seed{2}};
    for (int i = 0; i < 50; ++i) {
        const auto tree = toys::tree_position(random);
        Budget budget{Limits::none()};
        const auto best = greedy(tree, TreeEvaluator{}, budget).valuation->score;
        EXPECT_EQ(anneal(tree, TreeEvaluator{}, options, random).valuation->score, best);
    }
}

// Where nothing improves and nothing is accepted, the best move tried is the answer.
TEST(Annealing, AnswersWithTheBestTriedWhereNoneIsAccepted) {
    // One move is lost by 1, the other by 5, and the position looks like 0.
    const toys::WrittenTree written{{{1, 2}}, {{}, -5}, {{}, -1}};
    const toys::Written root{written};
    Annealing options = frozen();
    Random random{Seed{3}};
    for (int i = 0; i < 20; ++i) {
        const auto thought = anneal(root, toys::OutcomeOnly<toys::Written>{}, options, random);
        EXPECT_EQ(thought.best.number, 1);
        EXPECT_EQ(thought.valuation, Valuation::estimated(Score{-1}));
    }
}

TEST(Annealing, HotAcceptsWhatIsWorse) {
    const toys::WrittenTree written{{{1, 2}}, {{}, -5}, {{}, -1}};
    const toys::Written root{written};
    Annealing options = frozen();
    options.temperature = 1e6;  // e^(−5/10⁶) is above the threshold
    std::set<std::uint16_t> accepted;
    Random random{Seed{4}};
    for (int i = 0; i < 50; ++i) {
        accepted.insert(
            anneal(root, toys::OutcomeOnly<toys::Written>{}, options, random).best.number);
    }
    EXPECT_EQ(accepted, (std::set<std::uint16_t>{0, 1}));
}

// The threshold is on the probability itself: at T = 1 a loss of 1 has e⁻¹ = 0.37.
TEST(Annealing, ThresholdDecidesWithoutADraw) {
    const toys::WrittenTree written{{{1, 2}}, {{}, -5}, {{}, -1}};
    const toys::Written root{written};
    Annealing options;
    options.tries = 1;
    options.cooling = 1;
    options.threshold = 0.3;
    options.stop = Annealing::Stop::LastTry;
    options.tries = 100;
    Random random{Seed{5}};
    // From 0 only the loss of 1 is accepted; from there, nothing that is worse by 4.
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(anneal(root, toys::OutcomeOnly<toys::Written>{}, options, random).best.number, 1);
    }
}

// Move 0 looks best until the opponent answers; move 1 is better after the greedy reply.
TEST(Annealing, JudgesAfterTheGreedyReply) {
    const toys::WrittenTree written{{{1, 2}}, {{3, 4}}, {{5, 6}}, {{}, 9},
                                    {{}, -9}, {{}, 2},  {{}, 1}};
    const toys::Written root{written};
    Annealing options;  // with the greedy reply
    Random random{Seed{6}};
    for (int i = 0; i < 20; ++i) {
        const auto thought = anneal(root, toys::OutcomeOnly<toys::Written>{}, options, random);
        EXPECT_EQ(thought.best.number, 1);
        EXPECT_EQ(thought.valuation, Valuation::estimated(Score{1}));
    }
}

TEST(Annealing, AnswersLegallyWithinAnyBudget) {
    Random random{Seed{7}};
    for (int i = 0; i < 300; ++i) {
        const auto board = toys::adjacency_position(random);
        for (const std::uint64_t nodes : {1U, 2U, 50U, 5000U}) {
            Budget budget{Limits::of_nodes(nodes)};
            const auto thought = annealing(board, VolatileMarks{}, {}, budget, random);
            EXPECT_TRUE(toys::is_legal(board, thought.best));
            EXPECT_LE(thought.nodes, nodes);
        }
    }
}

TEST(Annealing, IsTheSameForTheSameSeed) {
    const auto board = adjacency::Position::start({8, 8}, Side::X, 16);
    Annealing drawing;
    drawing.accept = Annealing::Accept::ByDraw;
    for (const Annealing& options : {Annealing{}, drawing}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Random one{Seed{seed}};
            Random other{Seed{seed}};
            EXPECT_EQ(anneal(board, VolatileMarks{}, options, one).best,
                      anneal(board, VolatileMarks{}, options, other).best);
        }
    }
}

}  // namespace
}  // namespace lawan::local
