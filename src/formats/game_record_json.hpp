// Games as JSON text: how they are saved and loaded.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "play/game_record.hpp"

namespace lawan {

// Text that parse_game_record() reads back to the same record.
[[nodiscard]] std::string to_json(const GameRecord& record);

// Checks the form of everything; whether the moves are legal is seen when they are replayed.
// Throws InputError.
[[nodiscard]] GameRecord parse_game_record(std::string_view json);

// Seconds of all cores for each move, null where nobody counted them; empty where nobody counted
// any.
[[nodiscard]] nlohmann::ordered_json cpu_times(const GameRecord& record);

}  // namespace lawan
