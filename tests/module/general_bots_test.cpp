// Every bot of the catalog, on every game: options that work, legal moves, and blunders for all.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "module/catalog.hpp"
#include "module/common_options.hpp"
#include "search/monte_carlo.hpp"
#include "tests/support/fake_clock.hpp"

namespace lawan {
namespace {

Thought<AnyMove> first_thought(const GameModule& entry, const AnyGame& game, const Spec& spec,
                               const Limits& limits = {},
                               const TimeSource& clock = TimeSource::of_machine()) {
    const auto bot = make_bot(entry, game, spec);
    const AnyPosition start = game.start();
    bot->new_game({start, start.side_to_move(), 0, Seed{1}});
    return bot->think({start, {}, limits, nullptr, &clock});
}

// Thinks for 0.02 s of a clock that goes on by a millisecond whenever it is asked. A bot that never
// asks it thinks for hours.
void expect_in_time(const GameModule& entry, const AnyGame& game, const Spec& spec) {
    const test::FakeClock clock{Seconds{0.001}};
    const Seconds begin = clock.now();
    const auto thought = first_thought(entry, game, spec, Limits::of_time(Seconds{0.02}), clock);
    EXPECT_TRUE(game.start().is_legal(thought.best));
    EXPECT_LT(clock.now() - begin, Seconds{0.04});
}

AnyGame default_game(const GameModule& entry) {
    return entry.make(Options{as_it_is(entry.name), entry.settings, {}});
}

// Calls check(entry, game, bot) for all of them.
template <class Check>
void for_every_bot(Check check) {
    for (const GameModule& entry : catalog()) {
        const AnyGame game = default_game(entry);
        for (const BotEntry& bot : entry.bots) {
            SCOPED_TRACE(entry.name + ", " + bot.name);
            check(entry, game, bot);
        }
    }
}

std::ptrdiff_t count_options(const BotEntry& bot, std::string_view name) {
    return std::count_if(bot.options.begin(), bot.options.end(),
                         [&](const OptionSpec& option) { return option.name == name; });
}

TEST(EveryBot, AnswersLegallyUnderAnyLimits) {
    for_every_bot([](const GameModule& entry, const AnyGame& game, const BotEntry& bot) {
        for (const std::uint64_t nodes : {1U, 2U, 50U, 2000U}) {
            const auto thought =
                first_thought(entry, game, {bot.name, {}}, Limits::of_nodes(nodes));
            EXPECT_TRUE(game.start().is_legal(thought.best));
        }
        expect_in_time(entry, game, {bot.name, {}});
        // A limit on the depth alone is a limit for every bot.
        EXPECT_TRUE(game.start().is_legal(
            first_thought(entry, game, {bot.name, {}}, Limits::to_depth(1)).best));
    });
}

// Walks over ground that is known already visit no new position, but the clock still counts.
TEST(EveryBot, KeepsItsTimeWithTheGreatestOptions) {
    const GameModule& entry = find_game("adjacency");
    const AnyGame game =
        entry.make(Options{as_it_is(entry.name), entry.settings, {{"full", "true"}}});
    for (const char* spec :
         {"hillclimb(variant=restart,restarts=1000000)",
          "hillclimb(variant=plateau,plateau=1000000)",
          "a-hillclimb(variant=restart,restarts=1000000)", "c-hillclimb(plateau=1000000)",
          "genetic(variant=reservation-tree,population=100000,genes=400)",
          "c-genetic(population=100000,genes=56)", "a-genetic(population=100000)"}) {
        SCOPED_TRACE(spec);
        expect_in_time(entry, game, parse_spec(spec));
    }
}

TEST(EveryBot, RepeatsItself) {
    for_every_bot([](const GameModule& entry, const AnyGame& game, const BotEntry& bot) {
        // How many nodes several threads need differs from run to run.
        Spec spec{bot.name, {}};
        if (count_options(bot, "threads") > 0) spec.options.emplace_back("threads", "1");
        const Limits limits = Limits::of_nodes(1000);
        const auto once = first_thought(entry, game, spec, limits);
        const auto again = first_thought(entry, game, spec, limits);
        EXPECT_EQ(once.best, again.best);
        EXPECT_EQ(once.nodes, again.nodes);
        EXPECT_EQ(once.valuation, again.valuation);
    });
}

TEST(EveryBot, ButTheRandomOneMayBlunder) {
    for_every_bot([](const GameModule& entry, const AnyGame& game, const BotEntry& bot) {
        EXPECT_EQ(count_options(bot, "seed"), 1);
        EXPECT_EQ(count_options(bot, "blunder"), bot.name == "random" ? 0 : 1);
        if (bot.name == "random") return;
        std::set<std::string> moves;
        for (int seed = 0; seed < 20; ++seed) {
            const Spec spec{bot.name, {{"blunder", "1"}, {"seed", std::to_string(seed)}}};
            const auto thought = first_thought(entry, game, spec, Limits::of_nodes(10));
            EXPECT_FALSE(thought.valuation);
            moves.insert(game.start().move_text(thought.best));
        }
        EXPECT_GT(moves.size(), 2U);
        EXPECT_THROW((void)make_bot(entry, game, {bot.name, {{"blunder", "1.5"}}}), InputError);
    });
}

TEST(GeneralBots, AreListedForEveryGame) {
    for (const GameModule& entry : catalog()) {
        for (const char* name :
             {"random", "greedy", "minimax", "alphabeta", "negascout", "mtdf", "mcts"}) {
            EXPECT_EQ(find_bot(entry, name).name, name);
        }
    }
}

TEST(GeneralBots, SearchTheSameAtTheSameDepth) {
    for (const GameModule& entry : catalog()) {
        const AnyGame game = default_game(entry);
        const auto minimax = first_thought(entry, game, {"minimax", {{"depth", "3"}}});
        for (const OptionTexts& options :
             {OptionTexts{}, OptionTexts{{"order", "none"}}, OptionTexts{{"order", "static"}}}) {
            for (const char* name : {"alphabeta", "negascout", "mtdf"}) {
                SCOPED_TRACE(entry.name + ", " + name);
                Spec spec{name, options};
                spec.options.emplace_back("depth", "3");
                const auto thought = first_thought(entry, game, spec);
                EXPECT_EQ(thought.best, minimax.best);
                EXPECT_EQ(thought.valuation, minimax.valuation);
                EXPECT_EQ(thought.depth, minimax.depth);
            }
        }
    }
}

TEST(GeneralBots, FindTheSameOnAnyNumberOfThreads) {
    const GameModule& entry = find_game("adjacency");
    const AnyGame game = default_game(entry);
    const auto one = first_thought(entry, game, {"alphabeta", {{"depth", "5"}}});
    for (const char* threads : {"0", "2", "3", "8"}) {
        const auto many =
            first_thought(entry, game, {"alphabeta", {{"depth", "5"}, {"threads", threads}}});
        EXPECT_EQ(many.best, one.best);
        EXPECT_EQ(many.valuation, one.valuation);
        EXPECT_EQ(many.line, one.line);
    }
}

TEST(GeneralBots, StateTheDefaultsOfTheSearch) {
    EXPECT_EQ(parse_decimal(exploration_option().default_value.value()),
              MonteCarloSettings{}.exploration);
}

TEST(GeneralBots, RejectOptionsThatMakeNoSense) {
    const GameModule& entry = find_game("adjacency");
    const AnyGame game = default_game(entry);
    for (const Spec& spec :
         {Spec{"alphabeta", {{"order", "statik"}}}, Spec{"mtdf", {{"memory", "0"}}},
          Spec{"alphabeta", {{"threads", "-1"}}}, Spec{"mcts", {{"depth", "3"}}},
          Spec{"negascout", {{"eval", "nothing"}}}}) {
        EXPECT_THROW((void)make_bot(entry, game, spec), InputError) << to_text(spec);
    }
}

}  // namespace
}  // namespace lawan
