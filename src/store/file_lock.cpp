#include "store/file_lock.hpp"

#include <array>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "store/words.hpp"

namespace lawan {
namespace {

// Whoever had it before may have removed it while we waited for nothing: then it is another file.
bool is_still_there(int file, const std::filesystem::path& path) {
    struct stat ours {};
    struct stat named {};
    return fstat(file, &ours) == 0 && lstat(path.c_str(), &named) == 0 &&
           ours.st_ino == named.st_ino && ours.st_dev == named.st_dev;
}

// A file of one name, which nobody has put there to have us write into another.
bool is_a_lock(int file) {
    struct stat ours {};
    return fstat(file, &ours) == 0 && S_ISREG(ours.st_mode) && ours.st_nlink <= 1;
}

// Of whoever holds the lock now: they emptied the file when they got it.
std::string note_in(int file) {
    constexpr std::size_t kLongestNote = 256;
    std::array<char, kLongestNote> bytes{};
    const ssize_t count = pread(file, bytes.data(), bytes.size(), 0);
    std::string note;
    for (ssize_t i = 0; i < count; ++i) {
        const char c = bytes.at(static_cast<std::size_t>(i));
        if (c == '\n') return note;
        if (c <= ' ' || c > '~') return {};  // no note of ours
        note += c;
    }
    return {};  // half written
}

}  // namespace

FileLock::FileLock(const std::filesystem::path& of, const Phrase& what)
    : path_{of.string() + "-lock"} {
    for (;;) {
        file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0644);
        // A link or a folder in its place is nobody's lock, as below.
        if (file_ < 0 && (errno == ELOOP || errno == EISDIR)) {
            throw InputError{words::kNotALock, {in_quotes(path_.string())}};
        }
        if (file_ < 0) throw unwritable(of.string(), errno);
        if (!is_a_lock(file_)) {
            close(file_);
            throw InputError{words::kNotALock, {in_quotes(path_.string())}};
        }
        if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
            const int error = errno;
            const std::string note = note_in(file_);
            close(file_);
            if (error == EWOULDBLOCK) {
                throw FileInUse{{words::kOtherProcessWorks, {in_quotes(of.string()), what}}, note};
            }
            file_ = -1;  // a file system without locks: nobody is kept from anything
            return;
        }
        if (is_still_there(file_, path_)) {
            leave_note("");  // away with that of one that was killed
            return;
        }
        close(file_);
    }
}

void FileLock::leave_note(std::string_view line) const {
    if (file_ < 0 || ftruncate(file_, 0) != 0 || line.empty()) return;
    const std::string text = std::string{line} + '\n';
    // A note that a full disk cuts short has no end of line, and nobody believes it.
    [[maybe_unused]] const ssize_t written = pwrite(file_, text.data(), text.size(), 0);
}

FileLock::FileLock(FileLock&& other) noexcept
    : path_{std::move(other.path_)}, file_{std::exchange(other.file_, -1)} {}

FileLock::~FileLock() {
    if (file_ < 0) return;
    unlink(path_.c_str());  // while we hold it
    close(file_);
}

}  // namespace lawan
