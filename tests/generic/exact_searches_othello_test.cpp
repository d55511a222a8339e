// The exact searches on Othello, where a side may have to pass.
#include <variant>

#include "exact_searches.hpp"
#include "games/othello/evaluators/evaluators.hpp"
#include "games/othello/rules/settings.hpp"

namespace lawan {
namespace {

void expect_on_othello(const OptionTexts& settings, int positions) {
    std::visit([&](const auto& game) { generic::expect_exact_searches(game, positions); },
               othello::game_from(Options{as_it_is("othello"), othello::settings(), settings}));
}

TEST(ExactSearchesOnOthello, EightByEight) {
    expect_on_othello({}, 15);
}
TEST(ExactSearchesOnOthello, SixBySix) {
    expect_on_othello({{"size", "6"}}, 20);
}
TEST(ExactSearchesOnOthello, FourByFour) {
    expect_on_othello({{"size", "4"}}, 30);
}

}  // namespace
}  // namespace lawan
