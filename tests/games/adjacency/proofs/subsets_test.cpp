// Tables of all subsets, and what is answered from them: against the definition.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

#include "core/random.hpp"
#include "games/adjacency/proofs/coverage.hpp"
#include "games/adjacency/proofs/planned_play.hpp"
#include "games/adjacency/proofs/subset_answers.hpp"
#include "games/adjacency/proofs/subset_table.hpp"
#include "games/adjacency/rules/cells.hpp"
#include "tests/support/cases.hpp"

namespace lawan::proofs {
namespace {

constexpr std::uint64_t kMuch = std::uint64_t{1} << 30;

[[nodiscard]] SubsetTable::Closed closed_of(BoardSize size) {
    const Bitboard board = adjacency::whole_board(size);
    SubsetTable::Closed closed{};
    for (const Square cell : squares(board)) {
        closed[static_cast<std::size_t>(cell.index())] =
            (adjacency::beside(cell) | Bitboard::of(cell)) & board;
    }
    return closed;
}

// G by its definition, and with a plan by the definition of that: of every subset of some cells, as
// numbers with a bit for each of these.
class Plain {
  public:
    Plain(Bitboard cells, const SubsetTable::Closed& closed) : closed_{&closed} {
        for (const Square cell : squares(cells)) cells_.push_back(cell);
        gains_.resize(std::size_t{1} << cells_.size());
        open_.resize(gains_.size());
        for (std::size_t set = 1; set < gains_.size(); ++set) {
            const auto first = static_cast<std::size_t>(std::countr_zero(set));
            open_[set] = open_[set & (set - 1)] | closed_of(first);
            int best = -100;
            for (std::size_t i = 0; i < cells_.size(); ++i) {
                if ((set >> i & 1U) == 0) continue;
                best = std::max(best, gain(set, i) - gains_[set ^ std::size_t{1} << i]);
            }
            gains_[set] = best;
        }
    }

    [[nodiscard]] std::size_t number(Bitboard set) const {
        std::size_t number = 0;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (set.has(cells_[i])) number |= std::size_t{1} << i;
        }
        return number;
    }
    [[nodiscard]] int of(Bitboard set) const { return gains_[number(set)]; }

    [[nodiscard]] int planned(std::size_t set, std::size_t plan, bool planning) const {
        if ((set & plan) == 0) return gains_[set];
        int best = -100;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            const std::size_t bit = std::size_t{1} << i;
            if (((planning ? set & plan : set) & bit) == 0) continue;
            best = std::max(best, gain(set, i) - planned(set ^ bit, plan, !planning));
        }
        return best;
    }

  private:
    [[nodiscard]] Bitboard closed_of(std::size_t cell) const {
        return (*closed_)[static_cast<std::size_t>(cells_[cell].index())];
    }
    [[nodiscard]] int gain(std::size_t set, std::size_t move) const {
        return (closed_of(move) & ~open_[set ^ std::size_t{1} << move]).count();
    }

    const SubsetTable::Closed* closed_;
    std::vector<Square> cells_;
    std::vector<Bitboard> open_;
    std::vector<int> gains_;
};

// So many cells of a part of the board, which lie close together if the part is small.
[[nodiscard]] std::vector<Square> draw(Random& random, Bitboard from, int count) {
    std::vector<Square> all;
    for (const Square cell : squares(from)) all.push_back(cell);
    std::vector<Square> drawn;
    while (static_cast<int>(drawn.size()) < count) {
        const auto at = static_cast<std::ptrdiff_t>(random.below(all.size()));
        drawn.push_back(all[static_cast<std::size_t>(at)]);
        all.erase(all.begin() + at);
    }
    return drawn;
}

[[nodiscard]] Bitboard together(const std::vector<Square>& cells) {
    Bitboard all;
    for (const Square cell : cells) all |= Bitboard::of(cell);
    return all;
}

TEST(SubsetTables, HoldTheGainOfAllSubsets) {
    Random random{Seed{5}};
    SubsetMemory memory;
    for (const BoardSize size : {BoardSize{4, 4}, BoardSize{5, 3}, BoardSize{8, 2}}) {
        const auto closed = closed_of(size);
        for (int others = 1; others <= SubsetTable::kMostOthers; ++others) {
            const int cells = SubsetTable::kFewestCells;
            const auto drawn = draw(random, adjacency::whole_board(size), cells + others);
            const std::vector<Square> more{drawn.begin() + cells, drawn.end()};
            const Bitboard common = together({drawn.begin(), drawn.begin() + cells});
            SubsetTable table{common, more, cells, closed, memory};
            ASSERT_TRUE(table.fill([] { return true; }));
            const Plain plain{together(drawn), closed};
            for (std::uint64_t bits = 0; bits <= common.bits(); ++bits) {
                const Bitboard set{bits};
                if ((set & ~common).any()) continue;
                ASSERT_EQ(table.gain(set), plain.of(set));
                for (const Square other : more) {
                    const Bitboard with = set | Bitboard::of(other);
                    ASSERT_EQ(table.gain(with), plain.of(with));
                }
            }
        }
    }
}

