// Pipes to programs.
#pragma once

#include <string_view>

#include <sys/types.h>

#include "core/descriptor.hpp"

namespace lawan {

struct Pipe {
    Descriptor read;
    Descriptor write;
};

// Closed in programs that we start. Throws BotFailure.
[[nodiscard]] Pipe make_pipe();

void do_not_block(const Descriptor& descriptor);

// As write(2). A program that has ended must not end us: SIGPIPE is held back meanwhile.
[[nodiscard]] ssize_t write_quietly(const Descriptor& to, std::string_view text);

}  // namespace lawan
