// Games side by side are the games that single positions play.
#include "play/many_positions.hpp"

#include <array>
#include <string>

#include <gtest/gtest.h>

#include "games/othello/rules/game.hpp"
#include "tests/play/support.hpp"

namespace lawan::test {
namespace {

using SmallOthello = othello::BasicGame<4>;

TEST(ManyPositions, StepsEveryGameByItsCell) {
    const auto games = three_in_a_row().many(2);
    const std::array<std::int64_t, 2> first{0, 4};
    EXPECT_EQ(games->step(first.data()), std::nullopt);
    EXPECT_EQ(games->at(0).text(), "X2/3/3 O 3");
    EXPECT_EQ(games->at(1).text(), "3/1X1/3 O 3");
}

TEST(ManyPositions, PlaysNothingWhereOneMoveIsIllegal) {
    const auto games = three_in_a_row().many(3);
    const std::array<std::int64_t, 3> first{0, 1, 2};
    ASSERT_EQ(games->step(first.data()), std::nullopt);
    const std::array<std::int64_t, 3> second{4, 1, 4};
    EXPECT_EQ(games->step(second.data()), 1U);
    EXPECT_EQ(games->at(0).text(), "X2/3/3 O 3");
}

TEST(ManyPositions, PlaysRandomGamesToTheirEnds) {
    const auto games =
        AnyGame{SmallOthello{SmallOthello::parse_position("-----OX--XO----- X")}}.many(50);
    Random random{Seed{3}};
    std::size_t moves = 0;
    while (const std::size_t moved = games->step_randomly(random)) moves += moved;
    EXPECT_GT(moves, 50U * 4);
    std::array<bool, 50> over{};
    std::array<std::int32_t, 50> scores{};
    std::array<std::int8_t, 50> outcomes{};
    games->over(over.data());
    games->scores(scores.data());
    games->outcomes(outcomes.data());
    for (std::size_t i = 0; i < games->size(); ++i) {
        EXPECT_TRUE(over[i]);
        EXPECT_EQ(scores[i], games->at(i).shown_score());
        EXPECT_EQ(outcomes[i], (scores[i] > 0) - (scores[i] < 0));
    }
    games->reset_over();
    EXPECT_EQ(games->at(49).text(), "-----OX--XO----- X");
}

TEST(ManyPositions, PassesWhereNothingElseIsLegal) {
    // X can turn nothing; O can turn b1.
    const std::string start = "OX--O-----------";
    const AnyPosition x_moves =
        AnyGame{SmallOthello{SmallOthello::parse_position(start + " X")}}.start();
    ASSERT_EQ(x_moves.legal_moves().size(), 1U);
    EXPECT_FALSE(x_moves.cell(x_moves.legal_moves().front()));
    const auto games = AnyGame{SmallOthello{SmallOthello::parse_position(start + " X")}}.many(1);
    bool passes = false;
    games->pass_is_legal(&passes);
    EXPECT_TRUE(passes);
    const std::int64_t pass = ManyPositions::kPass;
    ASSERT_EQ(games->step(&pass), std::nullopt);
    EXPECT_EQ(games->at(0).text(), start + " O");
    games->pass_is_legal(&passes);
    EXPECT_FALSE(passes);
}

TEST(AnyPositionImages, AreThoseOfTheBoard) {
    const AnyGame game = three_in_a_row();
    const AnyPosition corner = game.start().after(*game.start().parse_move("a1"));
    const auto images = corner.images();
    ASSERT_EQ(images.size(), 8U);
    EXPECT_EQ(images.front().text(), corner.text());
    for (const AnyPosition& image : images)
        EXPECT_EQ(image.perft(3, LastPly::Visited).leaves, 336U);
}

}  // namespace
}  // namespace lawan::test
