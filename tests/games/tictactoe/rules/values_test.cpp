// Numbers that are known of whole games: lines of play and values of best play.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <unordered_map>

#include "games/tictactoe/rules/position.hpp"

namespace lawan::tictactoe {
namespace {

template <class P>
class Values : public testing::Test {};
using Types = testing::Types<Position, WidePosition>;
TYPED_TEST_SUITE(Values, Types, );

template <class P>
std::uint64_t lines_of(const P& position, int plies) {
    if (plies == 0) return 1;
    std::uint64_t lines = 0;
    for (const Square move : position.legal_moves())
        lines += lines_of(position.after(move), plies - 1);
    return lines;
}

template <class P>
std::uint64_t complete_games(const P& position) {
    if (is_over(position)) return 1;
    std::uint64_t games = 0;
    for (const Square move : position.legal_moves()) games += complete_games(position.after(move));
    return games;
}

TYPED_TEST(Values, LinesOfPlayOnTheClassicBoard) {
    constexpr std::array<std::uint64_t, 10> kLines{1,     9,     72,     504,    3024,
                                                   15120, 54720, 148176, 200448, 127872};
    std::uint64_t sum = 0;
    for (int plies = 0; plies <= 9; ++plies) {
        const std::uint64_t lines = lines_of(TypeParam{}, plies);
        EXPECT_EQ(lines, kLines[static_cast<std::size_t>(plies)]);
        sum += lines;
    }
    EXPECT_EQ(sum, 549'946U);
    EXPECT_EQ(lines_of(TypeParam{}, 10), 0U);
    EXPECT_EQ(complete_games(TypeParam{}), 255'168U);
}

TYPED_TEST(Values, LinesOfPlayOnOpenBoards) {
    // No line of three can stand after four plies.
    EXPECT_EQ(lines_of(TypeParam{Rules{{6, 5}, 3}}, 4), 30U * 29 * 28 * 27);
    EXPECT_EQ(lines_of(TypeParam{Rules{{8, 8}, 5}}, 3), 64U * 63 * 62);
}

// Plain minimax with a memory; symmetric positions share an entry.
template <class P>
class PlainMinimax {
  public:
    Score value(const P& position) {
        if (is_over(position)) return position.final_score();
        const auto key = position.canonical().position.key();
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        Score best = -Score::infinity();
        for (const Square move : position.legal_moves()) {
            best = std::max(best, -value(position.after(move)));
            if (best == Score{1}) break;
        }
        known_.emplace(key, best);
        return best;
    }

  private:
    std::unordered_map<std::uint64_t, Score> known_;
};

template <class P>
Score value_of(const Rules& rules) {
    return PlainMinimax<P>{}.value(P{rules});
}

TYPED_TEST(Values, BestPlay) {
    constexpr Score kWin{1};
    constexpr Score kDraw{0};
    EXPECT_EQ(value_of<TypeParam>({{1, 1}, 1}), kWin);
    EXPECT_EQ(value_of<TypeParam>({{2, 2}, 2}), kWin);
    EXPECT_EQ(value_of<TypeParam>({{2, 1}, 2}), kDraw);
    EXPECT_EQ(value_of<TypeParam>({{3, 1}, 2}), kWin);
    EXPECT_EQ(value_of<TypeParam>({{3, 3}, 3}), kDraw);
    EXPECT_EQ(value_of<TypeParam>({{4, 3}, 3}), kWin);
    EXPECT_EQ(value_of<TypeParam>({{3, 4}, 3}), kWin);
    EXPECT_EQ(value_of<TypeParam>({{4, 3}, 4}), kDraw);
}

TYPED_TEST(Values, ThePositionsThatTeachersShow) {
    PlainMinimax<TypeParam> solver;
    const TypeParam corners = TypeParam{}.after(Square{0}).after(Square{4}).after(Square{8});
    EXPECT_EQ(solver.value(corners), Score{0});
    EXPECT_EQ(solver.value(corners.after(Square{2})), Score{1});  // a corner loses
    EXPECT_EQ(solver.value(corners.after(Square{1})), Score{0});  // an edge holds
    const TypeParam edge = TypeParam{}.after(Square{0}).after(Square{1});
    EXPECT_EQ(solver.value(edge), Score{1});  // only the centre holds against a corner
}

}  // namespace
}  // namespace lawan::tictactoe
