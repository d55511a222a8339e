// Fitting the Othello paper's weights: the same for the same seed, sensible, and worth the while.
#include "games/othello/training/paper_weights.hpp"
#include "games/othello/evaluators/evaluators.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "games/othello/rules/game.hpp"
#include "tests/support/cases.hpp"

namespace lawan::training {
namespace {

WeightsPlan small_plan() {
    WeightsPlan plan;
    plan.play.games = 300;
    plan.play.depth = 1;
    return plan;
}

TEST(OthelloPaperWeights, AreTheSameForTheSameSeed) {
    const auto once = fit_othello_paper_weights(small_plan());
    const auto again = fit_othello_paper_weights(small_plan());
    EXPECT_EQ(once.weights, again.weights);
    EXPECT_EQ(once.positions, again.positions);
    auto other = small_plan();
    other.play.seed = Seed{2};
    EXPECT_FALSE(fit_othello_paper_weights(other).weights == once.weights);
}

TEST(OthelloPaperWeights, ValueCorners) {
    const auto fit = fit_othello_paper_weights(small_plan());
    EXPECT_EQ(fit.weights.corner, 1000);
    EXPECT_GT(fit.positions, 1000U);
}

TEST(OthelloPaperWeights, StopWhenTold) {
    int games = 0;
    const auto fit = fit_othello_paper_weights(small_plan(), [&](int done) {
        games = done;
        return done < 10;
    });
    EXPECT_EQ(games, 10);
    EXPECT_LE(fit.positions, 40U);
}

TEST(OthelloPaperWeights, MatchesAreFair) {
    SelfPlay play;
    play.games = 20;
    play.depth = 1;
    const auto match =
        match_othello_paper_weights(play, othello::kPrintedWeights, othello::kPrintedWeights);
    EXPECT_EQ(match.wins, match.losses);
    EXPECT_EQ(match.wins + match.draws + match.losses, 20);
    EXPECT_EQ(match.discs, 0);
}

// What the options of the evaluator give when nobody sets them.
EdgeTablesWeights shipped_weights() {
    for (const auto& named : EvaluatorsOf<othello::Game>::list()) {
        if (named.name != "edge-tables") continue;
        const Options options{as_it_is("test"), named.options, {}};
        const auto weight = [&](const char* name) {
            return static_cast<int>(options.integer(name));
        };
        return {weight("mobility"), weight("frontier"), weight("corner"), weight("x-square"),
                weight("c-square")};
    }
    return {};
}

TEST(OthelloPaperWeights, ShippedOnesBeatTheUnfitted) {
    SelfPlay play;
    play.games = test::cases(2000);
    play.depth = 2;
    play.fewest_random_plies = 10;
    play.most_random_plies = 10;
    play.seed = Seed{4242};  // these openings had no part in the fit
    const auto match =
        match_othello_paper_weights(play, shipped_weights(), othello::kPrintedWeights);
    // Half the games and three standard deviations.
    const int deviations = static_cast<int>(1.5 * std::sqrt(play.games));
    EXPECT_GT(2 * match.wins + match.draws, play.games + 2 * deviations);
}

TEST(OthelloPaperWeightsSlow, ShippedOnesComeFromTheFit) {
    EXPECT_EQ(fit_othello_paper_weights({}).weights, shipped_weights());
}

}  // namespace
}  // namespace lawan::training
