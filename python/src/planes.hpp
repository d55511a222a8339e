// Positions as planes of 0 and 1, as networks read them.
#pragma once

#include <cstddef>
#include <cstdint>

#include <pybind11/numpy.h>

#include "bindings.hpp"

namespace lawan::python {

// The marks of the side to move, those of the other side, and the cells of legal moves; 1 or 0 for
// each cell, row by row from the top.
inline constexpr std::size_t kPlanes = 3;

// How many numbers the planes of one position are.
[[nodiscard]] inline std::size_t plane_cells(BoardSize size) {
    return kPlanes * static_cast<std::size_t>(size.cells());
}

void write_planes(const AnyPosition& position, std::uint8_t* to);

// The cell of a move, row by row from the top left; -1 for a move that has none.
[[nodiscard]] std::int64_t cell_number(const AnyPosition& position, AnyMove move, BoardSize size);

using Planes = py::array_t<std::uint8_t>;

[[nodiscard]] Planes empty_planes(std::size_t count, BoardSize size);

}  // namespace lawan::python
