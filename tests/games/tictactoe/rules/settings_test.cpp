// Which game the options ask for.
#include "games/tictactoe/rules/settings.hpp"

#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "core/input_error.hpp"
#include "tests/support/complaint.hpp"

namespace lawan::tictactoe {
namespace {

GameOfAnySize asked(const OptionTexts& given) {
    return game_from(Options{as_it_is("tictactoe"), settings(), given});
}

Rules rules_of(const GameOfAnySize& game) {
    return std::visit([](const auto& g) { return g.start().rules(); }, game);
}

std::string settings_error(const OptionTexts& given) {
    return test::complaint_of([&] { asked(given); });
}

TEST(Settings, TheClassicBoardUnlessSaid) {
    const GameOfAnySize game = asked({});
    EXPECT_EQ(rules_of(game), (Rules{{3, 3}, 3}));
    EXPECT_EQ(std::get<Game>(game).start().side_to_move(), Side::X);
}

TEST(Settings, WholeLinesOfALargeBoardAreSaid) {
    const auto note = [](const OptionTexts& given) {
        return settings_note(Options{as_it_is("tictactoe"), settings(), given});
    };
    ASSERT_TRUE(note({{"size", "15"}}));
    EXPECT_EQ(note({{"size", "15"}})->english(),
              "On 15x15, 15 in a row win. For five in a row add --in-a-row 5.");
    EXPECT_FALSE(note({}));
    EXPECT_FALSE(note({{"size", "5"}}));
    EXPECT_FALSE(note({{"size", "15"}, {"in-a-row", "5"}}));
}

TEST(Settings, OneNumberIsTheSizeAndTheLength) {
    EXPECT_EQ(rules_of(asked({{"size", "5"}})), (Rules{{5, 5}, 5}));
    EXPECT_EQ(rules_of(asked({{"size", "5x5"}})), (Rules{{5, 5}, 5}));
    EXPECT_EQ(rules_of(asked({{"size", "5"}, {"in-a-row", "4"}})), (Rules{{5, 5}, 4}));
    EXPECT_EQ(rules_of(asked({{"size", "7x6"}, {"in-a-row", "4"}})), (Rules{{7, 6}, 4}));
    EXPECT_EQ(rules_of(asked({{"in-a-row", "2"}})), (Rules{{3, 3}, 2}));
}

TEST(Settings, EitherSideStarts) {
    EXPECT_EQ(std::get<Game>(asked({{"first", "o"}})).start().side_to_move(), Side::O);
    const GameOfAnySize wide = asked({{"size", "15"}, {"first", "O"}});
    EXPECT_EQ(std::get<WideGame>(wide).start().side_to_move(), Side::O);
}

TEST(Settings, TheNarrowestTypeThatFits) {
    EXPECT_TRUE(std::holds_alternative<Game>(asked({{"size", "8"}})));
    EXPECT_TRUE(std::holds_alternative<Game>(asked({{"size", "20x3"}, {"in-a-row", "3"}})));
    EXPECT_TRUE(std::holds_alternative<WideGame>(asked({{"size", "9x8"}, {"in-a-row", "5"}})));
    EXPECT_TRUE(std::holds_alternative<WideGame>(asked({{"size", "20"}})));
}

TEST(Settings, SayWhatIsWrong) {
    EXPECT_EQ(settings_error({{"size", "4x3"}}),
              "a 4x3 board is not square: say how many in a row win, with --in-a-row");
    EXPECT_EQ(settings_error({{"size", "21"}}),
              "tictactoe is played on 1 to 20 columns and rows, not on 21x21");
    EXPECT_EQ(settings_error({{"in-a-row", "4"}}), "on a 3x3 board 1 to 3 in a row can win, not 4");
    EXPECT_EQ(settings_error({{"in-a-row", "0"}}),
              "option 'in-a-row' of tictactoe takes a whole number from 1 to 20, not '0'");
    EXPECT_EQ(settings_error({{"in-a-row", "99999999999999999999"}}),
              "option 'in-a-row' of tictactoe takes a whole number from 1 to 20, not "
              "'99999999999999999999'");
    EXPECT_EQ(settings_error({{"first", "me"}}),
              "option 'first' of tictactoe takes X or O, not 'me'");
    EXPECT_EQ(settings_error({{"sise", "3"}}),
              "unknown option of tictactoe 'sise': did you mean 'size'?");
}

TEST(Settings, AGameFromAPosition) {
    const GameOfAnySize game = game_from_position("3/1X1/3 O 3");
    EXPECT_EQ(std::get<Game>(game).start(), Game::parse_position("3/1X1/3 O 3"));
    const GameOfAnySize wide = game_from_position("9/9/9/9/9/9/9/9 O 5");
    EXPECT_EQ(std::get<WideGame>(wide).start(), WidePosition(Rules{{9, 8}, 5}, Side::O));
    EXPECT_THROW(static_cast<void>(game_from_position("3/3/3")), InputError);
    EXPECT_THROW(static_cast<void>(game_from_position("XXX/3/3 X 3")), InputError);
}

}  // namespace
}  // namespace lawan::tictactoe
