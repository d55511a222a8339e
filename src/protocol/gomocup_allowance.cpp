#include "protocol/gomocup_allowance.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "core/text.hpp"
#include "protocol/line_server.hpp"

namespace lawan::gomocup {
namespace {

constexpr Seconds kUsualTime{5};
constexpr Seconds kReserve{0.03};  // for the way back
constexpr double kPartOfMove = 0.97;
constexpr double kPartOfGame = 1.0 / 20;
constexpr double kPartOfMemory = 0.5;             // the rest is the program itself
constexpr std::int64_t kNoLimit = 2'147'483'647;  // how managers write it

constexpr std::int64_t kLargest = 1'000'000'000'000'000;

[[nodiscard]] Seconds seconds_of(std::int64_t milliseconds) {
    return Seconds{static_cast<double>(std::max<std::int64_t>(milliseconds, 0)) / 1000};
}

}  // namespace

std::int64_t value_of_info(std::string_view text, std::int64_t least) {
    const auto words = split_words(text);
    const auto value = words.empty() ? std::nullopt : parse_integer(words.front());
    if (!value || *value < least || *value > kLargest) {
        throw Refused{fmt::format("expected a whole number from {} to {}{}", least, kLargest,
                                  words.empty() ? "" : ", not " + in_quotes(words.front()))};
    }
    return *value;
}

void Allowance::set_turn_time(std::string_view text) {
    a_move_ = seconds_of(value_of_info(text, 0));
}

void Allowance::set_match_time(std::string_view text) {
    const std::int64_t value = value_of_info(text, 0);
    left_ = value > 0 && value < kNoLimit ? std::optional{seconds_of(value)} : std::nullopt;
}

void Allowance::set_time_left(std::string_view text) {
    const std::int64_t value = value_of_info(text, -kLargest);
    left_ = value < kNoLimit ? std::optional{seconds_of(value)} : std::nullopt;
}

void Allowance::set_memory(std::string_view text) {
    constexpr std::int64_t kMebiByte = std::int64_t{1} << 20U;
    const std::int64_t value = value_of_info(text, 0);
    mebibytes_ = value > 0 ? std::optional{value / kMebiByte} : std::nullopt;
}

Limits Allowance::limits() const {
    Seconds time = kPartOfMove * a_move_.value_or(kUsualTime) - kReserve;
    if (left_) time = std::min(time, kPartOfGame * *left_);
    return Limits::of_time(std::max(time, Seconds{0.01}));
}

void Allowance::spend(Seconds time) {
    if (left_) *left_ = std::max(Seconds{0}, *left_ - time);
}

std::optional<std::int64_t> Allowance::mebibytes_of_tables() const {
    constexpr std::int64_t kMostUseful = 4096;
    if (!mebibytes_) return std::nullopt;
    const auto most = static_cast<std::int64_t>(kPartOfMemory * static_cast<double>(*mebibytes_));
    return std::clamp<std::int64_t>(most, 1, kMostUseful);
}

}  // namespace lawan::gomocup
