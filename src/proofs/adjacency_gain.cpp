#include "proofs/adjacency_gain.hpp"

#include <algorithm>
#include <utility>

#include "core/hash.hpp"
#include "core/symmetry.hpp"

namespace lawan::proofs {
namespace {

constexpr std::size_t kPlaces = std::size_t{1} << 20;
constexpr std::int8_t kFar = 100;

// The cells of which exactly one lies in a set of cells, and all that any does, by N[v].
struct Reach {
    Bitboard once;
    Bitboard any;
};

[[nodiscard]] Reach reach_of(Bitboard cells) {
    using adjacency::kFirstColumn;
    using adjacency::kLastColumn;
    using adjacency::kMostColumns;
    Reach reach;
    Bitboard twice;
    for (const Bitboard there : {cells, cells << kMostColumns, cells >> kMostColumns,
                                 (cells & ~kLastColumn) << 1, (cells & ~kFirstColumn) >> 1}) {
        twice |= reach.any & there;
        reach.any |= there;
    }
    reach.once = reach.any & ~twice;
    return reach;
}

}  // namespace

AdjacencyGain::AdjacencyGain(BoardSize size, Others others, std::function<bool(Bitboard)> is_won)
    : size_{size},
      board_{adjacency::whole_board(size)},
      others_{others},
      is_won_{std::move(is_won)},
      known_(kPlaces, Known{0, -kFar, kFar}) {
    for (const Square cell : squares(board_)) {
        closed_[static_cast<std::size_t>(cell.index())] =
            (adjacency::beside(cell) | Bitboard::of(cell)) & board_;
    }
}

Bitboard AdjacencyGain::turned(Bitboard cells) const {
    return adjacency::image(cells, Symmetry::rotation_by_180(), size_);
}

int AdjacencyGain::gain(Bitboard empty, Square move) const {
    return (closed(move) & reach_of(empty).once).count();
}

AdjacencyGain::Answer AdjacencyGain::is_at_least(Bitboard empty, int bound, std::uint64_t most) {
    stopped_ = false;
    last_node_ = nodes_ + most;
    const bool holds = search(empty, bound);
    if (stopped_) return Answer::Unknown;
    return holds ? Answer::Yes : Answer::No;
}

bool AdjacencyGain::search(Bitboard empty, int bound) {
    constexpr std::uint64_t kNodesBetweenLooks = 1 << 12;
    if (stopped_ || nodes_ >= last_node_ ||
        (nodes_ % kNodesBetweenLooks == kNodesBetweenLooks - 1 && !may_go_on())) {
        stopped_ = true;
        return false;
    }
    ++nodes_;
    // Each open v pays one: so many of them bound G, and it is odd when they are.
    const Reach reach = reach_of(empty);
    const int open = (reach.any & board_).count();
    if ((bound - open) % 2 != 0) ++bound;
    if (bound > open) return false;
    if (bound <= -open) return true;

    const Bitboard unmatched = empty & ~turned(empty);
    if (unmatched.empty()) {
        const bool won = is_won_(empty);
        if (bound > (won ? -2 : 0)) return false;
        if (!won && others_ == Others::Zero) return true;
    }
    if (unmatched.count() == 1) {
        const int left = is_won_(empty & ~unmatched) ? -2 : 0;
        if (gain(empty, unmatched.first()) - left >= bound) return true;
    }
    Known& known = known_[static_cast<std::size_t>(mix(empty.bits()) % kPlaces)];
    if (known.cells == empty.bits()) {
        if (known.lower >= bound) return true;
        if (known.upper < bound) return false;
    }
    const bool holds = try_moves(empty, bound);
    if (stopped_) return false;
    if (known.cells != empty.bits()) known = {empty.bits(), -kFar, kFar};
    if (holds) {
        known.lower = std::max(known.lower, static_cast<std::int8_t>(bound));
    } else {
        known.upper = std::min(known.upper, static_cast<std::int8_t>(bound - 2));
    }
    return holds;
}

// Moves that restore the symmetry first, then those that gain the most. A move c is no better than
// d where every v of d that is not d's alone is one of c's too, and d has no fewer (slot exchange).
bool AdjacencyGain::try_moves(Bitboard empty, int bound) {
    struct Move {
        Square cell;
        int gain;
        int rank;
    };
    const Bitboard once = reach_of(empty).once;
    const Bitboard image = turned(empty);
    std::array<Move, Bitboard::kCapacity> moves;
    std::size_t count = 0;
    for (const Square cell : squares(empty)) {
        const int gains = (closed(cell) & once).count();
        moves[count++] = {cell, gains, gains + (image.has(cell) ? 0 : 10)};
    }
    std::sort(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Move& a, const Move& b) {
                  return a.rank != b.rank ? a.rank > b.rank : a.cell.index() < b.cell.index();
              });
    for (std::size_t i = 0; i < count; ++i) {
        const Move& move = moves[i];
        const Bitboard its = closed(move.cell);
        const bool is_no_better = std::any_of(
            moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(i), [&](const Move& other) {
                const Bitboard others = closed(other.cell);
                return others.count() >= its.count() && (others & ~once & ~its).empty();
            });
        if (is_no_better) continue;
        if (!search(empty & ~Bitboard::of(move.cell), move.gain - bound + 1)) return !stopped_;
    }
    return false;
}

}  // namespace lawan::proofs
