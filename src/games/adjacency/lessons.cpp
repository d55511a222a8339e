// Adjacency to look at: what the evaluators of adjacency-b see of each mark.
#include <cstdlib>

#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/papers/genetic_lesson.hpp"
#include "games/adjacency/parts.hpp"
#include "games/adjacency/rules/game.hpp"
#include "lessons/game_lessons.hpp"

namespace lawan {
namespace {

// Calls look(mark) with what stands on each cell above, below, left and right of one.
template <class Look>
void beside(const BoardView& board, int cell, Look look) {
    const int column = cell % board.size.columns;
    const int row = cell / board.size.columns;
    for (const Coordinate at : {Coordinate{column, row - 1}, Coordinate{column, row + 1},
                                Coordinate{column - 1, row}, Coordinate{column + 1, row}}) {
        if (board.size.has(at)) look(board.at(at));
    }
}

// number(cell, mark) for every mark, and the sum for each side.
template <class Number>
Overlay on_marks(const BoardView& board, Number number) {
    Overlay overlay{std::vector<std::optional<double>>(board.marks.size()), PerSide<double>{}};
    for (int cell = 0; cell < board.size.cells(); ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        const Mark mark = board.marks[at];
        if (mark == Mark::None) continue;
        const double value = number(cell, mark);
        overlay.cells[at] = value;
        (*overlay.totals)[mark == Mark::X ? Side::X : Side::O] += value;
    }
    return overlay;
}

// 4 for a mark that no empty cell lies beside, so that it can no longer be flipped, else 1.
Overlay volatile_overlay(const adjacency::Game& game, const adjacency::Position& position) {
    const BoardView board = game.board(position);
    return on_marks(board, [&](int cell, Mark) {
        bool stable = true;
        beside(board, cell, [&](Mark mark) { stable = stable && mark != Mark::None; });
        return stable ? 4 : 1;
    });
}

Overlay neighbours_overlay(const adjacency::Game& game, const adjacency::Position& position) {
    const BoardView board = game.board(position);
    return on_marks(board, [&](int cell, Mark own) {
        int count = 0;
        beside(board, cell, [&](Mark mark) { count += mark == own; });
        return count;
    });
}

}  // namespace

std::unique_ptr<const Lessons> adjacency::lessons() {
    std::vector<GameOverlay<adjacency::Game>> overlays{
        flips_overlay<adjacency::Game>(),
        {"volatile", Words{"Volatile marks", "Tanda mudah berubah"},
         Words{"4 for a mark that can no longer be flipped, 1 for one that can",
               "4 untuk tanda yang tidak dapat dibalik lagi, 1 untuk yang masih dapat"},
         volatile_overlay},
        {"linear-volatility", Words{"Linear volatility", "Volatilitas linear"},
         Words{"neighbours of the same side beside each mark",
               "tetangga sepihak di sebelah tiap tanda"},
         neighbours_overlay},
    };
    return std::make_unique<GameLessons<adjacency::Game>>(LessonsOf<adjacency::Game>{
        std::move(overlays),
        {},
        {adjacency::genetic_demonstration_a(), adjacency::genetic_demonstration_b(),
         adjacency::genetic_demonstration_c()}});
}

}  // namespace lawan
