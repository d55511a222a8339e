// Othello to look at: liberties, frontier and mobility by line, as the Othello paper counts them.
#include <algorithm>

#include "games/othello/edge_lesson.hpp"
#include "games/othello/evaluators/edge_table.hpp"
#include "games/othello/evaluators/evaluators.hpp"
#include "games/othello/evaluators/line_mobility.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/rules/game.hpp"
#include "lessons/game_lessons.hpp"

namespace lawan {
namespace {

struct Step {
    int column;
    int row;
};
constexpr Step kLines[4] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

Coordinate moved(Coordinate at, Step step, int times) {
    return {at.column + times * step.column, at.row + times * step.row};
}

int liberties(const BoardView& board, Coordinate at) {
    int empty = 0;
    for (const Step step : kLines) {
        for (const int times : {1, -1}) {
            const Coordinate beside = moved(at, step, times);
            empty += board.size.has(beside) && board.at(beside) == Mark::None;
        }
    }
    return empty;
}

// Does a disc here turn any, one way along the line?
bool turns(const BoardView& board, Coordinate at, Step step, int way, Mark own) {
    for (int distance = 1;; ++distance) {
        const Coordinate there = moved(at, step, way * distance);
        if (!board.size.has(there) || board.at(there) == Mark::None) return false;
        if (board.at(there) == own) return distance > 1;
    }
}

int length_of_line(BoardSize size, Coordinate at, Step step) {
    int length = 1;
    for (const int way : {1, -1}) {
        for (Coordinate there = moved(at, step, way); size.has(there);
             there = moved(there, step, way)) {
            ++length;
        }
    }
    return length;
}

template <class Number>
Overlay on_squares(const BoardView& board, Number number) {
    Overlay overlay{std::vector<std::optional<double>>(board.marks.size()), {}};
    for (int cell = 0; cell < board.size.cells(); ++cell) {
        const Coordinate at{cell % board.size.columns, cell / board.size.columns};
        overlay.cells[static_cast<std::size_t>(cell)] = number(at);
    }
    return overlay;
}

template <Game G>
Overlay liberties_overlay(const G& game, const typename G::Position& position) {
    const BoardView board = game.board(position);
    return on_squares(board,
                      [&](Coordinate at) -> std::optional<double> { return liberties(board, at); });
}

template <Game G>
Overlay frontier_overlay(const G& game, const typename G::Position& position) {
    const BoardView board = game.board(position);
    PerSide<double> totals;
    Overlay overlay = on_squares(board, [&](Coordinate at) -> std::optional<double> {
        const Mark mark = board.at(at);
        if (mark == Mark::None || liberties(board, at) == 0) return std::nullopt;
        totals[mark == Mark::X ? Side::X : Side::O] += 1;
        return liberties(board, at);
    });
    overlay.totals = totals;
    return overlay;
}

template <Game G>
Overlay line_mobility_overlay(const G& game, const typename G::Position& position) {
    const BoardView board = game.board(position);
    const Mark own = mark_of(position.side_to_move());
    Overlay overlay = on_squares(board, [&](Coordinate at) -> std::optional<double> {
        if (board.at(at) != Mark::None) return std::nullopt;
        int lines = 0;
        for (const Step step : kLines) {
            if (length_of_line(board.size, at, step) < othello::kShortestLine) continue;
            lines += turns(board, at, step, 1, own) || turns(board, at, step, -1, own);
        }
        return lines > 0 ? std::optional<double>{lines} : std::nullopt;
    });
    const PerSide<int> moves = othello::line_mobility(position, othello::edge_tables());
    overlay.totals = PerSide<double>{static_cast<double>(moves.x), static_cast<double>(moves.o)};
    return overlay;
}

template <int Size>
std::vector<GameDemonstration<othello::BasicGame<Size>>> demonstrations() {
    using othello::BasicGame;
    using othello::BasicPosition;
    namespace words = othello::edge_words;
    return {{{"othello-edge-tables", words::kTitle, words::kSummary},
             [](const BasicPosition<Size>& position) {
                 return othello::EdgeLesson<Size>{position}.told();
             }},
            {{"othello-edge-entries", words::kPrintedTitle, words::kPrintedSummary},
             [](const BasicPosition<Size>&) {
                 const BasicGame<8> usual;
                 return othello::printed_entries(erased_position<BasicGame<8>>(usual.start()));
             }}};
}

template <int Size>
LessonsOf<othello::BasicGame<Size>> square_lessons() {
    using G = othello::BasicGame<Size>;
    std::vector<GameOverlay<G>> overlays{
        flips_overlay<G>(),
        {"liberties", Words{"Liberties", "Kebebasan"},
         Words{"empty squares beside each square", "petak kosong di sebelah tiap petak"},
         liberties_overlay<G>},
        {"frontier", Words{"Frontier", "Garis depan"},
         Words{"discs beside an empty square, with their liberties",
               "keping di sebelah petak kosong, dengan kebebasannya"},
         frontier_overlay<G>},
        {"line-mobility", Words{"Mobility by line", "Mobilitas per garis"},
         Words{"on how many lines each square is a move",
               "pada berapa garis tiap petak merupakan langkah"},
         line_mobility_overlay<G>},
    };
    return LessonsOf<G>{std::move(overlays), {}, demonstrations<Size>()};
}

}  // namespace

std::unique_ptr<const Lessons> othello::lessons() {
    using othello::BasicGame;
    return std::make_unique<GameLessons<BasicGame<8>, BasicGame<6>, BasicGame<4>>>(
        square_lessons<8>(), square_lessons<6>(), square_lessons<4>());
}

}  // namespace lawan
