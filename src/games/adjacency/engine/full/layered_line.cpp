// A line of best play from values by layers, which are gone as soon as they are known.
#include <optional>

#include "games/adjacency/engine/full/layered_values.hpp"

namespace lawan::adjacency::full {
namespace {

constexpr int kCellsAllAtOnce = 24;  // 16 MiB

[[nodiscard]] std::optional<Square> best_move(const Geometry& geometry, const SubsetValues& all,
                                              Bitboard cells) {
    for (const Square move : squares(cells)) {
        const int value = geometry.settles(cells, move) - all.value(cells ^ Bitboard::of(move));
        if (value == all.value(cells)) return move;
    }
    return std::nullopt;
}

}  // namespace

std::vector<Square> line_by_layers(const Geometry& geometry, Bitboard cells, Square first,
                                   const SubsetWork& work) {
    std::vector<Square> line{first};
    cells = cells ^ Bitboard::of(first);
    while (cells.count() > kCellsAllAtOnce) {
        const auto known = value_by_layers(geometry, cells, work);
        if (!known) return line;
        line.push_back(known->best.front());
        cells = cells ^ Bitboard::of(known->best.front());
    }
    SubsetMemory memory;
    const auto all = SubsetValues::of(geometry, cells, memory, work);
    if (!all) return line;
    while (cells.any()) {
        const auto move = best_move(geometry, *all, cells);
        if (!move) break;
        line.push_back(*move);
        cells = cells ^ Bitboard::of(*move);
    }
    return line;
}

}  // namespace lawan::adjacency::full
