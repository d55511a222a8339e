// Which games of this kind there are.
#include "games/connect4/rules/rules.hpp"

#include <algorithm>

#include "core/input_error.hpp"
#include "games/connect4/rules/words.hpp"

namespace lawan::connect4 {

Rules checked_rules(BoardSize size, int in_a_row) {
    const auto fits = [](int side) { return side >= kLeastPerSide && side <= kMostPerSide; };
    if (!fits(size.columns) || !fits(size.rows)) {
        throw InputError{words::kSidesOutOfRange, {kLeastPerSide, kMostPerSide, to_text(size)}};
    }
    if (size.cells() > kMostCells) {
        throw InputError{words::kTooManyCells, {to_text(size), size.cells(), kMostCells}};
    }
    const int most = std::max(size.columns, size.rows);
    if (in_a_row < kLeastInARow || in_a_row > most) {
        throw InputError{words::kInARowOutOfRange, {to_text(size), kLeastInARow, most, in_a_row}};
    }
    return {size, in_a_row};
}

}  // namespace lawan::connect4
