// Windows around a guess: they find what lies outside, and come to an end in any case.
#include "games/othello/engine/windows.hpp"

#include <stdexcept>

#include <gtest/gtest.h>

namespace lawan::othello {
namespace {

// A search that knows the score and fails soft by nothing.
SearchOutcome cut_to(Window window, int score) {
    SearchOutcome outcome;
    outcome.score = std::clamp(score, window.alpha, window.beta);
    outcome.best = outcome.score > window.alpha ? 19 : kNoSquare;
    outcome.finished = true;
    return outcome;
}

TEST(OthelloWindows, FindEveryScoreFromEveryGuess) {
    for (int score = -64; score <= 64; ++score) {
        for (const int guess : {-64, -10, 0, 3, 64}) {
            for (const int reach_out : {1, 3}) {
                const SearchOutcome outcome = within_windows(
                    guess, reach_out, [&](Window window) { return cut_to(window, score); });
                EXPECT_EQ(outcome.score, score) << guess;
                EXPECT_TRUE(outcome.finished);
            }
        }
    }
}

// High windows say "lower", low ones "higher", as searches do that the table misleads.
TEST(OthelloWindows, EndWhereTwoPointAtEachOther) {
    int searches = 0;
    const SearchOutcome outcome = within_windows(6, 3, [&](Window window) {
        if (++searches > 100) throw std::runtime_error{"for ever"};
        const bool whole = window.alpha == -64 && window.beta == 64;
        return cut_to(window, whole ? 5 : window.alpha >= 1 ? -64 : 64);
    });
    EXPECT_EQ(outcome.score, 5);
    EXPECT_EQ(searches, 5);
}

TEST(OthelloWindows, KeepTheBestOfTheOneBeforeWhenStopped) {
    int searches = 0;
    const SearchOutcome outcome = within_windows(0, 3, [&](Window window) {
        SearchOutcome found = cut_to(window, 20);
        found.finished = ++searches == 1;
        if (!found.finished) found.best = kNoSquare;
        return found;
    });
    EXPECT_FALSE(outcome.finished);
    EXPECT_EQ(outcome.best, 19);
}

}  // namespace
}  // namespace lawan::othello
