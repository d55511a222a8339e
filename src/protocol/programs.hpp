// Bots that are programs of their own: process(command="python3 bot.py",protocol=simple).
//
// They play every game, but stand apart from the bots of the catalog: make_bot() does not know
// them, so that a name in a saved game, in a message or in a form cannot start a program. Only
// those who take the command from the user of this machine call make_bot_or_program().
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "module/catalog.hpp"
#include "protocol/conversation.hpp"

namespace lawan {

[[nodiscard]] const BotEntry& program_entry();

[[nodiscard]] inline bool is_program(const Spec& spec) {
    return spec.name == "process";
}

// How a program is locked in, as whoever starts it wants it.
struct Confinement {
    Isolation isolation = Isolation::WherePossible;
    std::vector<std::filesystem::path> hidden = {};  // from the program
    bool ponders = false;                            // it may think in its opponent's time
};

// Throw InputError.
[[nodiscard]] std::unique_ptr<Bot> make_bot_or_program(const GameModule& entry, const AnyGame& game,
                                                       const Spec& spec,
                                                       const Confinement& confinement = {});
// The listener hears all that is said between us and the program.
[[nodiscard]] std::unique_ptr<Bot> make_program(const AnyGame& game, const Spec& spec,
                                                const Confinement& confinement, Listener listener);

// The files of the program of `other` that the program of `own` need not see. Empty unless both
// specs are those of programs.
[[nodiscard]] std::vector<std::filesystem::path> files_to_hide(const Spec& own, const Spec& other);

}  // namespace lawan
