// Files that the user named.
#include "core/named_file.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <thread>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/input_error.hpp"
#include "tests/support/complaint.hpp"
#include "tests/support/run_program.hpp"

namespace lawan {
namespace {

std::string complaint(const std::string& path, std::size_t longest = kLongestNamedFile) {
    return test::complaint_of([&] { (void)read_named(path, longest); });
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

TEST(NamedFile, IsReadWithoutAByteOrderMark) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "from-an-editor.txt").string();
    std::ofstream{path} << "\xEF\xBB\xBF"
                           "f5d6c3";
    EXPECT_EQ(read_named(path), "f5d6c3");
    std::ofstream{path} << "\xEF\xBB"
                           "f5d6c3";
    EXPECT_EQ(read_named(path),
              "\xEF\xBB"
              "f5d6c3");
}

TEST(NamedFile, MayBeAPipe) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "pipe").string();
    ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
    std::thread writer{[&] { std::ofstream{path} << "from a pipe"; }};
    EXPECT_EQ(read_named(path), "from a pipe");
    writer.join();
}

// Descriptor 0 becomes the descriptor as long as this lives.
class StandardInput {
  public:
    explicit StandardInput(int descriptor) : before_{dup(0)} { replace(descriptor); }
    StandardInput(const StandardInput&) = delete;
    StandardInput& operator=(const StandardInput&) = delete;
    ~StandardInput() {
        replace(before_);
        close(before_);
    }

  private:
    static void replace(int descriptor) {
        dup2(descriptor, 0);
        std::clearerr(stdin);
    }

    int before_;
};

TEST(NamedFile, StandardInputMayBeASocket) {
    int ends[2];
    ASSERT_EQ(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    ASSERT_EQ(write(ends[1], "from a socket", 13), 13);
    close(ends[1]);
    const StandardInput socket{ends[0]};
    close(ends[0]);
    EXPECT_EQ(read_named_or_standard_input("-"), "from a socket");
}

TEST(NamedFile, StandardInputIsReadFromWhereItIs) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "file").string();
    std::ofstream{path} << "read already, and the rest";
    const int file = open(path.c_str(), O_RDONLY);
    ASSERT_EQ(lseek(file, 13, SEEK_SET), 13);
    const StandardInput input{file};
    close(file);
    EXPECT_EQ(read_named_or_standard_input("-"), " and the rest");
    EXPECT_EQ(read_named_or_standard_input(path), "read already, and the rest");
}

}  // namespace
}  // namespace lawan
