// Ctrl-C.
#pragma once

#include <string>

#include "core/budget.hpp"

namespace lawan::cli {

// From now on Ctrl-C, SIGTERM, or a terminal that is closed raises this signal, so that a search
// comes back and the command can say what it has; a second Ctrl-C, a second or two later, ends the
// program at once.
[[nodiscard]] const StopSignal& stop_on_interrupt();

// Does what Ctrl-C does. For input that ends before the command is done.
void interrupt();

// From now on Ctrl-C ends the program at once, with the exit code that says so.
void exit_on_interrupt();

// What Ctrl-C prints on the standard output before it ends the program, from now on.
void print_on_interrupt(std::string text);

// Takes Ctrl-C back, so that the command goes on; false where another signal came, such as SIGTERM,
// or none at all. For work within a command that Ctrl-C ends alone.
[[nodiscard]] bool take_back_interrupt();

}  // namespace lawan::cli
