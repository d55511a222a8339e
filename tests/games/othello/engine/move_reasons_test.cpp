// What is said of a move of Othello holds on the board and in the line: every code is checked by
// plain counting, on random positions and lines of all sizes.
#include "games/othello/engine/move_reasons.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "core/random.hpp"
#include "games/othello/rules/game.hpp"
#include "games/othello/words.hpp"

namespace lawan::othello {
namespace {

template <int Size>
using P = BasicPosition<Size>;

template <int Size>
struct Told {
    P<Size> before;
    std::vector<Move> line;
    Reason reason;

    [[nodiscard]] P<Size> after(std::size_t plies) const {
        P<Size> position = before;
        for (std::size_t i = 0; i < plies; ++i) position = position.after(line[i]);
        return position;
    }
    [[nodiscard]] Square cell(std::size_t i = 0) const {
        return BasicGame<Size>{}.parse_move(reason.argument_texts().at(i))->square();
    }
    [[nodiscard]] int number(std::size_t i) const {
        return static_cast<int>(reason.arguments().at(i).number().value());
    }
    [[nodiscard]] Side mover() const { return before.side_to_move(); }
    // The plies in which a side puts a disc on a cell.
    [[nodiscard]] bool takes(Side side, Square square, std::size_t plies) const {
        Side turn = mover();
        for (std::size_t i = 0; i < std::min(plies, line.size()); ++i) {
            if (turn == side && !line[i].is_pass() && line[i].square() == square) return true;
            turn = opponent_of(turn);
        }
        return false;
    }
};

template <int Size>
[[nodiscard]] bool is_corner(Square square) {
    const Coordinate at = coordinate_of(square);
    return (at.column == 0 || at.column == Size - 1) && (at.row == 0 || at.row == Size - 1);
}

template <int Size>
[[nodiscard]] P<Size> with_turn(const P<Size>& position, Side side) {
    return {{position.discs(Side::X), position.discs(Side::O)}, side};
}

template <int Size>
[[nodiscard]] bool can_take(const P<Size>& position, Side side, Square square) {
    return with_turn(position, side).move_squares().has(square);
}

// Not beside an empty corner, and leaving none to the opponent.
template <int Size>
[[nodiscard]] int plain_safe_moves(const P<Size>& position) {
    int safe = 0;
    for (const Square square : squares(position.move_squares())) {
        const Coordinate at = coordinate_of(square);
        bool danger = false;
        for (const int column : {0, Size - 1}) {
            for (const int row : {0, Size - 1}) {
                const Square corner = square_at({column, row});
                const bool beside = std::abs(at.column - column) <= 1 &&
                                    std::abs(at.row - row) <= 1 && !is_corner<Size>(square);
                danger = danger || (beside && position.empty_squares().has(corner)) ||
                         position.after(Move{square}).move_squares().has(corner);
            }
        }
        safe += danger ? 0 : 1;
    }
    return safe;
}

template <int Size>
[[nodiscard]] std::set<int> plain_region(const P<Size>& position, Square from) {
    std::set<int> region;
    std::vector<Coordinate> todo{coordinate_of(from)};
    while (!todo.empty()) {
        const Coordinate at = todo.back();
        todo.pop_back();
        const bool on_board = at.column >= 0 && at.column < Size && at.row >= 0 && at.row < Size;
        if (!on_board || !position.empty_squares().has(square_at(at))) continue;
        if (!region.insert(square_at(at).index()).second) continue;
        for (int column = -1; column <= 1; ++column) {
            for (int row = -1; row <= 1; ++row) {
                todo.push_back({at.column + column, at.row + row});
            }
        }
    }
    return region;
}

constexpr std::size_t kHorizon = 8;

// Of reasons that speak of a corner.
template <int Size>
[[nodiscard]] bool holds_of_corner(const Told<Size>& told) {
    const std::string_view code = told.reason.code();
    const Square corner = told.cell();
    if (!is_corner<Size>(corner)) return false;
    const P<Size> after = told.after(1);
    const Side other = opponent_of(told.mover());
    const bool open_before = can_take(told.before, other, corner);
    const bool open_after = can_take(after, other, corner);
    if (code == "othello-takes-corner") return corner == told.line.front().square();
    if (code == "othello-gets-corner") return told.takes(told.mover(), corner, kHorizon);
    if (code == "othello-opponent-gets-corner") return told.takes(other, corner, kHorizon);
    if (code == "othello-opens-corner") return open_after && !open_before;
    return code == "othello-denies-corner" && open_before && !open_after &&
           after.empty_squares().has(corner);
}

// The mover is the last to play in the region of the first move: all of it, unless it is one
// square, within the line.
template <int Size>
[[nodiscard]] bool is_last_in_region(const Told<Size>& told, bool to_the_end) {
    std::set<int> named;
    for (std::size_t i = 0; i < told.reason.arguments().size(); ++i) {
        named.insert(told.cell(i).index());
    }
    const Side mover = told.mover();
    Side turn = mover;
    Side last = opponent_of(mover);
    for (const Move move : told.line) {
        if (!move.is_pass() && named.count(move.square().index()) > 0) last = turn;
        turn = opponent_of(turn);
    }
    return named == plain_region(told.before, told.line.front().square()) && last == mover &&
           (named.size() == 1 || to_the_end);
}

template <int Size>
[[nodiscard]] bool keeps_safe_moves(const Told<Size>& told) {
    std::size_t turn = 1;
    while (told.after(turn).side_to_move() != told.mover() ||
           told.after(turn).move_squares().empty()) {
        if (++turn > std::min(kHorizon, told.line.size())) return false;
    }
    return told.number(0) == plain_safe_moves(told.after(turn)) &&
           told.number(1) == plain_safe_moves(told.after(1)) && told.number(0) > told.number(1);
}

template <int Size>
[[nodiscard]] bool holds(const Told<Size>& told) {
    const std::string_view code = told.reason.code();
    const P<Size> after = told.after(1);
    const Side mover = told.mover();
    const bool to_the_end = told.after(told.line.size()).move_count() == 0;
    if (code.find("-corner") != std::string_view::npos) return holds_of_corner(told);
    if (code == "othello-only-move") return told.before.move_count() == 1;
    if (code == "othello-ends-game") return after.legal_moves().empty();
    if (code == "othello-makes-pass") return after.legal_moves()[0].is_pass();
    if (code == "othello-leaves-few-moves") {
        return told.number(0) == after.move_squares().count() && told.number(0) <= 3;
    }
    if (code == "othello-last-in-region") return is_last_in_region(told, to_the_end);
    if (code == "othello-makes-last-move") {
        std::size_t last = told.line.size();
        while (told.line[last - 1].is_pass()) --last;
        return to_the_end && told.after(last - 1).side_to_move() == mover;
    }
    if (code == "othello-gains-stable-discs") return told.number(0) >= 3;
    if (code == "othello-keeps-safe-moves") return keeps_safe_moves(told);
    if (code == "othello-has-more-moves") {
        return told.number(0) == with_turn(after, mover).move_squares().count() &&
               told.number(1) == after.move_squares().count() && told.number(0) > told.number(1);
    }
    if (code == "othello-turns") {
        return told.number(0) + 1 == after.discs(mover).count() - told.before.discs(mover).count();
    }
    return false;
}

template <int Size>
void check_random_lines(int games, std::map<std::string, int>& seen) {
    Random random{Seed{17}};
    for (int game = 0; game < games; ++game) {
        P<Size> position;
        const auto some = [&](const P<Size>& at) {
            const auto moves = at.legal_moves();
            return moves[random.below(moves.size())];
        };
        for (auto plies = random.below(Size * Size); plies > 0 && position.move_count() > 0;
             --plies) {
            position = position.after(some(position));
        }
        if (position.move_count() == 0) continue;
        std::vector<Move> line;
        P<Size> at = position;
        for (auto plies = 1 + random.below(30); plies > 0 && at.move_count() > 0; --plies) {
            line.push_back(some(at));
            at = at.after(line.back());
        }
        const auto reasons = reasons_for_move(position, line);
        EXPECT_EQ(reasons.empty(), line.front().is_pass());
        EXPECT_LE(reasons.size(), 3U);
        for (const Reason& reason : reasons) {
            ++seen[std::string{reason.code()}];
            EXPECT_TRUE(holds(Told<Size>{position, line, reason}))
                << reason.code() << ' ' << reason.english() << " in "
                << BasicGame<Size>{}.position_text(position) << " after "
                << BasicGame<Size>{}.move_text(line.front());
        }
    }
}

TEST(OthelloMoveReasons, HoldOnTheBoardAndInTheLine) {
    std::map<std::string, int> seen;
    check_random_lines<8>(3000, seen);
    check_random_lines<6>(1000, seen);
    check_random_lines<4>(1000, seen);
    // Each of them was said and checked.
    for (const char* code :
         {"othello-only-move", "othello-takes-corner", "othello-gets-corner",
          "othello-opponent-gets-corner", "othello-opens-corner", "othello-denies-corner",
          "othello-ends-game", "othello-makes-pass", "othello-leaves-few-moves",
          "othello-last-in-region", "othello-makes-last-move", "othello-gains-stable-discs",
          "othello-keeps-safe-moves", "othello-has-more-moves", "othello-turns"}) {
        EXPECT_GE(seen[code], 1) << code;
    }
}

// Discs that are said to stay do stay, whatever is played.
TEST(OthelloMoveReasons, DiscsThatStayAreNeverTurned) {
    const Position position = Game::parse_position(
        "-OOOOX-- -------- -------- ---OX--- ---XO--- -------- -------- -------- X");
    const auto reasons = reasons_for_move(position, {*Game{}.parse_move("a1")});
    const Reason expected{words::kGainsStableDiscs, {6}};
    EXPECT_NE(std::find(reasons.begin(), reasons.end(), expected), reasons.end());
    EXPECT_EQ(reasons.front(), (Reason{words::kTakesCorner, {"a1"}}));
    Random random{Seed{5}};
    for (int game = 0; game < 200; ++game) {
        Position at = position.after(*Game{}.parse_move("a1"));
        while (at.move_count() > 0) {
            const auto moves = at.legal_moves();
            at = at.after(moves[random.below(moves.size())]);
            EXPECT_EQ(at.discs(Side::X).bits() & 0x3FU, 0x3FU);
        }
    }
}

TEST(OthelloMoveReasons, NameTheCornerThatAMoveOpens) {
    const Position position = Game::parse_position(
        "-------- -------- --O----- ---XX--- ---XO--- ----XX-- -------- -------- X");
    const auto b2 = *Game{}.parse_move("b2");
    const auto alone = reasons_for_move(position, {b2});
    EXPECT_EQ(alone.front(), (Reason{words::kOpensCorner, {"a1"}}));
    const auto taken = reasons_for_move(position, {b2, *Game{}.parse_move("a1")});
    EXPECT_EQ(taken.front(), (Reason{words::kOpponentGetsCorner, {"a1"}}));
}

}  // namespace
}  // namespace lawan::othello
