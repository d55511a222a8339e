// How Othello positions and passes are written.
#pragma once

#include <string>
#include <string_view>

#include "core/side.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {

// A position's text taken apart: one cell a character, '-', 'X' or 'O', row by row from a1.
struct PositionText {
    std::string cells;
    Side to_move;
};

// Reads the cells, which white space may divide, and the side to move as the last word.
//
// Black is X, * or b, white is O or w, in either case, an empty cell is - or a point; the side may
// also be written black or white. (Not 0: some write it for white, others for empty.) Throws
// InputError where there is anything else; the number of cells is the caller's to judge.
[[nodiscard]] PositionText parse_position_text(std::string_view text);

// The cells have been counted.
template <int Size>
[[nodiscard]] BasicPosition<Size> position_from(const PositionText& text);

// pass, and what other programs and records write for it: pa, ps and --; in either case.
[[nodiscard]] bool is_pass_text(std::string_view text);

}  // namespace lawan::othello
