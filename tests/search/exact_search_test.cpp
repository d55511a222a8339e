// Every exact search finds what plain minimax finds, on thousands of random trees.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "search/alpha_beta.hpp"
#include "search/alpha_beta_memory.hpp"
#include "search/minimax.hpp"
#include "search/mtdf.hpp"
#include "search/negascout.hpp"
#include "search/parallel_alpha_beta.hpp"
#include "toys.hpp"

namespace lawan {
namespace {

using toys::Branch;
using toys::RandomTree;
using toys::Shape;
using toys::TreeEvaluator;
using Result = std::optional<Found<Branch>>;

const TreeEvaluator kTreeScores;

// Starting threads or clearing a table takes longer than searching a small tree.
constexpr int kOneInThreads = 5;
constexpr int kOneInTables = 3;

struct Searched {
    Found<Branch> found;
    std::uint64_t nodes;
};

template <class Search>
Searched searched(Search search) {
    Budget budget{Limits::none()};
    const Result found = search(budget);
    return {found.value(), budget.nodes()};
}

Searched value_by_minimax(const RandomTree& root, int depth) {
    return searched([&](Budget& budget) {
        return Minimax<RandomTree, TreeEvaluator>{kTreeScores, budget}.search(root, depth);
    });
}

template <class Order = Unordered>
Searched by_alpha_beta(const RandomTree& root, int depth, std::optional<Branch> first = {}) {
    return searched([&](Budget& budget) {
        return AlphaBeta<RandomTree, TreeEvaluator, Order>{kTreeScores, budget}.search(root, depth,
                                                                                       first);
    });
}

template <class Order = Unordered>
Searched by_negascout(const RandomTree& root, int depth, std::optional<Branch> first = {}) {
    return searched([&](Budget& budget) {
        return NegaScout<RandomTree, TreeEvaluator, Order>{kTreeScores, budget}.search(root, depth,
                                                                                       first);
    });
}

Searched by_threads(int threads, const RandomTree& root, int depth,
                    std::optional<Branch> first = {}) {
    return searched([&](Budget& budget) {
        return ParallelAlphaBeta<RandomTree, TreeEvaluator>{kTreeScores, budget, threads}.search(
            root, depth, first);
    });
}

template <class Order = Unordered>
Searched by_memory(const RandomTree& root, int depth, TranspositionTable<Branch>& table) {
    return searched([&](Budget& budget) {
        return AlphaBetaMemory<RandomTree, TreeEvaluator, Order>{kTreeScores, budget, table}.search(
            root, depth);
    });
}

template <class Order = Unordered>
Searched by_mtdf(const RandomTree& root, int depth, Score guess,
                 TranspositionTable<Branch>& table) {
    return searched([&](Budget& budget) {
        return Mtdf<RandomTree, TreeEvaluator, Order>{kTreeScores, budget, table}.search(
            root, depth, guess);
    });
}

// The value, for the root's mover, of the position that a line leads to.
Score value_at_end_of(const RandomTree& root, const std::vector<Branch>& line) {
    RandomTree position = root;
    for (const Branch move : line) position = position.after(move);
    const Score value =
        is_over(position) ? TreeEvaluator::outcome(position) : TreeEvaluator::evaluate(position);
    return line.size() % 2 == 0 ? value : -value;
}

// Same value, same move, and a line that leads to the value.
void expect_same(const Searched& search, const Searched& minimax, const RandomTree& root) {
    ASSERT_EQ(search.found.value, minimax.found.value);
    ASSERT_EQ(search.found.line.front(), minimax.found.line.front());
    ASSERT_EQ(value_at_end_of(root, search.found.line), search.found.value);
    // What minimax has followed to the end, every search has.
    ASSERT_GE(search.found.to_the_end, minimax.found.to_the_end);
    if (search.found.to_the_end) {
        ASSERT_EQ(valuation_of(root, search.found), Valuation::proved(search.found.value));
    }
}

struct Trees {
    const char* name;
    Shape shape;
    int most_depth;
    int count;
};

void PrintTo(const Trees& trees, std::ostream* out) {
    *out << trees.name;
}

class ExactSearch : public testing::TestWithParam<Trees> {
  protected:
    [[nodiscard]] static int all() { return GetParam().count; }
    [[nodiscard]] static int one_in(int trees) { return GetParam().count / trees; }

