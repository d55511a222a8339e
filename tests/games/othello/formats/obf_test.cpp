// Problem files in OBF.
#include "games/othello/formats/obf.hpp"

#include <gtest/gtest.h>

#include "core/input_error.hpp"

namespace lawan {
namespace {

TEST(Obf, ReadsBoardsAndScores) {
    const auto problems = parse_obf("% a comment\n\n--X-O X; A2:+38; C7:-4;\r\nOX-- O;\n", "f");
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_EQ(problems[0].position, "--X-O X");
    ASSERT_EQ(problems[0].moves.size(), 2U);
    EXPECT_EQ(problems[0].moves[1].move, "c7");
    EXPECT_EQ(problems[0].moves[1].score, -4);
    EXPECT_EQ(problems[0].best_score(), 38);
    EXPECT_EQ(problems[1].best_score(), std::nullopt);
}

TEST(Obf, NamesTheLineThatItCannotRead) {
    try {
        (void)parse_obf("--X-O X; A2:+1;\n--X-O X; A2;\n", "file.obf");
        FAIL();
    } catch (const InputError& error) {
        EXPECT_EQ(std::string{error.what()},
                  "file.obf, line 2: 'A2' is not a move with a score, such as A2:+38");
    }
}

TEST(Obf, RefusesScoresThatNoGameHas) {
    EXPECT_EQ(parse_obf("--X-O X; A2:+64; C7:-64;", "f")[0].moves[1].score, -64);
    for (const char* score : {"+65", "-65", "2147483647", "-2147483648", "+"}) {
        EXPECT_THROW((void)parse_obf(std::string{"--X-O X; A2:"} + score, "f"), InputError)
            << score;
    }
}

}  // namespace
}  // namespace lawan
