// Which N[v] a set of cells meets: N[v] is a cell v and the cells beside it.
#pragma once

#include "core/bitboard.hpp"
#include "games/adjacency/rules/cells.hpp"

namespace lawan::proofs {

// The v of which N[v] holds exactly one cell of a set, and those of which it holds any; on a board
// that is smaller than 8×8 also some just outside it.
struct Coverage {
    Bitboard once;
    Bitboard any;
};

[[nodiscard]] inline Coverage coverage_of(Bitboard cells) {
    using adjacency::kFirstColumn;
    using adjacency::kLastColumn;
    using adjacency::kMostColumns;
    Coverage covered;
    Bitboard twice;
    for (const Bitboard there : {cells, cells << kMostColumns, cells >> kMostColumns,
                                 (cells & ~kLastColumn) << 1, (cells & ~kFirstColumn) >> 1}) {
        twice |= covered.any & there;
        covered.any |= there;
    }
    covered.once = covered.any & ~twice;
    return covered;
}

}  // namespace lawan::proofs
