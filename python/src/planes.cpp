#include "planes.hpp"

namespace lawan::python {

std::int64_t cell_number(const AnyPosition& position, AnyMove move, BoardSize size) {
    const auto at = position.cell(move);
    return at ? std::int64_t{at->row} * size.columns + at->column : -1;
}

void write_planes(const AnyPosition& position, std::uint8_t* to) {
    const BoardView board = position.board();
    const std::size_t cells = board.marks.size();
    const Mark own = mark_of(position.side_to_move());
    std::uint8_t* const others = to + cells;
    std::uint8_t* const legal = others + cells;
    for (std::size_t i = 0; i < cells; ++i) {
        to[i] = board.marks[i] == own;
        others[i] = board.marks[i] != own && board.marks[i] != Mark::None;
        legal[i] = 0;
    }
    for (const AnyMove move : position.legal_moves()) {
        const std::int64_t cell = cell_number(position, move, board.size);
        if (cell >= 0) legal[cell] = 1;
    }
}

Planes empty_planes(std::size_t count, BoardSize size) {
    return Planes{std::vector<py::ssize_t>{static_cast<py::ssize_t>(count),
                                           static_cast<py::ssize_t>(kPlanes), size.rows,
                                           size.columns}};
}

}  // namespace lawan::python
