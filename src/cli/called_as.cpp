#include "cli/called_as.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/text.hpp"

namespace lawan::cli {
namespace {

constexpr std::string_view kName = "lawan";

[[nodiscard]] bool ends_with(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

// Where a command may begin, by what stands before it on its line.
[[nodiscard]] bool begins_command(std::string_view before) {
    const bool indented = std::all_of(before.begin(), before.end(), is_space);
    return indented || ends_with(before, "| ") || ends_with(before, "<(") ||
           ends_with(before, "Usage: ") || ends_with(before, "Pemakaian: ") ||
           ends_with(before, "'") || ends_with(before, "`");
}

// Where the next command begins at or after a place; npos where there is none.
[[nodiscard]] std::size_t next_command(std::string_view line, std::size_t from) {
    for (std::size_t at = line.find(kName, from); at != std::string_view::npos;
         at = line.find(kName, at + 1)) {
        const std::size_t end = at + kName.size();
        const bool whole = end == line.size() || line[end] == ' ';
        if (whole && begins_command(line.substr(0, at))) return at;
    }
    return std::string_view::npos;
}

// Takes `by` blanks from the first run of three or more, of which two stay at least.
void close_up(std::string& line, std::size_t from, std::size_t by) {
    const std::size_t gap = line.find("   ", from);
    if (gap == std::string::npos) return;
    const std::size_t next = line.find_first_not_of(' ', gap);
    if (next == std::string::npos) return;
    line.erase(gap, std::min(by, next - gap - 2));
}

[[nodiscard]] std::string line_as_typed(std::string line, std::string_view called) {
    for (std::size_t at = next_command(line, 0); at != std::string::npos;) {
        line.replace(at, kName.size(), called);
        const std::size_t end = at + called.size();
        if (called.size() > kName.size()) close_up(line, end, called.size() - kName.size());
        at = next_command(line, end);
    }
    return line;
}

}  // namespace

std::string called_as() {
    // Nobody writes to the environment while this program runs.
    const char* const called = std::getenv("LAWAN_CALLED_AS");
    if (called == nullptr || *called == '\0' || has_control_characters(called)) {
        return std::string{kName};
    }
    return called;
}

std::string as_typed(std::string_view text) {
    return as_typed(text, called_as());
}

std::string as_typed(std::string_view text, std::string_view called) {
    std::string typed;
    for (;;) {
        const std::size_t end = text.find('\n');
        typed += line_as_typed(std::string{text.substr(0, end)}, called);
        if (end == std::string_view::npos) return typed;
        typed += '\n';
        text.remove_prefix(end + 1);
    }
}

}  // namespace lawan::cli
