#include "protocol/program_output.hpp"

#include <utility>

#include <unistd.h>

#include "play/bot_failure.hpp"
#include "protocol/pipe.hpp"
#include "protocol/words.hpp"

namespace lawan {
namespace {

constexpr std::size_t kLongestLine = std::size_t{64} << 10U;
constexpr std::uint64_t kFlood = std::uint64_t{1} << 20U;  // bytes between two moves

}  // namespace

ProgramOutput::ProgramOutput(Descriptor from) : from_{std::move(from)} {
    do_not_block(from_);
}

bool ProgramOutput::read_some() {
    char piece[4096];
    const ssize_t size = ::read(from_.get(), piece, sizeof piece);
    if (size < 0) return false;
    if (size == 0) {
        ended_ = true;
        return false;
    }
    buffer_.append(piece, static_cast<std::size_t>(size));
    bytes_read_ += static_cast<std::uint64_t>(size);
    if (bytes_read_ > kFlood) {
        throw BotFailure{EndReason::BadProtocol, {words::kWroteTooMuch, {kFlood >> 10U}}};
    }
    return true;
}

std::optional<std::string> ProgramOutput::take_line() {
    const auto end = buffer_.find('\n', searched_);
    if (end == std::string::npos) {
        searched_ = buffer_.size();
        if (buffer_.size() > kLongestLine) {
            throw BotFailure{EndReason::BadProtocol, {words::kLineTooLong, {kLongestLine >> 10U}}};
        }
        return std::nullopt;
    }
    std::string line = buffer_.substr(0, end);
    buffer_.erase(0, end + 1);
    searched_ = 0;
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return line;
}

std::optional<std::string> ProgramOutput::take_unread() {
    while (buffer_.size() <= kLongestLine && read_some()) {
    }
    if (buffer_.empty()) return std::nullopt;
    const auto end = buffer_.find('\n');
    std::string line = buffer_.substr(0, end);
    buffer_.erase(0, end == std::string::npos ? end : end + 1);
    searched_ = 0;
    return line;
}

}  // namespace lawan
