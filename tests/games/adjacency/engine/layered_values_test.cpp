// All subsets layer by layer: against the table of all subsets, with and without a symmetry.
#include "games/adjacency/engine/full/layered_values.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "core/big_memory.hpp"
#include "core/random.hpp"
#include "core/symmetry.hpp"
#include "games/adjacency/engine/full/chunk_codes.hpp"
#include "games/adjacency/engine/full/layer_plan.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "games/adjacency/rules/position.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::adjacency::full {
namespace {

[[nodiscard]] Position full_start(BoardSize size) {
    return Position::start(size, Side::X, size.columns * size.rows - 8);
}

[[nodiscard]] Square random_cell(BoardSize size, Random& random) {
    std::vector<Square> cells;
    for (const Square cell : squares(whole_board(size))) cells.push_back(cell);
    return cells[random.below(cells.size())];
}

[[nodiscard]] Bitboard random_cells(BoardSize size, int count, Random& random) {
    Bitboard chosen;
    while (chosen.count() < count) chosen.add(random_cell(size, random));
    return chosen;
}

[[nodiscard]] Bitboard random_pairs(BoardSize size, int count, Random& random) {
    Bitboard chosen;
    while (chosen.count() < count) {
        const Bitboard one = Bitboard::of(random_cell(size, random));
        chosen |= one | image(one, Symmetry::rotation_by_180(), size);
    }
    return chosen;
}

void expect_like_the_table(const Geometry& geometry, Bitboard cells, int threads) {
    SubsetMemory memory;
    Budget budget{Limits::none()};
    const SubsetWork work{budget, threads};
    const auto all = SubsetValues::of(geometry, cells, memory, work);
    ASSERT_TRUE(all);
    const auto layered = value_by_layers(geometry, cells, work);
    ASSERT_TRUE(layered);
    EXPECT_EQ(layered->value, all->value(cells)) << cells.bits();
    std::vector<Square> best;
    const Bitboard ones = ClosedCounts{cells}.exactly_one() & geometry.board();
    for (const Square move : squares(cells)) {
        const int settles = (geometry.closed(move) & ones).count();
        if (settles - all->value(cells ^ Bitboard::of(move)) == all->value(cells)) {
            best.push_back(move);
        }
    }
    EXPECT_EQ(layered->best, best) << cells.bits();
}

TEST(LayeredValues, AreThoseOfTheTableOfAllSubsets) {
    Random random{Seed{11}};
    for (int i = 0; i < 8; ++i) {
        const BoardSize size = i % 2 == 0 ? BoardSize{7, 6} : BoardSize{8, 8};
        const Bitboard cells = random_cells(size, 21 + i % 4, random);
        expect_like_the_table(Geometry{size}, cells, 1 + i % 3);
    }
}

TEST(LayeredValues, KeepOneOfAChunkAndItsImage) {
    Random random{Seed{12}};
    int with_symmetry = 0;
    for (int i = 0; i < 8; ++i) {
        const BoardSize size = i % 2 == 0 ? BoardSize{8, 6} : BoardSize{8, 8};
        const Geometry geometry{size};
        const Bitboard cells = random_pairs(size, 22 + 2 * (i % 2), random);
        const auto plan = LayerPlan::of(geometry, cells);
        ASSERT_TRUE(plan);
        if (plan->all_chunks() < plan->sets()) ++with_symmetry;
        expect_like_the_table(geometry, cells, 1 + i % 3);
    }
    EXPECT_GE(with_symmetry, 4);
}

// Cells of two rows at the top, their images at the bottom, and the middle of the board.
TEST(LayeredValues, KeepOneOfAChunkAndItsImageWhereACellIsItsOwn) {
    const BoardSize size{7, 7};
    const Geometry geometry{size};
    Random random{Seed{14}};
    for (int threads = 1; threads <= 3; ++threads) {
        Bitboard cells = Bitboard::of(square_at({3, 3}));
        while (cells.count() < 23) {
            const int column = static_cast<int>(random.below(7));
            const Bitboard one =
                Bitboard::of(square_at({column, static_cast<int>(random.below(2))}));
            cells |= one | image(one, Symmetry::rotation_by_180(), size);
        }
        const auto plan = LayerPlan::of(geometry, cells);
        ASSERT_TRUE(plan);
        EXPECT_LT(plan->all_chunks(), plan->sets());
        expect_like_the_table(geometry, cells, threads);
    }
}

TEST(LayerPlan, KeepsOneOfEachSetAndItsImageAndFewAtATime) {
    const Geometry geometry{BoardSize{6, 6}};
    const auto plan = LayerPlan::of(geometry, full_start({6, 6}).empty());
    ASSERT_TRUE(plan);
    for (std::uint32_t set = 0; set < plan->sets(); ++set) {
        EXPECT_EQ(plan->image_of(plan->image_of(set)), set);
        EXPECT_TRUE(plan->is_kept(set) || plan->is_kept(plan->image_of(set)));
        EXPECT_EQ(plan->kept(set), plan->kept(plan->image_of(set)));
    }
    EXPECT_LT(plan->most_chunks(), plan->all_chunks() / 2);
}

TEST(LayerPlan, GivesSetsBelowBackAsEarlyAsCanBe) {
    const BoardSize size{8, 8};
    Random random{Seed{21}};
    for (const auto& [outer, bandwidth] : {std::pair{5, 13U}, {8, 78U}, {12, 988U}}) {
        const auto plan = LayerPlan::of(Geometry{size}, random_cells(size, 20 + outer, random));
        ASSERT_TRUE(plan);
        EXPECT_EQ(plan->most_chunks(), bandwidth + 1) << outer;
    }
}

TEST(LayeredValues, AreNotAskedForOfFewOrManyCells) {
    const Geometry geometry{BoardSize{8, 8}};
    EXPECT_FALSE(memory_for_layers(geometry, whole_board({5, 4}), 1));
    EXPECT_TRUE(memory_for_layers(geometry, whole_board({7, 3}), 1));
    EXPECT_FALSE(memory_for_layers(geometry, geometry.board(), 1));
}

TEST(LayeredValues, TakeNoMoreMemoryThanSoManyCellsTakeAtMost) {
    Random random{Seed{13}};
    const BoardSize size{8, 8};
    for (int cells = 21; cells <= 30; ++cells) {
        const auto needed = memory_for_layers(Geometry{size}, random_cells(size, cells, random), 1);
        ASSERT_TRUE(needed);
        EXPECT_LE(needed->count, most_memory_for_layers(cells, 1).count) << cells;
    }
}

TEST(LayeredValues, StopWhenTold) {
    const Geometry geometry{BoardSize{8, 4}};
    constexpr std::uint64_t kSetsOfChunk = std::uint64_t{1} << 20;
    Budget budget{Limits::of_nodes(3 * kSetsOfChunk)};
    EXPECT_FALSE(value_by_layers(geometry, full_start({8, 4}).empty(), {budget}));
    EXPECT_EQ(budget.nodes(), 3 * kSetsOfChunk);
}

TEST(ChunkCodes, SwapBlockAndMiddle) {
    Random random{Seed{5}};
    BigArray<ByteLanes> chunk{kChunkLanes};
    BigArray<ByteLanes> swapped{kChunkLanes};
    for (std::size_t i = 0; i < kChunkLanes; ++i) {
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            chunk[i][lane] = static_cast<std::uint8_t>(random.below(256));
        }
    }
    swap_block_and_middle(&chunk[0], &swapped[0]);
    for (std::uint64_t block = 0; block < kMiddles; ++block) {
        for (std::uint64_t middle = 0; middle < kMiddles; ++middle) {
            if (code_at(&chunk[0], block, middle) != code_at(&swapped[0], middle, block)) {
                FAIL() << block << ' ' << middle;
            }
        }
    }
}

