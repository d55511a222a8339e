// Files that are written as a whole or not at all.
#include "core/whole_file.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <iterator>
#include <stdexcept>
#include <string>

#include <sys/stat.h>

#include "tests/support/run_program.hpp"

namespace lawan {
namespace {

std::ptrdiff_t files_in(const test::ScratchFolder& folder) {
    return std::distance(std::filesystem::directory_iterator{folder.path()},
                         std::filesystem::directory_iterator{});
}

TEST(WholeFile, IsThereAsAWholeOrNotAtAll) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "file").string();
    EXPECT_EQ(read_whole(path), std::nullopt);
    check_writable(path);
    EXPECT_EQ(read_whole(path), std::nullopt);
    write_whole(path, std::string_view{"a\0b", 3});
    write_whole(path, "new");
    EXPECT_EQ(read_whole(path), "new");
    EXPECT_THROW(write_whole((folder.path() / "no" / "file").string(), "x"), std::runtime_error);
    EXPECT_EQ(files_in(folder), 1);
}

// As two programs do that write their results to one file.
TEST(WholeFile, IsWrittenByTwoWithoutTheirMeeting) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "file").string();
    PartFile one{path};
    PartFile other{path};
    one.write("one");
    other.write("the other");
    one.take_place();
    EXPECT_EQ(read_whole(path), "one");
    other.take_place();
    EXPECT_EQ(read_whole(path), "the other");
    EXPECT_EQ(files_in(folder), 1);
}

TEST(WholeFile, LeavesNothingWhereItNeverTookItsPlace) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "file").string();
    write_whole(path, "old");
    { PartFile{path}.write(std::string(std::size_t{1} << 20U, 'x')); }
    EXPECT_EQ(read_whole(path), "old");
    EXPECT_EQ(files_in(folder), 1);
}

TEST(WholeFile, TakesAPlaceOnlyOnceWhereItHasToBeFree) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "file").string();
    PartFile one{path};
    one.write("one");
    {
        PartFile other{path};
        EXPECT_TRUE(one.take_free_place());
        EXPECT_FALSE(other.take_free_place());
    }
    EXPECT_EQ(read_whole(path), "one");
    EXPECT_EQ(files_in(folder), 1);
}

TEST(WholeFile, KnowsAMissingFileFromOneThatCannotBeRead) {
    const test::ScratchFolder folder;
    const std::string pipe = (folder.path() / "pipe").string();
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_THROW((void)read_whole(pipe), std::runtime_error);  // and does not wait for a writer
    EXPECT_THROW((void)read_whole(folder.path().string()), std::runtime_error);
    write_whole((folder.path() / "file").string(), "x");
    EXPECT_THROW((void)read_whole((folder.path() / "file" / "below").string()), std::runtime_error);
}

TEST(WholeFile, ReadsNothingOfAFileThatIsTooLong) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "file").string();
    write_whole(path, "four");
    EXPECT_EQ(read_whole(path, 4), "four");
    EXPECT_THROW((void)read_whole(path, 3), InputError);
    // More than any machine has memory for; none of it is on the disk.
    std::filesystem::resize_file(path, std::uintmax_t{1} << 42U);
    EXPECT_THROW((void)read_whole(path), InputError);
}

TEST(WholeFile, NeverTakesThePlaceOfADevice) {
    // As the superuser a file beside /dev/null could be put in its place.
    check_writable("/dev/null");
    write_whole("/dev/null", "gone");
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
    EXPECT_TRUE(is_device_or_pipe("/dev/null"));

    const test::ScratchFolder folder;
    const std::string pipe = (folder.path() / "pipe").string();
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    check_writable(pipe);  // and does not wait for a reader
    EXPECT_TRUE(is_device_or_pipe(pipe));
}

TEST(WholeFile, ReplacesWhatALinkLeadsTo) {
    const test::ScratchFolder folder;
    const std::string file = (folder.path() / "file").string();
    const std::string link = (folder.path() / "link").string();
    write_whole(file, "old");
    std::filesystem::create_symlink("file", link);
    check_writable(link);
    write_whole(link, "new");
    EXPECT_TRUE(std::filesystem::is_symlink(link));
    EXPECT_EQ(read_whole(file), "new");
}

}  // namespace
}  // namespace lawan
