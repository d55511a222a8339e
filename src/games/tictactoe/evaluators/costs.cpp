#include "games/tictactoe/evaluators/costs.hpp"

#include "core/input_error.hpp"
#include "games/tictactoe/words.hpp"

namespace lawan::tictactoe {

void check_costs(const Rules& rules) {
    if (!has_costs(rules)) {
        throw InputError{words::kNoCosts, {to_text(rules.size), rules.in_a_row}};
    }
}

}  // namespace lawan::tictactoe
