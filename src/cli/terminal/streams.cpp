#include "cli/terminal/streams.hpp"

#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/terminal/language.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/system_error.hpp"
#include "core/whole_file.hpp"

namespace lawan::cli {
namespace {

// Opens it where the number is free; the lowest free number is the one that a file gets.
void occupy(int number, int flags) {
    if (::fcntl(number, F_GETFD) == -1 && errno == EBADF) (void)::open("/dev/null", flags);
}

// Of the screen that the stream goes to; none where it goes elsewhere.
std::optional<std::size_t> columns_of(int stream) {
    constexpr std::size_t kLeast = 20;
    winsize size{};
    if (isatty(stream) == 0 || ioctl(stream, TIOCGWINSZ, &size) != 0) return std::nullopt;
    return size.ws_col >= kLeast ? std::optional<std::size_t>{size.ws_col} : std::nullopt;
}

}  // namespace

NoOutput::NoOutput(int error)
    : SpokenError{error == 0 ? Phrase{words::kCannotWriteOutput}
                             : Phrase{words::kCannotWriteOutputBecause, {system_error(error)}}} {}

void occupy_closed_streams() {
    occupy(STDIN_FILENO, O_RDONLY);
    occupy(STDOUT_FILENO, O_RDONLY);  // so that writing fails, as it does where it is closed
    occupy(STDERR_FILENO, O_WRONLY);
}

void flush_output() {
    if (std::fflush(stdout) != 0) throw NoOutput{errno};
}

std::optional<std::size_t> screen_columns() {
    return columns_of(STDOUT_FILENO);
}

void print_text(std::string_view text) {
    const bool for_programs = !text.empty() && text.front() == '{';  // JSON is read as it is
    const auto columns = for_programs ? std::nullopt : screen_columns();
    fmt::print("{}", columns ? fitted(text, *columns) : std::string{text});
}

void say(std::string_view text) {
    const auto columns = columns_of(STDERR_FILENO);
    if (columns && text.find('\r') == std::string_view::npos) {
        const std::string lines = fitted(text, *columns);
        std::fwrite(lines.data(), 1, lines.size(), stderr);
        std::fflush(stderr);
        return;
    }
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

bool can_be_written(const std::string& path) {
    try {
        check_writable(path);
        return true;
    } catch (const NotWritten& error) {
        say("lawan: " + told(words::kGoesOnWithout, {error.phrase()}) + '\n');
        return false;
    }
}

}  // namespace lawan::cli
