// Looking at a search: the textbook tree step by step, and what the counts have to add up to.
#include "search/trace.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "search/alpha_beta.hpp"
#include "search/minimax.hpp"
#include "search/mtdf.hpp"
#include "search/negascout.hpp"
#include "toys.hpp"

namespace lawan {
namespace {

using toys::Branch;
using toys::OutcomeOnly;
using toys::RandomTree;
using toys::TreeEvaluator;
using toys::Written;
using toys::WrittenTree;

constexpr Score kInfinity = Score::infinity();

// MAX at the root, three MIN nodes below, leaves 3 12 8 / 2 4 6 / 14 5 2: the tree of Russell and
// Norvig, Artificial Intelligence: A Modern Approach, in the chapter on adversarial search. Its
// value is 3, and two leaves are never looked at.
WrittenTree textbook_tree() {
    return {{{1, 2, 3}, 0}, {{4, 5, 6}, 0}, {{7, 8, 9}, 0}, {{10, 11, 12}, 0}, {{}, 3},
            {{}, 12},       {{}, 8},        {{}, 2},        {{}, 4},           {{}, 6},
            {{}, 14},       {{}, 5},        {{}, 2}};
}

using WrittenEvaluator = OutcomeOnly<Written>;
const WrittenEvaluator kOutcomeOnly;

struct Expected {
    std::optional<std::size_t> parent;
    std::optional<Branch> move;
    Score alpha, beta, value;  // for the side to move at the node
    Ending ending;
    std::size_t unsearched;
};

void expect_tree(const SearchTree<Branch>& tree, const std::vector<Expected>& expected) {
    ASSERT_EQ(tree.nodes.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        SCOPED_TRACE(testing::Message() << "node " << i);
        const TreeNode<Branch>& node = tree.nodes[i];
        EXPECT_EQ(node.parent, expected[i].parent);
        EXPECT_EQ(node.entering.move, expected[i].move);
        EXPECT_EQ(node.entering.alpha, expected[i].alpha);
        EXPECT_EQ(node.entering.beta, expected[i].beta);
        EXPECT_EQ(node.leaving.value, expected[i].value);
        EXPECT_EQ(node.leaving.ending, expected[i].ending);
        EXPECT_EQ(node.leaving.unsearched, expected[i].unsearched);
    }
}

TEST(TreeTrace, ShowsAlphaBetaOnTheTextbookTree) {
    const WrittenTree written = textbook_tree();
    Budget budget{Limits::none()};
    AlphaBeta<Written, WrittenEvaluator, Unordered, TreeTrace<Branch>> search{kOutcomeOnly, budget};
    const auto found = search.search(Written{written}, 2);
    EXPECT_EQ(found->value, Score{3});
    EXPECT_TRUE(found->to_the_end);
    EXPECT_EQ(found->line, (std::vector<Branch>{{0}, {0}}));

    const auto none = std::optional<std::size_t>{};
    const Score inf = kInfinity;
    using enum Ending;
    // MIN sees everything with the sign turned round: its window is (−beta, −alpha).
    expect_tree(search.trace().tree(), {{none, {}, -inf, inf, Score{3}, AllMoves, 0},
                                        {0, Branch{0}, -inf, inf, Score{-3}, AllMoves, 0},
                                        {1, Branch{0}, -inf, inf, Score{3}, Terminal, 0},
                                        {1, Branch{1}, -inf, Score{3}, Score{12}, Terminal, 0},
                                        {1, Branch{2}, -inf, Score{3}, Score{8}, Terminal, 0},
                                        {0, Branch{1}, -inf, Score{-3}, Score{-2}, Cut, 2},
                                        {5, Branch{0}, Score{3}, inf, Score{2}, Terminal, 0},
                                        {0, Branch{2}, -inf, Score{-3}, Score{-2}, Cut, 0},
                                        {7, Branch{0}, Score{3}, inf, Score{14}, Terminal, 0},
                                        {7, Branch{1}, Score{3}, Score{14}, Score{5}, Terminal, 0},
                                        {7, Branch{2}, Score{3}, Score{5}, Score{2}, Terminal, 0}});
}

TEST(TreeTrace, NumbersTheStepsOfTheSearch) {
    const WrittenTree written = textbook_tree();
    Budget budget{Limits::none()};
    AlphaBeta<Written, WrittenEvaluator, Unordered, TreeTrace<Branch>> search{kOutcomeOnly, budget};
    ASSERT_TRUE(search.search(Written{written}, 2));
    const auto& nodes = search.trace().tree().nodes;
    std::vector<int> times(2 * nodes.size(), 0);
    for (const auto& node : nodes) {
        EXPECT_LT(node.entered_at, node.left_at);
        ++times.at(node.entered_at);
        ++times.at(node.left_at);
        if (node.parent) {
            EXPECT_GT(node.entered_at, nodes[*node.parent].entered_at);
            EXPECT_LT(node.left_at, nodes[*node.parent].left_at);
        }
    }
    EXPECT_EQ(times, std::vector<int>(2 * nodes.size(), 1));
}

TEST(TreeTrace, ShowsTestsAndSearchesAgain) {
    // The second move is better than the first, so its test succeeds and it is searched again.
    const WrittenTree written{{{1, 2}, 0}, {{3, 4}, 0}, {{5, 6}, 0}, {{}, 3},
                              {{}, 4},     {{}, 9},     {{}, 7}};
    Budget budget{Limits::none()};
    NegaScout<Written, WrittenEvaluator, Unordered, TreeTrace<Branch>> search{kOutcomeOnly, budget};
    EXPECT_EQ(search.search(Written{written}, 2)->value, Score{7});
    std::vector<Visit> visits;
    for (const auto& node : search.trace().tree().nodes) {
        if (node.parent == std::size_t{0}) visits.push_back(node.entering.visit);
    }
    EXPECT_EQ(visits, (std::vector{Visit::Search, Visit::NullWindow, Visit::ReSearch}));
}

TEST(TreeTrace, ShowsTheProbesOfMtdf) {
    const WrittenTree written = textbook_tree();
    Budget budget{Limits::none()};
    TranspositionTable<Branch> table{MebiBytes{1}};
    Mtdf<Written, WrittenEvaluator, Unordered, TreeTrace<Branch>> search{kOutcomeOnly, budget,
                                                                         table};
    EXPECT_EQ(search.search(Written{written}, 2, Score{0})->value, Score{3});
    std::vector<Score> answers;
    for (const auto& node : search.trace().tree().nodes) {
        if (node.entering.visit != Visit::Probe) continue;
        EXPECT_EQ(node.entering.beta, node.entering.alpha + Score{1});
        answers.push_back(node.leaving.value);
    }
    // Is it at least 0? It is, the first MIN node shows 3. At least 4? No: 3 is the most.
    EXPECT_EQ(answers, (std::vector{Score{3}, Score{3}}));
}

TEST(TreeTrace, StopsRecordingAtItsCap) {
    const RandomTree root{Seed{1}, {3, 5, 20, false, false}};
    const TreeEvaluator evaluator;
    Budget budget{Limits::none()};
    AlphaBeta<RandomTree, TreeEvaluator, Unordered, TreeTrace<Branch>> search{
        evaluator, budget, {}, TreeTrace<Branch>{10}};
    ASSERT_TRUE(search.search(root, 5));
    const auto& tree = search.trace().tree();
    EXPECT_EQ(tree.nodes.size(), 10U);
    EXPECT_EQ(tree.left_out, budget.nodes() - 10);
    EXPECT_EQ(tree.nodes[0].leaving.ending, Ending::AllMoves);  // the root is closed all the same
}

template <class Search>
void expect_counts_add_up(const Search& search, const Budget& budget) {
    const CountingTrace& trace = search.trace();
    const auto& by_ply = trace.nodes_by_ply();
    EXPECT_EQ(std::accumulate(by_ply.begin(), by_ply.end(), std::uint64_t{0}), budget.nodes());
    std::uint64_t left = 0;
    for (int ending = 0; ending <= static_cast<int>(Ending::Stopped); ++ending) {
        left += trace.count(static_cast<Ending>(ending));
    }
    EXPECT_EQ(left, budget.nodes());
    EXPECT_LE(trace.first_move_cuts(), trace.count(Ending::Cut));
}

TEST(CountingTrace, CountsEveryNodeOnce) {
    const RandomTree root{Seed{3}, {4, 6, 20, false, true}};
    const TreeEvaluator evaluator;
    {
        Budget budget{Limits::none()};
        AlphaBeta<RandomTree, TreeEvaluator, Unordered, CountingTrace> search{evaluator, budget};
        ASSERT_TRUE(search.search(root, 5));
        expect_counts_add_up(search, budget);
        EXPECT_EQ(search.trace().nodes_by_ply().size(), 6U);
        EXPECT_GT(search.trace().count(Ending::Cut), 0U);
        EXPECT_EQ(search.trace().count(Visit::ReSearch), 0U);
        EXPECT_EQ(search.trace().count(Ending::Leaf), search.trace().nodes_by_ply()[5]);
    }
    {
        Budget budget{Limits::none()};
        TranspositionTable<Branch> table{MebiBytes{1}};
        Mtdf<RandomTree, TreeEvaluator, Unordered, CountingTrace> search{evaluator, budget, table};
        ASSERT_TRUE(search.search(root, 6, Score{0}));
        expect_counts_add_up(search, budget);
        EXPECT_GT(search.trace().table_hits(), 0U);
        EXPECT_GE(search.trace().count(Visit::Probe), 2U);
        EXPECT_EQ(search.trace().count(Ending::Leaf), 0U);
    }
    {
        // Interrupted searches leave every node that they entered.
        Budget budget{Limits::of_nodes(50)};
        NegaScout<RandomTree, TreeEvaluator, Unordered, CountingTrace> search{evaluator, budget};
        (void)search.search(root, 5);
        expect_counts_add_up(search, budget);
        EXPECT_GT(search.trace().count(Ending::Stopped), 0U);
    }
}

}  // namespace
}  // namespace lawan
