// Symmetric sets: which of them the second player wins.
#include "games/adjacency/engine/full/symmetric_sets.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

#include "games/adjacency/engine/full/chunk_facts.hpp"
#include "games/adjacency/engine/full/subset_values.hpp"
#include "games/adjacency/engine/full/symmetric_levels.hpp"
#include "games/adjacency/engine/full/symmetric_work.hpp"
#include "games/adjacency/rules/position.hpp"
#include "tests/games/adjacency/engine/all_sets.hpp"

namespace lawan::adjacency::full {
namespace {

TEST(SymmetricSets, ThoseThatWereGivenUpAreSearchedAgain) {
    const Geometry geometry{BoardSize{6, 6}};
    const Bitboard cells = Position::start({6, 6}, Side::X, 28).empty();
    SetTable table{MebiBytes{1}};
    SetTable other_table{MebiBytes{1}};
    SymmetricSets at_once{geometry, cells};
    SymmetricSets later{geometry, cells};
    Budget budget{Limits::none()};
    SymmetricWork work{budget, table};
    SymmetricWork hurried{budget, other_table};
    hurried.threads = 3;
    hurried.most_nodes = 0;  // as soon as somebody looks
    std::atomic<int> again = 0;
    hurried.found = [&](int, std::uint64_t chunk, const SymmetricSets::Exceptions&) {
        if (chunk >= later.first_again()) ++again;
    };
    for (int pairs = 1; pairs <= at_once.pairs(); ++pairs) {
        ASSERT_TRUE(advance(at_once, pairs, work));
        ASSERT_TRUE(advance(later, pairs, hurried));
    }
    EXPECT_GT(again, 0);
    for (std::uint64_t set = 0; set < std::uint64_t{1} << at_once.pairs(); ++set) {
        ASSERT_EQ(at_once.is_won(set), later.is_won(set)) << set;
    }
    EXPECT_TRUE(later.second_player_wins());
    EXPECT_TRUE(later.is_exact());
}

TEST(SymmetricSets, SayOfEverySymmetricSetWhatItsValueSays) {
    for (const BoardSize size : {BoardSize{4, 3}, BoardSize{4, 4}}) {
        const AllSets sets{size};
        SymmetricSets symmetric{sets.geometry, sets.geometry.board()};
        SetTable table{MebiBytes{4}};
        Budget budget{Limits::none()};
        SymmetricWork work{budget, table};
        for (int pairs = 1; pairs <= symmetric.pairs(); ++pairs) {
            ASSERT_TRUE(advance(symmetric, pairs, work));
        }
        int seen = 0;
        for (std::size_t set = 1; set < sets.size(); ++set) {
            const Bitboard empty = sets.at(set);
            if (image(empty, Symmetry::rotation_by_180(), size) != empty) continue;
            const auto bounds = symmetric.bounds(empty);
            ASSERT_TRUE(bounds);
            EXPECT_EQ(bounds->upper <= -2, sets.value(set) <= -2);
            EXPECT_EQ(bounds->lower == 0, sets.value(set) == 0);
            ++seen;
        }
        EXPECT_EQ(seen, (1 << symmetric.pairs()) - 1);
    }
}

// Sets that were given up count as F = 0 in the searches of larger ones: fewer are found to be won,
// and none that is not.
TEST(SymmetricSets, GivingUpMakesNoSetWon) {
    for (const BoardSize size : {BoardSize{4, 3}, BoardSize{4, 4}, BoardSize{5, 4}}) {
        const AllSets sets{size};
        for (const std::uint64_t most : {1, 2, 3, 10, 30, 100}) {
            SymmetricSets symmetric{sets.geometry, sets.geometry.board()};
            SetTable table{MebiBytes{4}};
            Budget budget{Limits::none()};
            SymmetricWork work{budget, table};
            work.threads = 3;
            work.components_from = most % 2 == 0 ? 1 : 14;
            work.small_sets = false;
            work.most_nodes = most;
            work.least_nodes_again = most;
            work.most_nodes_again = most;
            for (int pairs = 1; pairs <= symmetric.pairs(); ++pairs) {
                ASSERT_TRUE(advance(symmetric, pairs, work));
            }
            int missed = 0;
            for (std::size_t set = 1; set < sets.size(); ++set) {
                const Bitboard empty = sets.at(set);
                if (image(empty, Symmetry::rotation_by_180(), size) != empty) continue;
                const auto bounds = symmetric.bounds(empty);
                ASSERT_TRUE(bounds);
                ASSERT_LE(sets.value(set), bounds->upper) << to_text(size) << ' ' << set;
                ASSERT_GE(sets.value(set), bounds->lower) << to_text(size) << ' ' << set;
                missed += sets.value(set) <= -2 && bounds->upper == 0 ? 1 : 0;
            }
            if (most <= 3 && size.columns == 5) {  // on smaller boards hardly a search takes more
                EXPECT_GT(missed, 0);
            }
            EXPECT_TRUE(missed == 0 || !symmetric.is_exact());
        }
    }
}

// The cells of a set of pairs, one bit each.
[[nodiscard]] Bitboard pairs_of(Bitboard cells, std::uint64_t set, BoardSize size) {
    Bitboard chosen;
    for (const Square cell : squares(cells)) {
        const Bitboard pair =
            Bitboard::of(cell) | image(Bitboard::of(cell), Symmetry::rotation_by_180(), size);
        if (pair.first() != cell) continue;
        if ((set & 1U) != 0) chosen |= pair;
        set >>= 1;
    }
    return chosen;
}

// A table of all subsets decides every set that a search gave up: of those whose cells a thread may
// put into one for itself, and of the others when all threads work together.
TEST(SymmetricSets, TablesDecideWhatSearchesGiveUp) {
    for (const BoardSize size : {BoardSize{4, 4}, BoardSize{5, 4}}) {
        const AllSets sets{size};
        for (const int cells : {0, 8, 12}) {
            SymmetricSets symmetric{sets.geometry, sets.geometry.board()};
            SetTable table{MebiBytes{4}};
            Budget budget{Limits::none()};
            SymmetricWork work{budget, table};
            work.threads = 2;
            work.most_nodes = 1;
            work.cells_for_own_table = cells;
            work.memory_for_table = MebiBytes{64};
            for (int pairs = 1; pairs <= symmetric.pairs(); ++pairs) {
                ASSERT_TRUE(advance(symmetric, pairs, work));
            }
            EXPECT_TRUE(symmetric.is_exact());
            for (std::size_t set = 1; set < sets.size(); ++set) {
                const Bitboard empty = sets.at(set);
                if (image(empty, Symmetry::rotation_by_180(), size) != empty) continue;
                const auto bounds = symmetric.bounds(empty);
                ASSERT_TRUE(bounds);
                ASSERT_EQ(bounds->upper <= -2, sets.value(set) <= -2)
                    << to_text(size) << ' ' << set;
                ASSERT_EQ(bounds->lower == 0, sets.value(set) == 0) << to_text(size) << ' ' << set;
            }
        }
    }
}

// Sets of more than twenty cells are gone through layer by layer.
TEST(SymmetricSets, LayersDecideWhatSearchesGiveUp) {
    const BoardSize size{8, 4};
    const Geometry geometry{size};
    const Bitboard cells = Position::start(size, Side::X, 24).empty();
    SubsetMemory memory;
    Budget of_table{Limits::none()};
    const auto all = SubsetValues::of(geometry, cells, memory, {of_table, 2});
    ASSERT_TRUE(all);
    for (const int own : {0, 24}) {
        SymmetricSets symmetric{geometry, cells};
        SetTable table{MebiBytes{4}};
        Budget budget{Limits::none()};
        SymmetricWork work{budget, table};
        work.threads = 2;
        work.most_nodes = 20;
        work.cells_for_own_table = own;
        work.memory_for_table = MebiBytes{64};
        for (int pairs = 1; pairs <= symmetric.pairs(); ++pairs) {
            ASSERT_TRUE(advance(symmetric, pairs, work));
        }
        EXPECT_TRUE(symmetric.is_exact());
        for (std::uint64_t set = 1; set < std::uint64_t{1} << symmetric.pairs(); ++set) {
            const Bitboard subset = pairs_of(cells, set, size);
            const auto bounds = symmetric.bounds(subset);
            ASSERT_TRUE(bounds);
            ASSERT_EQ(bounds->upper <= -2, all->value(subset) <= -2) << set;
        }
    }
}

// What was searched to its end without a proof is not searched again; what was given up is.
TEST(SymmetricSets, KnowWhichSetsWereGivenUp) {
    using Verdict = SymmetricSets::Verdict;
    const Geometry geometry{BoardSize{5, 4}};
    SetTable table{MebiBytes{4}};
    SymmetricSets first{geometry, geometry.board()};
    Chunks found;
    Budget budget{Limits::none()};
    SymmetricWork work{budget, table};
    work.small_sets = false;
    work.most_nodes = 2;
    work.least_nodes_again = 2;
    work.most_nodes_again = 2;
    work.found = [&](int pairs, std::uint64_t chunk, const SymmetricSets::Exceptions& sets) {
        const auto read = exceptions_from(to_fact(sets), 10, FactVersion::WithVerdicts);
        ASSERT_TRUE(read);
        ASSERT_EQ(read->size(), sets.size());
        for (std::size_t i = 0; i < sets.size(); ++i) {
            ASSERT_EQ((*read)[i].set, sets[i].set);
            ASSERT_EQ((*read)[i].verdict, sets[i].verdict);
        }
        found[{pairs, chunk}] = sets;
    };
    for (int pairs = 1; pairs <= first.pairs(); ++pairs) ASSERT_TRUE(advance(first, pairs, work));
    int given_up = 0;
    int not_shown = 0;
    for (const auto& [chunk, exceptions] : found) {
        for (const auto& exception : exceptions) {
            given_up += exception.verdict == Verdict::GivenUp ? 1 : 0;
            not_shown += exception.verdict == Verdict::NotShown ? 1 : 0;
        }
    }
    EXPECT_GT(given_up, 0);
    EXPECT_GT(not_shown, 0);
    EXPECT_FALSE(first.is_exact());

    SymmetricSets again{geometry, geometry.board()};
    const std::uint64_t nodes = budget.nodes();
    work.known = [&](int pairs, std::uint64_t chunk) {
        const auto known = found.find({pairs, chunk});
        return known == found.end() ? nullptr : &known->second;
    };
    work.found = {};
    work.is_wanted = [](int, std::uint64_t) { return false; };
    for (int pairs = 1; pairs <= again.pairs(); ++pairs) ASSERT_TRUE(advance(again, pairs, work));
    EXPECT_EQ(budget.nodes(), nodes);
    EXPECT_FALSE(again.is_exact());
    for (std::uint64_t set = 0; set < std::uint64_t{1} << first.pairs(); ++set) {
        ASSERT_EQ(first.is_won(set), again.is_won(set)) << set;
    }
}

}  // namespace
}  // namespace lawan::adjacency::full
