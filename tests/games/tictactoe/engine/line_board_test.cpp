// A board that keeps count of its windows says the same as the windows themselves, whatever was
// played and taken back.
#include "games/tictactoe/engine/player/line_board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/random.hpp"
#include "games/tictactoe/engine/player/threat_search.hpp"
#include "games/tictactoe/rules/windows.hpp"

namespace lawan::tictactoe::player {
namespace {

using Marks = std::vector<int>;  // 0 X, 1 O, 2 none

struct Counted {
    int completing = 0;  // windows that lack only this cell
    int nearly = 0;      // and that lack this one and another
    int open = 0;
};

std::vector<std::vector<int>> windows_of(const Rules& rules) {
    std::vector<std::vector<int>> all;
    for (const Direction direction : kDirections) {
        for (int cell = 0; cell < rules.size.cells(); ++cell) {
            const Coordinate at = coordinate_of(Square{cell}, rules.size);
            const int reach = rules.in_a_row - 1;
            if (!rules.size.has(
                    {at.column + reach * direction.columns, at.row + reach * direction.rows})) {
                continue;
            }
            std::vector<int> window;
            for (int i = 0; i <= reach; ++i)
                window.push_back(cell + i * direction.step(rules.size));
            all.push_back(window);
        }
    }
    return all;
}

Counted counted(const std::vector<std::vector<int>>& windows, const Marks& marks, int cell,
                int side) {
    Counted result;
    for (const auto& window : windows) {
        if (std::find(window.begin(), window.end(), cell) == window.end()) continue;
        const auto has = [&](int whose) {
            return std::count_if(window.begin(), window.end(), [&](int each) {
                return marks[static_cast<std::size_t>(each)] == whose;
            });
        };
        if (has(1 - side) > 0) continue;
        ++result.open;
        const auto lacking = static_cast<std::ptrdiff_t>(window.size()) - has(side);
        if (lacking == 1) ++result.completing;
        if (lacking == 2) ++result.nearly;
    }
    return result;
}

void expect_counts(const LineBoard& board, const std::vector<std::vector<int>>& windows,
                   const Marks& marks) {
    for (const Side side : {Side::X, Side::O}) {
        std::vector<int> completing;
        for (int cell = 0; cell < board.cells(); ++cell) {
            const bool empty = marks[static_cast<std::size_t>(cell)] == 2;
            ASSERT_EQ(board.is_empty(cell), empty);
            const Counted truth =
                empty ? counted(windows, marks, cell, side == Side::X ? 0 : 1) : Counted{};
            ASSERT_EQ(board.completes(cell, side), truth.completing > 0) << cell;
            ASSERT_EQ(board.nearly(cell, side), truth.nearly) << cell;
            ASSERT_EQ(board.threatening(side).has(Square{cell}), truth.nearly > 0) << cell;
            ASSERT_EQ(board.worth(cell, side) > 0, truth.open > 0) << cell;
            if (truth.completing > 0) completing.push_back(cell);
        }
        ASSERT_EQ(board.completing(side), completing);
        ASSERT_EQ(board.completing_count(side), static_cast<int>(completing.size()));
    }
}

TEST(LineBoard, CountsAsTheWindowsDo) {
    Random random{Seed{3}};
    for (const Rules rules : {Rules{{5, 4}, 3}, Rules{{7, 7}, 4}, Rules{{15, 15}, 5}}) {
        const auto windows = windows_of(rules);
        LineBoard board{rules};
        Marks marks(static_cast<std::size_t>(rules.size.cells()), 2);
        std::vector<int> played;
        for (int step = 0; step < 300; ++step) {
            const int cell = static_cast<int>(random.below(marks.size()));
            if (marks[static_cast<std::size_t>(cell)] == 2 && random.below(3) > 0) {
                const int whose = static_cast<int>(random.below(2));
                board.play(cell, whose == 0 ? Side::X : Side::O);
                marks[static_cast<std::size_t>(cell)] = whose;
                played.push_back(cell);
            } else if (!played.empty()) {
                board.take_back(played.back());
                marks[static_cast<std::size_t>(played.back())] = 2;
                played.pop_back();
            }
            if (step % 10 == 0) expect_counts(board, windows, marks);
        }
        // All taken back: worth what an empty board is worth.
        for (; !played.empty(); played.pop_back()) board.take_back(played.back());
        const LineBoard fresh{rules};
        for (int cell = 0; cell < board.cells(); ++cell) {
            for (const Side side : {Side::X, Side::O}) {
                ASSERT_EQ(board.worth(cell, side), fresh.worth(cell, side));
            }
        }
        EXPECT_EQ(board.balance(Side::X), 0);
        EXPECT_EQ(board.key(), fresh.key());
    }
}

TEST(ThreatSearch, NamesTheCellsThatItsWinNeeds) {
    Random random{Seed{5}};
    const Rules rules{{9, 9}, 4};
    int found = 0;
    for (int i = 0; i < 400; ++i) {
        LineBoard board{rules};
        for (int mark = 0; mark < 14; ++mark) {
            const int cell = static_cast<int>(random.below(81));
            if (board.is_empty(cell)) board.play(cell, mark % 2 == 0 ? Side::X : Side::O);
        }
        if (board.has_won(Side::X) || board.has_won(Side::O) || board.can_complete(Side::X) ||
            board.can_complete(Side::O)) {
            continue;
        }
        Budget budget{Limits::none()};
        const auto win = win_by_threats(board, Side::X, 500, budget);
        if (!win) continue;
        ++found;
        LineBoard at = board;
        for (const int attack : win->attacks) {
            ASSERT_NE(std::find(win->cells.begin(), win->cells.end(), attack), win->cells.end());
            at.play(attack, Side::X);
            ASSERT_FALSE(at.can_complete(Side::O));
            const std::vector<int> completing = at.completing(Side::X);
            ASSERT_FALSE(completing.empty());
            for (const int cell : completing) {
                ASSERT_NE(std::find(win->cells.begin(), win->cells.end(), cell), win->cells.end());
            }
            if (completing.size() > 1) break;
            at.play(completing.front(), Side::O);
        }
        EXPECT_GT(at.completing_count(Side::X), 1) << "two places at once in the end";
        // Whatever else the opponent does, the same threats win.
        const WideBitboard useful = defences(board, Side::O, *win);
        for (int cell = 0; cell < board.cells(); ++cell) {
            if (!board.is_empty(cell) || useful.has(Square{cell})) continue;
            LineBoard after = board;
            after.play(cell, Side::O);
            for (const int attack : win->attacks) {
                after.play(attack, Side::X);
                ASSERT_FALSE(after.can_complete(Side::O)) << cell;
                const std::vector<int> completing = after.completing(Side::X);
                ASSERT_FALSE(completing.empty()) << cell;
                if (completing.size() > 1) break;
                after.play(completing.front(), Side::O);
            }
            ASSERT_GT(after.completing_count(Side::X), 1) << cell;
        }
    }
    EXPECT_GT(found, 50);
}

}  // namespace
}  // namespace lawan::tictactoe::player
