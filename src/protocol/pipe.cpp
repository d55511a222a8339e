#include "protocol/pipe.hpp"

#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

#include "core/system_error.hpp"
#include "play/bot_failure.hpp"
#include "protocol/words.hpp"

namespace lawan {

Pipe make_pipe() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) {
        throw BotFailure{EndReason::Crashed, {words::kNotStarted, {system_error(errno)}}};
    }
    return {Descriptor{ends[0]}, Descriptor{ends[1]}};
}

void do_not_block(const Descriptor& descriptor) {
    fcntl(descriptor.get(), F_SETFL, fcntl(descriptor.get(), F_GETFL) | O_NONBLOCK);
}

ssize_t write_quietly(const Descriptor& to, std::string_view text) {
    sigset_t pipe_signal;
    sigset_t before;
    sigemptyset(&pipe_signal);
    sigaddset(&pipe_signal, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_signal, &before);
    const ssize_t written = write(to.get(), text.data(), text.size());
    const int error = errno;
    if (written < 0 && error == EPIPE && sigismember(&before, SIGPIPE) == 0) {
        const timespec at_once{0, 0};
        sigtimedwait(&pipe_signal, nullptr, &at_once);
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    errno = error;
    return written;
}

}  // namespace lawan
