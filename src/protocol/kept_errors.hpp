// What a program writes to stderr, in the hands of its supervisor: into a file as far as that may
// grow, and the end of it into memory that is shared with us.
#pragma once

#include <cstddef>
#include <cstdint>

#include "protocol/bare_process.hpp"

namespace lawan {

// What the program wrote to stderr last, in memory that we share with the supervisor. Only it
// writes; we read when it has gone.
struct LastWords {
    static constexpr std::size_t kMost = 1024;

    std::size_t size = 0;
    char text[kMost] = {};
};

class KeptErrors {
  public:
    // Descriptors: the end of a pipe, or -1 where nothing is kept; a file, or -1.
    LAWAN_IN_SUPERVISOR KeptErrors(int pipe, int file, std::uint64_t most_in_file,
                                   LastWords* last_words)
        : pipe_{pipe}, file_{file}, most_in_file_{most_in_file}, last_words_{last_words} {}

    [[nodiscard]] LAWAN_IN_SUPERVISOR int pipe() const { return pipe_; }  // -1 once it has ended

    void take();   // what there is, a piece at most
    void drain();  // what is still in the pipe: the last words before a crash

  private:
    void remember(const char* piece, std::size_t size) const;

    int pipe_;
    int file_;
    std::uint64_t most_in_file_;
    LastWords* last_words_;
};

}  // namespace lawan
