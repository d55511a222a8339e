// The game of docs/add-a-game.md, played by every bot that the catalog gives it.
#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "games/chomp/rules/game.hpp"
#include "module/catalog.hpp"
#include "play/match.hpp"
#include "tests/generic/game_suite.hpp"

namespace lawan::chomp {
// NOLINTNEXTLINE(readability-redundant-declaration): declared by its user, as in games/all.cpp
GameModule module();
}  // namespace lawan::chomp

namespace lawan {
namespace {

TEST(AddAGame, EveryBotPlaysIt) {
    const GameModule entry = chomp::module();
    const AnyGame game = entry.make({});
    ASSERT_GE(entry.bots.size(), 3U);
    for (const BotEntry& bot : entry.bots) {
        const auto make = [&](const std::string& name) {
            return Entrant{name, [&, name] { return make_bot(entry, game, Spec{name, {}}); }};
        };
        MatchSettings settings;
        settings.games = 2;
        settings.limits = Limits::of_nodes(2000);
        const MatchResult result = play_match(game, make(bot.name), make("random"), settings);
        ASSERT_EQ(result.games.size(), 2U) << bot.name;
        for (const MatchGame& played : result.games) {
            EXPECT_EQ(played.record.result->reason, EndReason::Finished)
                << bot.name << ": " << played.record.result->detail.english();
        }
    }
}

TEST(AddAGame, MinimaxFindsTheWinningBite) {
    const GameModule entry = chomp::module();
    const AnyGame game = entry.set_up("##...##............. X");  // 2×2: leave the two arms equal
    const auto bot = make_bot(entry, game, parse_spec("minimax(depth=6)"));
    const AnyPosition start = game.start();
    const auto thought = bot->think({start, {}, {}, nullptr});
    EXPECT_EQ(start.move_text(thought.best), "b2");
    EXPECT_EQ(thought.valuation, Valuation::proved(Score{1}));
}

TEST(AddAGame, HoldsWhatHoldsForEveryGame) {
    test::check_game(chomp::Game{});
}

TEST(AddAGame, TextsRoundTrip) {
    const chomp::Game game;
    const auto position = game.start().after(*game.parse_move("c2"));
    EXPECT_EQ(game.position_text(position), "#######...##...##... O");
    EXPECT_EQ(chomp::Game::parse_position(game.position_text(position)), position);
    EXPECT_THROW(static_cast<void>(chomp::Game::parse_position("## X")), InputError);
}

}  // namespace
}  // namespace lawan
