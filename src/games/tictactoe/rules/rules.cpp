// Which m,n,k games there are.
#include "games/tictactoe/rules/rules.hpp"

#include <algorithm>

#include "core/input_error.hpp"
#include "games/tictactoe/rules/words.hpp"

namespace lawan::tictactoe {

Rules checked_rules(BoardSize size, int in_a_row) {
    const auto fits = [](int side) { return side >= 1 && side <= kMostPerSide; };
    if (!fits(size.columns) || !fits(size.rows)) {
        throw InputError{words::kBoardNotPlayed, {kMostPerSide, to_text(size)}};
    }
    const int most = std::max(size.columns, size.rows);
    if (in_a_row < 1 || in_a_row > most) {
        throw InputError{words::kInARowNotPossible, {to_text(size), most, in_a_row}};
    }
    return {size, in_a_row};
}

}  // namespace lawan::tictactoe
