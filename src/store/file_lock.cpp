#include "store/file_lock.hpp"

#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "core/text.hpp"
#include "store/words.hpp"

namespace lawan {
namespace {

// Whoever had it before may have removed it while we waited for nothing: then it is another file.
bool is_still_there(int file, const std::filesystem::path& path) {
    struct stat ours {};
    struct stat named {};
    return fstat(file, &ours) == 0 && stat(path.c_str(), &named) == 0 &&
           ours.st_ino == named.st_ino && ours.st_dev == named.st_dev;
}

}  // namespace

FileLock::FileLock(const std::filesystem::path& of, const Phrase& what)
    : path_{of.string() + "-lock"} {
    for (;;) {
        file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
        if (file_ < 0) {
            throw InputError{words::kCannotWrite, {in_quotes(of.string()), std::strerror(errno)}};
        }
        if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
            const int error = errno;
            close(file_);
            if (error == EWOULDBLOCK) {
                throw InputError{words::kOtherProcessWorks, {in_quotes(of.string()), what}};
            }
            file_ = -1;  // a file system without locks: nobody is kept from anything
            return;
        }
        if (is_still_there(file_, path_)) return;
        close(file_);
    }
}

FileLock::FileLock(FileLock&& other) noexcept
    : path_{std::move(other.path_)}, file_{std::exchange(other.file_, -1)} {}

FileLock::~FileLock() {
    if (file_ < 0) return;
    unlink(path_.c_str());  // while we hold it
    close(file_);
}

}  // namespace lawan
