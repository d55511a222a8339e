// The last three plies of a game without a search: who can still flip how much follows from the
// numbers of neighbours.
//
// The *swing* of a position is what the side to move will flip from now on minus what the other
// will, with best play: swing = max over cells of (flips − swing after). Each ply adds one mark of
// its own, so that the final difference is the present one + 2·swing + 1 if an odd number of plies
// is left.
//
// Each test says whether the swing is at least a number, and puts into `zone`, which has to be
// empty before, the cells that the side which is right about it has to move to; see
// swing_search.hpp for what zones are good for. `liked` are cells to choose where there is a
// choice: what is in a zone already makes it no larger.
#pragma once

#include "core/bitboard.hpp"
#include "games/adjacency/engine/fixed/marks.hpp"
#include "games/adjacency/engine/neighbour_counts.hpp"

namespace lawan::adjacency::fixed {

inline constexpr int kMostFlips = 4;

[[nodiscard]] constexpr Bitboard one_of(Bitboard cells, Bitboard liked) {
    const Bitboard both = cells & liked;
    return lowest(both.any() ? both : cells);
}

// One ply left: the most flips.
[[nodiscard]] inline bool last_swing_is_at_least(const Marks& marks, int swing, Bitboard& zone,
                                                 Bitboard liked) {
    const Bitboard enough = marks.empty & NeighbourCounts{marks.enemy}.at_least(swing);
    zone |= one_of(enough, liked);
    return enough.any();
}

// Adds cells of `replies` until two of them are in the zone: the move before can take only one
// away.
inline void add_two(Bitboard replies, Bitboard& zone, Bitboard liked) {
    const Bitboard there = replies & zone;
    if (has_two(there)) return;
    const Bitboard first = one_of(replies & ~zone, liked);
    zone |= first;
    if (there.empty()) zone |= one_of(replies & ~zone, liked);
}

// Two plies left: flips minus the best reply, which is 0 to 4. Only cells near the move can make a
// better reply than there was before it.
[[nodiscard]] inline bool swing_of_two_is_at_least(const Marks& marks, int swing, Bitboard& zone,
                                                   Bitboard liked) {
    const NeighbourCounts flips{marks.enemy};
    const NeighbourCounts replies{marks.own};
    for (int count = kMostFlips; count >= 0; --count) {
        Bitboard moves = marks.empty & flips.exactly(count);
        if (moves.empty()) continue;
        const int allowed = count - swing;  // what the reply may flip
        if (allowed < 0) {
            add_two(marks.empty, zone, liked);
            return false;
        }
        if (allowed >= kMostFlips) {
            zone = one_of(moves, liked);
            return true;
        }
        const Bitboard too_good = marks.empty & replies.at_least(allowed + 1);
        if (has_two(too_good)) {
            add_two(too_good, zone, liked);
            continue;
        }
        if (too_good.any()) {  // but one can be taken from the enemy by moving there
            zone |= too_good;
            moves &= too_good;
            if (moves.empty()) continue;
        }
        if (count == 0) {  // a quiet move helps only the replies beside it
            const Bitboard nearly = marks.empty & replies.exactly(allowed);
            const Bitboard safe = moves & ~beside(nearly);
            if (safe.any()) {
                zone = one_of(safe, liked);
                return true;
            }
            zone |= nearly & beside(moves);
            continue;
        }
        for (const Square move : squares(moves)) {
            const Bitboard marked = Bitboard::of(move);
            const Bitboard own = marks.own | marked | (beside(move) & marks.enemy);
            const Bitboard better =
                marks.empty & ~marked & NeighbourCounts{own}.at_least(allowed + 1);
            if (better.empty()) {
                zone = marked;
                return true;
            }
            if ((better & zone).empty()) zone |= one_of(better, liked);
        }
    }
    return false;
}

// Three plies left: a search of one ply in which a pass speaks for most moves.
[[nodiscard]] inline bool swing_of_three_is_at_least(const Marks& marks, int swing, Bitboard& zone,
                                                     Bitboard liked) {
    const NeighbourCounts flips{marks.enemy};
    const Marks passed = marks.passed();
    Bitboard refutations;
    Bitboard passed_zone;
    bool pass_is_refuted = false;
    for (int count = kMostFlips; count >= 0; --count) {
        Bitboard moves = marks.empty & flips.exactly(count);
        if (moves.empty()) continue;
        const int needed = count - swing + 1;  // the other side's swing that refutes
        if (!pass_is_refuted && has_two(moves)) {
            Bitboard of_pass;
            if (swing_of_two_is_at_least(passed, needed, of_pass, liked)) {
                pass_is_refuted = true;
                passed_zone = of_pass;
                refutations |= of_pass;
            }
        }
        if (pass_is_refuted) moves &= passed_zone;
        for (const Square move : squares(moves)) {
            Bitboard of_move;
            if (!swing_of_two_is_at_least(marks.after(move), needed, of_move,
                                          liked | refutations)) {
                zone = of_move | Bitboard::of(move);
                return true;
            }
            refutations |= of_move;
        }
    }
    zone |= refutations;
    return false;
}

}  // namespace lawan::adjacency::fixed
