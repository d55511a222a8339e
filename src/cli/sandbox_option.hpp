// --sandbox and --ponder: how far programs are locked in, and when they may think.
#pragma once

#include "cli/command_options.hpp"
#include "protocol/child.hpp"

namespace lawan::cli {

[[nodiscard]] CommandOption sandbox_option();
[[nodiscard]] CommandOption ponder_option();

// Throws InputError where more is asked for than this machine has.
[[nodiscard]] Isolation isolation_from(const Options& options);

// What programs are kept from then, in one sentence.
[[nodiscard]] Phrase told_of(Isolation isolation);

// Whether all holds that we can do.
[[nodiscard]] bool locked_in(Isolation isolation);

}  // namespace lawan::cli
