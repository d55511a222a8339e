// The games that show whether a program keeps to a protocol.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/limits.hpp"
#include "core/words.hpp"
#include "module/game_module.hpp"
#include "play/clock.hpp"

namespace lawan::cli {

struct PlannedTrial {
    const GameModule* game;
    OptionTexts settings;
    Phrase about;  // the game, and how much time there is
    Limits limits;
    std::optional<GameClock> clock;
};

// One trial or more for every game that is played in the protocol, with different time limits.
[[nodiscard]] std::vector<PlannedTrial> planned_trials(const std::string& protocol);

}  // namespace lawan::cli
