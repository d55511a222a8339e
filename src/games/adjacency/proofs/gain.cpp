#include "games/adjacency/proofs/gain.hpp"

#include <algorithm>
#include <utility>

#include "core/symmetry.hpp"
#include "games/adjacency/proofs/coverage.hpp"

namespace lawan::proofs {

AdjacencyGain::AdjacencyGain(BoardSize size, Others others, std::function<bool(Bitboard)> is_won,
                             GainMemory& memory, std::vector<Symmetry> images)
    : size_{size},
      board_{adjacency::whole_board(size)},
      others_{others},
      is_won_{std::move(is_won)},
      memory_{memory},
      images_{std::move(images)},
      reducer_{size} {
    for (const Square cell : squares(board_)) {
        const auto at = static_cast<std::size_t>(cell.index());
        closed_[at] = (adjacency::beside(cell) | Bitboard::of(cell)) & board_;
        degree_[at] = closed_[at].count();
    }
}

Bitboard AdjacencyGain::least_image(Bitboard cells) const {
    Bitboard least = cells;
    for (const Symmetry symmetry : images_) {
        const Bitboard other = adjacency::image(cells, symmetry, size_);
        if (other < least) least = other;
    }
    return least;
}

Bitboard AdjacencyGain::turned(Bitboard cells) const {
    return adjacency::image(cells, Symmetry::rotation_by_180(), size_);
}

int AdjacencyGain::gain(Bitboard empty, Square move) const {
    return (closed(move) & coverage_of(empty).once).count();
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
    if (const auto answer = answer_at_once(empty, bound)) return *answer;
    const Reduced reduced = reduces ? reducer_.of(empty) : Reduced{empty};
    if (reduced.set == empty) return search_reduced(empty, bound);
    // With the other sign the question is whether G of the rest is at most so much.
    int of_rest = reduced.sign > 0 ? bound - reduced.offset : reduced.offset - bound + 1;
    const auto answer = answer_at_once(reduced.set, of_rest);
    const bool holds = answer ? *answer : search_reduced(reduced.set, of_rest);
    return !stopped_ && holds == (reduced.sign > 0);
}

std::optional<bool> AdjacencyGain::answer_at_once(Bitboard empty, int& bound) {
    if (empty.count() <= few_cells) return few_.gain(empty, closed_) >= bound;
    // Each open v pays one: so many of them bound G, and it is odd when they are.
    const int open = (coverage_of(empty).any & board_).count();
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
    return std::nullopt;
}

bool AdjacencyGain::search_reduced(Bitboard empty, int bound) {
    const Bitboard key = least_image(empty);
    if (const auto known = memory_.find(key)) {
        if (known->lower >= bound) return true;
        if (known->upper < bound) return false;
    }
    const bool holds = try_moves(empty, coverage_of(empty).once & board_, bound);
    if (stopped_) return false;
    GainBounds found = memory_.find(key).value_or(GainBounds{});
    if (holds) {
        found.lower = std::max(found.lower, bound);
    } else {
        found.upper = std::min(found.upper, bound - 2);
    }
    memory_.keep(key, found);
    return holds;
}

// Moves that restore the symmetry first, then those that gain the most.
void AdjacencyGain::list_moves(Bitboard empty, Bitboard once, Moves& moves) const {
    const Bitboard image = turned(empty);
    for (const Bitboard some : {empty & ~image, empty & image}) {
        const std::size_t begin = moves.count;
        for (const Square cell : squares(some)) {
            const int gains = (closed(cell) & once).count();
            std::size_t at = moves.count++;
            for (; at > begin && moves.list[at - 1].gain < gains; --at) {
                moves.list[at] = moves.list[at - 1];
            }
            moves.list[at] = {cell, gains, GainBounds::kFar, {}};
        }
    }
}

// By definition G(E) ≥ k(c) − G(E∖c); and G(E) + G(E∖c) ≤ 2·(greatest degree) − k(c) by slot
// exchange.
std::optional<bool> AdjacencyGain::ask_memory(Bitboard empty, int bound, Moves& moves) const {
    int most_degree = 0;
    for (std::size_t i = 0; i < moves.count; ++i) {
        Move& move = moves.list[i];
        most_degree = std::max(most_degree, degree(move.cell));
        const Bitboard left = empty & ~Bitboard::of(move.cell);
        move.left = reduces ? reducer_.of(left) : Reduced{left};
        move.left.set = least_image(move.left.set);
        memory_.fetch(move.left.set);
    }
    for (std::size_t i = 0; i < moves.count; ++i) {
        Move& move = moves.list[i];
        const auto of_set = memory_.find(move.left.set);
        if (!of_set) continue;
        const GainBounds known = move.left.bounds(*of_set);
        if (move.gain - known.upper >= bound) return true;
        move.most = std::min(move.most, move.gain - known.lower);
        if (2 * most_degree - move.gain - known.lower < bound) return false;
    }
    return std::nullopt;
}

// A move c is no better than d where every v of d that is not d's alone is one of c's too, and d
// has no fewer (slot exchange).
bool AdjacencyGain::try_moves(Bitboard empty, Bitboard once, int bound) {
    Moves moves;
    list_moves(empty, once, moves);
    if (empty.count() > few_cells + 1) {
        if (const auto answer = ask_memory(empty, bound, moves)) return *answer;
    }
    for (std::size_t i = 0; i < moves.count; ++i) {
        const Move& move = moves.list[i];
        if (move.most < bound) continue;
        const bool no_better = std::any_of(
            moves.list.begin(), moves.list.begin() + static_cast<std::ptrdiff_t>(i),
            [&](const Move& other) { return is_no_better(move.cell, other.cell, once); });
        if (no_better) continue;
        if (!search(empty & ~Bitboard::of(move.cell), move.gain - bound + 1)) return !stopped_;
    }
    return false;
}

}  // namespace lawan::proofs
