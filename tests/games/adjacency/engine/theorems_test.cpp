// The theorems of docs/adjacency-theory.md about the full board, on all sets of small boards.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <vector>

#include "games/adjacency/engine/full/cold_parts.hpp"
#include "games/adjacency/engine/full/component_bounds.hpp"
#include "tests/games/adjacency/engine/all_sets.hpp"

namespace lawan::adjacency::full {
namespace {

TEST(Theorems, SumsOfFBeforeAndAfterAMove) {
    for (const BoardSize size : kSmall) {
        const AllSets sets{size};
        for (std::size_t set = 1; set < sets.size(); ++set) {
            const Bitboard empty = sets.at(set);
            int greatest = 0;
            for (const Square cell : squares(empty)) {
                greatest = std::max(greatest, sets.geometry.closed(cell).count());
            }
            for (std::size_t i = 0; i < sets.cells().size(); ++i) {
                if ((set >> i & 1U) == 0) continue;
                const int k = sets.settles(empty, sets.cells()[i]);
                const int sum = sets.value(set) + sets.value_without(set, i);
                ASSERT_GE(sum, k);
                ASSERT_LE(sum, 2 * greatest - k);
            }
        }
    }
}

TEST(Theorems, SlotExchange) {
    for (const BoardSize size : kSmall) {
        const AllSets sets{size};
        for (std::size_t set = 1; set < sets.size(); ++set) {
            const Bitboard empty = sets.at(set);
            for (std::size_t c = 0; c < sets.cells().size(); ++c) {
                for (std::size_t d = 0; d < sets.cells().size(); ++d) {
                    if (c == d || (set >> c & 1U) == 0 || (set >> d & 1U) == 0) continue;
                    const Square at_c = sets.cells()[c];
                    const Square at_d = sets.cells()[d];
                    const int value_c = sets.settles(empty, at_c) - sets.value_without(set, c);
                    const int value_d = sets.settles(empty, at_d) - sets.value_without(set, d);
                    const int more =
                        2 * (sets.geometry.apart(at_c, at_d) - sets.settles(empty, at_d));
                    ASSERT_LE(value_c, value_d + more);
                }
            }
        }
    }
}

TEST(Theorems, ParityMirrorAndAlternatingSum) {
    for (const BoardSize size : kSmall) {
        const AllSets sets{size};
        for (std::size_t set = 1; set < sets.size(); ++set) {
            const Bitboard empty = sets.at(set);
            const ClosedCounts counts{empty};
            const int open = (counts.any() & sets.geometry.board()).count();
            const Bitboard ones = counts.exactly_one() & sets.geometry.board();
            const int value = sets.value(set);
            ASSERT_EQ((value - open) % 2, 0);

            std::vector<int> k;
            for (const Square cell : squares(empty)) k.push_back(sets.settles(empty, cell));
            std::sort(k.begin(), k.end(), std::greater<>{});
            int sum = 0;
            for (std::size_t i = 0; i < k.size(); ++i) sum += i % 2 == 0 ? k[i] : -k[i];
            ASSERT_LE(std::abs(value - sum), open - ones.count());

            for (int i = 1; i < symmetry_count(size); ++i) {
                const Symmetry symmetry = kSquareSymmetries[static_cast<std::size_t>(i)];
                bool fixes = image(empty, symmetry, size) != empty;
                for (const Square cell : squares(empty)) {
                    fixes =
                        fixes || image(Bitboard::of(cell), symmetry, size) == Bitboard::of(cell);
                }
                if (!fixes) {
                    ASSERT_LE(value, 0);
                }
            }
        }
    }
}

TEST(Theorems, Components) {
    for (const BoardSize size : {BoardSize{6, 2}, BoardSize{8, 1}, BoardSize{8, 2}}) {
        const AllSets sets{size};
        int many_odd = 0;
        for (std::size_t set = 1; set < sets.size(); ++set) {
            const Bitboard empty = sets.at(set);
            Bitboard left = empty;
            OddGroups odd;
            int even_sum = 0;
            while (left.any()) {
                const Bitboard part = sets.geometry.component(left, lowest(left));
                left = left & ~part;
                const std::size_t part_set = sets.set_of(part);
                if (part.count() % 2 == 0) {
                    even_sum += sets.value(part_set);
                    continue;
                }
                int twice = -100;
                for (std::size_t i = 0; i < sets.cells().size(); ++i) {
                    if ((part_set >> i & 1U) == 0) continue;
                    twice = std::max(twice, sets.settles(part, sets.cells()[i]) +
                                                sets.value_without(part_set, i));
                }
                ASSERT_TRUE(odd.add({sets.value(part_set), twice}));
            }
            many_odd += odd.count() >= 2 ? 1 : 0;
            if (odd.count() % 2 == 0) {
                ASSERT_LE(sets.value(set), odd.upper() + even_sum);
            } else {
                ASSERT_GE(sets.value(set), odd.lower() - even_sum);
            }
        }
        EXPECT_GT(many_odd, 0);
    }
}

// t by its definition: what the side is sure of that answers in a set, and has to begin in what is

// left of it as soon as the other side wants that.

int sure_of(const AllSets& sets, std::size_t set) {
    int sure = sets.value(set);
    const Bitboard empty = sets.at(set);
    for (std::size_t c = 0; c < sets.cells().size(); ++c) {
        if ((set >> c & 1U) == 0) continue;
        const std::size_t after = set ^ (std::size_t{1} << c);
        const int lost = sets.settles(empty, sets.cells()[c]);
        int best = -100;
        for (std::size_t d = 0; d < sets.cells().size(); ++d) {
            if ((after >> d & 1U) == 0) continue;
            best = std::max(best, sets.settles(sets.at(after), sets.cells()[d]) - lost +
                                      sure_of(sets, after ^ (std::size_t{1} << d)));
        }
        sure = std::min(sure, best);
    }
    return sure;
}

TEST(Theorems, ColdParts) {
    for (const BoardSize size : {BoardSize{4, 3}, BoardSize{6, 2}, BoardSize{8, 1}}) {
        const AllSets sets{size};
        ColdParts cache;
        int cold = 0;
        int warm = 0;
        for (std::size_t set = 1; set < sets.size(); ++set) {
            const Bitboard empty = sets.at(set);
            for (Bitboard left = empty; left.any();) {
                const Bitboard part = sets.geometry.component(empty, lowest(left));
                left = left & ~part;
                if (part.count() % 2 != 0 || part.count() > kCellsOfColdParts) continue;
                const int value = sets.value(sets.set_of(part));
                const int sure = sure_of(sets, sets.set_of(part));
                const int rest = sets.value(sets.set_of(empty & ~part));
                if (empty.count() % 2 == 0) {
                    ASSERT_GE(sets.value(set), rest + sure);
                } else {
                    ASSERT_LE(sets.value(set), rest - sure);
                }
                const auto told = value_if_cold(sets.geometry, part);
                ASSERT_EQ(cache.value_if_cold(sets.geometry, part), told);
                ASSERT_EQ(told.has_value(), sure == value);
                if (!told) {
                    ++warm;
                    continue;
                }
                ++cold;
                ASSERT_EQ(*told, value);
                ASSERT_EQ(sets.value(set), empty.count() % 2 == 0 ? rest + value : rest - value);
            }
        }
        EXPECT_GT(cold, 0);
        EXPECT_TRUE(warm > 0 || size.rows == 1);
    }
}

}  // namespace
}  // namespace lawan::adjacency::full
