#include "games/adjacency/engine/full/block_neighbours.hpp"

namespace lawan::adjacency::full {

BlockNeighbours::BlockNeighbours(const Geometry& geometry, const SubsetLayout& layout)
    : geometry_{geometry}, layout_{layout} {
    for (const Square v : squares(geometry_.board())) {
        const unsigned bits = layout_.neighbourhood(v).block;
        if (bits == 0) continue;
        near_.add(v);
        none_of_[index(v)] = where(bits, 0);
        for (std::size_t cell = 0; cell < layout_.block_cells().size(); ++cell) {
            if ((bits >> cell & 1U) == 0) continue;
            only_[cell].push_back({v, where(bits, 1U << cell)});
        }
    }
}

void BlockNeighbours::add_settled_inside(std::size_t cell, std::uint64_t outside,
                                         BlockLanes& sum) const {
    for (const Only& only : only_[cell]) {
        if ((layout_.neighbourhood(only.v).outside & outside) == 0) add(sum, only.lanes);
    }
}

bool BlockNeighbours::add_settled_outside(Square bit, std::uint64_t outside,
                                          BlockLanes& sum) const {
    bool depends = false;
    const Square cell = layout_.outside_cell(bit.index());
    for (const Square v : squares(geometry_.closed(cell) & near_)) {
        const Bitboard left{layout_.neighbourhood(v).outside & outside};
        if (left != Bitboard::of(bit)) continue;
        depends = true;
        add(sum, none_of(v));
    }
    return depends;
}

}  // namespace lawan::adjacency::full
