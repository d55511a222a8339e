// The one list of games and their bots: the command line, the page and the arena all read names,
// ranges and help texts here. games/all.cpp holds it.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "module/game_module.hpp"

namespace lawan {

[[nodiscard]] const std::vector<GameModule>& catalog();

// The game that a position belongs to.
[[nodiscard]] const GameModule& module_of(const AnyPosition& position);

// None where the game has no bot of that name.
[[nodiscard]] const BotEntry* bot_named(const GameModule& game, std::string_view name);

// These throw InputError that suggests the nearest name.
[[nodiscard]] const GameModule& find_game(std::string_view name);
[[nodiscard]] const BotEntry& find_bot(const GameModule& game, std::string_view name);
[[nodiscard]] std::unique_ptr<Bot> make_bot(const GameModule& entry, const AnyGame& game,
                                            const Spec& spec);

}  // namespace lawan
