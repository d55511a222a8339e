// Pictures for slides: every example has one, 16 to 9, in both languages; bad input is refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "core/whole_file.hpp"
#include "module/catalog.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(Picture, OfEveryExample) {
    const ScratchFolder scratch;
    const std::string folder = (scratch.path() / "slides").string();
    const Ran ran = run_lawan("picture --out " + folder);
    EXPECT_EQ(ran.code, 0) << ran.err;
    std::size_t count = 0;
    for (const GameModule& game : catalog()) {
        for (const Example& example : game.examples) {
            const auto svg = read_whole(folder + '/' + example.name + ".svg");
            ASSERT_TRUE(svg) << example.name;
            EXPECT_THAT(*svg, StartsWith("<svg xmlns='http://www.w3.org/2000/svg' width='1600' "
                                         "height='900' viewBox='0 0 1600 900'>"));
            EXPECT_THAT(*svg, EndsWith("</svg>\n"));
            ++count;
        }
    }
    EXPECT_GE(count, 16U);
}

TEST(Picture, OfACrossingATreeAndABoard) {
    EXPECT_THAT(run_lawan("picture adjacency-c-genetic").out, HasSubstr("12391 and"));
    EXPECT_THAT(run_lawan("--lang id picture adjacency-c-genetic").out, HasSubstr("12391 dan"));
    EXPECT_THAT(run_lawan("picture adjacency-a-figure-2").out, HasSubstr(">+5, 53 cut<"));
    EXPECT_THAT(run_lawan("picture four-queens-backtracking --step 3").out,
                HasSubstr(">b2 shares a diagonal with a queen above: the node is killed.<"));
    EXPECT_THAT(run_lawan("picture adjacency-a-figure-1").out,
                HasSubstr(">8 marks of X, 6 of O: 8 − 6 = 2.<"));
}

TEST(Picture, RefusesWhatThereIsNot) {
    const auto refused = [](const std::string& arguments, const std::string& why) {
        const Ran ran = run_lawan("picture " + arguments);
        EXPECT_EQ(ran.code, 2) << arguments;
        EXPECT_THAT(ran.err, HasSubstr(why)) << arguments;
    };
    refused("adjacency-c-genetics", "did you mean 'adjacency-c-genetic'?");
    refused("four-queens-bounded --step 999", "has steps 0 to ");
    refused("adjacency-a-figure-1 --step 1", "leave '--step' out");
    refused("--out slides --step 1", "is for one picture");
    refused("othello-edge-tables --position XX", "an Othello position");
}

}  // namespace
}  // namespace lawan::test
