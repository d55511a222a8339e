#include "games/othello/engine/checked_text.hpp"

#include <fmt/format.h>

#include "core/checksum.hpp"
#include "core/input_error.hpp"
#include "games/othello/words.hpp"

namespace lawan::othello {

std::string_view CheckedText::line(std::string_view prefix) {
    const std::size_t end = rest_.find('\n');
    if (end == std::string_view::npos || rest_.substr(0, prefix.size()) != prefix) {
        fail({words::kHasNoLine, {prefix}});
    }
    const std::string_view line = rest_.substr(prefix.size(), end - prefix.size());
    rest_.remove_prefix(end + 1);
    return line;
}

void CheckedText::check_rest() {
    const std::string_view bytes = line("bytes: ");
    const std::string_view sum = line("checksum: ");
    if (bytes != std::to_string(rest_.size())) {
        fail({words::kShouldHoldBytes, {bytes, rest_.size()}});
    }
    if (sum != fmt::format("{:016x}", checksum(rest_))) fail(words::kWasChanged);
}

void CheckedText::fail(const Phrase& what) const {
    throw InputError{*bad_, {name_, what}};
}

std::string checked_text(std::string_view heading, std::string_view rest) {
    std::string text =
        fmt::format("{}bytes: {}\nchecksum: {:016x}\n", heading, rest.size(), checksum(rest));
    text += rest;
    return text;
}

}  // namespace lawan::othello
