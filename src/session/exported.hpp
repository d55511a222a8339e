// A game as text to keep or to hand on.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "play/game_record.hpp"
#include "session/place.hpp"

namespace lawan::session {

struct Exported {
    std::string name;  // of a file
    std::string text;
};

// record, moves, position or diagram.
[[nodiscard]] Exported exported(const Place& place, const std::string& format);

// lawan1:GAME:START:MOVES, made of characters that may stand in the fragment of a URL.
[[nodiscard]] std::string share_text(const GameRecord& record);

// Also with a URL before it; nothing when the text is something else. Throws InputError.
[[nodiscard]] std::optional<GameRecord> parse_share_text(std::string_view text);

}  // namespace lawan::session
