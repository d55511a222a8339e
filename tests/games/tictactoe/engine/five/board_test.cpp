// What the board says of its cells is what comes of marking them.
#include "games/tictactoe/engine/five/board.hpp"

#include <gtest/gtest.h>

#include <array>
#include <utility>

#include "core/random.hpp"
#include "tests/support/cases.hpp"

namespace lawan::tictactoe::five {
namespace {

// Cells where a mark of the side completes a row.
[[nodiscard]] int completing(const WidePosition& position, Side side) {
    PerSide<WideBitboard> marks{position.marks(Side::X), position.marks(Side::O)};
    int count = 0;
    for (const Square cell : squares(position.empty_cells())) {
        WideBitboard own = marks[side];
        own.add(cell);
        count += completes_run(own, position.rules(), cell) ? 1 : 0;
    }
    return count;
}

[[nodiscard]] WidePosition with_mark(const WidePosition& position, Square cell, Side side) {
    PerSide<WideBitboard> marks{position.marks(Side::X), position.marks(Side::O)};
    marks[side].add(cell);
    return WidePosition::set_up(position.rules(), marks, opponent_of(side));
}

void expect_right(const Board& board, const WidePosition& position) {
    for (const Side side : {Side::X, Side::O}) {
        int fives = 0;
        const bool completes = completing(position, side) > 0;
        for (const Square cell : squares(position.empty_cells())) {
            const Point point = board.point(cell);
            const WidePosition after = with_mark(position, cell, side);
            const bool five = after.winner().has_value();
            fives += five ? 1 : 0;
            ASSERT_EQ(board.cells(side, Threat::Five).has(point), five) << cell.index();
            if (five || completes) continue;
            const int ways = completing(after, side);
            ASSERT_EQ(board.cells(side, Threat::Four).has(point), ways > 0) << cell.index();
            ASSERT_EQ(board.cells(side, Threat::WinningFour).has(point), ways > 1) << cell.index();
        }
        ASSERT_EQ(board.count(side, Threat::Five), fives);
    }
}

// A game of chance whose marks stand close together, so that there is something to see.
[[nodiscard]] WidePosition random_game(const Rules& rules, int marks, Random& random,
                                       Board& board) {
    WidePosition position{rules};
    while (board.marks() < marks) {
        std::vector<Point> points;
        board.near().for_each([&](Point point) { points.push_back(point); });
        const Square middle{rules.size.rows / 2 * rules.size.columns + rules.size.columns / 2};
        const Square cell = points.empty() ? middle : board.square(random.pick(points));
        const auto after = position.after(cell);
        if (after.winner()) break;
        board.play(board.point(cell), position.side_to_move());
        position = after;
    }
    return position;
}

TEST(FiveBoard, KnowsWhatAMarkWouldMake) {
    Random random{Seed{3}};
    for (int i = 0; i < test::cases(60); ++i) {
        const Rules rules = i % 4 == 0   ? Rules{{20, 20}, 5}
                            : i % 4 == 1 ? Rules{{9, 7}, 5}
                            : i % 4 == 2 ? Rules{{11, 9}, 5, RowRule::Exact}
                                         : Rules{{8, 11}, 4};
        Board board{rules};
        const WidePosition position = random_game(rules, 5 + i % 40, random, board);
        expect_right(board, position);
    }
}

void expect_to_take_back(const Rules& rules) {
    Random random{Seed{4}};
    Board board{rules};
    (void)random_game(board.rules(), 20, random, board);
    const std::uint64_t key = board.key(Side::X);
    const int value = board.value(Side::X);
    const auto look = [&] {
        std::vector<int> seen;
        for (int cell = 0; cell < board.rules().size.cells(); ++cell) {
            for (const Side side : {Side::X, Side::O})
                seen.push_back(board.shapes(board.point(Square{cell}), side));
        }
        return seen;
    };
    const auto before = look();
    const int marks = board.marks();
    for (int i = 0; i < 30; ++i) {
        std::vector<Point> points;
        board.near().for_each([&](Point point) { points.push_back(point); });
        board.play(random.pick(points), i % 2 == 0 ? Side::X : Side::O);
    }
    ASSERT_NE(board.key(Side::X), key);
    while (board.marks() > marks) board.take_back();
    EXPECT_EQ(board.key(Side::X), key);
    EXPECT_EQ(board.value(Side::X), value);
    EXPECT_EQ(look(), before);
}

TEST(FiveBoard, TakesBack) {
    expect_to_take_back({{15, 15}, 5});
    expect_to_take_back({{20, 20}, 5, RowRule::Exact});
}

TEST(FiveBoard, IsTheSameWhateverTheOrderOfMarks) {
    Random random{Seed{6}};
    for (int i = 0; i < test::cases(30); ++i) {
        const Rules rules = i % 3 == 0   ? Rules{{15, 15}, 5}
                            : i % 3 == 1 ? Rules{{11, 9}, 5, RowRule::Exact}
                                         : Rules{{9, 9}, 4};
        Board board{rules};
        const WidePosition position = random_game(rules, 30, random, board);
        const Board other = Board::of(position);  // the marks of X first
        EXPECT_EQ(board.key(Side::X), other.key(Side::X));
        EXPECT_EQ(board.value(Side::O), other.value(Side::O)) << i;
        EXPECT_EQ(board.value(Side::X), other.value(Side::X)) << i;
    }
}

// The lines of each cell as the tables of one side read them off the board.
void expect_lines_as_read(const Board& board, const WidePosition& position) {
    constexpr std::array<std::pair<int, int>, kDirectionCount> kSteps{
        {{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};
    const BoardSize size = board.rules().size;
    const auto digit = [&](int column, int row, Side side) {
        if (column < 0 || row < 0 || column >= size.columns || row >= size.rows) return 2;
        const Square cell{row * size.columns + column};
        if (position.marks(side).has(cell)) return 1;
        return position.marks(opponent_of(side)).has(cell) ? 2 : 0;
    };
    for (const Square cell : squares(position.empty_cells())) {
        const int column = cell.index() % size.columns;
        const int row = cell.index() / size.columns;
        for (const Side side : {Side::X, Side::O}) {
            const ShapeTable& table = ShapeTable::of(board.rules(), side);
            for (std::size_t i = 0; i < kDirectionCount; ++i) {
                int code = 0;
                for (int place = 0; place < 2 * table.reach(); ++place) {
                    const int away = table.distance(place);
                    code += table.unit(away) * digit(column + away * kSteps[i].first,
                                                     row + away * kSteps[i].second, side);
                }
                const auto line = static_cast<LineCode>(code);
                const Point point = board.point(cell);
                ASSERT_EQ(board.lines(point, side)[i], table.line(line)) << cell.index();
                ASSERT_EQ(shape_in(board.shapes(point, side), static_cast<int>(i)),
                          table.shape(line))
                    << cell.index();
            }
        }
    }
}

TEST(FiveBoard, KeepsTheLinesOfEveryCell) {
    Random random{Seed{7}};
    for (int i = 0; i < test::cases(60); ++i) {
        const Rules rules = i % 4 == 0   ? Rules{{15, 15}, 5}
                            : i % 4 == 1 ? Rules{{9, 7}, 5, RowRule::Renju}
                            : i % 4 == 2 ? Rules{{11, 9}, 5, RowRule::Exact}
                                         : Rules{{8, 11}, 4};
        Board board{rules};
        const WidePosition position = random_game(rules, 5 + i % 40, random, board);
        expect_lines_as_read(board, position);
    }
}

TEST(FiveBoard, KnowsTheOnlyAnswerToAFour) {
    Random random{Seed{8}};
    int answers = 0;
    for (int i = 0; i < test::cases(60); ++i) {
        const Rules rules = i % 3 == 0   ? Rules{{15, 15}, 5}
                            : i % 3 == 1 ? Rules{{11, 9}, 5, RowRule::Exact}
                                         : Rules{{8, 11}, 4};
        Board board{rules};
        (void)random_game(rules, 10 + i % 40, random, board);
        for (const Side side : {Side::X, Side::O}) {
            if (board.count(side, Threat::Five) > 0) continue;
            const PointSet before = board.cells(side, Threat::Four);
            before.for_each([&](Point point) {
                const auto answer = board.only_answer(point, side);
                board.play(point, side);
                ASSERT_EQ(answer.has_value(), board.count(side, Threat::Five) == 1);
                if (answer) {
                    ++answers;
                    ASSERT_TRUE(board.cells(side, Threat::Five).has(answer->point));
                    board.play(answer->point, opponent_of(side));
                    bool more = false;
                    board.cells(side, Threat::Four).for_each([&](Point four) {
                        more |= !before.has(four);
                    });
                    // Cells that were fours before may be fours of the new mark too.
                    if (more) {
                        EXPECT_TRUE(answer->leaves_more);
                    }
                    board.take_back();
                }
                board.take_back();
            });
        }
    }
    EXPECT_GT(answers, 20);
}

}  // namespace
}  // namespace lawan::tictactoe::five
