// What an audit prints.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/limits.hpp"
#include "engines/tictactoe/line_counts.hpp"
#include "play/any_game.hpp"

namespace lawan::cli {

// What was counted, in whichever way.
struct AuditReport {
    tictactoe::Results lines;
    tictactoe::Results games;
    std::uint64_t positions = 0;
    std::vector<std::vector<AnyMove>> losing_games = {};
};

struct AuditedBot {
    const AnyGame& game;
    std::string name;
    bool first = false;
};

[[nodiscard]] std::string to_json(const AuditedBot& bot, const AuditReport& counted, Seconds time);
[[nodiscard]] std::string to_text(const AuditedBot& bot, const AuditReport& counted);

}  // namespace lawan::cli
