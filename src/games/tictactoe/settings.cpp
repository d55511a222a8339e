// From options and positions to games.
#include "games/tictactoe/settings.hpp"

#include <fmt/core.h>

#include "core/input_error.hpp"
#include "games/tictactoe/diagram.hpp"
#include "games/tictactoe/rules.hpp"

namespace lawan::tictactoe {
namespace {

int in_a_row_for(const Options& options, BoardSize size) {
    if (const auto given = options.maybe_integer("in-a-row")) return static_cast<int>(*given);
    if (size.square()) return size.columns;
    throw InputError{fmt::format(
        "a {} board is not square: say how many in a row win, with --in-a-row", to_text(size))};
}

}  // namespace

std::vector<OptionSpec> settings() {
    const double most = kMostPerSide;
    return {
        {"size", OptionType::Size, "the board, N or MxN (columns x rows)", "3", 1, most},
        {"in-a-row", OptionType::Integer, "how many in a row win; N on a board of NxN",
         std::nullopt, 1, most},
        {"first", OptionType::Side, "the side that moves first", "X"},
    };
}

AnyGame game_from(const Options& options) {
    const BoardSize size = options.size("size");
    const Rules rules = checked_rules(size, in_a_row_for(options, size));
    const Side first = options.text("first") == "O" ? Side::O : Side::X;
    if (size.cells() <= Position::kCapacity) return Game{rules, first};
    return WideGame{rules, first};
}

AnyGame game_from_position(std::string_view text) {
    const Diagram diagram = parse_diagram(text);
    if (diagram.board.size.cells() <= Position::kCapacity) {
        return Game{Game::position_from(diagram)};
    }
    return WideGame{WideGame::position_from(diagram)};
}

}  // namespace lawan::tictactoe
