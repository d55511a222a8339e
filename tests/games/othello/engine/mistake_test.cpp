// Why a move was worse: what happens in one line and not in the other.
#include "games/othello/engine/mistake.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/othello/rules/game.hpp"
#include "games/othello/words.hpp"

namespace lawan::othello {
namespace {

[[nodiscard]] std::vector<Move> line(std::initializer_list<const char*> moves) {
    std::vector<Move> result;
    for (const char* move : moves) result.push_back(*Game{}.parse_move(move));
    return result;
}

[[nodiscard]] std::vector<std::string> codes(const std::vector<Reason>& reasons) {
    std::vector<std::string> all;
    for (const Reason& reason : reasons) all.emplace_back(reason.code());
    return all;
}

[[nodiscard]] bool has(const std::vector<Reason>& reasons, const Reason& wanted) {
    return std::find(reasons.begin(), reasons.end(), wanted) != reasons.end();
}

// White has the diagonal from c3 on; black on b2 lets him take a1.
TEST(Mistake, NamesTheCornerThatIsGivenUp) {
    const Position position = Game::parse_position(
        "-------- -------- --O----- ---XX--- ---XO--- ----XX-- -------- -------- X");
    const auto b2 = *Game{}.parse_move("b2");
    ASSERT_TRUE(position.move_squares().has(b2.square()));
    const Position after = position.after(b2);
    const auto a1 = *Game{}.parse_move("a1");
    ASSERT_TRUE(after.move_squares().has(a1.square())) << Game{}.position_text(after);
    ComparedLines lines{line({"b2", "a1"}), {}};
    for (const Move move : position.legal_moves()) {
        const Position next = position.after(move);
        if (move == b2 || next.move_count() == 0 || next.legal_moves()[0] == a1) continue;
        lines.better = {move, next.legal_moves()[0]};
    }
    ASSERT_FALSE(lines.better.empty());
    const Reason gives_up{words::kGivesUpCorner, {"a1"}};
    EXPECT_TRUE(has(why_worse(position, lines), gives_up));
    std::swap(lines.played, lines.better);
    EXPECT_FALSE(has(why_worse(position, lines), gives_up));
}

TEST(Mistake, SaysNothingOfEqualLines) {
    const Position start;
    EXPECT_TRUE(why_worse(start, {line({"f5"}), line({"d3"})}).empty());
    EXPECT_TRUE(why_worse(start, {{}, line({"d3"})}).empty());
}

// Whatever lines of legal moves are given, there are at most three reasons, each named once.
template <int Size>
void check_any_legal_lines() {
    for (unsigned seed = 1; seed < 200; ++seed) {
        unsigned state = seed;
        const auto next = [&](unsigned below) {
            state = state * 1664525U + 1013904223U;
            return (state >> 16) % below;
        };
        BasicPosition<Size> position;
        for (unsigned plies = next(Size * Size - 6); plies > 0 && position.move_count() > 0;
             --plies) {
            const auto moves = position.legal_moves();
            position = position.after(moves[next(static_cast<unsigned>(moves.size()))]);
        }
        if (position.move_count() == 0) continue;
        ComparedLines lines;
        for (std::vector<Move>* filled : {&lines.played, &lines.better}) {
            BasicPosition<Size> at = position;
            for (unsigned plies = 1 + next(20); plies > 0 && at.move_count() > 0; --plies) {
                const auto moves = at.legal_moves();
                filled->push_back(moves[next(static_cast<unsigned>(moves.size()))]);
                at = at.after(filled->back());
            }
        }
        auto found = codes(why_worse(position, lines));
        EXPECT_LE(found.size(), 3U);
        std::sort(found.begin(), found.end());
        EXPECT_EQ(std::adjacent_find(found.begin(), found.end()), found.end());
    }
}

TEST(Mistake, CopesWithAnyLegalLines) {
    check_any_legal_lines<8>();
    check_any_legal_lines<6>();
    check_any_legal_lines<4>();
}

}  // namespace
}  // namespace lawan::othello
