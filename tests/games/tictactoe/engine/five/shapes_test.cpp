// What a mark would make of a line.
#include "games/tictactoe/engine/five/shapes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>

#include <string_view>

namespace lawan::tictactoe::five {
namespace {

// The cell itself is '*', a mark of one's own 'X', one of the opponent or the border 'O'.
[[nodiscard]] Shape shape_of(std::string_view line, int in_a_row = 5,
                             RowRule rule = RowRule::Free) {
    const ShapeTable& table = ShapeTable::of({{7, 7}, in_a_row, rule});
    const int centre = static_cast<int>(line.find('*'));
    int code = 0;
    for (int away = -table.reach(); away <= table.reach(); ++away) {
        const int at = centre + away;
        if (away == 0) continue;
        const bool inside = at >= 0 && at < static_cast<int>(line.size());
        const char mark = inside ? line[static_cast<std::size_t>(at)] : 'O';
        code += table.unit(away) * (mark == 'X' ? 1 : mark == 'O' ? 2 : 0);
    }
    return table.shape(static_cast<LineCode>(code));
}

TEST(Shapes, AreThoseOfTheLiterature) {
    EXPECT_EQ(shape_of("OXX*XXO"), Shape::Five);
    EXPECT_EQ(shape_of("XXX*XX"), Shape::Five);  // more than five are a row too
    EXPECT_EQ(shape_of("_XX*X_"), Shape::OpenFour);
    EXPECT_EQ(shape_of("X_XX*_X"), Shape::OpenFour);  // two cells complete it
    EXPECT_EQ(shape_of("OXX*X_"), Shape::Four);
    EXPECT_EQ(shape_of("XX*_X"), Shape::Four);
    EXPECT_EQ(shape_of("__X*X__"), Shape::BroadThree);
    EXPECT_EQ(shape_of("_X_*X_"), Shape::OpenThree);
    EXPECT_EQ(shape_of("_X*X_"), Shape::ClosedThree);  // five cells only
    EXPECT_EQ(shape_of("OX*X__"), Shape::ClosedThree);
    EXPECT_EQ(shape_of("___X*___"), Shape::BroadTwo);
    EXPECT_EQ(shape_of("OX*___"), Shape::ClosedTwo);
    EXPECT_EQ(shape_of("____*____"), Shape::OpenOne);
    EXPECT_EQ(shape_of("O_*__O"), Shape::Dead);
    EXPECT_EQ(shape_of("O_*___O"), Shape::ClosedOne);
}

TEST(Shapes, KnowOverlinesWhereExactlyFiveWin) {
    const auto exact = [](std::string_view line) { return shape_of(line, 5, RowRule::Exact); };
    EXPECT_EQ(exact("OXX*XXO"), Shape::Five);
    EXPECT_NE(exact("_XXX*XX_"), Shape::Five);
    EXPECT_EQ(exact("_XX*X_"), Shape::OpenFour);
    EXPECT_EQ(exact("X_XX*X_"), Shape::Four);  // six to the left
    EXPECT_EQ(exact("X_XX*X_X"), Shape::Dead);
    EXPECT_EQ(exact("XX_*XX"), Shape::Dead);
    EXPECT_EQ(exact("X_X*X__"), Shape::Four);
    EXPECT_EQ(exact("__X*X__"), Shape::BroadThree);
}

TEST(Shapes, OfFourInARowHaveOneMarkLess) {
    EXPECT_EQ(shape_of("X*XX", 4), Shape::Five);
    EXPECT_EQ(shape_of("_X*X_", 4), Shape::OpenFour);
    EXPECT_EQ(shape_of("OX*X_", 4), Shape::Four);
    EXPECT_EQ(shape_of("__X*__", 4), Shape::BroadThree);
}

TEST(Shapes, NameTheCellsThatCompleteARow) {
    const ShapeTable& table = ShapeTable::of({{7, 7}, 5});
    // X X * X _ after an O: the cell two to the right completes it.
    const int code =
        table.unit(-3) * 2 + table.unit(-4) * 2 + table.unit(-2) + table.unit(-1) + table.unit(1);
    EXPECT_EQ(table.completing(static_cast<LineCode>(code)), 1U << table.place(2));
}

// What a line is to the network settles its shape, and a line of four is one of five with a mark
// more.
TEST(Shapes, FollowFromLines) {
    std::array<std::optional<Shape>, kLines> known{};
    const auto look = [&](const Rules& rules, int codes) {
        const ShapeTable& table = ShapeTable::of(rules);
        for (int i = 0; i < codes; ++i) {
            const auto code = static_cast<LineCode>(i);
            ASSERT_LT(table.line(code), kLines);
            auto& shape = known[table.line(code)];
            if (!shape) shape = table.shape(code);
            ASSERT_EQ(*shape, table.shape(code)) << rules.in_a_row << ' ' << i;
        }
    };
    look({{7, 7}, 5}, 6561);
    EXPECT_TRUE(std::all_of(known.begin(), known.end(), [](const auto& shape) { return shape; }));
    look({{7, 7}, 4}, 729);
}

}  // namespace
}  // namespace lawan::tictactoe::five
