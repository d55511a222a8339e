// How a bot's program ended, in words.
#pragma once

#include "core/words.hpp"
#include "play/bot_failure.hpp"
#include "protocol/child.hpp"
#include "protocol/supervisor.hpp"

namespace lawan {

// "was ended by signal 11 (Segmentation fault)".
[[nodiscard]] Phrase how_it_ended(int wait_status);

// What the bot did by the last that its supervisor said. `out_of_memory`: the kernel ended it
// because of that.
[[nodiscard]] BotFailure failure_at_end(const SupervisorReport& said, const ProcessLimits& limits,
                                        bool out_of_memory);

}  // namespace lawan
