// Memory that is zeroed, and costs only what is used of it.
#include "core/big_memory.hpp"

#include <cstdint>

#include <gtest/gtest.h>

#if defined(__linux__)
#include <sys/resource.h>
#endif

#include "games/othello/engine/transposition.hpp"

namespace lawan {
namespace {

TEST(BigMemory, IsZeroAgain) {
    for (const std::size_t bytes : {std::size_t{64}, std::size_t{1} << 24}) {
        auto* const memory = static_cast<std::uint8_t*>(big_zeroed_memory(bytes));
        for (const std::size_t place : {std::size_t{0}, bytes / 2, bytes - 1}) {
            EXPECT_EQ(memory[place], 0);
            memory[place] = 1;
        }
        zero_big_memory(memory, bytes);
        for (const std::size_t place : {std::size_t{0}, bytes / 2, bytes - 1}) {
            EXPECT_EQ(memory[place], 0);
        }
        free_big_memory(memory, bytes);
    }
}

#if defined(__linux__)
TEST(BigMemory, OfATableIsNotTouchedBeforeItIsUsed) {
    const auto most_kibibytes = [] {
        rusage usage{};
        getrusage(RUSAGE_SELF, &usage);
        return usage.ru_maxrss;
    };
    const auto before = most_kibibytes();
    othello::TranspositionTable table{MebiBytes{1024}};
    table.store(othello::TranspositionTable::key(1, 2), {-1, 1, 0, 4, 0, 3, 100});
    table.clear();
    othello::Remembered found;
    EXPECT_FALSE(table.find(othello::TranspositionTable::key(1, 2), found));
    EXPECT_LT(most_kibibytes() - before, 64 * 1024);
}
#endif

}  // namespace
}  // namespace lawan
