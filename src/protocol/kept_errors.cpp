#include "protocol/kept_errors.hpp"

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lawan {

LAWAN_IN_SUPERVISOR void KeptErrors::take() {
    char buffer[4096];
    const ssize_t size = read(pipe_, buffer, sizeof buffer);
    if (size <= 0) {
        close(pipe_);
        pipe_ = -1;
        return;
    }
    remember(buffer, static_cast<std::size_t>(size));
    struct stat file {};
    if (file_ < 0 || fstat(file_, &file) != 0) return;
    const auto room = static_cast<std::int64_t>(most_in_file_) - file.st_size;
    if (room <= 0) return;
    (void)!write(file_, buffer, static_cast<std::size_t>(size < room ? size : room));
}

// The end of what was written, byte by byte: memmove() may be checked by a sanitizer.
LAWAN_IN_SUPERVISOR void KeptErrors::remember(const char* piece, std::size_t size) const {
    LastWords* const words = last_words_;
    if (words == nullptr) return;
    const std::size_t added = size < LastWords::kMost ? size : LastWords::kMost;
    const std::size_t room = LastWords::kMost - added;
    const std::size_t kept = words->size < room ? words->size : room;
    const std::size_t dropped = words->size - kept;
    for (std::size_t i = 0; i < kept; ++i) words->text[i] = words->text[i + dropped];
    for (std::size_t i = 0; i < added; ++i) words->text[kept + i] = piece[size - added + i];
    words->size = kept + added;
}

LAWAN_IN_SUPERVISOR void KeptErrors::drain() {
    if (pipe_ < 0) return;
    constexpr int kMostPieces = 64;
    pollfd looked{pipe_, POLLIN, 0};
    for (int i = 0; i < kMostPieces && pipe_ >= 0 && poll(&looked, 1, 0) > 0; ++i) take();
}

}  // namespace lawan
