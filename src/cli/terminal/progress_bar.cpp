#include "cli/terminal/progress_bar.hpp"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "cli/results.hpp"
#include "cli/terminal/language.hpp"
#include "cli/words.hpp"
#include "formats/text_width.hpp"

namespace lawan::cli {
namespace {

std::string left_text(const experiments::Progress& progress) {
    const auto left = progress.left();
    return left ? told(words::kTimeLeft, {duration_text(*left)}) : "";
}

// As wide as the words leave room for, or none.
std::string bar(const experiments::Progress& progress, std::size_t room) {
    constexpr std::size_t kWidest = 30;
    constexpr std::size_t kNarrowest = 5;
    constexpr std::size_t kAround = 3;  // its brackets, and a space before them
    if (room < kNarrowest + kAround) return "";
    const std::size_t width = std::min(kWidest, room - kAround);
    const std::size_t filled = progress.jobs == 0 ? width : width * progress.done / progress.jobs;
    return " [" + std::string(filled, '#') + std::string(width - filled, '.') + ']';
}

}  // namespace

void ProgressBar::show(const experiments::Progress& progress) {
    if (!line_.is_due()) return;
    const std::string counted = fmt::format("{}/{}", progress.done, progress.jobs);
    const std::string left = left_text(progress);
    if (!line_.on_terminal()) {
        line_.show(fmt::format("{}: {} {}", progress.what, counted, left));
        return;
    }
    const std::string after = fmt::format(" {}  {}", counted, left);
    const std::size_t written = display_width(progress.what) + after.size();
    const std::size_t columns = StatusLine::columns();
    line_.show(progress.what + bar(progress, columns - std::min(columns, written)) + after);
}

}  // namespace lawan::cli
