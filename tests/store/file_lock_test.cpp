// One at a time, whatever happens.
#include "store/file_lock.hpp"

#include <optional>

#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "tests/support/run_program.hpp"

namespace lawan {
namespace {

TEST(FileLock, IsHeldByOneAtATime) {
    const test::ScratchFolder folder;
    const auto file = folder.path() / "cup.db";
    std::optional<FileLock> held{std::in_place, file, "it"};
    EXPECT_THROW((FileLock{file, "it"}), InputError);
    const FileLock other{folder.path() / "another.db", "it"};
    held.reset();
    EXPECT_NO_THROW((FileLock{file, "it"}));
}

TEST(FileLock, GoesOnWithWhoeverTookItOver) {
    const test::ScratchFolder folder;
    const auto file = folder.path() / "cup.db";
    FileLock first{file, "it"};
    {
        const FileLock second{std::move(first)};
        EXPECT_THROW((FileLock{file, "it"}), InputError);
    }
    EXPECT_NO_THROW((FileLock{file, "it"}));
}

TEST(FileLock, LeavesNothing) {
    const test::ScratchFolder folder;
    const auto file = folder.path() / "cup.db";
    { const FileLock lock{file, "it"}; }
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

}  // namespace
}  // namespace lawan
