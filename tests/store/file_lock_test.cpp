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
    std::optional<FileLock> held{std::in_place, file, as_it_is("it")};
    EXPECT_THROW((FileLock{file, as_it_is("it")}), InputError);
    const FileLock other{folder.path() / "another.db", as_it_is("it")};
    held.reset();
    EXPECT_NO_THROW((FileLock{file, as_it_is("it")}));
}

TEST(FileLock, GoesOnWithWhoeverTookItOver) {
    const test::ScratchFolder folder;
    const auto file = folder.path() / "cup.db";
    FileLock first{file, as_it_is("it")};
    {
        const FileLock second{std::move(first)};
        EXPECT_THROW((FileLock{file, as_it_is("it")}), InputError);
    }
    EXPECT_NO_THROW((FileLock{file, as_it_is("it")}));
}

TEST(FileLock, LeavesNothing) {
    const test::ScratchFolder folder;
    const auto file = folder.path() / "cup.db";
    { const FileLock lock{file, as_it_is("it")}; }
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

}  // namespace
}  // namespace lawan
