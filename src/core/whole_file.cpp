#include "core/whole_file.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <stdexcept>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "core/named_file.hpp"
#include "core/system_error.hpp"
#include "core/text.hpp"

namespace lawan {
namespace {

class Descriptor {
  public:
    Descriptor(const std::string& path, int flags)
        : number_{::open(path.c_str(), flags | O_CLOEXEC, 0666)} {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { (void)close(); }

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    // Some file systems say only now that there was no room.
    [[nodiscard]] bool close() {
        if (number_ < 0) return true;
        const int closing = number_;
        number_ = -1;
        return ::close(closing) == 0;
    }

  private:
    int number_;
};

[[nodiscard]] bool write_all(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// On the disk; what cannot be synchronised, such as a pipe, has no disk.
[[nodiscard]] bool synchronised(int file) {
    return ::fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP;
}

[[nodiscard]] bool written(const std::string& path, int flags, std::string_view bytes) {
    Descriptor file{path, O_WRONLY | flags};
    return file.is_open() && write_all(file.number(), bytes) && synchronised(file.number()) &&
           file.close();
}

// The new name is in the folder, which is a file too.
void synchronise_folder_of(const std::string& path) {
    const std::string folder = std::filesystem::path{path}.parent_path().string();
    const Descriptor file{folder.empty() ? "." : folder, O_RDONLY};
    if (file.is_open()) (void)::fsync(file.number());
}

}  // namespace

FilePlace place_of(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status)) {
        return {path, path};
    }
    const fs::path target =
        fs::is_symlink(path, error) ? fs::weakly_canonical(path, error) : fs::path{path};
    const std::string place = target.empty() ? path : target.string();
    return {place + ".part", place};
}

NotWritten unwritable(const std::string& path, int error) {
    return NotWritten{words::kCannotWrite, {in_quotes(path), file_error(error)}};
}

void write_whole(const std::string& path, std::string_view bytes) {
    const FilePlace place = place_of(path);
    if (place.is_direct()) {
        if (!written(place.path, 0, bytes)) throw unwritable(path, errno);
        return;
    }
    if (!written(place.beside, O_CREAT | O_TRUNC, bytes) ||
        std::rename(place.beside.c_str(), place.path.c_str()) != 0) {
        const int error = errno;
        std::remove(place.beside.c_str());
        throw unwritable(path, error);
    }
    synchronise_folder_of(place.path);
}

std::optional<std::string> read_whole(const std::string& path) {
    // Opening a pipe that nobody writes to would wait for ever.
    const Descriptor file{path, O_RDONLY | O_NONBLOCK};
    if (!file.is_open() && errno == ENOENT) return std::nullopt;
    struct stat about {};
    if (!file.is_open() || ::fstat(file.number(), &about) != 0) {
        throw unreadable(path, errno);
    }
    if (S_ISDIR(about.st_mode)) throw unreadable(path, EISDIR);
    if (!S_ISREG(about.st_mode)) {
        throw InputError{words::kCannotRead, {in_quotes(path), words::kNoPlainFile}};
    }
    std::string bytes;
    std::string piece(std::size_t{1} << 16, '\0');
    for (;;) {
        const ssize_t size = ::read(file.number(), piece.data(), piece.size());
        if (size < 0 && errno == EINTR) continue;
        if (size < 0) throw unreadable(path, errno);
        if (size == 0) return bytes;
        bytes.append(piece, 0, static_cast<std::size_t>(size));
    }
}

void check_writable(const std::string& path) {
    std::error_code ignored;
    if (path.empty()) throw unwritable(path, ENOENT);
    if (std::filesystem::is_directory(path, ignored)) throw unwritable(path, EISDIR);
    const FilePlace place = place_of(path);
    if (place.is_direct()) {
        if (::access(path.c_str(), W_OK) != 0) throw unwritable(path, errno);
        return;
    }
    Descriptor file{place.beside, O_WRONLY | O_CREAT | O_APPEND};
    if (!file.is_open()) throw unwritable(path, errno);
    (void)file.close();
    std::remove(place.beside.c_str());
}

}  // namespace lawan
