// The program: reads the command line, does what it says, ends with the right exit code.
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/command_line.hpp"
#include "cli/commands.hpp"
#include "cli/exit_code.hpp"
#include "core/input_error.hpp"

namespace lawan::cli {
namespace {

void complain(const std::string& message) {
    // Not fmt::print, which throws where stderr is closed.
    const std::string line = "lawan: " + message + '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

ExitCode run(const std::vector<std::string>& arguments) {
    try {
        const ExitCode code = run_command_line(all_commands(), arguments);
        if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
            throw Failure{fmt::format("cannot write the output: {}", std::strerror(errno))};
        }
        return code;
    } catch (const InputError& error) {
        complain(error.what());
        return ExitCode::WrongInput;
    } catch (const std::exception& error) {
        complain(error.what());
        return ExitCode::Failed;
    }
}

}  // namespace
}  // namespace lawan::cli

int main(int argc, char** argv) {
    // A reader that has seen enough (lawan … | head) ends us without a word, even where the parent
    // ignores the signal.
    std::signal(SIGPIPE, SIG_DFL);
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error to report, not the end
    return static_cast<int>(lawan::cli::run({argv + (argc > 0 ? 1 : 0), argv + argc}));
}
