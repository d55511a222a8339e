// Typing at the prompt of a real terminal: cursor keys, lines typed before, Ctrl-C and Ctrl-D.
#include "cli/terminal/line_editor.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <sstream>
#include <string>
#include <thread>

#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
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
    explicit AtATerminal(
        const std::string& command = "exec \"$LAWAN\" play tictactoe --x human --o human") {
        const std::string path = program();
        const winsize size{40, 100, 0, 0};
        pid_ = forkpty(&terminal_, nullptr, nullptr, &size);
        if (pid_ == 0) {
            setenv("TERM", "xterm", 1);
            setenv("NO_COLOR", "1", 1);
            setenv("HOME", "/nonexistent", 1);
            setenv("XDG_DATA_HOME", folder_.path().c_str(), 1);
            setenv("LAWAN", path.c_str(), 1);
            unsetenv("LAWAN_CALLED_AS");
            execl("/bin/bash", "bash", "-c", command.c_str(), static_cast<char*>(nullptr));
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
        wait_for_the_editor();
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
        std::string shown = seen_.substr(0, end);
        seen_.erase(0, end);
        return shown;
    }

    void resize_to(unsigned short columns) const {
        const winsize size{40, columns, 0, 0};
        ASSERT_EQ(ioctl(terminal_, TIOCSWINSZ, &size), 0);
    }

    void hang_up() {
        close(terminal_);
        terminal_ = -1;
    }

    [[nodiscard]] std::filesystem::path data() const { return folder_.path() / "lawan"; }

    int exit_code() {
        while (more()) {
        }
        int status = 0;
        // The end of its terminal may be seen before its own.
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds{30};
        while (waitpid(pid_, &status, WNOHANG) != pid_) {
            if (std::chrono::steady_clock::now() >= deadline) return -1;
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
        }
        pid_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

  private:
    // libedit shows the prompt a moment before it takes over the terminal.
    void wait_for_the_editor() const {
        if (!cli::LineEditor::is_built_in()) return;
        termios modes{};
        for (int i = 0; i < 500; ++i) {
            if (tcgetattr(terminal_, &modes) == 0 && (modes.c_lflag & ICANON) == 0) return;
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
        }
    }

    bool more() {
        if (terminal_ < 0) return false;
        pollfd waiting{terminal_, POLLIN, 0};
        if (poll(&waiting, 1, 30'000) <= 0) return false;
        char piece[4096];
        const ssize_t size = read(terminal_, piece, sizeof piece);
        if (size <= 0) return false;  // a terminal whose program has ended gives EIO
        seen_.append(piece, static_cast<std::size_t>(size));
        return true;
    }

    ScratchFolder folder_;
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

// At the prompt, also where the program was built without libedit.
TEST(Interrupted, AGameIsKept) {
    AtATerminal screen;
    screen.shown_until("X> ");
    screen.type("b2\r");
    screen.shown_until("O> ");
    screen.type("\x03");
    const std::string file = (screen.data() / "games" / "tictactoe-1.json").string();
    EXPECT_THAT(
        screen.shown_until(".json'"),
        HasSubstr("interrupted; to continue the game, run:\r\n  lawan play --load '" + file + "'"));
    EXPECT_EQ(screen.exit_code(), 130);
    const Ran ran = run_lawan("play --load " + file, "moves\n");
    EXPECT_THAT(ran.out, HasSubstr("tictactoe, 1 move, X against O"));
    EXPECT_THAT(ran.out, HasSubstr("8 legal moves"));
}

// Where there is no room beside the board, the players stand below it, each on one line.
TEST(NarrowScreens, PlayersStandBelowTheBoard) {
    AtATerminal screen{"stty columns 40; exec \"$LAWAN\" play othello --x human --o human"};
    const std::string shown = screen.shown_until("black> ");
    EXPECT_THAT(shown, HasSubstr("  1 "));
    EXPECT_THAT(shown, HasSubstr("\r\n> "));
    screen.type("help\r");
    std::istringstream lines{screen.shown_until("quit")};
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(line.size(), 41U) << line;  // with a carriage return
    }
}

TEST(Interrupted, AHintEndsAndTheGameGoesOn) {
    AtATerminal screen;
    screen.shown_until("X> ");
    screen.type("hint mcts(move-time=60,iterations=1000000000)\r");
    screen.shown_until("Ctrl-C stops it");
    screen.type("\x03");
    screen.shown_until("Hint: ");
    screen.shown_until("X> ");
    screen.type("b2\r");
    screen.shown_until("O> ");
}

TEST_F(LineEditing, WhoLeavesFindsTheGameAgain) {
    for (const std::string keys : {"\x04", "quit\r"}) {
        AtATerminal screen;
        screen.shown_until("X> ");
        screen.type("b2\r");
        screen.shown_until("O> ");
        screen.type(keys);
        const std::string file = (screen.data() / "games" / "tictactoe-1.json").string();
        EXPECT_THAT(
            screen.shown_until(".json'"),
            HasSubstr("saved; to continue the game, run:\r\n  lawan play --load '" + file + "'"));
        EXPECT_EQ(screen.exit_code(), 0);
    }
}

TEST(Interrupted, AGameWhoseTerminalIsClosedIsKept) {
    const ScratchFolder folder;
    {
        AtATerminal screen{"XDG_DATA_HOME=" + folder.path().string() +
                           " exec \"$LAWAN\" play tictactoe --x human --o human"};
        screen.shown_until("X> ");
        screen.type("b2\r");
        screen.shown_until("O> ");
        screen.hang_up();
        EXPECT_GT(screen.exit_code(), 0);
    }
    EXPECT_TRUE(std::filesystem::exists(folder.path() / "lawan" / "games" / "tictactoe-1.json"));
}

TEST(Interrupted, AGameWithNothingToLoseIsNotKept) {
    AtATerminal screen;
    screen.shown_until("X> ");
    screen.type("b2\r");
    screen.shown_until("O> ");
    screen.type("save\r");
    screen.shown_until("Saved to ");
    screen.shown_until("O> ");
    screen.type("\x03");
    EXPECT_EQ(screen.exit_code(), 130);
    EXPECT_TRUE(std::filesystem::exists(screen.data() / "games" / "tictactoe-1.json"));
    EXPECT_FALSE(std::filesystem::exists(screen.data() / "games" / "tictactoe-2.json"));
}

TEST_F(LineEditing, CtrlZGivesTheTerminalBackAndFgGoesOn) {
    AtATerminal screen{
        "set -m; \"$LAWAN\" play tictactoe --x human --o human; "
        "stty -a | grep -q -- -icanon && echo left raw || echo left cooked; fg"};
    screen.shown_until("X> ");
    screen.type("3");
    screen.shown_until("3");
    screen.type("\x1a");
    EXPECT_THAT(screen.shown_until("cooked"), HasSubstr("left cooked"));
    EXPECT_THAT(screen.shown_until("X> 3"), HasSubstr("X> 3"));
    screen.type(std::string{kLeft} + "b\r");
    screen.shown_until("O> ");
    screen.type("b3\r");
    EXPECT_THAT(screen.shown_until("taken."), HasSubstr("b3 is taken."));
}

TEST_F(LineEditing, AWindowOfAnotherSizeIsNoticed) {
    const std::string line(30, 'x');
    for (const unsigned short columns : {100, 20}) {
        AtATerminal screen;
        screen.shown_until("X> ");
        screen.resize_to(columns);
        screen.type(line + "!\r");
        const bool in_one_piece = screen.shown_until("!").find(line) != std::string::npos;
        EXPECT_EQ(in_one_piece, columns == 100) << columns;
    }
}

TEST_F(LineEditing, EnterAfterABrokenCharacterIsHeard) {
    AtATerminal screen{"LC_ALL=C.UTF-8 exec \"$LAWAN\" play tictactoe --x human --o human"};
    screen.shown_until("X> ");
    screen.type("b2\xc3\r");
    EXPECT_THAT(screen.shown_until("O> "), HasSubstr("O> "));
}

}  // namespace
}  // namespace lawan::test
