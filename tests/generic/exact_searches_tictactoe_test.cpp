// The exact searches on tic-tac-toe and m,n,k, in both types.
#include <variant>

#include "exact_searches.hpp"
#include "games/tictactoe/evaluators/evaluators.hpp"
#include "games/tictactoe/rules/settings.hpp"

namespace lawan {
namespace {

void expect_on_tictactoe(const OptionTexts& settings, int positions) {
    std::visit(
        [&](const auto& game) { generic::expect_exact_searches(game, positions); },
        tictactoe::game_from(Options{as_it_is("tictactoe"), tictactoe::settings(), settings}));
}

TEST(ExactSearchesOnTictactoe, ThreeByThree) {
    expect_on_tictactoe({}, 60);
}
TEST(ExactSearchesOnTictactoe, FiveByFourThreeInARow) {
    expect_on_tictactoe({{"size", "5x4"}, {"in-a-row", "3"}}, 40);
}
TEST(ExactSearchesOnTictactoe, FiveByFive) {
    expect_on_tictactoe({{"size", "5"}}, 20);
}
TEST(ExactSearchesOnTictactoe, WideNineByNineFiveInARow) {
    expect_on_tictactoe({{"size", "9x9"}, {"in-a-row", "5"}}, 10);
}

}  // namespace
}  // namespace lawan
