// The lines of a proof file, one after the other; nothing is kept, so the file may be large.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "core/words.hpp"

namespace lawan::proofs {

// Skips empty lines, comments (from '#' to the end) and a byte order mark. Throws InputError with
// the number of the line where something is wrong.
class Lines {
  public:
    static constexpr std::size_t kLongestLine = 64 * 1024;

    explicit Lines(std::istream& file) : file_{file} {}

    // The next line without blanks around it, which stays the next one until it is taken.
    [[nodiscard]] std::optional<std::string_view> peek();
    void take() { there_ = false; }

    [[noreturn]] void fail(const Phrase& what) const;

  private:
    [[nodiscard]] bool read_line();

    std::istream& file_;
    std::string line_;
    std::string_view text_;
    std::uint64_t number_ = 0;
    bool there_ = false;
    bool cut_ = false;  // the file ends within the line
};

// The lines that prove one claim.
class Body {
  public:
    explicit Body(Lines& lines) : lines_{&lines} {}

    // Valid until the next call; nothing at the end of the body.
    [[nodiscard]] std::optional<std::string_view> next();
    [[noreturn]] void fail(const Phrase& what) const { lines_->fail(what); }

  private:
    Lines* lines_;
    bool taken_ = false;
};

}  // namespace lawan::proofs
