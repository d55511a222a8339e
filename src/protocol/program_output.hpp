// What a bot's program says: lines, none of them endless, and no flood of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "core/descriptor.hpp"

namespace lawan {

class ProgramOutput {
  public:
    ProgramOutput() = default;
    explicit ProgramOutput(Descriptor from);

    [[nodiscard]] int descriptor() const { return from_.get(); }  // to wait for more
    void close() { from_.reset(); }

    // Takes what there is, without waiting. False where there is nothing now. Throws BotFailure for
    // a flood.
    bool read_some();
    [[nodiscard]] bool ended() const { return ended_; }

    // The next line, without its end. None where it has not ended yet; throws BotFailure where that
    // takes too long.
    [[nodiscard]] std::optional<std::string> take_line();
    // The same with whatever can be read now, and half a line counts.
    [[nodiscard]] std::optional<std::string> take_unread();
    // Of a line that has not ended, once take_line() gives none.
    [[nodiscard]] const std::string& half_a_line() const { return buffer_; }

    // From here on it may write this much more before it counts as a flood.
    void allow_more() { bytes_read_ = 0; }

  private:
    Descriptor from_;
    std::string buffer_;
    std::size_t searched_ = 0;  // that much of the buffer holds no end of a line
    std::uint64_t bytes_read_ = 0;
    bool ended_ = false;
};

}  // namespace lawan
