#include "cli/experiment_progress.hpp"

#include <string>

#include <fmt/format.h>

#include "cli/words.hpp"

namespace lawan::cli {
namespace {

std::string left_text(const experiments::Progress& progress) {
    const auto left = progress.left();
    return left ? duration_text(*left) + " left" : "";
}

std::string bar(const experiments::Progress& progress) {
    constexpr std::size_t kWidth = 30;
    const std::size_t filled = progress.jobs == 0 ? kWidth : kWidth * progress.done / progress.jobs;
    return std::string(filled, '#') + std::string(kWidth - filled, '.');
}

}  // namespace

void ProgressBar::show(const experiments::Progress& progress) {
    if (!line_.is_due()) return;
    const std::string counted = fmt::format("{}/{}", progress.done, progress.jobs);
    line_.show(line_.on_terminal()
                   ? fmt::format("{} [{}] {}  {}", progress.what, bar(progress), counted,
                                 left_text(progress))
                   : fmt::format("{}: {} {}", progress.what, counted, left_text(progress)));
}

}  // namespace lawan::cli
