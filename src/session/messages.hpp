// Positions, moves and games as the protocol writes them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/analyst.hpp"
#include "analysis/value.hpp"
#include "core/options.hpp"
#include "core/reason.hpp"
#include "core/thought.hpp"
#include "play/any_position.hpp"
#include "play/history.hpp"
#include "session/json.hpp"

namespace lawan::session {

[[nodiscard]] std::string to_text(Side side);
[[nodiscard]] Side side_from(const std::string& text);

[[nodiscard]] Json cell_message(const AnyPosition& position, AnyMove move);  // null for a pass
[[nodiscard]] Json move_message(const AnyPosition& position, AnyMove move);

// The moves from a position on, as far as they are legal.
[[nodiscard]] Json line_message(const AnyPosition& from, const std::vector<AnyMove>& line);

[[nodiscard]] Json value_message(const Value& value, Side side);
[[nodiscard]] Json value_message(const std::optional<Value>& value, Side side);
// What a bot's estimates count: "points" of the final score, or "own".
[[nodiscard]] std::string scale_message(const ValueScale& scale);
// What people read, in every language.
[[nodiscard]] Json text_message(const Phrase& phrase);
[[nodiscard]] Json phrase_message(const Phrase& phrase);
[[nodiscard]] Json phrase_message(
    const std::optional<Phrase>& phrase);  // null where it says nothing
[[nodiscard]] Json reason_message(const Reason& reason);
[[nodiscard]] Json reasons_message(const std::vector<Reason>& reasons);
[[nodiscard]] Json thought_message(const AnyPosition& before, const Analyst& bot,
                                   const Thought<AnyMove>& thought);
[[nodiscard]] Json option_message(const OptionSpec& option);

// With the move that led there, where there was one.
[[nodiscard]] Json position_message(const AnyPosition& position);
[[nodiscard]] Json position_message(const AnyPosition& before, AnyMove move);
[[nodiscard]] Json position_message(const History& history, std::size_t ply);

}  // namespace lawan::session