TEST(LayeredLine, IsBestPlayToTheEnd) {
    Random random{Seed{8}};
    const Geometry geometry{BoardSize{7, 6}};
    const Bitboard all = random_cells({7, 6}, 26, random);
    Budget budget{Limits::none()};
    const auto value = value_by_layers(geometry, all, {budget});
    ASSERT_TRUE(value);
    const auto line = line_by_layers(geometry, all, value->best.front(), {budget});
    ASSERT_EQ(line.size(), 26U);
    int sum = 0;
    int sign = 1;
    Bitboard cells = all;
    for (const Square move : line) {
        ASSERT_TRUE(cells.has(move));
        const Bitboard ones = ClosedCounts{cells}.exactly_one() & geometry.board();
        sum += sign * (geometry.closed(move) & ones).count();
        sign = -sign;
        cells = cells ^ Bitboard::of(move);
    }
    EXPECT_EQ(sum, value->value);
}

[[nodiscard]] bool has_note(const Solution& solution, const char* code) {
    const auto has_code = [code](const Reason& note) { return note.code() == code; };
    return std::any_of(solution.notes.begin(), solution.notes.end(), has_code) ||
           std::any_of(solution.remarks.begin(), solution.remarks.end(), has_code);
}

// With little memory the solver goes layer by layer, and says the same.
TEST(Solver, GoesThroughLayersWhereATableOfAllSetsDoesNotFit) {
    Question question{full_start({8, 4})};
    question.memory = MebiBytes{64};
    const Solution by_table = adjacency::solve(question);
    question.threads = 2;
    question.memory = memory_for_layers(Geometry{{8, 4}}, question.position.empty(), 2).value();
    ASSERT_LT(question.memory.count, SubsetValues::memory_for(24).count);
    const Solution by_layers = adjacency::solve(question);
    EXPECT_TRUE(has_note(by_table, "all-subsets"));
    EXPECT_TRUE(has_note(by_layers, "layers"));
    EXPECT_EQ(by_layers.bounds.lower, by_table.bounds.lower);
    EXPECT_EQ(by_layers.bounds.upper, by_table.bounds.upper);
    EXPECT_EQ(by_layers.best, by_table.best);
    EXPECT_EQ(by_layers.line.size(), 24U);
}

// With a proof a bound is answered by the same means as without.
TEST(Solver, SaysWhatMemoryLayersNeedWithAProofToo) {
    StopSignal stop;
    stop.raise();
    Question question{full_start({8, 5})};
    question.at_least = -4;
    question.memory = MebiBytes{64};
    question.stop = &stop;
    EXPECT_TRUE(has_note(adjacency::solve(question), "layers-need-memory"));
    const test::ScratchFolder folder;
    question.proof = (folder.path() / "proof").string();
    EXPECT_TRUE(has_note(adjacency::solve(question), "layers-need-memory"));
}

}  // namespace
}  // namespace lawan::adjacency::full
