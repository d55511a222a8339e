#include "core/whole_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <stdexcept>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/input_error.hpp"
#include "core/text.hpp"

namespace lawan {
namespace {

[[nodiscard]] std::string complaint(const std::string& what, const std::string& path) {
    return "cannot " + what + ' ' + in_quotes(path) + ": " + std::strerror(errno);
}

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

[[nodiscard]] bool written(const std::string& path, std::string_view bytes) {
    Descriptor file{path, O_WRONLY | O_CREAT | O_TRUNC};
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

void write_whole(const std::string& path, std::string_view bytes) {
    const std::string beside = path + ".part";
    if (!written(beside, bytes) || std::rename(beside.c_str(), path.c_str()) != 0) {
        const std::string message = complaint("write", path);
        std::remove(beside.c_str());
        throw std::runtime_error{message};
    }
    synchronise_folder_of(path);
}

std::optional<std::string> read_whole(const std::string& path) {
    // Opening a pipe that nobody writes to would wait for ever.
    const Descriptor file{path, O_RDONLY | O_NONBLOCK};
    if (!file.is_open() && errno == ENOENT) return std::nullopt;
    struct stat about {};
    if (!file.is_open() || ::fstat(file.number(), &about) != 0) {
        throw std::runtime_error{complaint("read", path)};
    }
    if (!S_ISREG(about.st_mode)) {
        throw std::runtime_error{"cannot read " + in_quotes(path) + ": it is no plain file"};
    }
    std::string bytes;
    std::string piece(std::size_t{1} << 16, '\0');
    for (;;) {
        const ssize_t size = ::read(file.number(), piece.data(), piece.size());
        if (size < 0 && errno == EINTR) continue;
        if (size < 0) throw std::runtime_error{complaint("read", path)};
        if (size == 0) return bytes;
        bytes.append(piece, 0, static_cast<std::size_t>(size));
    }
}

void check_writable(const std::string& path) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) {
        throw InputError{"cannot write " + in_quotes(path) + ": it is a folder"};
    }
    const std::string beside = path + ".part";
    Descriptor file{beside, O_WRONLY | O_CREAT | O_APPEND};
    if (!file.is_open()) throw InputError{complaint("write", path)};
    (void)file.close();
    std::remove(beside.c_str());
}

}  // namespace lawan
