// The catalog: everything that is listed can be made and plays by the rules.
#include "module/catalog.hpp"

#include <algorithm>
#include <memory>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "play/play_game.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/complaint.hpp"

namespace lawan {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

AnyGame make(const std::string& game, const OptionTexts& settings) {
    const GameModule& entry = find_game(game);
    return entry.make(Options{as_it_is(entry.name), entry.settings, settings});
}

struct Board {
    std::string game;
    OptionTexts settings;
    bool big = false;  // too big for bots that look at everything
};

// Each type that a game comes in, and its extremes.
std::vector<Board> boards() {
    return {{"adjacency", {}},
            {"adjacency", {{"size", "4"}, {"full", "true"}}},
            {"adjacency", {{"size", "5"}, {"full", "true"}, {"first", "O"}}},
            {"adjacency", {{"size", "7x4"}, {"rounds", "1"}}},
            {"tictactoe", {}},
            {"tictactoe", {{"size", "1"}}},
            {"tictactoe", {{"size", "4x3"}, {"in-a-row", "3"}, {"first", "O"}}},
            {"tictactoe", {{"size", "8"}, {"in-a-row", "5"}}, true},
            {"tictactoe", {{"size", "9x8"}, {"in-a-row", "4"}}, true},
            {"tictactoe", {{"size", "20"}, {"in-a-row", "5"}}, true},
            {"othello", {}},
            {"othello", {{"size", "6"}, {"first", "O"}}},
            {"othello", {{"size", "4"}}},
            {"connect4", {}},
            {"connect4", {{"size", "4"}, {"in-a-row", "2"}, {"first", "O"}}},
            {"connect4", {{"size", "10x6"}, {"in-a-row", "5"}}}};
}

std::string board_name(const Board& board) {
    std::string name = board.game;
    for (const auto& [setting, value] : board.settings) name += ' ' + setting + '=' + value;
    return name;
}

int games_with(const std::string& bot) {
    int games = 0;
    for (const GameModule& game : catalog()) {
        for (const BotEntry& each : game.bots) games += each.name == bot ? 1 : 0;
    }
    return games;
}

class EveryBoard : public ::testing::TestWithParam<Board> {};

// Every bot with its defaults plays both sides; limits keep it short.
TEST_P(EveryBoard, EveryBotPlaysALegalGame) {
    const GameModule& entry = find_game(GetParam().game);
    const AnyGame game = make(GetParam().game, GetParam().settings);
    for (const BotEntry& bot : entry.bots) {
        std::unique_ptr<Bot> x;
        std::unique_ptr<Bot> o;
        try {
            x = make_bot(entry, game, {bot.name, {}});
            o = make_bot(entry, game, {bot.name, {}});
        } catch (const InputError& refusal) {
            // Only a bot of this game alone may keep to some of its boards, and then it says so;
            // our own engine plays them all.
            EXPECT_EQ(games_with(bot.name), 1) << bot.name;
            EXPECT_NE(bot.name, "lawan");
            EXPECT_THAT(refusal.what(), HasSubstr("boards"));
            continue;
        }
        GameConditions conditions;
        conditions.limits.nodes = test::cases(GetParam().big ? 200U : 500U);
        const GameRecord record = play_game(game, {{x.get(), "x"}, {o.get(), "o"}}, conditions);
        ASSERT_TRUE(record.result) << bot.name;
        EXPECT_EQ(record.result->reason, EndReason::Finished)
            << bot.name << " on " << board_name(GetParam()) << ": "
            << record.result->detail.english();
        EXPECT_LE(static_cast<int>(record.moves.size()), game.longest_game());
    }
}

TEST_P(EveryBoard, CanBeSetUpFromItsOwnText) {
    const GameModule& entry = find_game(GetParam().game);
    AnyPosition position = make(GetParam().game, GetParam().settings).start();
    Random random{Seed{3}};
    for (int ply = 0; ply < 12; ++ply) {
        const AnyPosition again = entry.set_up(position.text()).start();
        EXPECT_EQ(again.text(), position.text());
        EXPECT_EQ(again.side_to_move(), position.side_to_move());
        EXPECT_EQ(again.legal_moves(), position.legal_moves());
        if (position.is_over()) break;
        position = position.after(random.pick(position.legal_moves()));
    }
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryBoard, ::testing::ValuesIn(boards()), [](const auto& info) {
    std::string name;
    for (const char c : board_name(info.param)) name += std::isalnum(c) != 0 ? c : '_';
    return name;
});

TEST(Catalog, HasTheFourGames) {
    std::vector<std::string> names;
    for (const GameModule& game : catalog()) names.push_back(game.name);
    EXPECT_THAT(names, ::testing::ElementsAre("adjacency", "tictactoe", "othello", "connect4"));
}

// Whoever sees discs looks for no X.
TEST(Catalog, SidesAreCalledAsTheirPiecesAreDrawn) {
    for (const GameModule& game : catalog()) {
        const AnyGame usual = make(game.name, {});
        const bool discs = usual.start().board().pieces == Pieces::Discs;
        for (const Side side : {Side::X, Side::O}) {
            const std::string letters(1, letter(side));
            EXPECT_NE(game.sides[side].in(Language::English) == letters, discs) << game.name;
            EXPECT_EQ(game.sides[side].in(Language::English), usual.side_names()[side]);
        }
        for (const RulePicture& rule : game.guide.rules) {
            if (!discs) continue;
            EXPECT_THAT(rule.says.in(Language::English), Not(HasSubstr("X "))) << game.name;
        }
    }
}

TEST(Catalog, EveryGameHasTheFirstBots) {
    for (const GameModule& game : catalog()) {
        for (const char* bot : {"random", "greedy", "minimax"}) {
            EXPECT_EQ(find_bot(game, bot).name, bot) << game.name;
        }
    }
}

void check_options(const std::vector<OptionSpec>& options, const std::string& where) {
    std::set<std::string> names;
    for (const OptionSpec& option : options) {
        EXPECT_TRUE(names.insert(option.name).second)
            << where << " has " << option.name << " twice";
        EXPECT_FALSE(option.help.empty()) << where << ' ' << option.name;
        if (!option.default_value) continue;
        EXPECT_NO_THROW((Options{as_it_is(where), options, {{option.name, *option.default_value}}}))
            << where << ": the default of " << option.name << " is not a value of it";
    }
}

TEST(Catalog, NamesAreUniqueAndDefaultsAreValid) {
    for (const GameModule& game : catalog()) {
        check_options(game.settings, game.name);
        EXPECT_FALSE(game.summary.empty());
        EXPECT_FALSE(game.evaluators.empty()) << game.name;
        std::set<std::string> names;
        for (const BotEntry& bot : game.bots) {
            EXPECT_TRUE(names.insert(bot.name).second) << game.name << ' ' << bot.name;
            EXPECT_FALSE(bot.summary.empty());
            check_options(bot.options, game.name + ' ' + bot.name);
        }
        for (const EvaluatorEntry& evaluator : game.evaluators) {
            check_options(evaluator.options, game.name + ' ' + evaluator.name);
        }
    }
}

TEST(Catalog, EveryEvaluatorServesABot) {
    for (const GameModule& game : catalog()) {
        const AnyGame usual = make(game.name, {});
        for (const EvaluatorEntry& evaluator : game.evaluators) {
            const Spec spec{"greedy", {{"eval", evaluator.name}}};
            const auto x = make_bot(game, usual, spec);
            const auto o = make_bot(game, usual, spec);
            const auto record = play_game(usual, {{x.get(), "x"}, {o.get(), "o"}}, {});
            EXPECT_EQ(record.result->reason, EndReason::Finished) << evaluator.name;
        }
    }
}

TEST(Catalog, TheSameSeedGivesTheSameRandomGame) {
    const GameModule& entry = find_game("adjacency");
    const AnyGame game = make("adjacency", {});
    const auto moves = [&](std::uint64_t seed) {
        const auto x = make_bot(entry, game, {"random", {}});
        const auto o = make_bot(entry, game, {"random", {}});
        GameConditions conditions;
        conditions.seed = Seed{seed};
        std::string text;
        for (const auto& move :
             play_game(game, {{x.get(), "x"}, {o.get(), "o"}}, conditions).moves) {
            text += move.move;
        }
        return text;
    };
    EXPECT_EQ(moves(1), moves(1));
    EXPECT_NE(moves(1), moves(2));
}

TEST(Catalog, UnknownNamesAreSuggested) {
    EXPECT_EQ(test::complaint_of([] { (void)find_game("otello"); }),
              "unknown game 'otello': did you mean 'othello'?");
    EXPECT_THAT(test::complaint_of([] { (void)find_game("chess"); }),
                HasSubstr("adjacency, tictactoe, othello and connect4"));
    EXPECT_THAT(test::complaint_of([] { (void)find_bot(find_game("othello"), "minmax"); }),
                HasSubstr("did you mean 'minimax'?"));
}

TEST(Catalog, OptionsOfBotsAreChecked) {
    const GameModule& entry = find_game("tictactoe");
    const AnyGame game = make("tictactoe", {});
    const auto complain = [&](const char* spec) {
        return test::complaint_of([&] { (void)make_bot(entry, game, parse_spec(spec)); });
    };
    EXPECT_EQ(complain("minimax(depth=3)"), test::kNoComplaint);
    EXPECT_THAT(complain("minimax(dept=3)"), HasSubstr("did you mean 'depth'?"));
    EXPECT_THAT(complain("minimax(depth=0)"), HasSubstr("from 1 to 400, not '0'"));
    EXPECT_THAT(complain("minimax(depth=three)"), HasSubstr("a whole number"));
    EXPECT_THAT(complain("minimax(eval=nonsense)"), HasSubstr("nonsense"));
    EXPECT_THAT(complain("minimax(depth=3,depth=4)"), HasSubstr("twice"));
    EXPECT_THAT(complain("minimax(depth=3"), HasSubstr("expected ',' or ')'"));
}

TEST(Catalog, SettingsAreChecked) {
    const auto complain = [](const char* game, const OptionTexts& settings) {
        return test::complaint_of([&] { (void)make(game, settings); });
    };
    EXPECT_NE(complain("adjacency", {{"size", "3"}}), test::kNoComplaint);
    EXPECT_NE(complain("adjacency", {{"size", "9"}}), test::kNoComplaint);
    EXPECT_NE(complain("adjacency", {{"rounds", "29"}}), test::kNoComplaint);
    EXPECT_NE(complain("adjacency", {{"rounds", "0"}}), test::kNoComplaint);
    EXPECT_NE(complain("tictactoe", {{"size", "21"}, {"in-a-row", "5"}}), test::kNoComplaint);
    EXPECT_NE(complain("tictactoe", {{"in-a-row", "4"}}), test::kNoComplaint);
    EXPECT_NE(complain("othello", {{"size", "5"}}), test::kNoComplaint);
    EXPECT_NE(complain("othello", {{"size", "8x6"}}), test::kNoComplaint);
    EXPECT_NE(complain("othello", {{"rounds", "8"}}), test::kNoComplaint);
}

TEST(Catalog, PositionsAreChecked) {
    for (const GameModule& game : catalog()) {
        for (const char* text : {"", "X", "nonsense", "////", "99999999999999999999 X 1 1"}) {
            EXPECT_THROW((void)game.set_up(text), InputError) << game.name << ' ' << text;
        }
    }
}

}  // namespace
}  // namespace lawan
