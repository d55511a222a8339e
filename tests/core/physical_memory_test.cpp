// No more memory than there is.
#include "core/physical_memory.hpp"

#include <gtest/gtest.h>

#include <string>

#include "core/input_error.hpp"

namespace lawan {
namespace {

TEST(PhysicalMemory, IsTheMostThatCanBeAskedFor) {
    const auto all = physical_memory();
    if (!all) GTEST_SKIP() << "the system does not say";
    EXPECT_EQ(checked_memory(*all).count, all->count);
    try {
        (void)checked_memory({all->count + 1});
        FAIL() << "more than there is";
    } catch (const InputError& error) {
        EXPECT_NE(std::string{error.what()}.find("MiB of memory"), std::string::npos);
    }
}

}  // namespace
}  // namespace lawan
