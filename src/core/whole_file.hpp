// Files that are there as a whole or not at all, so that what took hours survives a crash.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/input_error.hpp"

namespace lawan {

// Where a new file is written, and the file whose place it takes then: the one that links lead to.
// A device or a pipe, such as /dev/null, is never replaced: for these both are the same.
struct FilePlace {
    std::string beside;
    std::string path;

    [[nodiscard]] bool is_direct() const { return beside == path; }
};
[[nodiscard]] FilePlace place_of(const std::string& path);

// What was found could not be written to a file.
class NotWritten : public SpokenError {
  public:
    using SpokenError::SpokenError;
};

// "cannot write 'PATH': …": what everybody says of a file that they cannot write, by errno.
[[nodiscard]] NotWritten unwritable(const std::string& path, int error);

// Writes PATH.part, waits until it is on the disk, and puts it in the place of the old file. Throws
// NotWritten, which says why; the old file stays then.
void write_whole(const std::string& path, std::string_view bytes);

// None when there is no such file. Throws InputError when it cannot be read or is no plain file.
[[nodiscard]] std::optional<std::string> read_whole(const std::string& path);

// Throws NotWritten unless a file can be made there, whether or not the disk has room for it:
// better known now than in ten hours.
void check_writable(const std::string& path);

}  // namespace lawan
