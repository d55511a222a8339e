#include "core/whole_file.hpp"

#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <filesystem>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "core/system_error.hpp"
#include "core/text.hpp"

namespace lawan {
namespace {

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

// The new name is in the folder, which is a file too.
void synchronise_folder_of(const std::string& path) {
    const std::string folder = std::filesystem::path{path}.parent_path().string();
    const Descriptor file{::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC)};
    if (file.is_open()) (void)::fsync(file.get());
}

// Where links lead to.
[[nodiscard]] std::string place_of(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (!fs::is_symlink(path, error)) return path;
    const fs::path target = fs::weakly_canonical(path, error);
    return target.empty() ? path : target.string();
}

// Two files of this process, too. A program that was killed may have left one of this name.
[[nodiscard]] std::string new_name_beside(const std::string& place) {
    static std::atomic<std::uint64_t> number{0};
    return fmt::format("{}.part-{}-{}", place, ::getpid(), ++number);
}

}  // namespace

NotWritten unwritable(const std::string& path, int error) {
    return NotWritten{words::kCannotWrite, {in_quotes(path), file_error(error)}};
}

bool is_device_or_pipe(const std::string& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
           !std::filesystem::is_directory(status);
}

PartFile::PartFile(const std::string& path) : path_{path}, place_{place_of(path)} {
    if (is_device_or_pipe(path)) {
        file_ = Descriptor{::open(path.c_str(), O_WRONLY | O_CLOEXEC)};
    } else {
        do {
            beside_ = new_name_beside(place_);
            file_ =
                Descriptor{::open(beside_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666)};
        } while (!file_.is_open() && errno == EEXIST);
    }
    if (!file_.is_open()) throw unwritable(path_, errno);
}

PartFile::~PartFile() {
    if (!beside_.empty()) std::remove(beside_.c_str());
}

void PartFile::check(bool done) const {
    if (!done) throw unwritable(path_, errno);
}

void PartFile::write(std::string_view bytes) {
    constexpr std::size_t kAtOnce = std::size_t{1} << 16U;
    if (unwritten_.size() + bytes.size() < kAtOnce) {
        unwritten_ += bytes;
        return;
    }
    flush();
    check(write_all(file_.get(), bytes));
}

void PartFile::flush() {
    check(write_all(file_.get(), unwritten_));
    unwritten_.clear();
}

void PartFile::synchronise() {
    flush();
    check(synchronised(file_.get()));
}

void PartFile::complete() {
    synchronise();
    check(file_.close());
}

void PartFile::replace() {
    if (beside_.empty()) return;
    check(std::rename(beside_.c_str(), place_.c_str()) == 0);
    beside_.clear();
    synchronise_folder_of(place_);
}

void PartFile::take_place() {
    complete();
    replace();
}

bool PartFile::take_free_place() {
    complete();
    if (::link(beside_.c_str(), place_.c_str()) == 0) {
        std::remove(beside_.c_str());
        beside_.clear();
        synchronise_folder_of(place_);
        return true;
    }
    if (errno == EEXIST) return false;
    // On a file system without links: the name is taken by an empty file first.
    const Descriptor claim{::open(place_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666)};
    if (!claim.is_open() && errno == EEXIST) return false;
    check(claim.is_open());
    try {
        replace();
    } catch (const NotWritten&) {
        std::remove(place_.c_str());
        throw;
    }
    return true;
}

void write_whole(const std::string& path, std::string_view bytes) {
    PartFile file{path};
    file.write(bytes);
    file.take_place();
}

std::optional<std::string> read_whole(const std::string& path, std::size_t longest) {
    // Opening a pipe that nobody writes to would wait for ever.
    const Descriptor file{::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)};
    if (!file.is_open() && errno == ENOENT) return std::nullopt;
    struct stat about {};
    if (!file.is_open() || ::fstat(file.get(), &about) != 0) {
        throw unreadable(path, errno);
    }
    if (S_ISDIR(about.st_mode)) throw unreadable(path, EISDIR);
    const auto refuse = [&](const Words& why) {
        throw InputError{words::kCannotRead, {in_quotes(path), why}};
    };
    if (!S_ISREG(about.st_mode)) refuse(words::kNoPlainFile);
    if (static_cast<std::uintmax_t>(about.st_size) > longest) refuse(words::kTooLong);
    std::string bytes;
    std::string piece(std::size_t{1} << 16, '\0');
    for (;;) {
        const ssize_t size = ::read(file.get(), piece.data(), piece.size());
        if (size < 0 && errno == EINTR) continue;
        if (size < 0) throw unreadable(path, errno);
        if (size == 0) return bytes;
        bytes.append(piece, 0, static_cast<std::size_t>(size));
        if (bytes.size() > longest) refuse(words::kTooLong);  // somebody writes into it
    }
}

void check_writable(const std::string& path) {
    std::error_code ignored;
    if (path.empty()) throw unwritable(path, ENOENT);
    if (std::filesystem::is_directory(path, ignored)) throw unwritable(path, EISDIR);
    if (is_device_or_pipe(path)) {  // opening it may wait for somebody
        if (::access(path.c_str(), W_OK) != 0) throw unwritable(path, errno);
        return;
    }
    const PartFile trial{path};
}

}  // namespace lawan
