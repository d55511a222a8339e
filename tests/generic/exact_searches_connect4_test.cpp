// The exact searches on Connect Four.
#include "exact_searches.hpp"
#include "games/connect4/evaluators/evaluators.hpp"
#include "games/connect4/rules/game.hpp"

namespace lawan {
namespace {

TEST(ExactSearchesOnConnectFour, TheUsualBoard) {
    generic::expect_exact_searches(connect4::Game{connect4::Rules{}}, 20);
}
TEST(ExactSearchesOnConnectFour, FiveByFourThreeInARow) {
    generic::expect_exact_searches(connect4::Game{connect4::Rules{{5, 4}, 3}}, 20);
}
TEST(ExactSearchesOnConnectFour, EightByEightFiveInARow) {
    generic::expect_exact_searches(connect4::Game{connect4::Rules{{8, 8}, 5}}, 10);
}

}  // namespace
}  // namespace lawan
