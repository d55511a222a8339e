// Which bots a session may use, and what they get of the machine.
#pragma once

#include <optional>

#include "core/spec.hpp"
#include "session/bot_means.hpp"
#include "session/refusal.hpp"
#include "session/services.hpp"

namespace lawan::session {

// Why the bot is not allowed here; none where it is.
[[nodiscard]] std::optional<Refusal> not_allowed(const Services& services, const Spec& spec);

// Throws Refusal, or InputError where the options of a program are wrong.
void check_bot(const Services& services, const Spec& spec);

// Memory for a bot, and `more` for a solver beside it. Throws Refusal where there is none left.
[[nodiscard]] MemoryBudget::Share share_for(const Services& services, Pool::Owner owner,
                                            const GameModule& entry, const Spec& spec,
                                            std::optional<MebiBytes> more = {});
// Memory for work without a bot. Throws Refusal where there is too little left.
[[nodiscard]] MemoryBudget::Share share_for(const Services& services, Pool::Owner owner,
                                            MebiBytes wanted);

}  // namespace lawan::session
