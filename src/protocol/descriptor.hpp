// File descriptors and pipes to programs.
#pragma once

#include <string_view>

#include <sys/types.h>

namespace lawan {

// A file descriptor that is closed with its owner.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int fd) : fd_{fd} {}
    Descriptor(Descriptor&& other) noexcept : fd_{other.release()} {}
    Descriptor& operator=(Descriptor&& other) noexcept;
    ~Descriptor() { reset(); }

    [[nodiscard]] int get() const { return fd_; }
    [[nodiscard]] int release();
    void reset();

  private:
    int fd_ = -1;
};

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
