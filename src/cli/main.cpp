// The program: reads the command line, does what it says, ends with the right exit code.
#include <csignal>

#include "cli/program.hpp"
#include "cli/terminal/streams.hpp"

int main(int argc, char** argv) {
    lawan::cli::occupy_closed_streams();
    // A reader that has seen enough (lawan … | head) ends us without a word, even where the parent
    // ignores the signal.
    std::signal(SIGPIPE, SIG_DFL);
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error to report, not the end
    return static_cast<int>(lawan::cli::run_program({argv + (argc > 0 ? 1 : 0), argv + argc}));
}
