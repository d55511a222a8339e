// Positions of both widths against the plain implementation.
#include "games/tictactoe/rules/position.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "naive.hpp"

namespace lawan::tictactoe {
namespace {

template <class P>
std::vector<int> moves_of(const P& position) {
    std::vector<int> moves;
    for (const Square square : position.legal_moves()) moves.push_back(square.index());
    return moves;
}

template <class P>
void expect_equal(const P& position, const Naive& naive) {
    const auto legal = naive.legal();
    ASSERT_EQ(moves_of(position), legal);
    ASSERT_EQ(position.move_count(), static_cast<int>(legal.size()));
    ASSERT_EQ(position.side_to_move(), naive.side());
    const bool lost = naive.has_line(mark_of(opponent_of(naive.side())));
    ASSERT_EQ(position.winner().has_value(), lost);
    if (legal.empty()) {
        ASSERT_EQ(position.final_score(), Score{lost ? -1 : 0});
    }
    for (std::size_t i = 0; i < naive.cells().size(); ++i) {
        const Square square{static_cast<int>(i)};
        ASSERT_EQ(position.marks(Side::X).has(square), naive.cells()[i] == Mark::X);
        ASSERT_EQ(position.marks(Side::O).has(square), naive.cells()[i] == Mark::O);
    }
}

// One game at random to its end; small boards in both types.
void expect_equal_playout(const Rules& rules, Random& random) {
    SCOPED_TRACE(to_text(rules.size) + " k=" + std::to_string(rules.in_a_row));
    const bool small = rules.size.cells() <= Position::kCapacity;
    const Side first = random.chance(0.5) ? Side::X : Side::O;
    Naive naive{rules, first};
    WidePosition wide{rules, first};
    Position position = small ? Position{rules, first} : Position{};
    for (;;) {
        ASSERT_NO_FATAL_FAILURE(expect_equal(wide, naive));
        if (small) {
            ASSERT_NO_FATAL_FAILURE(expect_equal(position, naive));
        }
        if (wide.move_count() == 0) return;
        const Square move = random.pick(wide.legal_moves());
        naive.play(move.index());
        wide = wide.after(move);
        if (small) position = position.after(move);
    }
}

TEST(Position, PlaysLikeThePlainOneOnEverySize) {
    Random random{Seed{1}};
    for (int columns = 1; columns <= kMostPerSide; ++columns) {
        for (int rows = 1; rows <= kMostPerSide; ++rows) {
            const int most = std::min(std::max(columns, rows), 6);  // longer ones: draws mostly
            const auto k = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most)));
            ASSERT_NO_FATAL_FAILURE(expect_equal_playout({{columns, rows}, k}, random));
        }
    }
}

TEST(Position, PlaysLikeThePlainOneForEveryLength) {
    Random random{Seed{2}};
    for (const BoardSize size :
         {BoardSize{3, 3}, BoardSize{4, 3}, BoardSize{3, 5}, BoardSize{6, 6}, BoardSize{8, 8},
          BoardSize{20, 3}, BoardSize{3, 20}, BoardSize{1, 20}, BoardSize{20, 1}, BoardSize{9, 8},
          BoardSize{13, 11}, BoardSize{20, 20}}) {
        for (int k = 1; k <= std::max(size.columns, size.rows); ++k) {
            const int games = size.cells() <= 36 ? 30 : 1;
            for (int game = 0; game < games; ++game) {
                ASSERT_NO_FATAL_FAILURE(expect_equal_playout({size, k}, random));
            }
        }
    }
}

// Crowded boards have many lines, and many that nearly are, also around the edges.
template <class Board>
void expect_same_lines(const Rules& rules, double density, Random& random) {
    Naive naive{rules};
    Board marks;
    for (int cell = 0; cell < rules.size.cells(); ++cell) {
        if (!random.chance(density)) continue;
        naive.put(cell, Mark::X);
        marks.add(Square{cell});
    }
    ASSERT_EQ(has_run(marks, rules), naive.has_line(Mark::X))
        << to_text(rules.size) << " k=" << rules.in_a_row;
}

TEST(Runs, AreFoundOnCrowdedBoards) {
    Random random{Seed{3}};
    for (int i = 0; i < 4000; ++i) {
        const double density = 0.5 + random.unit() / 2;
        expect_same_lines<Bitboard>(random_rules(random, 20, 64), density, random);
        if (i % 4 == 0) {
            expect_same_lines<WideBitboard>(random_rules(random, 20, 400), density, random);
        }
    }
}

