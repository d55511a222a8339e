// The games of a tournament as files, read back.
#include "arena/import.hpp"

#include <gtest/gtest.h>

#include "core/input_error.hpp"

namespace lawan {
namespace {

TEST(Import, ReadsGamesAsText) {
    const auto games = exported_games(
        "[Event \"a cup\"]\n[Game \"g\"]\n[X \"a \\\"b\\\"\"]\n[O \"c\"]\n[Start \"3/3/3 X 3\"]\n"
        "[Result \"1-0\"]\n\n1. b3 c2 2. b2\nc1 3. b1 1-0\n\n"
        "[Event \"a cup\"]\n[X \"d\"]\n[O \"e\"]\n[Start \"s\"]\n\n1. a1 1/2-1/2\n");
    ASSERT_TRUE(games);
    ASSERT_EQ(games->size(), 2U);
    EXPECT_EQ(games->front().game, "g");
    EXPECT_EQ(games->front().players.x, "a \"b\"");
    EXPECT_EQ(games->front().start, "3/3/3 X 3");
    EXPECT_EQ(games->front().moves, (std::vector<std::string>{"b3", "c2", "b2", "c1", "b1"}));
    EXPECT_EQ(games->back().moves, std::vector<std::string>{"a1"});
}

TEST(Import, ReadsGamesAsJson) {
    const auto games = exported_games(
        R"([{"game":"g","x":"a","o":"b","start":"s","moves":["a1","b2"],"score":1}])");
    ASSERT_TRUE(games);
    ASSERT_EQ(games->size(), 1U);
    EXPECT_EQ(games->front().game, "g");
    EXPECT_EQ(games->front().moves, (std::vector<std::string>{"a1", "b2"}));
    EXPECT_TRUE(exported_games("[]")->empty());
}

TEST(Import, LeavesOtherTextsToOthers) {
    EXPECT_FALSE(exported_games("d3 c3 c4"));
    EXPECT_FALSE(exported_games("{\"game\": \"g\"}"));
    EXPECT_FALSE(exported_games(""));
    EXPECT_FALSE(exported_games("[GM[Othello]"));
}

TEST(Import, SaysWhatIsWrong) {
    EXPECT_THROW((void)exported_games("[{\"x\": 1}]"), InputError);
    EXPECT_THROW((void)exported_games("[{"), InputError);
    EXPECT_THROW((void)exported_games("[Event \"a\"]\n[Game]\n"), InputError);
}

}  // namespace
}  // namespace lawan
