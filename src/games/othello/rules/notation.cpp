#include "games/othello/rules/notation.hpp"

#include <cassert>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/board_view.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "games/othello/rules/words.hpp"

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

bool is_board(std::size_t cells) {
    return cells == 64 || cells == 36 || cells == 16;
}

}  // namespace

PositionText parse_position_text(std::string_view text) {
    const std::vector<std::string_view> parts = split_words(text);
    const auto refuse_form = [&] { throw InputError{words::kPositionForm, {in_quotes(text)}}; };
    if (parts.empty()) refuse_form();
    PositionText result;
    const bool all_cells = parts.size() == 1;
    const std::size_t last_row = all_cells ? 1 : parts.size() - 1;
    for (std::size_t i = 0; i < last_row; ++i) {
        for (std::size_t at = 0; at < parts[i].size(); ++at) {
            const auto mark = parse_cell(parts[i][at]);
            if (!mark) {
                throw InputError{words::kCell,
                                 {result.cells.size() + 1, in_quotes(parts[i].substr(at))}};
            }
            result.cells += letter(*mark);
        }
    }
    if (all_cells && !is_board(result.cells.size())) refuse_form();
    if (all_cells) throw InputError{words::kSideToMoveMissing};
    const auto side = parse_side(parts.back());
    if (!side) throw InputError{words::kSideToMove, {in_quotes(parts.back())}};
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