// With several chunks, of which those that are needed no more make room.
TEST(SubsetTables, HoldTheGainOfLargeSubsets) {
    Random random{Seed{6}};
    SubsetMemory memory;
    constexpr int kCells = 18;
    for (const int others : {1, 3, 7}) {
        const BoardSize size{8, others == 7 ? 4 : 8};
        const auto closed = closed_of(size);
        const auto drawn = draw(random, adjacency::whole_board(size), kCells + others);
        const std::vector<Square> more{drawn.begin() + kCells, drawn.end()};
        const Bitboard common = together({drawn.begin(), drawn.begin() + kCells});
        constexpr int kLacking = 2;
        SubsetTable table{common, more, kLacking, closed, memory};
        ASSERT_TRUE(table.fill([] { return true; }));
        const Plain plain{common | Bitboard::of(more[0]), closed};
        for (const Square a : squares(common)) {
            for (const Square b : squares(common)) {
                const Bitboard set = common & ~Bitboard::of(a) & ~Bitboard::of(b);
                ASSERT_EQ(table.gain(set), plain.of(set));
                const Bitboard with = set | Bitboard::of(more[0]);
                ASSERT_EQ(table.gain(with), plain.of(with));
            }
        }
    }
}

// A table that keeps only what is asked at last has far fewer places than chunks, and never needs
// more.
TEST(SubsetTables, HaveRoomForAllThatIsNeededAtOnce) {
    Random random{Seed{8}};
    constexpr int kCells = 22;
    const BoardSize size{8, 8};
    const auto closed = closed_of(size);
    const auto drawn = draw(random, adjacency::whole_board(size), kCells + 1);
    const Bitboard common = together({drawn.begin(), drawn.begin() + kCells});
    SubsetMemory few;
    SubsetMemory enough;
    SubsetTable with_few{common, {drawn.back()}, 0, closed, few};
    SubsetTable with_all{common, {drawn.back()}, kCells, closed, enough};
    ASSERT_LT(SubsetTable::bytes(kCells, 1, 0), SubsetTable::bytes(kCells, 1, kCells));
    ASSERT_TRUE(with_few.fill([] { return true; }));
    ASSERT_TRUE(with_all.fill([] { return true; }));
    EXPECT_EQ(with_few.gain(common), with_all.gain(common));
    EXPECT_EQ(with_few.gain(together(drawn)), with_all.gain(together(drawn)));
    EXPECT_THROW((void)with_few.gain(Bitboard{}), std::logic_error);
}

// Whatever processor the inner loop is compiled for, it writes the same bytes: from any bytes, so
// also from such as no set has.
TEST(SubsetTables, AreTheSameForEveryProcessor) {
    Random random{Seed{12}};
    const auto any_bytes = [&] {
        LaneBytes bytes;
        for (std::uint8_t& byte : bytes.of) byte = static_cast<std::uint8_t>(random.below(256));
        return bytes;
    };
    const auto closed = closed_of({8, 8});
    for (const int others : {1, 3, 7}) {
        const std::vector<FillChunk> fillers = chunk_fillers(others);
        ASSERT_FALSE(fillers.empty());
        for (int cells = SubsetChunk::kCellsOfBlock; cells <= SubsetChunk::kMostCells; ++cells) {
            std::vector<RowCell> row_cells;
            for (const Square cell : draw(random, adjacency::whole_board({8, 8}), cells)) {
                RowCell row_cell;
                row_cell.cell = cell.index();
                row_cell.closed = closed[static_cast<std::size_t>(cell.index())].bits();
                for (LaneBytes& opens : row_cell.opens) opens = any_bytes();
                row_cells.push_back(row_cell);
            }
            const std::size_t rows = std::size_t{1} << cells;
            std::vector<std::vector<LaneBytes>> below(random.below(4));
            std::vector<const LaneBytes*> belows;
            for (auto& chunk : below) {
                for (std::size_t row = 0; row < rows; ++row) chunk.push_back(any_bytes());
                belows.push_back(chunk.data());
            }
            SubsetChunk task;
            task.below = belows.data();
            task.below_count = belows.size();
            task.row_cells = row_cells.data();
            task.cells = cells;
            task.open = random.below(~std::uint64_t{0});
            task.first = any_bytes();
            task.holds_empty = cells % 2 == 0;
            std::vector<LaneBytes> expected(rows);
            for (const FillChunk fill : fillers) {
                std::vector<LaneBytes> filled(rows);
                task.rows = filled.data();
                fill(task);
                if (fill == fillers.front()) expected = filled;
                for (std::size_t row = 0; row < rows; ++row) {
                    ASSERT_EQ(filled[row].of, expected[row].of)
                        << others << " others, " << cells << " cells, row " << row;
                }
            }
        }
    }
}

