// What an audit prints.
#pragma once

#include <string>

#include "core/limits.hpp"
#include "play/any_game.hpp"
#include "play/audit.hpp"

namespace lawan::cli {

struct AuditedBot {
    const AnyGame& game;
    std::string name;
    bool first = false;
};

[[nodiscard]] std::string to_json(const AuditedBot& bot, const Audit& audit, Seconds time);
[[nodiscard]] std::string to_text(const AuditedBot& bot, const Audit& audit);

}  // namespace lawan::cli
