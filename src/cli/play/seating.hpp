// Who sits where in a game of the terminal, and what they are called.
#pragma once

#include <optional>
#include <string>

#include "core/side.hpp"
#include "core/spec.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"
#include "play/seat.hpp"

namespace lawan::cli {

// One side as the user asked for it: a bot, or a person.
struct PlayerChoice {
    std::optional<Spec> bot;
    std::optional<std::string> name;  // else "You", or the bot's spec
    bool chosen = false;              // by the user, so that a game that is loaded leaves it

    [[nodiscard]] bool human() const { return !bot; }
};

// The seats of both players, under names that differ.
[[nodiscard]] PerSide<Seat> seats_of(const AnyGame& game, const PerSide<PlayerChoice>& players);

// Who is to sit where a saved game names a player.
struct SavedPlayer {
    PlayerChoice choice;
    bool was_program = false;
};

// The bot of that name, or else a person. A file must not start programs: where one played, a
// person goes on.
[[nodiscard]] SavedPlayer choice_from_name(const GameModule& entry, const AnyGame& game, Side side,
                                           const std::string& saved);

}  // namespace lawan::cli
