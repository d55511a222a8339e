// Every exact search finds what plain minimax finds, on random positions of a game.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/evaluator.hpp"
#include "core/game.hpp"
#include "core/random.hpp"
#include "search/alpha_beta.hpp"
#include "search/alpha_beta_memory.hpp"
#include "search/minimax.hpp"
#include "search/mtdf.hpp"
#include "search/negascout.hpp"
#include "search/parallel_alpha_beta.hpp"

namespace lawan::generic {

// Where a random game of a random length has led; not over.
template <Game G>
[[nodiscard]] typename G::Position random_position(const G& game, Random& random) {
    auto position = game.start();
    for (auto plies = random.below(static_cast<std::uint64_t>(game.longest_game())); plies > 0;
         --plies) {
        const auto next = position.after(random.pick(position.legal_moves()));
        if (is_over(next)) break;
        position = next;
    }
    return position;
}

template <Position P>
class ExactSearches {
  public:
    using Move = typename P::Move;
    using E = AnyEvaluator<P>;

    ExactSearches(const P& root, const E& evaluator) : root_{root}, evaluator_{evaluator} {}

    // Goes deeper as long as minimax is quick.
    void expect_all_equal_minimax() {
        constexpr std::uint64_t kQuick = 5'000;
        for (int depth = 1; depth <= 12; ++depth) {
            SCOPED_TRACE(testing::Message() << "depth " << depth);
            const std::uint64_t nodes = expect_all_equal_minimax(depth);
            if (testing::Test::HasFatalFailure() || minimax_.to_the_end) return;
            if (nodes * root_.legal_moves().size() > kQuick) return;
        }
    }

  private:
    std::uint64_t expect_all_equal_minimax(int depth) {
        Budget budget{Limits::none()};
        minimax_ = Minimax<P, E>{evaluator_, budget}.search(root_, depth).value();
        const std::uint64_t nodes = budget.nodes();

        expect_equal("alpha-beta", AlphaBeta<P, E>{evaluator_, fresh()}.search(root_, depth));
        EXPECT_LE(budget_->nodes(), nodes);
        expect_equal("alpha-beta, ordered",
                     AlphaBeta<P, E, ByStaticScore>{evaluator_, fresh()}.search(root_, depth));
        EXPECT_LE(budget_->nodes(), nodes);
        expect_equal("NegaScout", NegaScout<P, E>{evaluator_, fresh()}.search(root_, depth));
        expect_equal("NegaScout, ordered",
                     NegaScout<P, E, ByStaticScore>{evaluator_, fresh()}.search(root_, depth));
        expect_equal("memory",
                     AlphaBetaMemory<P, E>{evaluator_, fresh(), memory_}.search(root_, depth));
        expect_equal("MTD(f)", Mtdf<P, E, ByStaticScore>{evaluator_, fresh(), mtdf_}.search(
                                   root_, depth, guess_));
        guess_ = minimax_.value;
        for (const int threads : {1, 2, 3, 8}) {
            expect_equal("threads", ParallelAlphaBeta<P, E>{evaluator_, fresh(), threads}.search(
                                        root_, depth));
        }
        return nodes;
    }

    [[nodiscard]] Budget& fresh() { return budget_.emplace(Limits::none()); }

    void expect_equal(const char* search, const std::optional<Found<Move>>& found) {
        SCOPED_TRACE(search);
        ASSERT_TRUE(found && found->finished);
        ASSERT_EQ(found->value.points(), minimax_.value.points());
        ASSERT_EQ(found->line.front(), minimax_.line.front());
        ASSERT_GE(found->to_the_end, minimax_.to_the_end);
        if (minimax_.to_the_end) {
            ASSERT_EQ(valuation_of(root_, *found), valuation_of(root_, minimax_));
        }
    }

    P root_;
    E evaluator_;
    std::optional<Budget> budget_;
    Found<Move> minimax_;
    Score guess_;
    TranspositionTable<Move> memory_{MebiBytes{1}};
    TranspositionTable<Move> mtdf_{MebiBytes{1}};
};

// With each of the game's evaluators.
template <Game G>
void expect_exact_searches(const G& game, int positions) {
    Random random{Seed{2024}};
    for (const auto& named : EvaluatorsOf<G>::list()) {
        SCOPED_TRACE(named.name);
        const auto evaluator = named.make(Options{as_it_is(named.name), named.options, {}});
        for (int i = 0; i < positions; ++i) {
            const auto root = random_position(game, random);
            SCOPED_TRACE(game.position_text(root));
            ExactSearches<typename G::Position>{root, evaluator}.expect_all_equal_minimax();
            if (testing::Test::HasFatalFailure()) return;
        }
    }
}

}  // namespace lawan::generic
