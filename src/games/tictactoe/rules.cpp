// Which m,n,k games there are.
#include "games/tictactoe/rules.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "core/input_error.hpp"

namespace lawan::tictactoe {

Rules checked_rules(BoardSize size, int in_a_row) {
    const auto fits = [](int side) { return side >= 1 && side <= kMostPerSide; };
    if (!fits(size.columns) || !fits(size.rows)) {
        throw InputError{fmt::format("tictactoe is played on 1 to {} columns and rows, not on {}",
                                     kMostPerSide, to_text(size))};
    }
    const int most = std::max(size.columns, size.rows);
    if (in_a_row < 1 || in_a_row > most) {
        throw InputError{fmt::format("on a {} board 1 to {} in a row can win, not {}",
                                     to_text(size), most, in_a_row)};
    }
    return {size, in_a_row};
}

}  // namespace lawan::tictactoe
