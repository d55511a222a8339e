// "Did you mean …?"
#include "core/nearest.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace lawan {
namespace {

const std::vector<std::string>& games() {
    static const std::vector<std::string> names{"adjacency", "tictactoe", "othello"};
    return names;
}

TEST(Nearest, FindsWhatWasMeant) {
    EXPECT_EQ(nearest("othello", games()), "othello");
    EXPECT_EQ(nearest("othelo", games()), "othello");    // a letter left out
    EXPECT_EQ(nearest("otthello", games()), "othello");  // one too many
    EXPECT_EQ(nearest("orhello", games()), "othello");   // another one
    EXPECT_EQ(nearest("ohtello", games()), "othello");   // two changed places
    EXPECT_EQ(nearest("OTHELLO", games()), "othello");   // either case
    EXPECT_EQ(nearest("adj", games()), "adjacency");     // cut short
    EXPECT_EQ(nearest("tic-tac-toe", games()), "tictactoe");
}

TEST(Nearest, PrefersTheFewestSlips) {
    EXPECT_EQ(nearest("minimx", {"maximin", "minimax", "minima"}), "minimax");
    EXPECT_EQ(nearest("ab", {"ba", "abc"}), "ba");  // both are one slip away: the first one
}

TEST(Nearest, NothingIsNearEnough) {
    EXPECT_EQ(nearest("chess", games()), std::nullopt);
    EXPECT_EQ(nearest("", games()), std::nullopt);
    EXPECT_EQ(nearest("xy", {"ab"}), std::nullopt);            // nothing in common
    EXPECT_EQ(nearest("foo", {"elo", "play"}), std::nullopt);  // two of three letters differ
    EXPECT_EQ(nearest("elp", {"elo", "play"}), "elo");
    EXPECT_EQ(nearest("a", {}), std::nullopt);
    EXPECT_EQ(nearest(std::string(10'000, 'o'), games()), std::nullopt);
}

TEST(UnknownName, ListsNamesWithTheCommasOfTheLanguage) {
    const Phrase of_two = unknown_name(as_it_is("game"), "chess", {"go", "hex"});
    EXPECT_EQ(of_two.english(), "unknown game 'chess': choose from go and hex");
    EXPECT_EQ(of_two.in(Language::Indonesian), "game 'chess' tidak dikenal: pilihannya go dan hex");
    const Phrase of_three = unknown_name(as_it_is("game"), "chess", games());
    EXPECT_EQ(of_three.english(),
              "unknown game 'chess': choose from adjacency, tictactoe and othello");
    EXPECT_EQ(of_three.in(Language::Indonesian),
              "game 'chess' tidak dikenal: pilihannya adjacency, tictactoe, dan othello");
}

RC_GTEST_PROP(Nearest, IsOneOfTheCandidates,
              (const std::string& typed, const std::vector<std::string>& candidates)) {
    const auto found = nearest(typed, candidates);
    if (found) RC_ASSERT(std::count(candidates.begin(), candidates.end(), *found) > 0);
}

TEST(UnknownName, SuggestsOrLists) {
    EXPECT_EQ(unknown_name(as_it_is("game"), "otelo", games()).english(),
              "unknown game 'otelo': did you mean 'othello'?");
    EXPECT_EQ(unknown_name(as_it_is("game"), "chess", games()).english(),
              "unknown game 'chess': choose from adjacency, tictactoe and othello");
    EXPECT_EQ(unknown_name(as_it_is("bot"), "x", {"minimax"}).english(),
              "unknown bot 'x': did you mean 'minimax'?");
    EXPECT_EQ(unknown_name(as_it_is("bot"), "x", {}).english(), "unknown bot 'x': there is none");
    // Of several that are as near, none is the one that was meant.
    EXPECT_EQ(unknown_name(as_it_is("bot"), "level-9", {"level-1", "level-2", "random"}).english(),
              "unknown bot 'level-9': choose from level-1 and level-2");
    EXPECT_EQ(unknown_name(as_it_is("bot"), "le", {"level-1", "level-2", "random"}).english(),
              "unknown bot 'le': choose from level-1 and level-2");
}

TEST(UnknownName, IsOneLineWhateverWasTyped) {
    const std::string message =
        unknown_name(as_it_is("game"), std::string(5000, '\n'), games()).english();
    EXPECT_EQ(message.find('\n'), std::string::npos);
    EXPECT_LT(message.size(), 200U);
}

}  // namespace
}  // namespace lawan
