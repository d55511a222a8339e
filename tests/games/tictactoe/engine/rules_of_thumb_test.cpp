// What is said of moves of tic-tac-toe holds on the board, on random positions of several boards.
#include "games/tictactoe/engine/player/rules_of_thumb.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "core/random.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/words.hpp"

namespace lawan::tictactoe::player {
namespace {

[[nodiscard]] bool completes(const Position& position, Side side, Square cell) {
    const auto marks = position.marks(side) | Bitboard::of(cell);
    const BoardSize size = position.rules().size;
    const int k = position.rules().in_a_row;
    const auto has = [&](int column, int row) {
        return column >= 0 && row >= 0 && column < size.columns && row < size.rows &&
               marks.has(Square{row * size.columns + column});
    };
    for (int cell_index = 0; cell_index < size.cells(); ++cell_index) {
        for (const auto& [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int run = 0;
            while (run < k && has(cell_index % size.columns + run * dx,
                                  cell_index / size.columns + run * dy)) {
                ++run;
            }
            if (run == k) return true;
        }
    }
    return false;
}

[[nodiscard]] int completing(const Position& position, Side side) {
    int count = 0;
    for (const Square cell : squares(position.empty_cells())) {
        count += completes(position, side, cell) ? 1 : 0;
    }
    return count;
}

[[nodiscard]] Position with(const Position& position, Side side, Square cell) {
    PerSide<Bitboard> marks{position.marks(Side::X), position.marks(Side::O)};
    marks[side].add(cell);
    return Position::set_up(position.rules(), marks, opponent_of(side));
}

[[nodiscard]] bool forks_at(const Position& position, Side side, Square cell) {
    return position.empty_cells().has(cell) && completing(with(position, side, cell), side) > 1;
}

struct Said {
    Position position;
    Square move;
    Reason reason;

    [[nodiscard]] Square cell(std::size_t i = 0) const {
        return *Game{position}.parse_move(reason.argument_texts().at(i));
    }
};

[[nodiscard]] bool holds(const Said& said) {
    const Side side = said.position.side_to_move();
    const Side enemy = opponent_of(side);
    const std::string_view code = said.reason.code();
    if (code == "wins-now") return completes(said.position, side, said.move);
    if (code == "blocks") {
        return said.cell() == said.move && completes(said.position, enemy, said.move);
    }
    const Position after = with(said.position, side, said.move);
    if (code == "threatens") {
        return completes(after, side, said.cell()) && completing(after, side) == 1;
    }
    if (code == "makes-fork") {
        return said.cell(0) != said.cell(1) && completes(after, side, said.cell(0)) &&
               completes(after, side, said.cell(1));
    }
    if (code == "prevents-fork") {
        return forks_at(said.position, enemy, said.cell()) && !forks_at(after, enemy, said.cell());
    }
    return code == "lines-here";
}

template <class Check>
void on_random_positions(const Check& check) {
    Random random{Seed{31}};
    for (const Rules rules : {Rules{{3, 3}, 3}, Rules{{4, 4}, 3}, Rules{{5, 5}, 4}}) {
        for (int game = 0; game < 700; ++game) {
            Position position{rules};
            for (auto plies = random.below(static_cast<std::uint64_t>(rules.size.cells() - 1));
                 plies > 0 && position.move_count() > 0; --plies) {
                const auto moves = position.legal_moves();
                position = position.after(moves[random.below(moves.size())]);
            }
            if (position.move_count() > 1) check(position, random);
        }
    }
}

TEST(TicTacToeReasons, HoldOnTheBoard) {
    std::map<std::string, int> seen;
    on_random_positions([&](const Position& position, Random& random) {
        const auto moves = position.legal_moves();
        const Square move = moves[random.below(moves.size())];
        for (const Reason& reason :
             reasons_for(LineBoard::of(position), position.side_to_move(), move.index())) {
            ++seen[std::string{reason.code()}];
            EXPECT_TRUE(holds({position, move, reason}))
                << reason.code() << " in " << Game{position}.position_text(position);
        }
        // The rules say why they chose a move, in the same words.
        const RuleMove eight =
            move_by_eight_rules(LineBoard::of(position), position.side_to_move());
        if (eight.reason.says(words::kMakesFork)) {
            EXPECT_TRUE(holds({position, Square{eight.cell}, eight.reason}));
        }
    });
    for (const char* code : {"wins-now", "blocks", "threatens", "makes-fork", "prevents-fork"}) {
        EXPECT_GE(seen[code], 10) << code;
    }
}

TEST(TicTacToeReasons, SayWhatAWorseMoveMisses) {
    std::map<std::string, int> seen;
    on_random_positions([&](const Position& position, Random& random) {
        const Side side = position.side_to_move();
        const Side enemy = opponent_of(side);
        const auto moves = position.legal_moves();
        const Square played = moves[random.below(moves.size())];
        const Square better = moves[random.below(moves.size())];
        for (const Reason& reason :
             why_worse(LineBoard::of(position), side, {played.index(), better.index()})) {
            ++seen[std::string{reason.code()}];
            const Said said{position, played, reason};
            const Position after = with(position, side, played);
            const bool holds =
                reason.says(words::kMissesWin)
                    ? completes(position, side, said.cell()) && !completes(position, side, played)
                : reason.says(words::kLeavesLineOpen) ? completes(after, enemy, said.cell())
                : reason.says(words::kMissesFork)
                    ? said.cell() == better && forks_at(position, side, better)
                    : reason.says(words::kAllowsFork) && forks_at(after, enemy, said.cell()) &&
                          (completing(after, side) == 0 ||
                           (completing(after, side) == 1 && completes(after, side, said.cell())));
            EXPECT_TRUE(holds) << reason.code() << " in " << Game{position}.position_text(position);
        }
    });
    for (const char* code : {"misses-win", "leaves-line-open", "misses-fork", "allows-fork"}) {
        EXPECT_GE(seen[code], 5) << code;
    }
}

// 1. a1 b2 2. c3 c1: the threat is answered at a3, and that answer makes the fork.
TEST(TicTacToeReasons, SayThatTheAnswerToAThreatMakesTheFork) {
    Position position{Rules{{3, 3}, 3}};
    const auto at = [&](const char* name) { return *Game{position}.parse_move(name); };
    for (const char* move : {"a1", "b2", "c3"}) position = position.after(at(move));
    const auto reasons =
        why_worse(LineBoard::of(position), Side::O, {at("c1").index(), at("b1").index()});
    EXPECT_EQ(reasons, (std::vector<Reason>{{words::kAllowsFork, {"a3"}}}));
}

}  // namespace
}  // namespace lawan::tictactoe::player
