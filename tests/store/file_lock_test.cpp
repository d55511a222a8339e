// One at a time, whatever happens.
#include "store/file_lock.hpp"

#include <optional>
#include <string>

#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "core/whole_file.hpp"
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

// The note of whoever holds the lock, and of nobody who held it before.
TEST(FileLock, TellsWhatItsHolderLeft) {
    const test::ScratchFolder folder;
    const auto file = folder.path() / "page.db";
    const auto note = [&]() -> std::string {
        try {
            const FileLock second{file, as_it_is("it")};
        } catch (const FileInUse& taken) {
            return taken.note();
        }
        return "free";
    };
    std::optional<FileLock> held{std::in_place, file, as_it_is("it")};
    EXPECT_EQ(note(), "");
    held->leave_note("http://127.0.0.1:8017/");
    EXPECT_EQ(note(), "http://127.0.0.1:8017/");
    held->leave_note("http://[::1]:9/");
    EXPECT_EQ(note(), "http://[::1]:9/");
    held.reset();
    EXPECT_EQ(note(), "free");
    write_whole(file.string() + "-lock", "http://killed:1/\n");  // what kill -9 leaves
    held.emplace(file, as_it_is("it"));
    EXPECT_EQ(note(), "");
}

// Whoever may write to the folder could have us empty a file of ours elsewhere.
TEST(FileLock, WritesIntoNoOtherFile) {
    const test::ScratchFolder folder;
    const auto precious = folder.path() / "precious";
    write_whole(precious.string(), "kept");
    std::filesystem::create_symlink(precious, folder.path() / "a-lock");
    std::filesystem::create_hard_link(precious, folder.path() / "b-lock");
    std::filesystem::create_directory(folder.path() / "c-lock");
    for (const char* name : {"a", "b", "c"})
        EXPECT_THROW((FileLock{folder.path() / name, as_it_is("it")}), InputError) << name;
    EXPECT_EQ(read_whole(precious.string()), "kept");
}

// Whoever named a file does not know of its lock.
TEST(FileLock, NamesTheFileThatCannotBeWritten) {
    const test::ScratchFolder folder;
    const std::string file = (folder.path() / "none" / "cup.db").string();
    try {
        const FileLock lock{file, as_it_is("it")};
        FAIL() << "there is no such folder";
    } catch (const NotWritten& error) {
        EXPECT_EQ(error.what(), "cannot write '" + file + "': No such file or directory");
    }
}

TEST(FileLock, LeavesNothing) {
    const test::ScratchFolder folder;
    const auto file = folder.path() / "cup.db";
    { const FileLock lock{file, as_it_is("it")}; }
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

}  // namespace
}  // namespace lawan
