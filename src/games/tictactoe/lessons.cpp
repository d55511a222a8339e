// Tic-tac-toe to look at: the paper's costs of attacking and defending each cell, proofs, and the
// line that ended a game.
#include <limits>

#include "games/tictactoe/engine/proof_marks.hpp"
#include "games/tictactoe/evaluators/costs.hpp"
#include "games/tictactoe/evaluators/evaluators.hpp"
#include "games/tictactoe/papers/queens_lesson.hpp"
#include "games/tictactoe/parts.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/rules/run_cells.hpp"
#include "games/tictactoe/words.hpp"
#include "lessons/game_lessons.hpp"

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

std::size_t cell_of(Square square) {
    return static_cast<std::size_t>(square.index());
}

template <class Position>
std::vector<std::size_t> full_lines(const Position& position) {
    std::vector<std::size_t> cells;
    const auto winner = position.winner();
    if (!winner) return cells;
    const auto line =
        tictactoe::cells_in_runs(position.marks(*winner), position.rules().of_side(*winner));
    for (const Square square : squares(line)) cells.push_back(cell_of(square));
    return cells;
}

BoardDrawing drawn(const tictactoe::ThreatLine& line) {
    BoardDrawing drawing{{tictactoe::words::kWinByThreats, {letter(line.attacker)}},
                         tictactoe::words::kHowThreatsAreDrawn};
    for (const tictactoe::Threat& threat : line.threats) {
        drawing.steps.push_back({cell_of(threat.attack), line.attacker});
        if (!threat.answer) continue;
        drawing.steps.push_back({cell_of(*threat.answer), opponent_of(line.attacker)});
    }
    return drawing;
}

BoardDrawing drawn(const tictactoe::HeldPairs& held) {
    BoardDrawing drawing{{tictactoe::words::kHeldByPairing, {letter(held.holder)}},
                         tictactoe::words::kHowPairsAreDrawn};
    for (const auto& [one, other] : held.pairs) {
        drawing.groups.push_back({cell_of(one), cell_of(other)});
    }
    return drawing;
}

template <class Position>
std::vector<BoardDrawing> drawn_proofs(const Position& position, Budget& budget) {
    std::vector<BoardDrawing> drawings;
    const tictactoe::ProofMarks marks = tictactoe::proof_marks(position, budget);
    if (marks.win) drawings.push_back(drawn(*marks.win));
    for (const tictactoe::HeldPairs& held : marks.holds) drawings.push_back(drawn(held));
    return drawings;
}

// The same for every position: the example has a board of its own.
template <Game G>
std::vector<GameDemonstration<G>> demonstrations() {
    std::vector<GameDemonstration<G>> list;
    for (const auto& queens : tictactoe::queens_demonstrations()) {
        list.push_back(
            {queens.entry, [tell = queens.tell](const typename G::Position&) { return tell(); }});
    }
    return list;
}

template <Game G>
LessonsOf<G> line_lessons() {
    using P = typename G::Position;
    std::vector<GameOverlay<G>> overlays{
        {"attack", Words{"Attack", "Serangan"},
         Words{"the attacking cost: open lines through each cell",
               "biaya menyerang: garis terbuka melalui tiap petak"},
         [](const G& game, const typename G::Position& position) {
             return on_empty_cells(game, position, [](const tictactoe::Costs& costs) {
                 return static_cast<double>(costs.attack);
             });
         }},
        {"defence", Words{"Defence", "Pertahanan"},
         Words{"the defending cost: the opponent's marks on the lines of each cell",
               "biaya bertahan: tanda lawan pada garis-garis tiap petak"},
         [](const G& game, const typename G::Position& position) {
             return on_empty_cells(game, position, [](const tictactoe::Costs& costs) {
                 return costs.defence.infinite() ? std::numeric_limits<double>::infinity()
                                                 : costs.defence.marks();
             });
         }},
    };
    return LessonsOf<G>{std::move(overlays), {drawn_proofs<P>, full_lines<P>}, demonstrations<G>()};
}

}  // namespace

std::unique_ptr<const Lessons> tictactoe::lessons() {
    return std::make_unique<GameLessons<tictactoe::Game, tictactoe::WideGame>>(
        line_lessons<tictactoe::Game>(), line_lessons<tictactoe::WideGame>());
}

}  // namespace lawan
