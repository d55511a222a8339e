// Ctrl-C.
#pragma once

#include "core/budget.hpp"

namespace lawan::cli {

// From now on Ctrl-C, SIGTERM, or a terminal that is closed raises this signal, so that a search
// comes back and the command can say what it has; a second Ctrl-C, a second or two later, ends the
// program at once.
[[nodiscard]] const StopSignal& stop_on_interrupt();

// As if somebody had pressed Ctrl-C: for input that ends before the command is done.
void interrupt();

// From now on Ctrl-C ends the program at once, with the exit code that says so.
void exit_on_interrupt();

}  // namespace lawan::cli
