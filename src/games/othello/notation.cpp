#include "games/othello/notation.hpp"

#include <cassert>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/board_view.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"

namespace lawan::othello {
namespace {

std::optional<Mark> parse_cell(char c) {
    switch (lower(c)) {
        case '-':
        case '.':
            return Mark::None;
        case 'x':
        case 'b':
        case '*':
            return Mark::X;
        case 'o':
        case 'w':
            return Mark::O;
        default:
            return std::nullopt;
    }
}

std::optional<Side> parse_side(std::string_view text) {
    if (lower(text) == "black") return Side::X;
    if (lower(text) == "white") return Side::O;
    const auto mark = text.size() == 1 ? parse_cell(text.front()) : std::nullopt;
    if (!mark || *mark == Mark::None) return std::nullopt;
    return *mark == Mark::X ? Side::X : Side::O;
}

}  // namespace

PositionText parse_position_text(std::string_view text) {
    const std::vector<std::string_view> parts = words(text);
    if (parts.empty()) {
        throw InputError{
            "an Othello position is its cells from a1, row by row, as X, O and -, "
            "then the side to move, X or O"};
    }
    PositionText result;
    const bool all_cells = parts.size() == 1;
    const std::size_t last_row = all_cells ? 1 : parts.size() - 1;
    for (std::size_t i = 0; i < last_row; ++i) {
        for (std::size_t at = 0; at < parts[i].size(); ++at) {
            const auto mark = parse_cell(parts[i][at]);
            if (!mark) {
                throw InputError{"cell " + std::to_string(result.cells.size() + 1) +
                                 " of an Othello position is X, O or -, not " +
                                 in_quotes(parts[i].substr(at))};
            }
            result.cells += letter(*mark);
        }
    }
    const auto side = all_cells ? std::nullopt : parse_side(parts.back());
    if (!side) {
        throw InputError{"after its cells an Othello position names the side to move, X or O, " +
                         (all_cells ? "and here it ends" : "not " + in_quotes(parts.back()))};
    }
    result.to_move = *side;
    return result;
}

template <int Size>
BasicPosition<Size> position_from(const PositionText& text) {
    assert(text.cells.size() == static_cast<std::size_t>(Size * Size));
    PerSide<Bitboard> discs;
    for (int i = 0; i < Size * Size; ++i) {
        const Bitboard cell = Bitboard::of(square_at({i % Size, i / Size}));
        const char c = text.cells[static_cast<std::size_t>(i)];
        if (c == letter(Mark::X)) discs.x |= cell;
        if (c == letter(Mark::O)) discs.o |= cell;
    }
    return {discs, text.to_move};
}

template BasicPosition<8> position_from<8>(const PositionText&);
template BasicPosition<6> position_from<6>(const PositionText&);
template BasicPosition<4> position_from<4>(const PositionText&);

bool is_pass_text(std::string_view text) {
    const std::string word = lower(text);
    return word == "pass" || word == "pa" || word == "ps" || word == "--";
}

}  // namespace lawan::othello
