// The lists of lines that the reference shows: what servers answer, what the arena says to a bot.
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "module/catalog.hpp"
#include "module/levels.hpp"
#include "protocol/gomocup_server.hpp"
#include "protocol/line_form.hpp"
#include "protocol/simple_dialect.hpp"
#include "protocol/ugi_server.hpp"

namespace lawan {
namespace {

TEST(LineForm, NamesOfTwoWordsAreFoundBeforeTheirFirstWord) {
    EXPECT_TRUE(says("set  game (;GM[Othello];)", "set game", Letters::AsTyped));
    EXPECT_FALSE(says("set", "set game", Letters::AsTyped));
    EXPECT_FALSE(says("SET game", "set game", Letters::AsTyped));
    EXPECT_TRUE(says("info RULE 4", "INFO rule", Letters::SmallOrCapital));
    EXPECT_EQ(arguments_in("  set  game  a b ", "set game"), "a b");
    EXPECT_EQ(arguments_in("quit", "quit"), "");
}

TEST(LineForm, SpecificKeysComeBeforeTheRest) {
    std::vector<std::string> names;
    for (const LineForm& form : GomocupServer::forms()) names.emplace_back(form.name);
    const auto rest = std::find(names.begin(), names.end(), "INFO");
    ASSERT_NE(rest, names.end());
    EXPECT_LT(std::find(names.begin(), names.end(), "INFO rule"), rest);
}

TEST(LineForm, EveryLineThatABotIsToldIsInTheList) {
    std::set<std::string> known;
    for (const LineForm& form : simple_forms()) known.emplace(form.name);
    std::set<std::string> said;
    for (const GameModule& module : catalog()) {
        const AnyGame game = module.make(Options{as_it_is(module.name), module.settings, {}});
        const AnyPosition start = game.start();
        const NewGame new_game{start, Side::X, 0, Seed{1}};
        std::istringstream lines{simple_introduction({game, new_game, {}})};
        for (std::string line; std::getline(lines, line);) {
            said.emplace(split_words(line).front());
        }
    }
    for (const std::string& name : said) EXPECT_TRUE(known.contains(name)) << name;
    EXPECT_THAT(said, ::testing::IsSupersetOf({"lawan", "game", "rounds", "in-a-row", "ready?"}));
}

}  // namespace
}  // namespace lawan
