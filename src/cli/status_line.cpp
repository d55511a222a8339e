#include "cli/status_line.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/streams.hpp"
#include "cli/terminal.hpp"

namespace lawan::cli {

// One less than there are: a line that fills the last column takes a second one on some terminals.
std::size_t StatusLine::columns() {
    constexpr std::size_t kUsual = 80;
    winsize size{};
    const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
    return (known ? size.ws_col : kUsual) - 1;
}

std::string in_columns(std::string_view utf8, std::size_t columns) {
    constexpr std::string_view kMore = "...";
    if (first_columns(utf8, columns).size() == utf8.size()) return std::string{utf8};
    if (columns <= kMore.size()) return std::string{first_columns(utf8, columns)};
    std::string_view kept = first_columns(utf8, columns - kMore.size());
    const bool whole_word = utf8[kept.size()] == ' ';
    const auto space = kept.rfind(' ');
    if (!whole_word && space != std::string_view::npos && space > 0) kept = kept.substr(0, space);
    while (!kept.empty() && kept.back() == ' ') kept.remove_suffix(1);
    return std::string{kept}.append(kMore);
}

std::string_view first_columns(std::string_view utf8, std::size_t columns) {
    std::size_t end = 0;
    for (; end < utf8.size(); ++end) {
        const bool begins_character = (static_cast<unsigned char>(utf8[end]) & 0xC0U) != 0x80U;
        if (begins_character && columns-- == 0) break;
    }
    return utf8.substr(0, end);
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
        say(std::string{text} + '\n');
        return;
    }
    const std::size_t columns = StatusLine::columns();
    std::string line = in_columns(text, columns);
    const auto width = static_cast<std::size_t>(display_width(line));
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
