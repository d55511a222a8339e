// A tournament's plan as JSON: the file that a user writes, and what the store keeps.
#pragma once

#include <string>
#include <string_view>

#include "arena/plan.hpp"

namespace lawan {

// Every field, in a fixed order.
[[nodiscard]] std::string to_json(const TournamentPlan& plan);

// Only "game" and "bots" are needed; docs/tournament-files.md lists the others. Throws InputError
// that names the field.
[[nodiscard]] TournamentPlan parse_plan(std::string_view json);

}  // namespace lawan
