#include "engines/adjacency/player/set_look.hpp"

#include <algorithm>
#include <bit>

#include "core/hash.hpp"
#include "engines/adjacency/full/full_game.hpp"

namespace lawan::adjacency::player {
namespace {

constexpr int kInfinity = 20'000;
enum Bound : std::uint8_t { kExact, kLower, kUpper };

// Later moves are looked at less deeply at first; those that look good are looked at again.
[[nodiscard]] int reduction(int depth, std::size_t index) {
    if (depth < 3 || index < 2) return 0;
    if (index < 6) return 1;
    return depth < 6 || index < 16 ? 2 : 3;
}

}  // namespace

SetLook::SetLook(const Position& root, Budget& budget, std::optional<Seconds> end, MebiBytes memory,
                 const SetWeights& weights)
    : empty_{root.empty()},
      base_{kHundredths * full::final_difference(root)},
      geometry_{root.size()},
      nodes_{budget, end},
      weights_{&weights},
      table_{static_cast<std::size_t>(
          std::bit_floor(std::max<std::uint64_t>(1, memory.bytes() / sizeof(Entry))))} {}

SetLook::Entry& SetLook::entry_of(Bitboard cells) {
    return table_[static_cast<std::size_t>(mix(cells.bits())) & (table_.size() - 1)];
}

// What a move settles counts for it; each neighbourhood of which it leaves one cell is settled by
// the answer. Slot exchange (docs/adjacency-theory.md) leaves out many moves.
SetLook::Moves SetLook::moves_of(Bitboard cells, std::optional<Square> first) const {
    const full::ClosedCounts counts{cells};
    const full::ClosedCounts settled{counts.exactly_one() & geometry_.board()};
    const full::ClosedCounts given{counts.exactly_two() & geometry_.board()};
    Moves moves;
    Bitboard no_better;
    for (int settles = full::kMostDegree; settles >= 0; --settles) {
        for (const Square cell : squares(cells & settled.exactly(settles))) {
            if (no_better.has(cell)) continue;
            no_better |= geometry_.no_better(cell, settles);
            const bool is_first = first && *first == cell;
            moves.all[moves.count++] = {cell, settles,
                                        is_first ? kInfinity : 2 * settles - given.at(cell)};
        }
    }
    std::stable_sort(moves.all.begin(),
                     moves.all.begin() + static_cast<std::ptrdiff_t>(moves.count),
                     [](const Move& a, const Move& b) { return a.order > b.order; });
    return moves;
}

int SetLook::search(Bitboard cells, int depth, int alpha, int beta) {
    if (!nodes_.spend()) return alpha;
    if (cells.empty()) return 0;
    if (depth <= 0) return estimate(geometry_, cells, *weights_);
    const Entry known = entry_of(cells);
    std::optional<Square> first;
    if (known.filled != 0 && known.cells == cells.bits()) {
        first = Square{known.move};
        if (known.depth >= depth) {
            if (known.bound == kExact) return known.score;
            if (known.bound == kLower && known.score >= beta) return known.score;
            if (known.bound == kUpper && known.score <= alpha) return known.score;
        }
    }
    const Moves moves = moves_of(cells, first);
    int best = -kInfinity;
    Square best_move = moves.all[0].cell;
    const int alpha_before = alpha;
    for (std::size_t index = 0; index < moves.count; ++index) {
        const Move& move = moves.all[index];
        const Bitboard after = cells ^ Bitboard::of(move.cell);
        const int gain = kHundredths * move.settles;
        int score = 0;
        if (index == 0) {
            score = gain - search(after, depth - 1, gain - beta, gain - alpha);
        } else {
            const int reduced = depth - 1 - reduction(depth, index);
            score = gain - search(after, reduced, gain - alpha - 1, gain - alpha);
            if (score > alpha && reduced < depth - 1) {
                score = gain - search(after, depth - 1, gain - alpha - 1, gain - alpha);
            }
            if (score > alpha && score < beta) {
                score = gain - search(after, depth - 1, gain - beta, gain - alpha);
            }
        }
        if (nodes_.over()) return best > -kInfinity ? best : alpha;
        if (score > best) {
            best = score;
            best_move = move.cell;
        }
        alpha = std::max(alpha, score);
        if (alpha >= beta) break;
    }
    entry_of(cells) = {cells.bits(),
                       static_cast<std::int16_t>(best),
                       static_cast<std::int8_t>(depth),
                       best >= beta           ? kLower
                       : best <= alpha_before ? kUpper
                                              : kExact,
                       static_cast<std::uint8_t>(best_move.index()),
                       1};
    return best;
}

std::vector<Square> SetLook::line_from(Square first) {
    std::vector<Square> line{first};
    for (Bitboard cells = empty_ ^ Bitboard::of(first); cells.any();) {
        const Entry& entry = entry_of(cells);
        const Square move{entry.move};
        if (entry.filled == 0 || entry.cells != cells.bits() || !cells.has(move)) break;
        line.push_back(move);
        cells = cells ^ Bitboard::of(move);
    }
    return line;
}

// The root is a node like others, except that its best move so far is kept when time is over.
Looked SetLook::look(int most_depth) {
    Looked looked;
    Moves moves = moves_of(empty_, std::nullopt);
    looked.moves = {{moves.all[0].cell, base_}};
    looked.line = {moves.all[0].cell};
    const auto begin = moves.all.begin();
    for (int depth = 1; depth <= std::min(most_depth, empty_.count()); ++depth) {
        int alpha = -kInfinity;
        for (std::size_t index = 0; index < moves.count; ++index) {
            const Move move = moves.all[index];
            const Bitboard after = empty_ ^ Bitboard::of(move.cell);
            const int gain = kHundredths * move.settles;
            int score = 0;
            if (index == 0) {
                score = gain - search(after, depth - 1, -kInfinity, kInfinity);
            } else {
                const int reduced = depth - 1 - reduction(depth, index);
                score = gain - search(after, reduced, gain - alpha - 1, gain - alpha);
                if (score > alpha && reduced < depth - 1) {
                    score = gain - search(after, depth - 1, gain - alpha - 1, gain - alpha);
                }
                if (score > alpha) {
                    score = gain - search(after, depth - 1, -kInfinity, gain - alpha);
                }
            }
            if (nodes_.over()) break;
            if (score <= alpha) continue;
            alpha = score;
            looked.moves = {{move.cell, base_ + score}};
            std::rotate(begin, begin + static_cast<std::ptrdiff_t>(index),
                        begin + static_cast<std::ptrdiff_t>(index) + 1);
        }
        looked.line = line_from(looked.moves.front().move);
        if (nodes_.over()) break;
        looked.depth = depth;
    }
    return looked;
}

}  // namespace lawan::adjacency::player
