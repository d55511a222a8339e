// Typing at the prompt of a real terminal: cursor keys, lines typed before, Ctrl-C and Ctrl-D.
#include "cli/line_editor.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <string>
#include <thread>

#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/paths.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

constexpr const char* kUp = "\x1b[A";
constexpr const char* kLeft = "\x1b[D";

// The program in a pseudo terminal; people are on both sides of its board.
class AtATerminal {
  public:
    AtATerminal() {
        const std::string path = program();
        const winsize size{40, 100, 0, 0};
        pid_ = forkpty(&terminal_, nullptr, nullptr, &size);
        if (pid_ == 0) {
            setenv("TERM", "xterm", 1);
            setenv("NO_COLOR", "1", 1);
            setenv("HOME", "/nonexistent", 1);
            execl(path.c_str(), "lawan", "play", "tictactoe", "--x", "human", "--o", "human",
                  static_cast<char*>(nullptr));
            _exit(127);
        }
    }
    AtATerminal(const AtATerminal&) = delete;
    AtATerminal& operator=(const AtATerminal&) = delete;
    ~AtATerminal() {
        if (pid_ > 0) {
            kill(pid_, SIGKILL);
            waitpid(pid_, nullptr, 0);
        }
        close(terminal_);
    }

    void type(const std::string& keys) const {
        ASSERT_EQ(write(terminal_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
    }

    // What is shown up to and with this text; all that came where it does not come.
    std::string shown_until(const std::string& text) {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds{30};
        while (seen_.find(text) == std::string::npos &&
               std::chrono::steady_clock::now() < deadline && more()) {
        }
        const auto at = seen_.find(text);
        const auto end = at == std::string::npos ? seen_.size() : at + text.size();
        const std::string shown = seen_.substr(0, end);
        seen_.erase(0, end);
        return shown;
    }

    int exit_code() {
        while (more()) {
        }
        int status = 0;
        if (waitpid(pid_, &status, WNOHANG) != pid_) {
            // The end of its terminal may be seen a moment before its own.
            std::this_thread::sleep_for(std::chrono::seconds{1});
            if (waitpid(pid_, &status, WNOHANG) != pid_) return -1;
        }
        pid_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

  private:
    bool more() {
        pollfd waiting{terminal_, POLLIN, 0};
        if (poll(&waiting, 1, 30'000) <= 0) return false;
        char piece[4096];
        const ssize_t size = read(terminal_, piece, sizeof piece);
        if (size <= 0) return false;  // a terminal whose program has ended gives EIO
        seen_.append(piece, static_cast<std::size_t>(size));
        return true;
    }

    pid_t pid_ = -1;
    int terminal_ = -1;
    std::string seen_;
};

class LineEditing : public testing::Test {
  protected:
    void SetUp() override {
        if (!cli::LineEditor::is_built_in()) GTEST_SKIP() << "built without libedit";
    }
};

TEST_F(LineEditing, CursorKeysCorrectALine) {
    AtATerminal screen;
    EXPECT_THAT(screen.shown_until("X> "), HasSubstr("tictactoe on 3x3"));
    screen.type(std::string{"3"} + kLeft + "b\r");  // b before the 3
    screen.shown_until("O> ");
    screen.type("b3\r");
    EXPECT_THAT(screen.shown_until("taken."), HasSubstr("b3 is taken."));
}

TEST_F(LineEditing, LinesTypedBeforeComeBack) {
    AtATerminal screen;
    screen.shown_until("X> ");
    screen.type("a1\r");
    screen.shown_until("O> ");
    screen.type("moves\r");
    screen.shown_until("O> ");
    screen.type(std::string{kUp} + kUp + '\r');
    EXPECT_THAT(screen.shown_until("taken."), HasSubstr("a1 is taken."));
}

TEST_F(LineEditing, CtrlCInterruptsAndCtrlDLeaves) {
    AtATerminal interrupted;
    interrupted.shown_until("X> ");
    interrupted.type("hel");
    interrupted.shown_until("hel");
    interrupted.type("\x03");
    EXPECT_EQ(interrupted.exit_code(), 130);
    AtATerminal left;
    left.shown_until("X> ");
    left.type("\x04");
    EXPECT_EQ(left.exit_code(), 0);
}

}  // namespace
}  // namespace lawan::test
