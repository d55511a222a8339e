// What is said of a move of Adjacency holds on the board: checked by plain counting on random
// positions, and against the exact values where it promises something.
#include "games/adjacency/engine/player/move_reasons.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "core/random.hpp"
#include "games/adjacency/engine/player/player.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "games/adjacency/rules/game.hpp"
#include "games/adjacency/words.hpp"

namespace lawan::adjacency::player {
namespace {

[[nodiscard]] Square cell(const Position& position, const std::string& text) {
    return *Game{position}.parse_move(text);
}

[[nodiscard]] int plain_flips(const Position& position, Square move) {
    const Position after = position.after(move);
    return (position.enemy() & after.enemy()).count();
}

// Whether some line of play from here changes a mark: only a move in a cell beside it could.
[[nodiscard]] bool can_change(const Position& position, Square mark) {
    const Coordinate at = coordinate_of(mark);
    for (const Square empty : squares(position.empty())) {
        const Coordinate other = coordinate_of(empty);
        if (std::abs(at.column - other.column) + std::abs(at.row - other.row) == 1) return true;
    }
    return false;
}

[[nodiscard]] bool holds(const Position& position, Square move, const Reason& reason) {
    const Position after = position.after(move);
    const auto number = [&] { return reason.arguments().at(0).number(); };
    if (reason.says(words::kFlips)) return number() == plain_flips(position, move);
    if (reason.says(words::kEndsGame)) return after.plies_left() == 0;
    if (reason.says(words::kAnswerFlips) || reason.says(words::kNothingToFlip)) {
        int most = 0;
        for (const Square answer : after.legal_moves()) {
            most = std::max(most, plain_flips(after, answer));
        }
        return after.plies_left() > 0 && most == (reason.arguments().empty() ? 0 : number());
    }
    if (reason.says(words::kTakesTheLastMove) || reason.says(words::kSettlesMark)) {
        const auto cells = reason.argument_texts();
        return std::all_of(cells.begin(), cells.end(), [&](const std::string& text) {
            const Square named = cell(position, text);
            const bool could = position.empty().has(named) || can_change(position, named);
            return could && after.enemy().has(named) && !can_change(after, named);
        });
    }
    if (reason.says(words::kKeepsTheMirror)) return second_player_can_mirror(after);
    if (reason.says(words::kMirrorBound)) return mirror_move(after).has_value();
    return false;
}

TEST(AdjacencyMoveReasons, HoldOnTheBoard) {
    std::map<std::string, int> seen;
    Random random{Seed{23}};
    for (int game = 0; game < 2000; ++game) {
        const BoardSize size{static_cast<int>(4 + random.below(5)),
                             static_cast<int>(4 + random.below(5))};
        const int plies =
            1 + static_cast<int>(random.below(static_cast<std::uint64_t>(size.cells() - 8)));
        Position position = Position::start(size, Side::X, plies);
        for (auto left = random.below(static_cast<std::uint64_t>(plies)); left > 0; --left) {
            const auto moves = position.legal_moves();
            position = position.after(moves[random.below(moves.size())]);
        }
        const auto moves = position.legal_moves();
        const Square move = moves[random.below(moves.size())];
        const auto reasons = reasons_for_move(position, move);
        EXPECT_FALSE(reasons.empty());
        EXPECT_LE(reasons.size(), 3U);
        for (const Reason& reason : reasons) {
            ++seen[std::string{reason.code()}];
            EXPECT_TRUE(holds(position, move, reason))
                << reason.code() << " of " << to_text(coordinate_of(move)) << " in "
                << Game{position}.position_text(position);
        }
    }
    for (const char* code : {"adjacency-flips", "adjacency-ends-game", "adjacency-answer-flips",
                             "adjacency-nothing-to-flip", "takes-the-last-move",
                             "adjacency-settles-mark", "mirror-bound"}) {
        EXPECT_GE(seen[code], 1) << code;
    }
}

// The mirror is named where it is kept and where it is left, and what is said of it is true: on
// small boards the exact value of the answer that keeps it is never a loss.
TEST(AdjacencyMoveReasons, TheMirrorNeverLoses) {
    Random random{Seed{4}};
    int kept = 0;
    for (int game = 0; game < 20; ++game) {
        Position position = Position::start({4, 4}, Side::X, 4 + 2 * static_cast<int>(game % 2));
        const auto first = position.legal_moves();
        position = position.after(first[random.below(first.size())]);
        for (const Square move : position.legal_moves()) {
            const auto reasons = reasons_for_move(position, move);
            if (reasons.front().code() != "keeps-the-mirror") continue;
            ++kept;
            Question question;
            question.position = position.after(move);
            EXPECT_LE(solve(question).bounds.upper, 0);
        }
    }
    EXPECT_EQ(kept, 20);
}

TEST(AdjacencyMoveReasons, SayWhatAWorseMoveMisses) {
    // X can flip two O marks at b1, or none in the far corner.
    const Position position = Game::parse_position("O1O1/4/4/3X X 1 1");
    const auto b1 = cell(position, "b1");
    const auto far = cell(position, "a4");
    const auto worse = why_worse(position, {{far}, {b1}});
    ASSERT_FALSE(worse.empty());
    EXPECT_EQ(worse.front(), (Reason{words::kFlipsFewer, {0, 2}}));
    EXPECT_TRUE(why_worse(position, {{b1}, {far}}).empty());
    // The answer to a move beside it turns the mark; in the far corner nothing is turned.
    const auto answered =
        why_worse(position, {{far, cell(position, "c4")}, {b1, cell(position, "b4")}});
    const Reason lets{words::kLetsFlip, {1, 0}};
    EXPECT_EQ(std::count(answered.begin(), answered.end(), lets), 1) << answered.size();
}

}  // namespace
}  // namespace lawan::adjacency::player
