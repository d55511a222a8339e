// Positions: values that never change.
#include <functional>

#include "bindings.hpp"
#include "formats/diagram.hpp"

namespace lawan::python {
namespace {

std::string name_of(Side side) {
    return std::string(1, letter(side));
}

py::list legal_moves(const AnyPosition& position) {
    const std::vector<AnyMove> moves = position.legal_moves();
    py::list texts{moves.size()};
    for (std::size_t i = 0; i < moves.size(); ++i) texts[i] = position.move_text(moves[i]);
    return texts;
}

std::optional<std::string> winner_of(const AnyPosition& position) {
    if (!position.is_over()) return std::nullopt;
    const auto winner = position.winner();
    return winner ? std::optional{name_of(*winner)} : std::nullopt;
}

// Rows of the board from the top, "X", "O" or "-" for each cell.
std::vector<std::string> rows_of(const AnyPosition& position) {
    const BoardView board = position.board();
    std::vector<std::string> rows;
    for (int row = 0; row < board.size.rows; ++row) {
        std::string& text = rows.emplace_back();
        for (int column = 0; column < board.size.columns; ++column) {
            text += letter(board.at({column, row}));
        }
    }
    return rows;
}

std::string drawn(const AnyPosition& position) {
    std::string text;
    for (const std::string& line : diagram(position.board(), {}, {}).lines) {
        text += text.empty() ? "" : "\n";
        text += line.substr(0, line.find_last_not_of(' ') + 1);
    }
    return text;
}

std::string shown_position(const PyPosition& p) {
    return "<lawan.Position " + p.game->module->name + " '" + p.position.text() + "'>\n" +
           drawn(p.position);
}

bool same(const PyPosition& a, const PyPosition& b) {
    return a.game->module == b.game->module && a.position.key() == b.position.key() &&
           a.position.text() == b.position.text();
}

// The row and the column of each legal move's cell, for whoever draws the board.
py::dict cells_of_moves(const AnyPosition& position) {
    py::dict cells;
    for (const AnyMove move : position.legal_moves()) {
        if (const auto at = position.cell(move)) {
            cells[py::str(position.move_text(move))] = py::make_tuple(at->column, at->row);
        }
    }
    return cells;
}

using PositionClass = py::class_<PyPosition>;

// A property that the position itself knows.
template <class Member>
auto of(Member member) {
    return [member](const PyPosition& p) { return member(p.position); };
}

void bind_play(PositionClass& position) {
    position
        .def_property_readonly("legal_moves", of(legal_moves),
                               "The moves of the side to move, as texts; empty when it is over.")
        .def(
            "play",
            [](const PyPosition& p, const std::string& move) {
                return PyPosition{p.game, p.position.after(legal_move(p.position, move))};
            },
            py::arg("move"), "The position after a move: play('d4').")
        .def(
            "is_legal",
            [](const PyPosition& p, const std::string& text) {
                const auto move = p.position.parse_move(text);
                return move && p.position.is_legal(*move);
            },
            py::arg("move"), "Whether a text names a legal move.")
        .def_property_readonly("is_over", of([](const AnyPosition& p) { return p.is_over(); }),
                               "Whether the game is over: then there is no legal move.")
        .def_property_readonly("score", of([](const AnyPosition& p) { return p.shown_score(); }),
                               "X minus O, as players count it.")
        .def_property_readonly("winner", of(winner_of),
                               "'X' or 'O'; None for a draw and while the game goes on.")
        .def_property_readonly("to_move",
                               of([](const AnyPosition& p) { return name_of(p.side_to_move()); }),
                               "'X' or 'O'. Where the sides have discs, X is black.");
}

void bind_looks(PositionClass& position) {
    position
        .def_property_readonly(
            "game", [](const PyPosition& p) { return p.game; }, "The game that is played.")
        .def_property_readonly("text", of([](const AnyPosition& p) { return p.text(); }),
                               "The position in one line; game.parse() reads it.")
        .def_property_readonly("key", of([](const AnyPosition& p) { return p.key(); }),
                               "A hash of 64 bits: equal positions have equal keys.")
        .def_property_readonly(
            "symmetries",
            [](const PyPosition& p) {
                std::vector<PyPosition> images;
                for (const AnyPosition& image : p.position.images())
                    images.push_back({p.game, image});
                return images;
            },
            "The images under the symmetries of the game, the position itself first.")
        .def_property_readonly("rows", of(rows_of),
                               "The rows from the top, 'X', 'O' or '-' for each cell.")
        .def_property_readonly("size", of([](const AnyPosition& p) {
                                   const BoardSize size = p.board().size;
                                   return py::make_tuple(size.columns, size.rows);
                               }),
                               "Columns and rows.")
        .def_property_readonly(
            "discs", of([](const AnyPosition& p) { return p.board().pieces == Pieces::Discs; }),
            "Whether it is played with discs rather than letters.")
        .def_property_readonly("row_numbers", of([](const AnyPosition& p) {
                                   const BoardView board = p.board();
                                   std::vector<int> numbers;
                                   for (int row = 0; row < board.size.rows; ++row) {
                                       numbers.push_back(board.row_number(row));
                                   }
                                   return numbers;
                               }),
                               "What people call the rows, from the top.")
        .def_property_readonly("move_cells", of(cells_of_moves),
                               "(column, row) from the top left for each legal move with a cell.")
        .def("__str__", of(drawn))
        .def("__repr__", shown_position);
}

}  // namespace

void bind_positions(py::module_& module) {
    PositionClass position{module, "Position",
                           "A position. It never changes: play() returns the next one."};
    bind_play(position);
    bind_looks(position);
    position.def("__eq__", same, py::is_operator())
        .def("__hash__",
             of([](const AnyPosition& p) { return std::hash<std::uint64_t>{}(p.key()); }))
        .def("__reduce__", [](const PyPosition& p) {
            return py::make_tuple(py::module_::import("lawan").attr("position"),
                                  py::make_tuple(p.game->module->name, p.position.text()));
        });
}

}  // namespace lawan::python
