// The exact searches on Adjacency.
#include "exact_searches.hpp"
#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/rules/settings.hpp"

namespace lawan {
namespace {

void expect_on_adjacency(const OptionTexts& settings, int positions) {
    generic::expect_exact_searches(
        adjacency::game_from(Options{as_it_is("adjacency"), adjacency::settings(), settings}),
        positions);
}

TEST(ExactSearchesOnAdjacency, EightByEight) {
    expect_on_adjacency({}, 25);
}
TEST(ExactSearchesOnAdjacency, FourByFour) {
    expect_on_adjacency({{"size", "4"}, {"rounds", "4"}}, 50);
}
TEST(ExactSearchesOnAdjacency, FullOddBoard) {
    expect_on_adjacency({{"size", "5x4"}, {"full", ""}}, 50);
}

}  // namespace
}  // namespace lawan
