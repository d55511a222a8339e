#include "cli/terminal/interrupt.hpp"

#include <atomic>
#include <csignal>
#include <ctime>
#include <deque>
#include <string>
#include <utility>

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

// What is printed then. A text that was replaced is kept: the handler may be at it.
std::atomic<const std::string*> last_words{nullptr};
std::deque<std::string>& all_last_words() {
    static std::deque<std::string> texts;
    return texts;
}

void exit_now(int) {
    const FoundTerminal& found = the_terminal();
    // In the background it is somebody else's.
    if (found.known && tcgetpgrp(STDIN_FILENO) == getpgrp()) {
        tcsetattr(STDIN_FILENO, TCSANOW, &found.mode);
    }
    if (const std::string* words = last_words.load()) {
        (void)!::write(STDOUT_FILENO, words->data(), words->size());
    }
    _exit(static_cast<int>(ExitCode::Interrupted));
}

// When the first signal came, in seconds. Handlers of two threads may write it at once.
std::atomic<std::sig_atomic_t> first_came_at{0};
std::atomic<std::sig_atomic_t> first_signal{0};
static_assert(std::atomic<std::sig_atomic_t>::is_always_lock_free);  // or no handler may use it

// One key, or one wish to end, may bring several signals: a shell, `timeout` or mpirun passes on
// what its whole group has got already. Only a later one is a second wish.
constexpr std::sig_atomic_t kSameWishSeconds = 1;

std::sig_atomic_t seconds_now() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);  // which a handler may call
    return static_cast<std::sig_atomic_t>(now.tv_sec);
}

void raise_signal(int number) {
    if (!the_signal().raised()) {
        first_came_at = seconds_now();
        first_signal = number;
        the_signal().raise();
    } else if (seconds_now() - first_came_at > kSameWishSeconds) {
        exit_now(number);
    }
}

void handle(int signal, void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;  // without SA_RESTART: waiting for a line of input ends as well
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, nullptr);
}

void handle_unless_ignored(int signal, void (*handler)(int)) {
    struct sigaction before {};
    sigaction(signal, nullptr, &before);
    if (before.sa_handler != SIG_IGN) handle(signal, handler);
}

}  // namespace

const StopSignal& stop_on_interrupt() {
    the_signal();  // made before a handler needs them
    the_terminal();
    handle(SIGINT, raise_signal);
    handle(SIGTERM, raise_signal);                // as batch systems and mpirun send it
    handle_unless_ignored(SIGHUP, raise_signal);  // the terminal was closed; nohup ignores it
    return the_signal();
}

void interrupt() {
    the_signal().raise();
}

void print_on_interrupt(std::string text) {
    last_words = &all_last_words().emplace_back(std::move(text));
}

bool take_back_interrupt() {
    if (!the_signal().raised() || first_signal != SIGINT) return false;
    the_signal().clear();
    return true;
}

void exit_on_interrupt() {
    the_terminal();
    handle(SIGINT, exit_now);
}

}  // namespace lawan::cli
