// Tic-tac-toe to look at: the paper's costs of attacking and defending each cell.
#include <limits>

#include "catalog/game_lesson_list.hpp"
#include "catalog/game_lessons.hpp"
#include "games/tictactoe/costs.hpp"
#include "games/tictactoe/game.hpp"

namespace lawan {
namespace {

// number(costs) for every empty cell.
template <Game G, class Number>
Overlay on_empty_cells(const G& game, const typename G::Position& position, Number number) {
    tictactoe::check_costs(position.rules());
    const BoardView board = game.board(position);
    Overlay overlay{std::vector<std::optional<double>>(board.marks.size()), {}};
    for (int cell = 0; cell < board.size.cells(); ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        if (board.marks[at] != Mark::None) continue;
        overlay.cells[at] = number(tictactoe::costs_of(position, Square{cell}));
    }
    return overlay;
}

template <Game G>
LessonsOf<G> lessons() {
    return LessonsOf<G>{{
        {"attack", "the attacking cost: open lines through each cell",
         [](const G& game, const typename G::Position& position) {
             return on_empty_cells(game, position, [](const tictactoe::Costs& costs) {
                 return static_cast<double>(costs.attack);
             });
         }},
        {"defence", "the defending cost: the opponent's marks on the lines of each cell",
         [](const G& game, const typename G::Position& position) {
             return on_empty_cells(game, position, [](const tictactoe::Costs& costs) {
                 return costs.defence.infinite() ? std::numeric_limits<double>::infinity()
                                                 : costs.defence.marks();
             });
         }},
    }};
}

}  // namespace

std::unique_ptr<const Lessons> tictactoe_lessons() {
    return std::make_unique<GameLessons<tictactoe::Game, tictactoe::WideGame>>(
        lessons<tictactoe::Game>(), lessons<tictactoe::WideGame>());
}

}  // namespace lawan
