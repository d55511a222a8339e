#include "session/checks.hpp"

#include <string_view>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "session/refusal.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

// In UTF-8: control characters, and those that cannot be seen or turn the text around them.
bool has_hidden(std::string_view text) {
    const auto is_at = [&](std::size_t i, std::string_view first, unsigned char least,
                           unsigned char most) {
        const std::size_t last = i + first.size();
        if (text.substr(i, first.size()) != first || last >= text.size()) return false;
        const auto byte = static_cast<unsigned char>(text[last]);
        return byte >= least && byte <= most;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < ' ' || byte == 0x7F) return true;
        if (is_at(i, "\xC2", 0x80, 0x9F)) return true;  // further control characters
        // Joiners belong to names in some scripts; what has no width and marks of direction do not.
        if (is_at(i, "\xE2\x80", 0x8B, 0x8B) || is_at(i, "\xE2\x80", 0x8E, 0x8F)) return true;
        if (is_at(i, "\xE2\x80", 0xA8, 0xAE)) return true;  // line ends and directions
        if (is_at(i, "\xE2\x81", 0xA0, 0xAF)) return true;  // joiners and directions
        if (is_at(i, "\xEF\xBB", 0xBF, 0xBF)) return true;  // the byte order mark
    }
    return false;
}

}  // namespace

void refuse_when_over(const Table& table) {
    if (table.over()) throw Refusal{ErrorKind::GameOver, words::kGameOver};
}

void refuse_when_over(const AnyPosition& position) {
    if (position.is_over()) throw Refusal{ErrorKind::GameOver, words::kGameOverThere};
}

std::size_t checked_ply(const Table& table, const Json& ply) {
    const auto number = ply.get<std::size_t>();
    if (number > table.history().steps().size()) {
        throw Refusal{ErrorKind::NotPossible, words::kNoSuchPly, {number}};
    }
    return number;
}

std::string checked_name(const std::string& text) {
    std::string name{trimmed(text)};
    if (name.empty() || has_hidden(name)) throw InputError{words::kPlayerName};
    return name;
}

}  // namespace lawan::session
