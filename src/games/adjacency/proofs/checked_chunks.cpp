#include "games/adjacency/proofs/checked_chunks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "core/hash.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "games/adjacency/proofs/words.hpp"
#include "proofs/placed_error.hpp"

namespace lawan::proofs {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
constexpr std::size_t kChunksADigit = 4;

[[nodiscard]] std::string end_line(std::string_view before) {
    std::uint64_t sum = mix(before.size());
    for (const char byte : before) sum = mix(sum ^ static_cast<unsigned char>(byte));
    return fmt::format("end {:016x}\n", sum);
}

[[nodiscard]] std::string digits_of(const std::vector<bool>& done) {
    std::string digits;
    for (std::size_t i = 0; i < done.size(); i += kChunksADigit) {
        unsigned digit = 0;
        for (std::size_t at = i; at < i + kChunksADigit; ++at) {
            digit = 2 * digit + (at < done.size() && done[at] ? 1 : 0);
        }
        digits += kDigits[digit];
    }
    return digits;
}

}  // namespace

CheckedChunks::CheckedChunks(std::string path, std::uint64_t fingerprint, std::size_t chunks)
    : path_{std::move(path)},
      heading_{fmt::format("lawan-checked-sets 1 {:016x} {}\n", fingerprint, chunks)},
      done_(chunks, false) {
    if (path_.empty()) return;
    check_writable(path_);
    std::optional<std::string> text;
    try {
        text = read_whole(path_);
    } catch (const std::runtime_error& error) {
        throw PlacedError{said_by(error)};
    }
    if (text) read(*text);
}

void CheckedChunks::read(const std::string& text) {
    const auto refuse = [this] {
        throw PlacedError{{adjacency::words::kNoCheckOfThisProof, {in_quotes(path_)}}};
    };
    const std::size_t end = text.rfind("end ");
    if (end == std::string::npos || text.rfind(heading_, 0) != 0) refuse();
    const std::string body = text.substr(0, end);
    if (text.substr(end) != end_line(body)) refuse();
    std::istringstream words{body.substr(heading_.size())};
    std::string done;
    std::string digits;
    std::string found;
    words >> done >> digits >> found >> found_.moves >> found_.searched >> found_.nodes;
    if (!words || done != "done" || found != "found") refuse();
    if (digits.size() != (done_.size() + kChunksADigit - 1) / kChunksADigit) refuse();
    for (std::size_t i = 0; i < done_.size(); ++i) {
        const std::size_t digit = kDigits.find(digits[i / kChunksADigit]);
        if (digit == std::string_view::npos) refuse();
        done_[i] = (digit >> (kChunksADigit - 1 - i % kChunksADigit) & 1U) != 0;
    }
}

bool CheckedChunks::is_done(std::size_t chunk) const {
    const std::lock_guard lock{mutex_};
    return done_[chunk];
}

std::size_t CheckedChunks::done() const {
    const std::lock_guard lock{mutex_};
    return static_cast<std::size_t>(std::count(done_.begin(), done_.end(), true));
}

FoundInChunk CheckedChunks::found() const {
    const std::lock_guard lock{mutex_};
    return found_;
}

void CheckedChunks::finish(std::size_t chunk, const FoundInChunk& found) {
    constexpr std::chrono::seconds kBetweenFiles{1};
    const std::lock_guard lock{mutex_};
    done_[chunk] = true;
    found_.add(found);
    if (path_.empty() || std::chrono::steady_clock::now() - saved_ < kBetweenFiles) return;
    write_whole(path_, text());
    saved_ = std::chrono::steady_clock::now();
}

void CheckedChunks::save() {
    const std::lock_guard lock{mutex_};
    if (!path_.empty()) write_whole(path_, text());
}

std::string CheckedChunks::text() const {
    const std::string body = heading_ + fmt::format("done {}\nfound {} {} {}\n", digits_of(done_),
                                                    found_.moves, found_.searched, found_.nodes);
    return body + end_line(body);
}

}  // namespace lawan::proofs
