#include "cli/terminal/streams.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

#include "cli/words.hpp"

namespace lawan::cli {
namespace {

// Opens it where the number is free; the lowest free number is the one that a file gets.
void occupy(int number, int flags) {
    if (::fcntl(number, F_GETFD) == -1 && errno == EBADF) (void)::open("/dev/null", flags);
}

}  // namespace

NoOutput::NoOutput(int error)
    : SpokenError{error == 0 ? Phrase{words::kCannotWriteOutput}
                             : Phrase{words::kCannotWriteOutputBecause, {std::strerror(error)}}} {}

void occupy_closed_streams() {
    occupy(STDIN_FILENO, O_RDONLY);
    occupy(STDOUT_FILENO, O_RDONLY);  // so that writing fails, as it does where it is closed
    occupy(STDERR_FILENO, O_WRONLY);
}

void flush_output() {
    if (std::fflush(stdout) != 0) throw NoOutput{errno};
}

void say(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

}  // namespace lawan::cli
