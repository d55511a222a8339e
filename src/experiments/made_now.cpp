#include "experiments/made_now.hpp"

#include <array>
#include <ctime>
#include <utility>

#include <sys/utsname.h>

#include <fmt/format.h>

#include "work/threads.hpp"

namespace lawan::experiments {
namespace {

constexpr Words kThreadsOfMachine{"threads", "utas"};

std::string date_text() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    std::array<char, 32> text{};
    const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts);
    return {text.data(), size};
}

// "aarch64, 2 threads": times depend on it.
std::string machine_text(Language language) {
    utsname machine{};
    const std::string kind = uname(&machine) == 0 ? machine.machine : "?";
    return fmt::format("{}, {} {}", kind, available_workers(), kThreadsOfMachine.in(language));
}

}  // namespace

Making made_now(Language language, std::string command) {
    return {date_text(), machine_text(language), std::move(command)};
}

}  // namespace lawan::experiments
