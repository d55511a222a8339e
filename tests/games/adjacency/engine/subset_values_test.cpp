// The table of all subsets: against F by its definition, and the solver with and without it.
#include "games/adjacency/engine/full/subset_values.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <vector>

#include "core/random.hpp"
#include "games/adjacency/engine/full/reduction.hpp"
#include "games/adjacency/engine/full/set_search.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "games/adjacency/rules/position.hpp"
#include "games/adjacency/words.hpp"
#include "tests/games/adjacency/engine/all_sets.hpp"
#include "tests/support/cases.hpp"

namespace lawan::adjacency::full {
namespace {

TEST(SubsetValues, AreFOfAllSetsOfSmallBoards) {
    for (const BoardSize size : {BoardSize{1, 1}, BoardSize{3, 1}, BoardSize{3, 3}, BoardSize{5, 2},
                                 BoardSize{6, 2}, BoardSize{4, 4}, BoardSize{8, 2}}) {
        const AllSets sets{size};
        for (const int threads : {1, 3}) {
            SubsetMemory memory;
            Budget budget{Limits::none()};
            const auto all =
                SubsetValues::of(sets.geometry, sets.geometry.board(), memory, {budget, threads});
            ASSERT_TRUE(all);
            for (std::size_t set = 0; set < sets.size(); ++set) {
                ASSERT_EQ(all->value(sets.at(set)), sets.value(set)) << to_text(size) << ' ' << set;
            }
        }
    }
}

// Pieces wait for each other: those that wait for what the thread that threw had begun, too.
TEST(SubsetValues, PassOnWhatIsThrownOnSeveralThreads) {
    const Geometry geometry{{6, 3}};
    SubsetMemory memory;
    Budget budget{Limits::none()};
    SubsetWork work{budget, 3};
    work.progress = [](double) { throw std::runtime_error{"told"}; };
    bool thrown = false;
    // Where the first thread found nothing left to do, it told nothing.
    for (int tries = 0; !thrown && tries < 1000; ++tries) {
        try {
            (void)SubsetValues::of(geometry, geometry.board(), memory, work);
        } catch (const std::runtime_error&) {
            thrown = true;
        }
    }
    EXPECT_TRUE(thrown);
}

[[nodiscard]] Bitboard some_cells(BoardSize size, int count, Random& random) {
    std::vector<Square> cells;
    for (const Square cell : squares(whole_board(size))) cells.push_back(cell);
    Bitboard chosen;
    while (chosen.count() < count) chosen.add(cells[random.below(cells.size())]);
    return chosen;
}

// Blocks that lie somewhere on the board, cells that have to do with them and cells that have not.
TEST(SubsetValues, AgreeWithTheSearchOnSetsOfLargerBoards) {
    Random random{Seed{3}};
    SubsetMemory memory;
    for (int i = 0; i < 12; ++i) {
        const BoardSize size = i % 3 == 0 ? BoardSize{7, 5} : BoardSize{8, 8};
        const Geometry geometry{size};
        const Bitboard cells = some_cells(size, 14 + i % 5, random);
        Budget budget{Limits::none()};
        const auto all = SubsetValues::of(geometry, cells, memory, {budget});
        ASSERT_TRUE(all);
        SetTable table{MebiBytes{1}};
        SetSearch search{geometry, table, budget};
        for (int j = 0; j < 200; ++j) {
            Bitboard subset;
            for (const Square cell : squares(cells)) {
                if (random.chance(0.7)) subset.add(cell);
            }
            const int value = search.value(subset);
            ASSERT_EQ(all->value(subset), value) << cells.bits() << ' ' << subset.bits();
            // Coins stand for any cell that is alone.
            Reducer reducer{geometry, Reducer::ColdParts::LeftOut};
            const Reduced reduced = reducer.of(subset);
            const auto of_reduced = all->value(reduced.set);
            ASSERT_TRUE(of_reduced);
            ASSERT_EQ(reduced.offset + reduced.sign * *of_reduced, value);
        }
    }
}

TEST(SubsetValues, TellWhatCoinsOfOtherCellsAreWorth) {
    const Geometry geometry{BoardSize{8, 1}};
    SubsetMemory memory;
    Budget budget{Limits::none()};
    const auto all = SubsetValues::of(geometry, geometry.board(), memory, {budget});
    ASSERT_TRUE(all);
    const Bitboard pair{0b11};
    EXPECT_EQ(all->value(CellSet{pair, 1U << 3}), all->value(Bitboard{0b10011}));
    EXPECT_EQ(all->value(CellSet{pair, 1U << 2}), all->value(Bitboard{0b10000011}));
    EXPECT_FALSE(all->value(CellSet{pair, 1U << 5}));  // no cell has so many neighbours
    EXPECT_FALSE(all->value(CellSet{Bitboard{0x100}, 0}));
}

TEST(SubsetValues, EndEarlyWhenStopped) {
    const Geometry geometry{BoardSize{5, 4}};
    SubsetMemory memory;
    for (const int threads : {1, 2}) {
        Budget budget{Limits::of_nodes(1)};
        EXPECT_FALSE(SubsetValues::of(geometry, geometry.board(), memory, {budget, threads}));
    }
}

[[nodiscard]] bool used_table(const Solution& solution) {
    return std::any_of(solution.notes.begin(), solution.notes.end(),
                       [](const Reason& note) { return note.says(words::kAllSubsets); });
}

void expect_alike(const Solution& one, const Solution& other) {
    EXPECT_TRUE(one.bounds.settled());
    EXPECT_EQ(one.bounds.lower, other.bounds.lower);
    EXPECT_EQ(one.bounds.upper, other.bounds.upper);
    EXPECT_EQ(one.best, other.best);
    EXPECT_EQ(one.line.size(), other.line.size());
}

TEST(SubsetValues, TheSolverAnswersAlikeByASearch) {
    Question question{Position::start({6, 5}, Side::X, 22)};
    question.memory = MebiBytes{4};
    const Solution by_table = adjacency::solve(question);
    question.memory = MebiBytes{3};
    const Solution by_search = adjacency::solve(question);
    EXPECT_TRUE(used_table(by_table));
    EXPECT_FALSE(used_table(by_search));
    expect_alike(by_table, by_search);
}

// A mebibyte holds the table of 20 cells: of those that are left when the set is reduced. What it
// does not say is searched.
TEST(SubsetValues, TheSolverAnswersAlikeByATableOfTheReducedSet) {
    Random random{Seed{21}};
    int reduced = 0;
    for (int i = 0; i < test::cases(12); ++i) {
        const BoardSize size{8, 8};
        const Bitboard empty = some_cells(size, 21 + i % 2, random);
        PerSide<Bitboard> marks;
        for (const Square cell : squares(whole_board(size) & ~empty)) {
            marks[random.chance(0.5) ? Side::X : Side::O].add(cell);
        }
        Question question{Position::set_up(size, marks, Side::X, empty.count())};
        question.threads = 1 + i % 2;
        question.memory = MebiBytes{16};
        const Solution by_table = adjacency::solve(question);
        EXPECT_TRUE(used_table(by_table));
        question.memory = MebiBytes{1};
        const Solution other = adjacency::solve(question);
        reduced += used_table(other) ? 1 : 0;
        expect_alike(by_table, other);
    }
    EXPECT_GE(reduced, test::cases(3));
}

}  // namespace
}  // namespace lawan::adjacency::full
