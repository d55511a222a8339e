// Who works on a file, told to others by a file beside it.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

#include "core/input_error.hpp"
#include "core/words.hpp"

namespace lawan {

// Somebody else works on the file. `note` is what they left for others, or empty.
class FileInUse : public InputError {
  public:
    FileInUse(const Phrase& phrase, std::string note)
        : InputError{phrase}, note_{std::move(note)} {}

    [[nodiscard]] const std::string& note() const { return note_; }

  private:
    std::string note_;
};

// Held from its making to its end, also when the program is killed: the kernel lets go of it.
class FileLock {
  public:
    // Throws FileInUse when somebody else holds it. `what` is for the message: "a tournament".
    FileLock(const std::filesystem::path& of, const Phrase& what);
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

    // One line for whoever finds the file in use, such as an address. It is gone with the lock.
    void leave_note(std::string_view line) const;

  private:
    std::filesystem::path path_;
    int file_ = -1;
};

}  // namespace lawan
