#include "games/othello/rules/settings.hpp"

#include <string>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "games/othello/rules/notation.hpp"
#include "games/othello/rules/words.hpp"

namespace lawan::othello {
namespace {

template <int Size>
GameOfAnySize usual_game(Side first) {
    const BasicPosition<Size> start;
    return BasicGame<Size>{
        BasicPosition<Size>{{start.discs(Side::X), start.discs(Side::O)}, first}};
}

}  // namespace

std::vector<OptionSpec> settings() {
    return {
        titled(Words{"Size", "Ukuran"}, {"size", OptionType::Size,
                                         Words{"the board's columns and rows: 4, 6 or 8",
                                               "kolom dan baris papan: 4, 6, atau 8"},
                                         "8"}),
        titled(Words{"First to move", "Yang memulai"},
               {"first", OptionType::Side,
                Words{"the side that moves first; black is X",
                      "pihak yang melangkah pertama; hitam adalah X"},
                "X"}),
    };
}

GameOfAnySize game_from(const Options& options) {
    const Side first = options.text("first") == "O" ? Side::O : Side::X;
    const BoardSize size = options.size("size");
    if (size == BoardSize{8, 8}) return usual_game<8>(first);
    if (size == BoardSize{6, 6}) return usual_game<6>(first);
    if (size == BoardSize{4, 4}) return usual_game<4>(first);
    throw InputError{words::kBoardNotPlayed, {in_quotes(options.text("size"))}};
}

GameOfAnySize game_from_position(std::string_view text) {
    const PositionText read = parse_position_text(text);
    if (read.cells.size() == 64) return BasicGame<8>{position_from<8>(read)};
    if (read.cells.size() == 36) return BasicGame<6>{position_from<6>(read)};
    if (read.cells.size() == 16) return BasicGame<4>{position_from<4>(read)};
    throw InputError{words::kNumberOfCells, {read.cells.size()}};
}

}  // namespace lawan::othello
