#include "training/result_file.hpp"

#include <filesystem>

#include <fmt/format.h>
#include <unistd.h>

#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "training/words.hpp"

namespace lawan::training {
namespace {

namespace fs = std::filesystem;

// A name that no other run uses.
[[nodiscard]] fs::path place_beside(const fs::path& path) {
    return fs::temp_directory_path() /
           fmt::format("lawan-{}-{}", getpid(), path.filename().string());
}

// Throws NotWritten where the disk is full: a training that takes hours must not begin then.
void check_room(const std::string& path) {
    if (is_device_or_pipe(path)) return;  // nobody knows what it takes
    constexpr std::size_t kLeast = std::size_t{1} << 16U;
    try {
        PartFile trial{path};
        trial.write(std::string(kLeast, '\0'));
        trial.synchronise();
    } catch (const NotWritten& error) {
        throw NotWritten{words::kNoRoom, {in_quotes(path), error.phrase()}};
    }
}

}  // namespace

ResultFile::ResultFile(const Options& options)
    : path_{options.has("out") ? options.text("out") : ""} {
    if (!is_wanted()) return;
    check_writable(path_);
    check_room(path_);
}

void ResultFile::write(std::string_view bytes) {
    if (!is_wanted()) return;
    try {
        write_whole(path_, bytes);
        failure_.reset();
    } catch (const NotWritten& error) {
        failure_ = error.phrase();
        try {
            const std::string beside = place_beside(path_).string();
            write_whole(beside, bytes);
            failure_ = Phrase{words::kKeptBeside, {error.phrase(), in_quotes(beside)}};
        } catch (const std::exception&) {
            // The first failure is the one to tell.
        }
    }
}

}  // namespace lawan::training
