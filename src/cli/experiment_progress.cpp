#include "cli/experiment_progress.hpp"

#include <cstdio>
#include <string>

#include <fmt/format.h>
#include <unistd.h>

namespace lawan::cli {
namespace {

void say(const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

std::string duration(Seconds time) {
    const auto seconds = static_cast<long>(time.count() + 0.5);
    if (seconds < 60) return fmt::format("{} s", seconds);
    return fmt::format("{} min {:02} s", seconds / 60, seconds % 60);
}

std::string left_text(const experiments::Progress& progress) {
    const auto left = progress.left();
    return left ? duration(*left) + " left" : "";
}

std::string bar(const experiments::Progress& progress) {
    constexpr std::size_t kWidth = 30;
    const std::size_t filled = progress.jobs == 0 ? kWidth : kWidth * progress.done / progress.jobs;
    return std::string(filled, '#') + std::string(kWidth - filled, '.');
}

}  // namespace

ProgressBar::ProgressBar() : terminal_{isatty(STDERR_FILENO) != 0} {}

void ProgressBar::show(const experiments::Progress& progress) {
    constexpr Seconds kBetweenLines{10};
    const std::string counted = fmt::format("{}/{}", progress.done, progress.jobs);
    if (terminal_) {
        std::string line = fmt::format("{} [{}] {}  {}", progress.what, bar(progress), counted,
                                       left_text(progress));
        const std::size_t width = line.size();
        if (width < shown_) line += std::string(shown_ - width, ' ');
        shown_ = width;
        say('\r' + line);
        return;
    }
    if (Clock::now() - last_ < kBetweenLines) return;
    last_ = Clock::now();
    say(fmt::format("{}: {} {}\n", progress.what, counted, left_text(progress)));
}

void ProgressBar::clear() {
    if (terminal_ && shown_ > 0) say('\r' + std::string(shown_, ' ') + '\r');
    shown_ = 0;
}

}  // namespace lawan::cli
