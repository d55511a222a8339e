#include "cli/terminal/terminal.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include "cli/terminal/streams.hpp"
#include "core/text.hpp"

namespace lawan::cli {
namespace {

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

}  // namespace

bool input_is_terminal() {
    return isatty(STDIN_FILENO) != 0;
}

Charset terminal_charset() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string locale = lower(environment(name));
        if (locale.empty()) continue;  // the next one decides
        const bool utf8 =
            locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
        return utf8 ? Charset::Utf8 : Charset::Ascii;
    }
    return Charset::Ascii;
}

Colour terminal_colour(std::string_view choice) {
    if (choice == "always") return Colour::On;
    if (choice == "never") return Colour::Off;
    const std::string terminal = environment("TERM");
    const bool capable = isatty(STDOUT_FILENO) != 0 && !terminal.empty() && terminal != "dumb";
    return capable && environment("NO_COLOR").empty() ? Colour::On : Colour::Off;
}

namespace {

// A terminal hands over whole lines. A signal may come just before we wait for one, so waiting has
// to end by itself.
void wait_for_a_line(const StopSignal& stop) {
    constexpr int kLookEveryMs = 100;
    pollfd input{STDIN_FILENO, POLLIN, 0};
    while (!stop.raised()) {
        const int ready = poll(&input, 1, kLookEveryMs);
        if (ready > 0 || (ready < 0 && errno != EINTR)) return;
    }
}

}  // namespace

Prompt::Prompt(const StopSignal& stop)
    : stop_{stop}, echo_{!input_is_terminal()}, editor_{LineEditor::where_possible(stop)} {}

std::optional<std::string> Prompt::ask(const std::string& question) const {
    constexpr std::size_t kLongest = 4000;  // the rest of a longer line is left out
    if (editor_) {
        auto line = editor_->read(question);
        if (line) {
            line->resize(std::min(line->size(), kLongest));
        } else {
            fmt::print("\n");
        }
        return line;
    }
    fmt::print("{}", question);
    flush_output();
    if (!echo_) wait_for_a_line(stop_);
    std::string line;
    while (!stop_.raised()) {
        const int c = std::getc(stdin);
        if (stop_.raised()) break;
        if (c == EOF && line.empty()) break;
        if (c == EOF || c == '\n') {
            if (echo_) fmt::print("{}\n", line);
            return line;
        }
        if (line.size() < kLongest) line += static_cast<char>(c);
    }
    fmt::print("\n");  // the shell's own prompt does not belong behind ours
    return std::nullopt;
}

}  // namespace lawan::cli
