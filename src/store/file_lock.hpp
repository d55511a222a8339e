// Who works on a file, told to others by a file beside it.
#pragma once

#include <filesystem>

#include "core/words.hpp"

namespace lawan {

// Held from its making to its end, also when the program is killed: the kernel lets go of it.
class FileLock {
  public:
    // Throws InputError when somebody else holds it. `what` is for the message: "a tournament".
    FileLock(const std::filesystem::path& of, const Phrase& what);
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

  private:
    std::filesystem::path path_;
    int file_ = -1;
};

}  // namespace lawan
