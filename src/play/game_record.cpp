#include "play/game_record.hpp"

#include <array>
#include <utility>

namespace lawan {
namespace {

constexpr std::array<std::pair<EndReason, std::string_view>, 9> kReasons{{
    {EndReason::Finished, "finished"},
    {EndReason::Resigned, "resigned"},
    {EndReason::IllegalMove, "illegal-move"},
    {EndReason::TimeOut, "time-out"},
    {EndReason::Crashed, "crashed"},
    {EndReason::BadProtocol, "bad-protocol"},
    {EndReason::OverLimit, "over-limit"},
    {EndReason::Adjudicated, "adjudicated"},
    {EndReason::Stopped, "stopped"},
}};

}  // namespace

std::string GameRecord::moves_text() const {
    std::string text;
    for (const MoveRecord& move : moves) text += (text.empty() ? "" : " ") + move.move;
    return text;
}

std::string_view to_text(EndReason reason) {
    for (const auto& [value, text] : kReasons) {
        if (value == reason) return text;
    }
    return "unknown";
}

std::optional<EndReason> parse_end_reason(std::string_view text) {
    for (const auto& [value, name] : kReasons) {
        if (name == text) return value;
    }
    return std::nullopt;
}

}  // namespace lawan
