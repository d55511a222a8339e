// Who plays one side of a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/limits.hpp"
#include "core/spec.hpp"

namespace lawan {

enum class PlayerKind : std::uint8_t { Human, Bot, Level };

struct Seat {
    PlayerKind kind = PlayerKind::Human;
    std::string name = {};                  // empty unless somebody chose one
    std::optional<Spec> bot = {};           // also of a level; a program's own name is its spec's
    std::optional<int> level = {};          // of a level
    std::optional<Seconds> move_time = {};  // that a bot is given for a move; no rule of the game

    [[nodiscard]] bool human() const { return kind == PlayerKind::Human; }
    friend bool operator==(const Seat&, const Seat&) = default;
};

}  // namespace lawan
