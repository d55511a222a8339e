#include "cli/interrupt.hpp"

#include <csignal>

#include <unistd.h>

#include "cli/exit_code.hpp"

namespace lawan::cli {
namespace {

// A signal handler has no other way to reach anything.
StopSignal& the_signal() {
    static StopSignal signal;
    return signal;
}

void exit_now(int) {
    _exit(static_cast<int>(ExitCode::Interrupted));
}

void raise_signal(int number) {
    if (the_signal().raised()) exit_now(number);
    the_signal().raise();
}

void handle(int signal, void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;  // without SA_RESTART: waiting for a line of input ends as well
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, nullptr);
}

}  // namespace

const StopSignal& stop_on_interrupt() {
    the_signal();  // made before a handler needs it
    handle(SIGINT, raise_signal);
    handle(SIGTERM, raise_signal);  // as batch systems and mpirun send it
    return the_signal();
}

void interrupt() {
    the_signal().raise();
}

void exit_on_interrupt() {
    handle(SIGINT, exit_now);
}

}  // namespace lawan::cli