// Every window alone is a line, and is none without any one of its marks.
template <class Board>
void expect_every_window(const Rules& rules) {
    for (const Direction direction : kDirections) {
        int seen = 0;
        for (int cell = 0; cell < rules.size.cells(); ++cell) {
            const Coordinate first = coordinate_of(Square{cell}, rules.size);
            const int last = rules.in_a_row - 1;
            const bool inside = rules.size.has(
                {first.column + last * direction.columns, first.row + last * direction.rows});
            ASSERT_EQ(windows<Board>(rules, direction).has(Square{cell}), inside);
            if (!inside) continue;
            ++seen;
            Board marks;
            for (int i = 0; i <= last; ++i)
                marks.add(Square{cell + i * direction.step(rules.size)});
            ASSERT_TRUE(has_run(marks, rules));
            for (int i = 0; i <= last; ++i) {
                const Square square{cell + i * direction.step(rules.size)};
                ASSERT_TRUE(completes_run(marks, rules, square));
                ASSERT_FALSE(has_run(marks ^ Board::of(square), rules));
            }
        }
        ASSERT_EQ(windows<Board>(rules, direction).count(), seen);
    }
}

TEST(Runs, EveryWindowOfSmallBoards) {
    for (int columns = 1; columns <= kMostPerSide; ++columns) {
        for (int rows = 1; rows <= kMostPerSide; ++rows) {
            if (columns * rows > Position::kCapacity) continue;
            for (int k = 1; k <= std::max(columns, rows); ++k) {
                SCOPED_TRACE(to_text(BoardSize{columns, rows}) + " k=" + std::to_string(k));
                ASSERT_NO_FATAL_FAILURE(expect_every_window<Bitboard>({{columns, rows}, k}));
            }
        }
    }
}

TEST(Runs, EveryWindowOfWideBoards) {
    for (const BoardSize size :
         {BoardSize{1, 1}, BoardSize{3, 3}, BoardSize{9, 8}, BoardSize{8, 9}, BoardSize{20, 4},
          BoardSize{1, 20}, BoardSize{15, 15}, BoardSize{20, 20}}) {
        for (int k = 1; k <= std::max(size.columns, size.rows); k += k < 6 ? 1 : 4) {
            SCOPED_TRACE(to_text(size) + " k=" + std::to_string(k));
            ASSERT_NO_FATAL_FAILURE(expect_every_window<WideBitboard>({size, k}));
        }
    }
}

TEST(Position, KeysTellAllPositionsOfTheClassicBoardApart) {
    std::map<std::uint64_t, Position> by_key;
    std::vector<Position> open{Position{}, Position{Rules{}, Side::O}};
    while (!open.empty()) {
        const Position position = open.back();
        open.pop_back();
        const auto [known, is_new] = by_key.emplace(position.key(), position);
        ASSERT_EQ(known->second, position);
        if (!is_new) continue;
        for (const Square move : position.legal_moves()) open.push_back(position.after(move));
    }
    EXPECT_EQ(by_key.size(), 2 * 5478U);
}

TEST(Position, KeysTellRulesAndSidesApart) {
    std::set<std::uint64_t> keys;
    std::size_t count = 0;
    for (int columns = 1; columns <= kMostPerSide; ++columns) {
        for (int rows = 1; rows <= kMostPerSide; ++rows) {
            for (int k = 1; k <= std::max(columns, rows); ++k) {
                for (const Side side : {Side::X, Side::O}) {
                    keys.insert(WidePosition{Rules{{columns, rows}, k}, side}.key());
                    ++count;
                }
            }
        }
    }
    EXPECT_EQ(keys.size(), count);
}

TEST(Position, KeysSeeEverySquare) {
    const Rules rules{{20, 20}, 20};
    std::set<std::uint64_t> keys;
    for (int cell = 0; cell < 400; ++cell) {
        keys.insert(WidePosition{rules}.after(Square{cell}).key());
        keys.insert(WidePosition{rules, Side::O}.after(Square{cell}).key());
    }
    EXPECT_EQ(keys.size(), 800U);
}

TEST(Position, OrderOfMovesDoesNotMatter) {
    const Position one = Position{}.after(Square{0}).after(Square{4}).after(Square{8});
    const Position other = Position{}.after(Square{8}).after(Square{4}).after(Square{0});
    EXPECT_EQ(one, other);
    EXPECT_EQ(one.key(), other.key());
}

}  // namespace
}  // namespace lawan::tictactoe
