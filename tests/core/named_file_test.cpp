// Files that the user named.
#include "core/named_file.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <thread>

#include <sys/stat.h>

#include "core/input_error.hpp"
#include "tests/support/run_program.hpp"

namespace lawan {
namespace {

std::string complaint(const std::string& path, std::size_t longest = kLongestNamedFile) {
    try {
        (void)read_named(path, longest);
    } catch (const InputError& error) {
        return error.what();
    }
    return "none";
}

TEST(NamedFile, SaysWhyItCannotBeRead) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "file").string();
    EXPECT_EQ(complaint(path), "cannot read '" + path + "': No such file or directory");
    EXPECT_EQ(complaint(folder.path().string()),
              "cannot read '" + folder.path().string() + "': it is a folder");
    std::ofstream{path} << "1234";
    EXPECT_EQ(complaint(path, 3), "cannot read '" + path + "': it is too long");
    EXPECT_EQ(read_named(path, 4), "1234");
    EXPECT_EQ(complaint("/dev/zero", 1000), "cannot read '/dev/zero': it is too long");
}

TEST(NamedFile, MayBeAPipe) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "pipe").string();
    ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
    std::thread writer{[&] { std::ofstream{path} << "from a pipe"; }};
    EXPECT_EQ(read_named(path), "from a pipe");
    writer.join();
}

}  // namespace
}  // namespace lawan
