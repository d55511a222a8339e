// The suite that every game gets, on every size.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <variant>

#include "core/options.hpp"
#include "games/adjacency/rules/game.hpp"
#include "games/adjacency/rules/settings.hpp"
#include "games/connect4/rules/game.hpp"
#include "games/othello/rules/game.hpp"
#include "games/othello/rules/settings.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/rules/settings.hpp"
#include "tests/generic/game_suite.hpp"

namespace lawan::test {
namespace {

TEST(EveryGame, Adjacency) {
    for (int columns = 4; columns <= 8; ++columns) {
        for (int rows = 4; rows <= 8; ++rows) {
            const std::string size = to_text(BoardSize{columns, rows});
            for (const OptionTexts& options :
                 {OptionTexts{{"size", size}}, OptionTexts{{"size", size}, {"full", "true"}},
                  OptionTexts{{"size", size}, {"full", "true"}, {"first", "O"}}}) {
                check_game(adjacency::game_from(
                               Options{as_it_is("adjacency"), adjacency::settings(), options}),
                           2);
            }
        }
    }
}

TEST(EveryGame, AdjacencySetUpOnSmallBoards) {
    for (const char* text : {"1 X 1 0", "2/2 O 2 2", "XO1 X 1 0", "3/1O1/X2 X 3 2", "8 X 4 4"}) {
        check_game(adjacency::Game{adjacency::Game::parse_position(text)});
    }
}

TEST(EveryGame, Tictactoe) {
    for (const char* size : {"1", "2", "3", "4", "5", "8", "9", "20"}) {
        const auto game = tictactoe::game_from(
            Options{as_it_is("tictactoe"), tictactoe::settings(), {{"size", size}}});
        std::visit([](const auto& any) { check_game(any, 3); }, game);
    }
    for (const auto& [size, k] : {std::pair{"4x3", "3"},
                                  {"7x6", "4"},
                                  {"20x3", "5"},
                                  {"15x15", "5"},
                                  {"1x20", "2"},
                                  {"16x4", "1"}}) {
        const auto game = tictactoe::game_from(Options{
            as_it_is("tictactoe"), tictactoe::settings(), {{"size", size}, {"in-a-row", k}}});
        std::visit([](const auto& any) { check_game(any, 3); }, game);
    }
}

TEST(EveryGame, Othello) {
    for (const char* size : {"4", "6", "8"}) {
        const auto game =
            othello::game_from(Options{as_it_is("othello"), othello::settings(), {{"size", size}}});
        std::visit([](const auto& any) { check_game(any, 20); }, game);
    }
}

TEST(EveryGame, ConnectFour) {
    for (const auto& [size, k] : {std::pair{"7x6", "4"},
                                  {"4", "4"},
                                  {"4", "2"},
                                  {"5x4", "3"},
                                  {"8", "5"},
                                  {"10x6", "4"},
                                  {"6x10", "10"},
                                  {"4x10", "4"}}) {
        check_game(connect4::game_from(Options{as_it_is("connect4"),
                                               connect4::settings(),
                                               {{"size", size}, {"in-a-row", k}, {"first", "O"}}}));
    }
}

}  // namespace
}  // namespace lawan::test
