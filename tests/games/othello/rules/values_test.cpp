// Othello on 4×4 played out to the end, counted both ways.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/score.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {
namespace {

template <class EndScore>
Score best(const BasicPosition<4>& position, Score alpha, Score beta, const EndScore& end_score) {
    const auto moves = position.legal_moves();
    if (moves.empty()) return end_score(position);
    for (const Move move : moves) {
        alpha = std::max(alpha, -best(position.after(move), -beta, -alpha, end_score));
        if (alpha >= beta) break;
    }
    return alpha;
}

template <class EndScore>
Score value_of_start(const EndScore& end_score) {
    return best(BasicPosition<4>{}, -Score::infinity(), Score::infinity(), end_score);
}

TEST(OthelloValues, Of4x4WithEmptySquaresToTheWinner) {
    EXPECT_EQ(value_of_start([](const BasicPosition<4>& p) { return p.final_score(); }),
              Score{-10});
}

TEST(OthelloValues, Of4x4InDiscsIs3To11) {
    const auto lead = [](const BasicPosition<4>& p) {
        return Score{p.player().count() - p.opponent().count()};
    };
    EXPECT_EQ(value_of_start(lead), Score{3 - 11});
}

}  // namespace
}  // namespace lawan::othello
