// The full-board game: sets of empty cells against plain minimax with colours, and the theorems of
// docs/adjacency-theory.md on all sets of small boards.
#include "engines/adjacency/full/set_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <functional>
#include <vector>

#include "engines/adjacency/full/chunk_facts.hpp"
#include "engines/adjacency/full/restoring_play.hpp"
#include "engines/adjacency/full/symmetric_sets.hpp"
#include "tests/engines/adjacency/plain_minimax.hpp"

namespace lawan::adjacency::full {
namespace {

// F of all sets of a board with few cells, by its definition.
class AllSets {
  public:
    explicit AllSets(BoardSize size) : geometry{size} {
        for (const Square cell : squares(geometry.board())) cells_.push_back(cell);
        values_.resize(std::size_t{1} << cells_.size());
        for (std::size_t set = 1; set < values_.size(); ++set) {
            int best = -100;
            const Bitboard empty = at(set);
            for (std::size_t i = 0; i < cells_.size(); ++i) {
                if ((set >> i & 1U) == 0) continue;
                best = std::max(best,
                                settles(empty, cells_[i]) - values_[set ^ (std::size_t{1} << i)]);
            }
            values_[set] = static_cast<std::int8_t>(best);
        }
    }
    [[nodiscard]] std::size_t size() const { return values_.size(); }
    [[nodiscard]] Bitboard at(std::size_t set) const {
        Bitboard empty;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if ((set >> i & 1U) != 0) empty |= Bitboard::of(cells_[i]);
        }
        return empty;
    }
    [[nodiscard]] int value(std::size_t set) const { return values_[set]; }
    [[nodiscard]] int value_without(std::size_t set, std::size_t i) const {
        return values_[set ^ (std::size_t{1} << i)];
    }
    [[nodiscard]] const std::vector<Square>& cells() const { return cells_; }
    [[nodiscard]] int settles(Bitboard empty, Square move) const {
        return (geometry.closed(move) & ClosedCounts{empty}.exactly_one() & geometry.board())
            .count();
    }
    [[nodiscard]] std::size_t set_of(Bitboard empty) const {
        std::size_t set = 0;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (empty.has(cells_[i])) set |= std::size_t{1} << i;
        }
        return set;
    }

    Geometry geometry;

  private:
    std::vector<Square> cells_;
    std::vector<std::int8_t> values_;
};

constexpr BoardSize kSmall[] = {{3, 3}, {5, 2}, {7, 1}, {6, 2}, {8, 1}};

TEST(SetSearch, TheValueOfAPositionIsItsFinalMarksPlusF) {
    Random random{Seed{1}};
    for (const BoardSize size :
         {BoardSize{3, 3}, BoardSize{4, 3}, BoardSize{4, 4}, BoardSize{5, 4}}) {
        const Geometry geometry{size};
        SetTable table{MebiBytes{1}};
        SetSearch search{geometry, table};
        PlainMinimax plain;
        for (int i = 0; i < 400; ++i) {
            const Position any = random_position(size, 7, random);
            const Position position =
                Position::set_up(size, {any.marks(Side::X), any.marks(Side::O)}, any.side_to_move(),
                                 any.empty().count());
            const Bitboard settled = final_cells(geometry.board(), position.empty());
            const int base =
                (position.own() & settled).count() - (position.enemy() & settled).count();
            ASSERT_EQ(base + search.value(position.empty()), plain.value(position));
        }
    }
}

TEST(SetSearch, FindsFOfAllSetsWithAndWithoutEachRule) {
    std::vector<Rules> all(9);
    all[1].table = false;
    all[2].exchange = false;
    all[3].sum_bound = false;
    all[4].components = false;
    all[5].alternating = false;
    all[6].children = false;
    all[7].symmetry = false;
    all[8].cold = false;
    for (const BoardSize size : kSmall) {
        const AllSets sets{size};
        for (const Rules& rules : all) {
            SetTable table{MebiBytes{1}};
            std::vector<Symmetry> kept{kSquareSymmetries.begin() + 1,
                                       kSquareSymmetries.begin() + symmetry_count(size)};
            SetSearch search{sets.geometry, table, kept, rules};
            for (std::size_t set = 0; set < sets.size(); ++set) {
                ASSERT_EQ(search.value(sets.at(set)), sets.value(set))
                    << to_text(size) << ' ' << set;
            }
        }
    }
}

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