    // Calls check(root, depth) for trees by seed, at every depth in turn.
    template <class Check>
    void on_trees(int count, Check check) {
        for (int i = 0; i < count; ++i) {
            const RandomTree root{Seed{static_cast<std::uint64_t>(i)}, GetParam().shape};
            const int depth = 1 + i % GetParam().most_depth;
            SCOPED_TRACE(testing::Message() << "seed " << i << ", depth " << depth);
            check(root, depth);
            if (HasFatalFailure()) return;
        }
    }
};

TEST_P(ExactSearch, AlphaBetaIsMinimaxWithFewerNodes) {
    on_trees(all(), [](const RandomTree& root, int depth) {
        const Searched minimax = value_by_minimax(root, depth);
        const Searched alpha_beta = by_alpha_beta(root, depth);
        expect_same(alpha_beta, minimax, root);
        ASSERT_LE(alpha_beta.nodes, minimax.nodes);
        // Without another order the whole line is the same, not only its first move.
        ASSERT_EQ(alpha_beta.found.line, minimax.found.line);

        const Searched ordered = by_alpha_beta<ByStaticScore>(root, depth);
        expect_same(ordered, minimax, root);
        ASSERT_LE(ordered.nodes, minimax.nodes);
    });
}

TEST_P(ExactSearch, NegaScoutIsMinimax) {
    on_trees(all(), [](const RandomTree& root, int depth) {
        const Searched minimax = value_by_minimax(root, depth);
        const Searched scout = by_negascout(root, depth);
        expect_same(scout, minimax, root);
        ASSERT_EQ(scout.found.line, minimax.found.line);
        expect_same(by_negascout<ByStaticScore>(root, depth), minimax, root);
    });
}

TEST_P(ExactSearch, AnyRootMoveMayBeSearchedFirst) {
    on_trees(all(), [](const RandomTree& root, int depth) {
        const Searched minimax = value_by_minimax(root, depth);
        for (const Branch first : root.legal_moves()) {
            expect_same(by_alpha_beta(root, depth, first), minimax, root);
            expect_same(by_negascout(root, depth, first), minimax, root);
        }
    });
    on_trees(one_in(kOneInThreads), [](const RandomTree& root, int depth) {
        const Searched minimax = value_by_minimax(root, depth);
        for (const Branch first : root.legal_moves()) {
            expect_same(by_threads(2, root, depth, first), minimax, root);
        }
    });
}

TEST_P(ExactSearch, ThreadsAreMinimax) {
    on_trees(one_in(kOneInThreads), [](const RandomTree& root, int depth) {
        const Searched minimax = value_by_minimax(root, depth);
        for (const int threads : {1, 2, 3, 8}) {
            const Searched parallel = by_threads(threads, root, depth);
            expect_same(parallel, minimax, root);
            ASSERT_EQ(parallel.found.line, minimax.found.line);
            ASSERT_LE(parallel.nodes, minimax.nodes);
        }
    });
}

TEST_P(ExactSearch, MemoryIsMinimax) {
    on_trees(one_in(kOneInTables), [](const RandomTree& root, int depth) {
        TranspositionTable<Branch> table{MebiBytes{1}};
        TranspositionTable<Branch> ordered_table{MebiBytes{1}};
        // The table is kept from depth to depth, as iterative deepening does.
        for (int plies = 1; plies <= depth; ++plies) {
            const Searched minimax = value_by_minimax(root, plies);
            expect_same(by_memory(root, plies, table), minimax, root);
            expect_same(by_memory<ByStaticScore>(root, plies, ordered_table), minimax, root);
        }
        // What a deeper search found out says nothing about a shallower one.
        for (int plies = depth; plies >= 1; --plies) {
            expect_same(by_memory(root, plies, table), value_by_minimax(root, plies), root);
        }
    });
}

TEST_P(ExactSearch, MtdfIsMinimaxFromAnyGuess) {
    on_trees(one_in(kOneInTables), [](const RandomTree& root, int depth) {
        TranspositionTable<Branch> table{MebiBytes{1}};
        for (int plies = 1; plies <= depth; ++plies) {
            const Searched minimax = value_by_minimax(root, plies);
            for (const int guess : {0, 7, -1000, 1000, minimax.found.value.points()}) {
                expect_same(by_mtdf(root, plies, Score{guess}, table), minimax, root);
            }
        }
        TranspositionTable<Branch> ordered_table{MebiBytes{1}};
        expect_same(by_mtdf<ByStaticScore>(root, depth, Score{0}, ordered_table),
                    value_by_minimax(root, depth), root);
    });
}

INSTANTIATE_TEST_SUITE_P(RandomTrees, ExactSearch,
                         testing::Values(Trees{"Plain", {3, 6, 20, false, false}, 6, 900},
                                         Trees{"ManyTies", {4, 5, 1, false, false}, 5, 900},
                                         Trees{"Wide", {8, 4, 1000, false, false}, 4, 300},
                                         Trees{"Ragged", {4, 8, 5, true, false}, 8, 900},
                                         Trees{"Transposing", {4, 6, 6, false, true}, 6, 500},
                                         Trees{"RaggedTransposing", {5, 8, 3, true, true}, 8, 500}),
                         [](const auto& info) { return std::string{info.param.name}; });

TEST(FirstGuess, IsTheValueTwoPliesBefore) {
    FirstGuess guess;
    EXPECT_EQ(guess.next(), Score{0});
    guess.saw(Score{4});
    EXPECT_EQ(guess.next(), Score{4});  // there is only one
    guess.saw(Score{-3});
    EXPECT_EQ(guess.next(), Score{4});
    guess.saw(Score{5});
    EXPECT_EQ(guess.next(), Score{-3});
}

TEST(Memory, MeetsAPositionAtDifferentDepths) {
    // Two and two leave what one and one and one and one leave, two plies earlier.
    struct Judge {
        static Score evaluate(const toys::TakeAway& p) {
            return Score{static_cast<int>(mix(p.key()) % 7) - 3};
        }
        static Score outcome(const toys::TakeAway& p) { return 10 * p.final_score(); }
    };
    const Judge judge;
    for (int pile = 1; pile <= 14; ++pile) {
        const toys::TakeAway root{pile};
        TranspositionTable<Branch> table{MebiBytes{1}};
        for (int depth = 1; depth <= 10; ++depth) {
            Budget budget{Limits::none()};
            const auto minimax = Minimax<toys::TakeAway, Judge>{judge, budget}.search(root, depth);
            const auto mtdf =
                Mtdf<toys::TakeAway, Judge>{judge, budget, table}.search(root, depth, Score{0});
            ASSERT_EQ(mtdf->value, minimax->value) << "pile " << pile << ", depth " << depth;
            ASSERT_EQ(mtdf->line.front(), minimax->line.front());
        }
    }
}

TEST(Memory, SavesNodesWhereLinesMeet) {
    const RandomTree root{Seed{5}, {4, 8, 20, false, true}};
    TranspositionTable<Branch> table{MebiBytes{1}};
    EXPECT_LT(by_memory(root, 8, table).nodes, by_alpha_beta(root, 8).nodes);
}

TEST(Memory, IsExactInATableFarTooSmall) {
    const RandomTree root{Seed{11}, {8, 7, 50, false, false}};
    TranspositionTable<Branch> table{MebiBytes{1}};
    const Searched alpha_beta = by_alpha_beta(root, 7);
    EXPECT_GT(alpha_beta.nodes, 2 * table.capacity());
    for (int depth = 1; depth < 7; ++depth) (void)by_memory(root, depth, table);
    expect_same(by_memory(root, 7, table), alpha_beta, root);
    expect_same(by_mtdf(root, 7, Score{0}, table), alpha_beta, root);
    TranspositionTable<Branch> tiny{MebiBytes{0}};
    EXPECT_EQ(tiny.capacity(), 2U);
    expect_same(by_mtdf(root, 6, Score{0}, tiny), by_alpha_beta(root, 6), root);
}

}  // namespace
}  // namespace lawan
