#include "cli/interrupt.hpp"

#include <csignal>

#include <termios.h>
#include <unistd.h>

#include "cli/exit_code.hpp"

namespace lawan::cli {
namespace {

// A signal handler has no other way to reach anything.
StopSignal& the_signal() {
    static StopSignal signal;
    return signal;
}

// The terminal as it was found, for whoever ends the program while a line is edited in it.
struct FoundTerminal {
    termios mode{};
    bool known = tcgetattr(STDIN_FILENO, &mode) == 0;
};

const FoundTerminal& the_terminal() {
    static const FoundTerminal terminal;
    return terminal;
}

void exit_now(int) {
    const FoundTerminal& found = the_terminal();
    // In the background it is somebody else's.
    if (found.known && tcgetpgrp(STDIN_FILENO) == getpgrp()) {
        tcsetattr(STDIN_FILENO, TCSANOW, &found.mode);
    }
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
    the_signal();  // made before a handler needs them
    the_terminal();
    handle(SIGINT, raise_signal);
    handle(SIGTERM, raise_signal);  // as batch systems and mpirun send it
    return the_signal();
}

void interrupt() {
    the_signal().raise();
}

void exit_on_interrupt() {
    the_terminal();
    handle(SIGINT, exit_now);
}

}  // namespace lawan::cli
