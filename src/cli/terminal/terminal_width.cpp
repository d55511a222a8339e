// A file of its own: a fuzzer needs it, and nothing else of the terminal.
#include <algorithm>
#include <cstdlib>

#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/terminal/terminal.hpp"
#include "core/text.hpp"

namespace lawan::cli {

std::size_t terminal_width() {
    constexpr std::int64_t kLeast = 40;
    constexpr std::int64_t kMost = 120;
    constexpr std::size_t kElsewhere = 88;
    const char* const said = std::getenv("COLUMNS");
    auto columns = parse_whole_number(said != nullptr ? said : "");
    winsize size{};
    if (!columns && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) columns = size.ws_col;
    if (!columns || *columns == 0) return kElsewhere;
    return static_cast<std::size_t>(std::clamp(*columns, kLeast, kMost));
}

}  // namespace lawan::cli
