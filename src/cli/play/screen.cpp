#include "cli/play/screen.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "cli/play/words.hpp"
#include "cli/results.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/text.hpp"
#include "formats/text_width.hpp"

namespace lawan::cli {
namespace {

// Worth showing only where not every empty cell may be chosen.
std::vector<Coordinate> notable_moves(const AnyPosition& position) {
    std::vector<Coordinate> cells;
    for (const AnyMove move : position.legal_moves()) {
        if (const auto cell = position.cell(move)) cells.push_back(*cell);
    }
    const auto& marks = position.board().marks;
    const auto empty = std::count(marks.begin(), marks.end(), Mark::None);
    return static_cast<std::ptrdiff_t>(cells.size()) < empty ? cells : std::vector<Coordinate>{};
}

std::string side_label(const AnyGame& game, Side side, const DiagramStyle& style) {
    const std::string piece = piece_text(mark_of(side), style);
    const std::string name = side_name(game, side);
    return name == std::string(1, letter(side)) ? piece : piece + ' ' + name;
}

bool shares_the_win(const GameResult& result, Side side) {
    return result.winner ? *result.winner == side : result.reason != EndReason::Stopped;
}

constexpr const char* kBetween = "   ";  // the board and what stands beside it

bool fits(const Diagram& board, const std::vector<std::string>& beside, std::size_t columns) {
    const std::size_t left = static_cast<std::size_t>(board.width) + shown_width(kBetween);
    return std::all_of(beside.begin(), beside.end(), [&](const std::string& line) {
        return left + shown_width(line) <= columns;
    });
}

}  // namespace

DiagramStyle PlayScreen::style(const AnyGame& game) const {
    return {game.start().board().pieces, charset_, colour_};
}

std::string PlayScreen::player_line(const ScreenView& view, Side side) const {
    const std::size_t widest = std::max(display_width(view.names.x), display_width(view.names.o));
    const bool to_move = !view.result && view.position.side_to_move() == side;
    const bool won = view.result && shares_the_win(*view.result, side);
    std::string line = fmt::format("{} {}  {}",
                                   to_move ? '>'
                                   : won   ? '*'
                                           : ' ',
                                   side_label(view.game, side, style(view.game)), view.names[side]);
    line += std::string(widest - display_width(view.names[side]), ' ');
    if (const auto count = view.position.standing().count) {
        line += fmt::format("  {:>2}", (*count)[side]);
    }
    if (won) line += "  " + told(view.result->winner ? words::kWinnerMark : words::kDrawMark);
    const bool highlighted = colour_ == Colour::On && (to_move || won);
    return highlighted ? fmt::format("\x1b[1m{}\x1b[0m", line) : line;
}

std::vector<std::string> PlayScreen::panel(const ScreenView& view) const {
    std::vector<std::string> lines{""};  // beside the letters of the columns
    for (const Phrase& fact : view.position.standing().facts) lines.push_back("  " + told(fact));
    const auto rows = static_cast<std::size_t>(view.position.board().size.rows);
    const bool has_room = rows >= lines.size() + 2;  // for a blank line and two players
    if (lines.size() > 1 && has_room) lines.emplace_back();
    lines.push_back(player_line(view, Side::X));
    lines.push_back(player_line(view, Side::O));
    return lines;
}

std::string PlayScreen::text(const ScreenView& view) const {
    Highlights highlights;
    highlights.last_move = view.last_cell;
    if (!view.result) highlights.legal = notable_moves(view.position);
    const Diagram board = diagram(view.position.board(), highlights, style(view.game));
    const auto beside = panel(view);
    std::string text = "\n";
    if (const auto columns = screen_columns(); columns && !fits(board, beside, *columns)) {
        for (const std::string& line : board.lines) text += line + '\n';
        for (const std::string& line : beside) text += line.empty() ? "" : line + '\n';
        return text + '\n';
    }
    for (std::size_t i = 0; i < std::max(board.lines.size(), beside.size()); ++i) {
        std::string line = i < board.lines.size()
                               ? board.lines[i]
                               : std::string(static_cast<std::size_t>(board.width), ' ');
        if (i < beside.size() && !beside[i].empty()) line += kBetween + beside[i];
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text + '\n';
}

}  // namespace lawan::cli
