#include "cli/terminal/status_line.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/terminal/streams.hpp"
#include "cli/terminal/text.hpp"
#include "formats/text_width.hpp"

namespace lawan::cli {

// One less than there are: a line that fills the last column takes a second one on some terminals.
std::size_t StatusLine::columns() {
    constexpr std::size_t kUsual = 80;
    winsize size{};
    const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
    return (known ? size.ws_col : kUsual) - 1;
}

StatusLine::StatusLine() : terminal_{isatty(STDERR_FILENO) != 0} {}

bool StatusLine::is_due() const {
    constexpr std::chrono::milliseconds kBetweenDrawings{200};
    constexpr std::chrono::seconds kBetweenLines{10};
    return Clock::now() - last_ >=
           (terminal_ ? Clock::duration{kBetweenDrawings} : Clock::duration{kBetweenLines});
}

void StatusLine::show(std::string_view text) {
    last_ = Clock::now();
    if (!terminal_) {
        if (text != said_) say(std::string{text} + '\n');
        said_ = text;
        return;
    }
    const std::size_t columns = StatusLine::columns();
    std::string line = in_columns(text, columns);
    const auto width = display_width(line);
    const std::size_t before = shown_ < columns ? shown_ : columns;
    shown_ = width;
    if (width < before) line += std::string(before - width, ' ');
    say('\r' + line);
}

void StatusLine::clear() {
    if (!terminal_ || shown_ == 0) return;
    show("");
    say("\r");
}

}  // namespace lawan::cli
