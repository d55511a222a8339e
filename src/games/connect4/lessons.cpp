// The game to look at: lines and threats on the cells, pairs of cells that hold a position, and the
// line that ended a game.
#include "lessons/game_lessons.hpp"

#include <string>
#include <utility>
#include <vector>

#include "games/connect4/evaluators/evaluators.hpp"
#include "games/connect4/evaluators/threats.hpp"
#include "games/connect4/parts.hpp"
#include "games/connect4/rules/follow_up.hpp"
#include "games/connect4/rules/game.hpp"
#include "games/connect4/words.hpp"

namespace lawan::connect4 {
namespace {

using Numbers = std::vector<std::optional<double>>;

// As screens count cells.
[[nodiscard]] std::size_t cell_of(Square square, BoardSize size) {
    const Coordinate at = coordinate_of(square, size);
    return static_cast<std::size_t>(at.row * size.columns + at.column);
}

// number(cell) on every empty cell.
template <class Number>
[[nodiscard]] Overlay on_empty_cells(const Position& position, Number number) {
    const BoardSize size = position.size();
    Overlay overlay{Numbers(static_cast<std::size_t>(size.cells())), {}};
    for (const Square square : squares(position.empty_cells())) {
        overlay.cells[cell_of(square, size)] = number(square);
    }
    return overlay;
}

[[nodiscard]] Overlay open_lines_of(const Position& position, Side side) {
    const Bitboard closed = position.discs(opponent_of(side));
    const auto all = all_lines(position.rules());
    return on_empty_cells(position, [&](Square square) {
        int count = 0;
        for (const Bitboard line : all) count += line.has(square) && (line & closed).empty();
        return count;
    });
}

[[nodiscard]] Overlay threat_cells(const Position& position) {
    const Side side = position.side_to_move();
    const auto weight = [&](Square square, Side whose) {
        if (!threats_of(position, whose).has(square)) return 0;
        return favourable_rows(position, whose).has(square) ? 2 : 1;
    };
    return on_empty_cells(position, [&](Square square) {
        return weight(square, side) - weight(square, opponent_of(side));
    });
}

[[nodiscard]] std::vector<std::size_t> full_lines(const Position& position) {
    std::vector<std::size_t> cells;
    const auto winner = position.winner();
    if (!winner) return cells;
    Bitboard shown;
    for (const Bitboard line : all_lines(position.rules())) {
        if ((line & ~position.discs(*winner)).empty()) shown |= line;
    }
    for (const Square square : squares(shown)) cells.push_back(cell_of(square, position.size()));
    return cells;
}

// The pairs of cells of a position that following up holds or wins.
[[nodiscard]] std::vector<BoardDrawing> drawn_pairs(const Position& position, Budget&) {
    const FollowUp worth = follow_up(position);
    if (worth == FollowUp::Nothing || position.empty_cells().empty()) return {};
    const Words& says = worth == FollowUp::Wins ? words::kFollowUpWins : words::kFollowUpHolds;
    const Side follower = opponent_of(position.side_to_move());
    BoardDrawing drawing{{says, {words::kSides[follower]}}};
    const BoardSize size = position.size();
    for (const Square upper : squares(position.empty_cells() & upper_rows(size))) {
        drawing.groups.push_back({cell_of(Square{upper.index() - 1}, size), cell_of(upper, size)});
    }
    return {drawing};
}

[[nodiscard]] GameOverlay<Game> overlay(const char* name, const Words& title, const Words& summary,
                                        Overlay (*draw)(const Position&)) {
    return {name, title, summary,
            [draw](const Game&, const Position& position) { return draw(position); }};
}

}  // namespace

std::unique_ptr<const Lessons> lessons() {
    std::vector<GameOverlay<Game>> overlays{
        overlay("lines", words::kOwnLinesTitle, words::kOwnLines,
                [](const Position& p) { return open_lines_of(p, p.side_to_move()); }),
        overlay("enemy-lines", words::kEnemyLinesTitle, words::kEnemyLines,
                [](const Position& p) { return open_lines_of(p, opponent_of(p.side_to_move())); }),
        overlay("threats", words::kThreatCellsTitle, words::kThreatCells, threat_cells)};
    return std::make_unique<GameLessons<Game>>(
        LessonsOf<Game>{std::move(overlays), {drawn_pairs, full_lines}});
}

}  // namespace lawan::connect4
