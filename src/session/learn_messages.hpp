// What algorithms did while they were looked at, as messages.
#pragma once

#include <string>

#include "lessons/lessons.hpp"
#include "session/json.hpp"
#include "session/kept_tree.hpp"

namespace lawan::session {

[[nodiscard]] Json tree_message(const KeptTree& tree);

// One search of a comparison.
[[nodiscard]] Json row_message(const SearchLesson& lesson, const AnyPosition& position,
                               const Json& run, int depth);

[[nodiscard]] Json evolution_message(const EvolutionLesson& lesson, const AnyPosition& position,
                                     const BotLesson& asked);
[[nodiscard]] Json landscape_message(const LandscapeLesson& lesson, const AnyPosition& position,
                                     const BotLesson& asked);

[[nodiscard]] Json demonstration_message(const Demonstration& told);
[[nodiscard]] Json overlay_message(const std::string& name, const Overlay& overlay);

}  // namespace lawan::session
