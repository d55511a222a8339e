#include "games/tictactoe/costs.hpp"

#include <fmt/core.h>

#include "core/input_error.hpp"

namespace lawan::tictactoe {

void check_costs(const Rules& rules) {
    if (!has_costs(rules)) {
        throw InputError{fmt::format(
            "the paper's costs are for NxN boards with N in a row, not for {} with {} in a row",
            to_text(rules.size), rules.in_a_row)};
    }
}

}  // namespace lawan::tictactoe
