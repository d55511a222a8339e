// What people at the prompt may ask for beside moves, put into words.
#pragma once

#include <cstdint>
#include <string>

#include "cli/play/kept_game.hpp"
#include "core/budget.hpp"
#include "core/words.hpp"
#include "module/catalog.hpp"
#include "play/table.hpp"

namespace lawan::cli {

// How many turns "undo N" and "redo N" ask for. Throws InputError with the complaint.
[[nodiscard]] std::int64_t turns_from(const std::string& count, const Words& complaint);

// What a bot would play, and why. The game's own engine is asked unless another bot is named.
[[nodiscard]] std::string hint_text(const GameModule& entry, const Table& table,
                                    const std::string& bot, const StopSignal& stop);

[[nodiscard]] std::string legal_moves_text(const Table& table);

// "Load which game? …", with the names of those saved last.
[[nodiscard]] Phrase which_saved_game();

// Saves a game that would be lost, and says how to go on with it, or that it is lost.
void say_how_to_go_on(KeptGame& kept, const GameRecord& record, const Words& why);

}  // namespace lawan::cli
