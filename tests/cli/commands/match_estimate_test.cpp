// What the games of a match say about the difference in strength.
#include "cli/commands/match_estimate.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <string_view>

namespace lawan::cli {
namespace {

// A letter a game, for A: w, d, l. They take turns as X, and no two games have the same moves
// unless told.
MatchResult match_of(std::string_view results, bool all_alike = false) {
    MatchResult match;
    for (const char letter : results) {
        const bool a_is_x = all_alike || match.games.size() % 2 == 0;
        MatchGame game;
        game.record.players =
            a_is_x ? PerSide<std::string>{"A", "B"} : PerSide<std::string>{"B", "A"};
        game.record.moves = {{all_alike ? "a1" : "m" + std::to_string(match.games.size())}};
        GameResult result;
        const Side a = a_is_x ? Side::X : Side::O;
        if (letter != 'd') result.winner = letter == 'w' ? a : opponent_of(a);
        game.record.result = result;
        match.games.push_back(std::move(game));
        ++(letter == 'w' ? match.wins : letter == 'd' ? match.draws : match.losses);
    }
    return match;
}

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

TEST(MatchEstimate, IsThatOfTheGames) {
    const auto estimate = estimate_match(match_of("wwdl"), "A");
    ASSERT_TRUE(estimate);
    EXPECT_EQ(estimate->of, EstimateOf::Games);
    const EloEstimate expected = estimate_elo(scores_of(WinDrawLoss{2, 1, 1}));
    EXPECT_EQ(estimate->elo.elo, expected.elo);
    EXPECT_EQ(estimate->elo.interval.low, expected.interval.low);
    EXPECT_EQ(estimate->elo.interval.high, expected.interval.high);
    EXPECT_TRUE(estimate->elo.interval.contains(estimate->elo.elo));
    EXPECT_FALSE(estimate_match(match_of(""), "A"));
}

TEST(MatchEstimate, CountsPairsWhereThereAreMany) {
    // Whoever begins wins, but for a draw now and then: as games this varies far more.
    const MatchResult match = match_of(repeated("wlwlwlwd", 10));
    const auto pairs = estimate_match(match, "A");
    ASSERT_TRUE(pairs);
    EXPECT_EQ(pairs->of, EstimateOf::Pairs);
    EXPECT_EQ(pairs->count, 40);
    const EloEstimate expected = estimate_elo(scores_of(PairCounts{0, 0, 30, 10, 0}));
    EXPECT_EQ(pairs->elo.interval.low, expected.interval.low);
    const EloEstimate games = estimate_elo(scores_of(WinDrawLoss{40, 10, 30}));
    EXPECT_NEAR(pairs->elo.elo, games.elo, 1e-9);
    EXPECT_GT(pairs->elo.interval.low, games.interval.low);
    EXPECT_LT(pairs->elo.interval.high, games.interval.high);
    // A game more is in no pair, but counts; a pair less is too few to know how much they vary.
    const auto with_one_more = estimate_match(match_of(repeated("wl", 20) + "w"), "A");
    EXPECT_EQ(with_one_more->of, EstimateOf::Pairs);
    EXPECT_EQ(with_one_more->count, 20);
    EXPECT_NEAR(with_one_more->elo.elo, estimate_elo(scores_of(WinDrawLoss{21, 0, 20})).elo, 1e-9);
    EXPECT_TRUE(std::isfinite(estimate_match(match_of(repeated("w", 40) + "l"), "A")->elo.elo));
    EXPECT_EQ(estimate_match(match_of(repeated("wl", 19) + "w"), "A")->of, EstimateOf::Games);
}

TEST(MatchEstimate, TakesRepeatedGamesForOne) {
    const MatchResult match = match_of(repeated("w", 100), true);
    EXPECT_TRUE(mostly_repeats(match));
    EXPECT_EQ(different_games(match), 1U);
    const auto estimate = estimate_match(match, "A");
    EXPECT_EQ(estimate->of, EstimateOf::DifferentGames);
    EXPECT_EQ(estimate->count, 1);
    EXPECT_TRUE(std::isinf(estimate->elo.elo));
    EXPECT_LT(estimate->elo.interval.low, 0) << "a hundred times the same game is one game";
}

// One rule for few repeats and for many.
TEST(MatchEstimate, IsNoMoreCertainByARepeat) {
    MatchResult match = match_of("wlw");
    match.games[2].record.moves = match.games[0].record.moves;
    EXPECT_FALSE(mostly_repeats(match));
    EXPECT_EQ(different_games(match), 2U);
    const auto estimate = estimate_match(match, "A");
    EXPECT_EQ(estimate->of, EstimateOf::DifferentGames);
    EXPECT_EQ(estimate->count, 2);
    Scores two = scores_of(WinDrawLoss{2, 0, 1});
    EXPECT_EQ(estimate->elo.elo, estimate_elo(two).elo) << "of all games";
    two.count = 2;
    EXPECT_EQ(estimate->elo.interval.low, estimate_elo(two).interval.low);
    // The same moves with the seats swapped, or another end, are another game.
    match.games[1].record.moves = match.games[0].record.moves;
    EXPECT_EQ(different_games(match), 2U);
    match.games[2].record.result->reason = EndReason::TimeOut;
    EXPECT_EQ(different_games(match), 3U);
}

// Whoever plays by chance repeats what is likely: what he scores must not depend on that.
TEST(MatchEstimate, KeepsTheScoreOfGamesThatRepeat) {
    MatchResult match = match_of(repeated("wwww", 24) + "llll");
    for (std::size_t i = 2; i < 96; ++i) {
        match.games[i].record.moves = match.games[i % 2].record.moves;
    }
    ASSERT_EQ(different_games(match), 6U);
    const auto estimate = estimate_match(match, "A");
    EXPECT_EQ(estimate->of, EstimateOf::DifferentGames);
    EXPECT_EQ(estimate->count, 6);
    EXPECT_NEAR(estimate->elo.elo, elo_from_score(0.96), 1e-9);
    EXPECT_TRUE(estimate->elo.interval.contains(elo_from_score(0.96)));
}

}  // namespace
}  // namespace lawan::cli
