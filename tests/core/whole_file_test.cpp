// Files that are written as a whole or not at all.
#include "core/whole_file.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <stdexcept>

#include <sys/stat.h>

#include "tests/support/run_program.hpp"

namespace lawan {
namespace {

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
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator{folder.path()},
                            std::filesystem::directory_iterator{}),
              1);
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

TEST(WholeFile, NeverTakesThePlaceOfADevice) {
    // As the superuser a file beside /dev/null could be put in its place.
    check_writable("/dev/null");
    write_whole("/dev/null", "gone");
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
    EXPECT_TRUE(place_of("/dev/null").is_direct());

    const test::ScratchFolder folder;
    const std::string pipe = (folder.path() / "pipe").string();
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    check_writable(pipe);  // and does not wait for a reader
    EXPECT_TRUE(place_of(pipe).is_direct());
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