TEST(SubsetTables, StopWhenTheyMayNotGoOn) {
    SubsetMemory memory;
    const auto closed = closed_of({8, 8});
    SubsetTable table{Bitboard{(1U << 20) - 1}, {Square{40}}, 0, closed, memory};
    int asked = 0;
    EXPECT_FALSE(table.fill([&] { return ++asked < 10; }));
}

TEST(PlannedPlays, GainWhatTheirMovesAllow) {
    Random random{Seed{7}};
    SubsetMemory memory;
    int less = 0;
    for (int i = 0; i < test::cases(60); ++i) {
        const BoardSize size = i % 2 == 0 ? BoardSize{4, 4} : BoardSize{5, 5};
        const auto closed = closed_of(size);
        const int planned = i % 4;
        constexpr int kCells = SubsetTable::kFewestCells;
        const auto drawn = draw(random, adjacency::whole_board(size), kCells + planned + 1);
        const Square other = drawn.back();
        const Bitboard common = together({drawn.begin(), drawn.begin() + kCells});
        const Bitboard all = together(drawn);
        const Bitboard plan = all & ~common & ~Bitboard::of(other);
        SubsetTable table{common, {other}, planned, closed, memory};
        ASSERT_TRUE(table.fill([] { return true; }));
        const Plain plain{all, closed};
        const int value = plain.planned(plain.number(all), plain.number(plan), true);
        const auto always = [] { return true; };
        PlannedPlay play{table, plan, closed};
        EXPECT_EQ(play.reaches(all, value, always), true);
        EXPECT_EQ(play.reaches(all, value + 1, always), false);
        EXPECT_LE(value, plain.of(all)) << "a plan gives nothing that is not there";
        if (value < plain.of(all)) ++less;
    }
    EXPECT_GT(less, 0);
}

// A search that is stopped answers nothing, and what it leaves behind misleads no later one.
TEST(PlannedPlays, StopWhenTheyMayNotGoOn) {
    Random random{Seed{9}};
    SubsetMemory memory;
    const BoardSize size{5, 5};
    const auto closed = closed_of(size);
    constexpr int kCells = 12;
    constexpr int kPlanned = 7;
    const auto drawn = draw(random, adjacency::whole_board(size), kCells + kPlanned + 1);
    const Bitboard common = together({drawn.begin(), drawn.begin() + kCells});
    const Bitboard all = together(drawn);
    const Bitboard plan = all & ~common & ~Bitboard::of(drawn.back());
    SubsetTable table{common, {drawn.back()}, kPlanned - 1, closed, memory};
    ASSERT_TRUE(table.fill([] { return true; }));
    int most = 0;
    for (int bound = -4; bound <= 8; bound += 3) {
        PlannedPlay in_one{table, plan, closed};
        int asked = 0;
        const auto holds = in_one.reaches(all, bound, [&] { return ++asked > 0; });
        ASSERT_TRUE(holds);
        most = std::max(most, asked);
        PlannedPlay in_pieces{table, plan, closed};
        for (int stop = 1; stop <= asked; ++stop) {
            int again = 0;
            const auto stopped = in_pieces.reaches(all, bound, [&] { return ++again < stop; });
            if (!stopped) continue;
            EXPECT_EQ(stopped, holds);
        }
        EXPECT_EQ(in_pieces.reaches(all, bound, [] { return true; }), holds);
    }
    EXPECT_GT(most, 2) << "too short to be stopped within";
}

TEST(PlannedPlays, PlanTheMovesThatGainMost) {
    const auto closed = closed_of({8, 8});
    const Bitboard row{0b11100001};  // a coin in the corner, and three cells of which one is inside
    const Bitboard plan = plan_for(row, Bitboard{}, 1, closed);
    EXPECT_EQ(plan, Bitboard{1});
    EXPECT_EQ(plan_for(row, Bitboard{}, 0, closed), Bitboard{});
    EXPECT_EQ(plan_for(row, Bitboard{}, 4, closed), row);
}

