// Files that are there as a whole or not at all, so that what took hours survives a crash.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/descriptor.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"

namespace lawan {

// What was found could not be written to a file.
class NotWritten : public SpokenError {
  public:
    using SpokenError::SpokenError;
};

// "cannot write 'PATH': …": what everybody says of a file that they cannot write, by errno.
[[nodiscard]] NotWritten unwritable(const std::string& path, int error);

// Such as /dev/null: written to, but never replaced.
[[nodiscard]] bool is_device_or_pipe(const std::string& path);

// A file in the making. It is written beside its place, the one that links lead to, under a name
// that no other program and no other thread uses; where it never takes its place, nothing is left
// of it. All of it throws NotWritten, which says why; the old file stays then.
class PartFile {
  public:
    explicit PartFile(const std::string& path);
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;
    ~PartFile();

    void write(std::string_view bytes);
    void synchronise();  // waits until what was written is on the disk

    // Once, when all is written. The old file is gone then.
    void take_place();
    // The same, unless there is a file of this name by now: false then.
    [[nodiscard]] bool take_free_place();

  private:
    void check(bool done) const;
    void flush();
    void complete();
    void replace();

    std::string path_;    // as it was named
    std::string place_;   // where it will be
    std::string beside_;  // where it is; empty where it has taken its place, or has never left it
    Descriptor file_;
    std::string unwritten_;
};

// All of a file at once.
void write_whole(const std::string& path, std::string_view bytes);

// None when there is no such file. Throws InputError when it cannot be read, is no plain file, or
// is longer than LONGEST bytes: then none of it is read.
[[nodiscard]] std::optional<std::string> read_whole(const std::string& path,
                                                    std::size_t longest = kLongestNamedFile);

// Throws NotWritten unless a file can be made there, whether or not the disk has room for it:
// better known now than in ten hours.
void check_writable(const std::string& path);

}  // namespace lawan
