// Local search, genetic algorithms and the papers' bots as a user writes them, in every game.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "core/input_error.hpp"
#include "module/catalog.hpp"
#include "play/match.hpp"

namespace lawan {
namespace {

[[nodiscard]] AnyGame game_of(const GameModule& entry, const OptionTexts& settings = {}) {
    return entry.make(Options{as_it_is("game " + entry.name), entry.settings, settings});
}

[[nodiscard]] Entrant entrant(const GameModule& entry, const AnyGame& game,
                              const std::string& spec) {
    return {spec, [&entry, game, spec] { return make_bot(entry, game, parse_spec(spec)); }};
}

// Both begin once.
[[nodiscard]] MatchResult match(const GameModule& entry, const AnyGame& game, const std::string& a,
                                const std::string& b, int games = 2) {
    MatchSettings settings;
    settings.games = games;
    settings.seed = Seed{7};
    return play_match(game, entrant(entry, game, a), entrant(entry, game, b), settings);
}

void expect_finished(const MatchResult& result, int games = 2) {
    ASSERT_EQ(result.games.size(), static_cast<std::size_t>(games));
    for (const MatchGame& game : result.games) {
        ASSERT_TRUE(game.record.result);
        EXPECT_EQ(game.record.result->reason, EndReason::Finished)
            << game.record.result->detail.english();
    }
}

[[nodiscard]] std::vector<std::string> moves_of(const MatchGame& game) {
    std::vector<std::string> moves;
    for (const MoveRecord& move : game.record.moves) moves.push_back(move.move);
    return moves;
}

// The same bot where a busy machine cannot end its thinking before its other limits do.
[[nodiscard]] std::string without_hurry(std::string spec) {
    const bool has_options = spec.back() == ')';
    if (has_options) spec.pop_back();
    return spec + (has_options ? "," : "(") + "move-time=3600)";
}

class InEveryGame : public testing::TestWithParam<std::string> {};

TEST_P(InEveryGame, LocalAndGeneticBotsFinishTheirGames) {
    for (const auto& [name, settings] : std::vector<std::pair<std::string, OptionTexts>>{
             {"adjacency", {}},
             {"adjacency", {{"size", "4x5"}}},
             {"tictactoe", {}},
             {"tictactoe", {{"size", "9x9"}, {"in-a-row", "5"}}},
             {"othello", {}},
             {"othello", {{"size", "4"}}}}) {
        SCOPED_TRACE(name);
        const GameModule& entry = find_game(name);
        const AnyGame game = game_of(entry, settings);
        const std::string bot = without_hurry(GetParam());
        const MatchResult once = match(entry, game, bot, "random");
        expect_finished(once);
        // The match's seed is all the chance there is.
        const MatchResult again = match(entry, game, bot, "random");
        for (std::size_t i = 0; i < once.games.size(); ++i) {
            EXPECT_EQ(moves_of(once.games[i]), moves_of(again.games[i]));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    LocalAndGenetic, InEveryGame,
    testing::Values("hillclimb", "hillclimb(variant=sideways)", "hillclimb(variant=restart)",
                    "hillclimb(variant=stochastic)", "hillclimb(variant=plateau)", "annealing",
                    "annealing(accept=draw,stop=last,reply=none,tries=20)",
                    "genetic(population=10,generations=5)", "genetic(variant=pairs,generations=5)",
                    "genetic(variant=reservation-tree,generations=5,width=4)"));

class PaperBotNamed : public testing::TestWithParam<std::string> {};

TEST_P(PaperBotNamed, FinishesGamesInBothModes) {
    const GameModule& entry = find_game("adjacency");
    const BotEntry& bot = find_bot(entry, GetParam());
    ASSERT_TRUE(bot.paper);
    EXPECT_EQ(*bot.paper, std::string{"adjacency-"} + GetParam().front());
    for (const std::string mode : {"described", "published"}) {
        for (const std::string rounds : {"1", "4", "28"}) {
            const AnyGame game = game_of(entry, {{"rounds", rounds}});
            const bool has_threads = GetParam() == "b-minimax" && mode == "described";
            const std::string spec =
                GetParam() + "(as=" + mode + ",nodes=3000" + (has_threads ? ",threads=1)" : ")");
            expect_finished(match(entry, game, spec, "random"));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, PaperBotNamed,
                         testing::Values("a-minimax", "a-hillclimb", "a-genetic", "b-minimax",
                                         "b-annealing", "b-genetic", "c-minimax", "c-hillclimb",
                                         "c-genetic"));

// The golden game, from the names down: adjacency-a's Table 3 in 16 rounds.
TEST(PaperBots, PlayTableThree) {
    const GameModule& entry = find_game("adjacency");
    const AnyGame game = game_of(entry, {{"rounds", "16"}});
    const MatchResult result =
        match(entry, game, "a-minimax(as=published)", "a-hillclimb(as=published)", 1);
    expect_finished(result, 1);
    EXPECT_EQ(result.games[0].record.result->score, 21 - 19);
    const auto moves = moves_of(result.games[0]);
    ASSERT_EQ(moves.size(), 32U);
    EXPECT_EQ(moves.front(), "g3");  // row 2, column 6
    EXPECT_EQ(moves.back(), "a1");
}

// As published, the squares beside a corner weigh −60 and −3; the fitted weights are the default's.
TEST(PaperBots, JudgeOthelloAsPublishedByThePrintedWeights) {
    const GameModule& entry = find_game("othello");
    const AnyGame game = game_of(entry);
    AnyPosition position = game.start();
    for (const char* text : {"e6", "f6", "d3", "e7", "g7", "g6", "f7", "h7", "h8"}) {
        const std::optional<AnyMove> move = position.parse_move(text);
        ASSERT_TRUE(move && position.is_legal(*move)) << text;
        position = position.after(*move);
    }
    const auto value = [&](const std::string& spec) {
        const std::vector<AnyMove> none;
        const auto bot = make_bot(entry, game, parse_spec(spec));
        return bot->think({position, none, {}}).valuation->score;
    };
    const std::string printed = "mobility=4,frontier=4,corner=100,x-square=-60,c-square=-3";
    const std::string fitted = "mobility=16,frontier=29,corner=1000,x-square=-420,c-square=-28";
    for (const std::string bot : {"othello-negascout", "othello-mtdf"}) {
        const auto with = [&](const std::string& options) {
            return value(bot + "(depth=2" + options + ")");
        };
        EXPECT_EQ(with(",as=published"), with(",as=published,eval=edge-tables(" + printed + ")"));
        EXPECT_EQ(with(",as=published,eval=edge-tables"), with(",as=published"));
        EXPECT_NE(with(",as=published"), with(",as=published,eval=edge-tables(" + fitted + ")"));
        EXPECT_EQ(with(""), with(",eval=edge-tables(" + fitted + ")"));
        // What is given counts.
        EXPECT_NE(with(",as=published"), with(",as=published,eval=edge-tables(corner=0)"));
    }
}

// An option that the chosen mode does not read is refused rather than ignored.
TEST(PaperBots, RefuseOptionsThatMeanNothing) {
    const GameModule& entry = find_game("adjacency");
    const AnyGame game = game_of(entry);
    for (const std::string spec :
         {"b-minimax(as=published,threads=2)", "b-minimax(leaves=100)",
          "b-annealing(as=published,stable=3)", "b-annealing(as=published,unstable=3)",
          "b-genetic(as=published,parents=3)", "b-genetic(as=published,generations=3)",
          "b-genetic(as=published,mutation=0.5)", "c-hillclimb(as=published,plateau=3)",
          "c-genetic(as=published,crossover=0.5)", "c-genetic(as=published,genes=3)",
          "c-genetic(as=published,generations=3)", "c-genetic(as=published,mutation=0.1)",
          "hillclimb(restarts=3)", "hillclimb(tries=3)", "a-hillclimb(variant=restart,plateau=3)",
          "annealing(accept=draw,threshold=0.5)", "genetic(parents=3)",
          "genetic(variant=pairs,width=3)", "genetic(variant=pairs,crossover=0.5)"}) {
        try {
            (void)make_bot(entry, game, parse_spec(spec));
            ADD_FAILURE() << spec;
        } catch (const InputError& error) {
            EXPECT_NE(std::string{error.what()}.find("has no effect with"), std::string::npos)
                << spec << ": " << error.what();
        }
    }
    for (const std::string spec :
         {"b-minimax(threads=2)", "b-minimax(as=published,leaves=100)", "b-annealing(stable=3)",
          "b-genetic(as=published,population=10)", "c-genetic(as=published,population=5)",
          "hillclimb(variant=restart,restarts=3)", "annealing(threshold=0.5)",
          "genetic(variant=pairs,parents=3)"}) {
        EXPECT_NO_THROW((void)make_bot(entry, game, parse_spec(spec))) << spec;
    }
}

TEST(PaperBots, SayWhatIsWrongWithAnOption) {
    const GameModule& entry = find_game("adjacency");
    const AnyGame game = game_of(entry);
    for (const std::string spec :
         {"a-minimax(as=printed)", "hillclimb(variant=sidewys)", "annealing(temperature=0)",
          "genetic(population=1)", "b-annealing(threshold=2)", "c-hillclimb(plateau=-1)"}) {
        EXPECT_THROW((void)make_bot(entry, game, parse_spec(spec)), InputError) << spec;
    }
}

}  // namespace
}  // namespace lawan
