// The reservation tree, on an example worked by hand.
#include "search/genetic/reservation_tree.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "search/minimax.hpp"
#include "tests/search/wandering.hpp"

namespace lawan::genetic {
namespace {

using toys::Branch;
using toys::RandomTree;
using toys::TreeEvaluator;

//            root (max)
//          /            \.
//      A (min)         B (min)
//      /     \         /     \.
//    a0=3   a1=5     b0=2   b1=9
//
// A = min(3, 5) = 3, B = min(2, 9) = 2, root = 3. H = 2. The value of a0 reaches the root (R = 0):
// fitness 3. That of b0 reaches B (R = 1): fitness 2. a1 and b1 are not even chosen by their
// parents (R = 2): fitness 1.
const toys::WrittenTree kWritten{{{1, 2}}, {{3, 4}}, {{5, 6}}, {{}, 3}, {{}, 5}, {{}, 2}, {{}, 9}};
using Judge = toys::OutcomeOnly<toys::Written>;

TEST(ReservationTree, FitnessIsHeightMinusDepthReachedPlusOne) {
    Budget budget{Limits::none()};
    const Judge judge;
    ReservationTree<toys::Written, Judge> tree{toys::Written{kWritten}, judge, 0, budget};
    std::vector<std::size_t> leaves;
    for (const auto& path : std::vector<Chromosome<Edge>>{{0, 0}, {0, 1}, {1, 0}, {1, 1}}) {
        auto chromosome = path;
        leaves.push_back(*tree.reserve(chromosome));
        EXPECT_EQ(chromosome, path);
    }
    tree.evaluate();
    EXPECT_EQ(tree.size(), 7U);
    EXPECT_EQ(tree.height(), 2);
    EXPECT_EQ(tree.value(), Score{3});
    EXPECT_EQ(tree.fitness(leaves[0]), 3);
    EXPECT_EQ(tree.fitness(leaves[1]), 1);
    EXPECT_EQ(tree.fitness(leaves[2]), 2);
    EXPECT_EQ(tree.fitness(leaves[3]), 1);
    EXPECT_EQ(tree.line_to(leaves[0]), (std::vector<Branch>{{0}, {0}}));
}

TEST(ReservationTree, JudgesByWhatIsReservedOnly) {
    Budget budget{Limits::none()};
    const Judge judge;
    ReservationTree<toys::Written, Judge> tree{toys::Written{kWritten}, judge, 0, budget};
    // Without b0 the right side looks like 9.
    Chromosome<Edge> left{0, 0};
    Chromosome<Edge> right{1, 1};
    const auto a0 = *tree.reserve(left);
    const auto b1 = *tree.reserve(right);
    tree.evaluate();
    EXPECT_EQ(tree.value(), Score{9});
    EXPECT_EQ(tree.fitness(b1), 3);
    EXPECT_EQ(tree.fitness(a0), 2);
}

TEST(ReservationTree, SharesNodesAndRepairsEdges) {
    Budget budget{Limits::none()};
    const Judge judge;
    ReservationTree<toys::Written, Judge> tree{toys::Written{kWritten}, judge, 0, budget};
    Chromosome<Edge> path{2, 5, 7};  // 2 and 5 stand for 0 and 1; the game is over after two plies
    Chromosome<Edge> same{0, 1};
    EXPECT_EQ(*tree.reserve(path), *tree.reserve(same));
    EXPECT_EQ(path, same);
    EXPECT_EQ(tree.size(), 3U);
}

// With every path reserved the tree is the game tree, and the principal leaf has fitness H + 1.
TEST(ReservationTree, WithAllPathsIsMinimax) {
    Random random{Seed{1}};
    const TreeEvaluator evaluator;
    for (int i = 0; i < 50; ++i) {
        const auto root = toys::tree_position(random);
        constexpr Edge kBranches = RandomTree::kMaxMoves;
        Budget budget{Limits::none()};
        ReservationTree<RandomTree, TreeEvaluator> tree{root, evaluator, 0, budget};
        std::vector<std::size_t> leaves;
        for (Edge path = 0; path < kBranches * kBranches * kBranches; ++path) {
            Chromosome<Edge> genes{path % kBranches, path / kBranches % kBranches,
                                   path / kBranches / kBranches};
            leaves.push_back(*tree.reserve(genes));
        }
        tree.evaluate();
        Minimax<RandomTree, TreeEvaluator> minimax{evaluator, budget};
        EXPECT_EQ(tree.value(), minimax.search(root, 3)->value);
        std::int64_t most = 0;
        for (const auto leaf : leaves) most = std::max(most, tree.fitness(leaf));
        EXPECT_EQ(most, tree.height() + 1);
    }
}

TEST(ReservationTree, OffersOnlyTheBestMovesWhereItIsNarrow) {
    Budget budget{Limits::none()};
    const RandomTree root{Seed{3}, {8, 1, 20, false, false}};
    const TreeEvaluator evaluator;
    ReservationTree<RandomTree, TreeEvaluator> tree{root, evaluator, 1, budget};
    Score best = -Score::infinity();
    for (const auto move : root.legal_moves()) {
        best = std::max(best, -root.after(move).final_score());
    }
    Chromosome<Edge> path{7};
    const auto leaf = *tree.reserve(path);
    tree.evaluate();
    EXPECT_EQ(path, (Chromosome<Edge>{0}));
    EXPECT_EQ(tree.value(leaf), best);
}

}  // namespace
}  // namespace lawan::genetic