// Yes and no as by definition, with a plan, without one, and with too little memory for any table.
TEST(SubsetAnswers, AreThoseOfTheDefinition) {
    Random random{Seed{8}};
    int yes = 0;
    int no = 0;
    for (int i = 0; i < test::cases(12); ++i) {
        const BoardSize size = i % 2 == 0 ? BoardSize{5, 5} : BoardSize{8, 8};
        const auto closed = closed_of(size);
        SubsetAnswers answers{size, kMuch};
        const int count = i % 3 == 0 ? 18 : 12;
        const auto drawn = draw(random, adjacency::whole_board(size), count + 1);
        const Bitboard cells = together({drawn.begin(), drawn.begin() + count});
        const Bitboard all = cells | Bitboard::of(drawn.back());
        const int value = Plain{all, closed}.of(all);
        for (int bound = value - 2; bound <= value + 2; ++bound) {
            std::vector<GainQuestion> questions{{drawn.back(), bound}};
            const auto lost = answers.answer(cells, questions);
            EXPECT_EQ(lost.has_value(), bound > value);
            EXPECT_EQ(questions.empty(), bound <= value);
            (bound <= value ? yes : no) += 1;
        }
        EXPECT_GT(answers.sets(), 0U);
        SubsetAnswers without_memory{size, 100};
        std::vector<GainQuestion> questions{{drawn.back(), value}, {drawn.back(), value + 1}};
        EXPECT_FALSE(without_memory.answer(cells, questions).has_value());
        EXPECT_EQ(questions.size(), 2U);
    }
    EXPECT_GT(yes, 0);
    EXPECT_GT(no, 0);
}

// All at once and with memory for one question at a time: yes and no are told apart, and the "no"
// that is named is one.
TEST(SubsetAnswers, AnswerSeveralQuestions) {
    Random random{Seed{10}};
    int refused = 0;
    for (int i = 0; i < test::cases(6); ++i) {
        const BoardSize size = i % 2 == 0 ? BoardSize{5, 5} : BoardSize{8, 8};
        const auto closed = closed_of(size);
        const int count = i % 3 == 0 ? 17 : 11;
        constexpr int kQuestions = 8;  // more than a table has others
        const auto drawn = draw(random, adjacency::whole_board(size), count + kQuestions);
        const Bitboard cells = together({drawn.begin(), drawn.begin() + count});
        const std::vector<Square> more{drawn.begin() + count, drawn.end()};
        std::vector<int> values;
        for (const Square other : more) {
            const Bitboard set = cells | Bitboard::of(other);
            values.push_back(Plain{set, closed}.of(set));
        }
        for (const bool all_hold : {true, false}) {
            std::vector<GainQuestion> asked;
            std::vector<bool> holds;
            for (std::size_t j = 0; j < more.size(); ++j) {
                const int above = all_hold ? 0 : static_cast<int>(random.below(2));
                asked.push_back({more[j], values[j] + above});
                holds.push_back(above == 0);
            }
            for (const std::uint64_t bytes : {kMuch, SubsetTable::bytes(count, 1, 0)}) {
                SubsetAnswers answers{size, bytes};
                std::vector<GainQuestion> left = asked;
                const auto lost = answers.answer(cells, left);
                ASSERT_EQ(lost.has_value(),
                          !std::all_of(holds.begin(), holds.end(), [](bool yes) { return yes; }));
                std::vector<Square> expected;
                for (std::size_t j = 0; j < asked.size(); ++j) {
                    if (!holds[j]) expected.push_back(asked[j].more);
                }
                std::vector<Square> still;
                for (const GainQuestion& question : left) still.push_back(question.more);
                EXPECT_EQ(still, expected);
                if (!lost) continue;
                ++refused;
                EXPECT_EQ(lost->more, expected.front());
            }
        }
    }
    EXPECT_GT(refused, 0);
}

// Wherever it is stopped, and also where it might have gone on a moment later: nothing is refused
// that holds.
TEST(SubsetAnswers, RefuseNothingWhereTheyAreStopped) {
    Random random{Seed{11}};
    const BoardSize size{5, 5};
    const auto closed = closed_of(size);
    for (const int count : {17, 20}) {  // several chunks, without a plan and with one
        const auto drawn = draw(random, adjacency::whole_board(size), count + 1);
        const Bitboard cells = together({drawn.begin(), drawn.begin() + count});
        const Bitboard all = together(drawn);
        const GainQuestion question{drawn.back(), Plain{all, closed}.of(all)};
        int most = 0;
        SubsetAnswers in_one{size, kMuch};
        in_one.may_go_on = [&] { return ++most > 0; };
        std::vector<GainQuestion> questions{question};
        ASSERT_FALSE(in_one.answer(cells, questions));
        ASSERT_TRUE(questions.empty());
        ASSERT_GT(most, 1);
        for (int stop = 1; stop <= most; ++stop) {
            SubsetAnswers answers{size, kMuch};
            int asked = 0;
            answers.may_go_on = [&] { return ++asked != stop; };
            questions = {question};
            EXPECT_FALSE(answers.answer(cells, questions)) << stop;
            EXPECT_EQ(questions.size(), 1U) << stop;
        }
    }
}

}  // namespace
}  // namespace lawan::proofs