TEST(SymmetricSets, ThoseThatWereGivenUpAreSearchedAgain) {
    const Geometry geometry{BoardSize{6, 6}};
    const Bitboard cells = Position::start({6, 6}, Side::X, 28).empty();
    SetTable table{MebiBytes{1}};
    SetTable other_table{MebiBytes{1}};
    SymmetricSets at_once{geometry, cells};
    SymmetricSets later{geometry, cells};
    SymmetricSets::Work work;
    work.table = &table;
    SymmetricSets::Work hurried;
    hurried.table = &other_table;
    hurried.threads = 3;
    hurried.most_nodes = 0;  // as soon as somebody looks
    std::atomic<int> again = 0;
    hurried.found = [&](int, std::uint64_t chunk, const SymmetricSets::Exceptions&) {
        if (chunk >= later.first_again()) ++again;
    };
    for (int pairs = 1; pairs <= at_once.pairs(); ++pairs) {
        ASSERT_TRUE(at_once.advance(pairs, work));
        ASSERT_TRUE(later.advance(pairs, hurried));
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
        SymmetricSets::Work work;
        work.table = &table;
        for (int pairs = 1; pairs <= symmetric.pairs(); ++pairs) {
            ASSERT_TRUE(symmetric.advance(pairs, work));
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

TEST(RestoringPlay, IsALowerBoundOfEverySymmetricSetAndExactForFewCells) {
    for (const BoardSize size : {BoardSize{4, 3}, BoardSize{4, 4}, BoardSize{5, 4}}) {
        const AllSets sets{size};
        int below = 0;
        for (std::size_t set = 1; set < sets.size(); ++set) {
            const Bitboard empty = sets.at(set);
            if (image(empty, Symmetry::rotation_by_180(), size) != empty) continue;
            if (size.columns == 5 && empty.count() < 2 * 7) continue;  // takes long
            RestoringWork work;
            work.threads = 2;
            const auto least = least_by_restoring(sets.geometry, empty, work);
            ASSERT_TRUE(least);
            ASSERT_LE(*least, sets.value(set)) << to_text(size) << ' ' << set;
            if (empty.count() <= 10) {
                ASSERT_EQ(*least, sets.value(set));
            }
            below += *least < sets.value(set) ? 1 : 0;
        }
        EXPECT_TRUE(below > 0 || size.rows == 3);
    }
    RestoringWork stopped;
    stopped.go_on = [] { return false; };
    const Geometry geometry{BoardSize{4, 4}};
    EXPECT_FALSE(least_by_restoring(geometry, geometry.board(), stopped));
}

// From the papers' start; the values are -2, -2 and -4.
TEST(RestoringPlay, GivesAFirstBoundForTheStart) {
    const auto least = [](BoardSize size) {
        const Geometry geometry{size};
        const int cells = size.columns * size.rows;
        return least_by_restoring(geometry, Position::start(size, Side::X, cells - 8).empty(),
                                  RestoringWork{});
    };
    EXPECT_EQ(least({4, 4}), -2);
    EXPECT_EQ(least({6, 4}), -4);
    EXPECT_EQ(least({6, 6}), -8);
}

TEST(PairSets, AreFoundByTheirPlace) {
    for (const int pairs : {1, 3, 27, 28}) {
        std::uint64_t set = (std::uint64_t{1} << pairs) - 1;
        for (std::uint64_t place = 0; place < std::min<std::uint64_t>(choose(28, pairs), 5000);
             ++place) {
            ASSERT_EQ(set_at(place, pairs), set);
            set = next_with_as_many_bits(set);
        }
    }
    EXPECT_EQ(choose(28, 14), 40'116'600U);
}

// Sets that were given up count as F = 0 in the searches of larger ones: fewer are found to be won,
// and none that is not.
TEST(SymmetricSets, GivingUpMakesNoSetWon) {
    for (const BoardSize size : {BoardSize{4, 3}, BoardSize{4, 4}, BoardSize{5, 4}}) {
        const AllSets sets{size};
        for (const std::uint64_t most : {1, 2, 3, 10, 30, 100}) {
            SymmetricSets symmetric{sets.geometry, sets.geometry.board()};
            SetTable table{MebiBytes{4}};
            SymmetricSets::Work work;
            work.table = &table;
            work.threads = 3;
            work.components_from = most % 2 == 0 ? 1 : 14;
            work.most_nodes = most;
            work.least_nodes_again = most;
            work.most_nodes_again = most;
            for (int pairs = 1; pairs <= symmetric.pairs(); ++pairs) {
                ASSERT_TRUE(symmetric.advance(pairs, work));
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

// What was searched to its end without a proof is not searched again; what was given up is.
TEST(SymmetricSets, KnowWhichSetsWereGivenUp) {
    using Verdict = SymmetricSets::Verdict;
    const Geometry geometry{BoardSize{5, 4}};
    SetTable table{MebiBytes{4}};
    SymmetricSets first{geometry, geometry.board()};
    Chunks found;
    SymmetricSets::Work work;
    work.table = &table;
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
    for (int pairs = 1; pairs <= first.pairs(); ++pairs) ASSERT_TRUE(first.advance(pairs, work));
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
    std::uint64_t nodes = 0;
    work.known = [&](int pairs, std::uint64_t chunk) {
        const auto known = found.find({pairs, chunk});
        return known == found.end() ? nullptr : &known->second;
    };
    work.found = {};
    work.is_wanted = [](int, std::uint64_t) { return false; };
    work.count = [&](std::uint64_t more) { nodes += more; };
    for (int pairs = 1; pairs <= again.pairs(); ++pairs) ASSERT_TRUE(again.advance(pairs, work));
    EXPECT_EQ(nodes, 0U);
    EXPECT_FALSE(again.is_exact());
    for (std::uint64_t set = 0; set < std::uint64_t{1} << first.pairs(); ++set) {
        ASSERT_EQ(first.is_won(set), again.is_won(set)) << set;
    }
}

}  // namespace
}  // namespace lawan::adjacency::full
