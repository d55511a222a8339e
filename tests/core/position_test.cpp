// The concept of a position, and the list of its moves.
#include "core/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <string>
#include <vector>

#include "core/move_list.hpp"
#include "nim.hpp"

namespace lawan {
namespace {

using testing_games::CountingNim;
using testing_games::Nim;

static_assert(Position<Nim> && !CountsMoves<Nim>);
static_assert(Position<CountingNim> && CountsMoves<CountingNim>);
static_assert(!Position<int>);

struct WithHeap : Nim {
    std::vector<int> history;
    [[nodiscard]] WithHeap after(int) const { return *this; }
    bool operator==(const WithHeap&) const = default;
};
static_assert(std::regular<WithHeap> && !Position<WithHeap>, "a position is trivially copyable");

TEST(Position, CountsItsMovesEitherWay) {
    for (int matches = 0; matches <= 5; ++matches) {
        const Nim nim{matches, Side::X};
        EXPECT_EQ(move_count(nim), std::min(matches, 3));
        EXPECT_EQ(move_count(CountingNim{nim}), move_count(nim));
        EXPECT_EQ(is_over(nim), matches == 0);
        EXPECT_EQ(is_over(CountingNim{nim}), matches == 0);
    }
}

TEST(MoveList, HoldsWhatIsPushedInOrder) {
    MoveList<std::uint16_t, 400> list;
    static_assert(decltype(list)::kCapacity == 400);
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.begin(), list.end());
    for (int i = 0; i < 400; ++i) {
        list.push_back(static_cast<std::uint16_t>(i * 7));
        ASSERT_EQ(list.size(), static_cast<std::size_t>(i + 1));
    }
    EXPECT_FALSE(list.empty());
    int expected = 0;
    for (const auto move : list) EXPECT_EQ(move, 7 * expected++);
    EXPECT_EQ(expected, 400);
}

TEST(MoveList, CanBeChangedAndCopied) {
    MoveList<int, 4> list;
    for (const int move : {3, 1, 2}) list.push_back(move);
    const auto copy = list;
    list[0] = 9;
    for (int& move : list) ++move;
    EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{10, 2, 3}));
    EXPECT_EQ(std::vector<int>(copy.begin(), copy.end()), (std::vector<int>{3, 1, 2}));
    EXPECT_EQ(copy[2], 2);
}

#if !defined(NDEBUG) && GTEST_HAS_DEATH_TEST
TEST(MoveListDeathTest, NoticesAMoveTooMany) {
    MoveList<int, 1> list;
    list.push_back(1);
    EXPECT_DEATH(list.push_back(2), "size_ < N");
}
#endif

}  // namespace
}  // namespace lawan
