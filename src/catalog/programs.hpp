// Bots that are programs of their own: process(command="python3 bot.py",protocol=simple).
//
// They play every game, but stand apart from the bots of the catalog: make_bot() does not know
// them, so that a name in a saved game, in a message or in a form cannot start a program. Only
// those who take the command from the user of this machine call make_bot_or_program().
#pragma once

#include <memory>
#include <string>

#include "catalog/catalog.hpp"
#include "protocol/conversation.hpp"

namespace lawan {

[[nodiscard]] const BotEntry& program_entry();

[[nodiscard]] inline bool is_program(const Spec& spec) {
    return spec.name == "process";
}

// Throw InputError.
[[nodiscard]] std::unique_ptr<Bot> make_bot_or_program(const GameEntry& entry, const AnyGame& game,
                                                       const Spec& spec);
// With somebody who hears what is said.
[[nodiscard]] std::unique_ptr<Bot> make_program(const AnyGame& game, const Spec& spec,
                                                Listener listener);

}  // namespace lawan
