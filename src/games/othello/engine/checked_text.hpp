// What the engine's files have in common: lines of text, the last two of which tell how many bytes
// follow and what their checksum is.
#pragma once

#include <string>
#include <string_view>

#include "core/words.hpp"

namespace lawan::othello {

// Reads such a file. All errors are InputError.
class CheckedText {
  public:
    // `bad` names the kind of file: its places are for the file's name and for what is wrong.
    CheckedText(std::string_view text, std::string_view name, const Words& bad)
        : rest_{text}, name_{name}, bad_{&bad} {}

    // What the next line has after this, with which it must begin.
    [[nodiscard]] std::string_view line(std::string_view prefix);
    // The lines "bytes: " and "checksum: ": from there on rest() is what they say.
    void check_rest();

    [[nodiscard]] std::string_view rest() const { return rest_; }
    [[noreturn]] void fail(const Phrase& what) const;

  private:
    std::string_view rest_;
    std::string_view name_;
    const Words* bad_;
};

// The heading's lines, the two that check_rest() reads, and the rest.
[[nodiscard]] std::string checked_text(std::string_view heading, std::string_view rest);

}  // namespace lawan::othello
