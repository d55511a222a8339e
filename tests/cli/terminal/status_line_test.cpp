// The line that says how far a command has come, on a narrow terminal.
#include "cli/terminal/status_line.hpp"

#include <array>
#include <string>

#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

namespace lawan::cli {
namespace {

// What a terminal of so many columns gets to see from the draftsman.
template <class Draw>
std::string on_terminal(unsigned short columns, const Draw& draw) {
    winsize size{};
    size.ws_row = 24;
    size.ws_col = columns;
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, &size);
    if (child == 0) {
        draw();
        _exit(0);
    }
    std::string seen;
    std::array<char, 4096> part;
    for (ssize_t got = 0; (got = read(terminal, part.data(), part.size())) > 0;) {
        seen.append(part.data(), static_cast<std::size_t>(got));
    }
    waitpid(child, nullptr, 0);
    close(terminal);
    return seen;
}

TEST(StatusLine, IsNeverWiderThanTheTerminal) {
    const std::string seen = on_terminal(20, [] {
        StatusLine line;
        line.show(std::string(77, 'a'));
        line.show("short");
        line.clear();
        line.clear();
    });
    EXPECT_EQ(seen, '\r' + std::string(16, 'a') + "...\rshort" + std::string(14, ' ') + '\r' +
                        std::string(5, ' ') + '\r');
}

}  // namespace
}  // namespace lawan::cli
