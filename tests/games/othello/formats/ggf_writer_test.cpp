// Games as other Othello programs read them.
#include "games/othello/formats/ggf_writer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/othello/rules/game.hpp"

namespace lawan {
namespace {

using ::testing::HasSubstr;

GameRecord record_with(GameResult result) {
    GameRecord record;
    record.players = {"a[1]", "b"};
    record.moves = {{"d3"}, {"c5"}};
    record.result = std::move(result);
    return record;
}

TEST(Ggf, HasTheBoardTheMovesAndTheDiscs) {
    const AnyGame game{othello::Game{}};
    EXPECT_EQ(to_ggf(game, record_with({EndReason::Finished, Side::O, -12, {}})),
              "(;GM[Othello]PC[Lawan]PB[a(1)]PW[b]RE[-12.000]TY[8]"
              "BO[8 ---------------------------O*------*O--------------------------- *]"
              "B[d3]W[c5];)");
}

// The board may show the loser ahead.
TEST(Ggf, TellsWhoWonWhereTheOtherFailed) {
    const AnyGame game{othello::Game{}};
    EXPECT_THAT(to_ggf(game, record_with({EndReason::Crashed, Side::O, 3, {}})),
                HasSubstr("RE[-64.000:r]"));
    EXPECT_THAT(to_ggf(game, record_with({EndReason::TimeOut, Side::X, -3, {}})),
                HasSubstr("RE[+64.000:t]"));
}

TEST(Ggf, HasThePlaceTheYearAndTheScoreOfAFile) {
    const AnyGame game{othello::Game{}};
    GameRecord record = record_with({EndReason::Resigned, Side::X, -3, {}});
    EXPECT_THAT(to_ggf(game, record, {"World [1]", 1999, 12}),
                HasSubstr("PC[World (1)]DT[1999]PB[a(1)]PW[b]RE[+12.000:r]"));
    EXPECT_THAT(to_ggf(game, record, {"", {}, -12}), HasSubstr("RE[+64.000:r]"));
    record.result.reset();
    EXPECT_THAT(to_ggf(game, record, {"", {}, -12}),
                HasSubstr("(;GM[Othello]PB[a(1)]PW[b]RE[-12.000]TY"));
}

}  // namespace
}  // namespace lawan
