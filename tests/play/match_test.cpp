// Matches: who begins, what the seed decides, what is counted.
#include "play/match.hpp"

#include <gtest/gtest.h>

#include "tests/play/support.hpp"

namespace lawan::test {
namespace {

template <class B>
Entrant entrant(std::string name) {
    return {std::move(name), [] { return std::make_unique<B>(); }};
}

std::vector<std::string> texts(const MatchGame& game) {
    std::vector<std::string> moves;
    for (const MoveRecord& move : game.record.moves) moves.push_back(move.move);
    return moves;
}

std::vector<std::vector<std::string>> all_texts(const MatchResult& result) {
    std::vector<std::vector<std::string>> all;
    for (const MatchGame& game : result.games) all.push_back(texts(game));
    return all;
}

MatchSettings settings_of(int games, std::uint64_t seed = 1, int random_plies = 0) {
    MatchSettings settings;
    settings.games = games;
    settings.seed = Seed{seed};
    settings.random_plies = random_plies;
    return settings;
}

MatchResult random_match(const MatchSettings& settings) {
    return play_match(three_in_a_row(), entrant<SeededBot>("a"), entrant<SeededBot>("b"), settings);
}

TEST(Match, TheyTakeTurnsToBegin) {
    const MatchResult result = random_match(settings_of(4));
    ASSERT_EQ(result.games.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i) {
        const bool a_is_x = i % 2 == 0;
        EXPECT_EQ(result.games[i].record.players.x, a_is_x ? "a" : "b");
        EXPECT_EQ(result.games[i].first, Side::X);
    }
}

TEST(Match, WhereOBeginsAPlaysOFirst) {
    const MatchResult result = play_match(three_in_a_row(Side::O), entrant<FirstMove>("a"),
                                          entrant<FirstMove>("b"), settings_of(2));
    EXPECT_EQ(result.games[0].record.players.o, "a");
    EXPECT_EQ(result.games[1].record.players.o, "b");
    EXPECT_EQ(result.games[0].first, Side::O);
    // Whoever begins wins between two of these.
    EXPECT_EQ(result.wins, 1);
    EXPECT_EQ(result.losses, 1);
}

TEST(Match, CountsForTheFirstEntrant) {
    const MatchResult result = play_match(three_in_a_row(), entrant<FirstMove>("a"),
                                          entrant<Crasher>("b"), settings_of(3));
    EXPECT_EQ(result.wins, 3);
    EXPECT_EQ(result.draws, 0);
    EXPECT_EQ(result.losses, 0);
}

TEST(Match, WinsDrawsAndLossesAddUpToTheRecords) {
    const MatchResult result = random_match(settings_of(40));
    int wins = 0;
    int draws = 0;
    for (const MatchGame& game : result.games) {
        const auto winner = game.record.result->winner;
        if (!winner) {
            ++draws;
        } else if (game.record.players[*winner] == "a") {
            ++wins;
        }
    }
    EXPECT_EQ(result.wins, wins);
    EXPECT_EQ(result.draws, draws);
    EXPECT_EQ(result.losses, 40 - wins - draws);
    EXPECT_GT(draws, 0);
}

TEST(Match, TheSameSeedGivesTheSameGames) {
    EXPECT_EQ(all_texts(random_match(settings_of(6, 3))),
              all_texts(random_match(settings_of(6, 3))));
    EXPECT_NE(all_texts(random_match(settings_of(6, 3))),
              all_texts(random_match(settings_of(6, 4))));
}

TEST(Match, EveryGameIsAnother) {
    const auto games = all_texts(random_match(settings_of(4)));
    EXPECT_NE(games[0], games[1]);
    EXPECT_NE(games[0], games[2]);
}

TEST(Match, LongerMatchesBeginWithTheSameGames) {
    const auto few = all_texts(random_match(settings_of(4)));
    const auto many = all_texts(random_match(settings_of(8)));
    EXPECT_TRUE(std::equal(few.begin(), few.end(), many.begin()));
}

TEST(Match, BothGamesOfAPairHaveTheSameOpening) {
    const MatchResult result = play_match(three_in_a_row(), entrant<FirstMove>("a"),
                                          entrant<FirstMove>("b"), settings_of(8, 1, 3));
    const auto games = all_texts(result);
    std::vector<std::vector<std::string>> openings;
    for (std::size_t i = 0; i < games.size(); i += 2) {
        EXPECT_EQ(games[i], games[i + 1]);  // the bots play alike
        openings.emplace_back(games[i].begin(), games[i].begin() + 3);
    }
    EXPECT_NE(openings[0], openings[1]);
}

TEST(Match, ARandomOpeningLeavesAMoveToTheBots) {
    const MatchResult result = play_match(three_in_a_row(), entrant<Crasher>("a"),
                                          entrant<Crasher>("b"), settings_of(20, 1, 100));
    for (const MatchGame& game : result.games) {
        EXPECT_EQ(game.record.result->reason, EndReason::Crashed);
    }
}

TEST(Match, TellsOfEveryGame) {
    MatchSettings settings = settings_of(3);
    std::vector<int> numbers;
    settings.on_game = [&](const GameRecord& record, int number) {
        EXPECT_TRUE(record.result);
        numbers.push_back(number);
    };
    (void)random_match(settings);
    EXPECT_EQ(numbers, (std::vector<int>{1, 2, 3}));
}

TEST(Match, AGameThatIsBrokenOffIsNotCounted) {
    StopSignal stop;
    MatchSettings settings = settings_of(10);
    settings.stop = &stop;
    settings.on_game = [&](const GameRecord&, int number) {
        if (number == 2) stop.raise();
    };
    const MatchResult result = random_match(settings);
    EXPECT_TRUE(result.stopped);
    EXPECT_EQ(result.games.size(), 2U);
    EXPECT_EQ(result.wins + result.draws + result.losses, 2);
}

}  // namespace
}  // namespace lawan::test
