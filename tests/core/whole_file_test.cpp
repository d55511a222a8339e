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

}  // namespace
}  // namespace lawan
