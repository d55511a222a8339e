#include "cli/status_line.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/streams.hpp"
#include "cli/terminal.hpp"

namespace lawan::cli {
namespace {

// One less than there are: a line that fills the last column takes a second one on some terminals.
std::size_t columns_to_draw_in() {
    constexpr std::size_t kUsual = 80;
    winsize size{};
    const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
    return (known ? size.ws_col : kUsual) - 1;
}

}  // namespace

std::string_view first_columns(std::string_view utf8, std::size_t columns) {
    std::size_t end = 0;
    for (; end < utf8.size(); ++end) {
        const bool begins_character = (static_cast<unsigned char>(utf8[end]) & 0xC0U) != 0x80U;
        if (begins_character && columns-- == 0) break;
    }
    return utf8.substr(0, end);
}

std::string without_cut_word(std::string_view utf8, std::size_t columns) {
    constexpr std::string_view kMore = " …";
    constexpr std::size_t kColumnsOfMore = 2;
    const std::string_view cut = first_columns(utf8, columns);
    if (cut.size() == utf8.size() || columns <= kColumnsOfMore) return std::string{cut};
    // One byte more: a word that ends just there is whole.
    const std::string_view begin = first_columns(utf8, columns - kColumnsOfMore);
    const std::size_t space = utf8.substr(0, begin.size() + 1).rfind(' ');
    const std::size_t last =
        space == std::string_view::npos ? space : utf8.substr(0, space).find_last_not_of(' ');
    if (last == std::string_view::npos) return std::string{cut};  // all one word
    return std::string{utf8.substr(0, last + 1)} + std::string{kMore};
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
    const std::size_t columns = columns_to_draw_in();
    std::string line = without_cut_word(text, columns);
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
