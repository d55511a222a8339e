#include "engines/adjacency/player/game_search.hpp"

#include <algorithm>
#include <bit>

#include "core/hash.hpp"
#include "engines/adjacency/fixed/swing_order.hpp"

namespace lawan::adjacency::player {
namespace {

constexpr int kInfinity = 20'000;
enum Bound : std::uint8_t { kExact, kLower, kUpper };

// Later moves are looked at less deeply at first; those that look good are looked at again.
[[nodiscard]] int reduction(int depth, int index) {
    if (depth < 3 || index < 3) return 0;
    if (index < 8) return 1;
    return depth < 5 || index < 20 ? 2 : 3;
}

// The order was fitted for positions that are nearly solved; with more plies left the same holds.
constexpr int kPliesForOrder = 9;

}  // namespace

GameSearch::GameSearch(const Position& root, Budget& budget, std::optional<Seconds> end,
                       MebiBytes memory, const WeightTable& weights)
    : root_{root},
      nodes_{budget, end},
      weights_{&weights},
      board_{whole_board(root.size())},
      table_{static_cast<std::size_t>(
          std::bit_floor(std::max<std::uint64_t>(1, memory.bytes() / sizeof(Entry))))} {}

std::uint64_t GameSearch::key_of(const fixed::Marks& marks, int plies) {
    return mix(mix(marks.own.bits() + static_cast<std::uint64_t>(plies)), marks.enemy.bits());
}

int GameSearch::static_value(const fixed::Marks& marks, int plies) const {
    const Features features = features_of(marks, board_, plies);
    return evaluate(features, (*weights_)[stage_of(plies, marks.empty.count())]);
}

int GameSearch::search(const fixed::Marks& marks, int plies, int depth, int alpha, int beta) {
    if (!nodes_.spend()) return alpha;
    if (plies == 0) return kHundredths * (marks.own.count() - marks.enemy.count());
    if (depth <= 0) return static_value(marks, plies);
    const std::uint64_t key = key_of(marks, plies);
    Entry& entry = table_[static_cast<std::size_t>(key) & (table_.size() - 1)];
    Bitboard first;
    if (entry.filled != 0 && entry.key == key) {
        first = Bitboard::of(Square{entry.move});
        if (entry.depth >= depth) {
            if (entry.bound == kExact) return entry.score;
            if (entry.bound == kLower && entry.score >= beta) return entry.score;
            if (entry.bound == kUpper && entry.score <= alpha) return entry.score;
        }
    }
    const fixed::Surroundings around{marks};
    fixed::SwingOrder order{marks, around, std::min(plies, kPliesForOrder), first, true};
    int best = -kInfinity;
    Square best_move = marks.empty.first();
    const int alpha_before = alpha;
    for (int index = 0;; ++index) {
        const Bitboard next = order.next(~Bitboard{});
        if (next.empty()) break;
        const Square move = next.first();
        const fixed::Marks after = marks.after(move);
        int score = 0;
        if (index == 0) {
            score = -search(after, plies - 1, depth - 1, -beta, -alpha);
        } else {
            const int reduced = depth - 1 - reduction(depth, index);
            score = -search(after, plies - 1, reduced, -alpha - 1, -alpha);
            if (score > alpha && reduced < depth - 1) {
                score = -search(after, plies - 1, depth - 1, -alpha - 1, -alpha);
            }
            if (score > alpha && score < beta) {
                score = -search(after, plies - 1, depth - 1, -beta, -alpha);
            }
        }
        if (nodes_.over()) return best > -kInfinity ? best : alpha;
        if (score > best) {
            best = score;
            best_move = move;
        }
        alpha = std::max(alpha, score);
        if (alpha >= beta) break;
    }
    Entry& place = table_[static_cast<std::size_t>(key) & (table_.size() - 1)];
    place = {key,
             static_cast<std::int16_t>(best),
             static_cast<std::int8_t>(depth),
             best >= beta           ? kLower
             : best <= alpha_before ? kUpper
                                    : kExact,
             static_cast<std::uint8_t>(best_move.index()),
             1};
    return best;
}

std::vector<Square> GameSearch::line_from(Square first) const {
    std::vector<Square> line{first};
    fixed::Marks marks = fixed::Marks::of(root_).after(first);
    for (int plies = root_.plies_left() - 1; plies > 0; --plies) {
        const std::uint64_t key = key_of(marks, plies);
        const Entry& entry = table_[static_cast<std::size_t>(key) & (table_.size() - 1)];
        const Square move{entry.move};
        if (entry.filled == 0 || entry.key != key || !marks.empty.has(move)) break;
        line.push_back(move);
        marks = marks.after(move);
    }
    return line;
}

Looked GameSearch::look(int most_depth, bool exact_scores) {
    const fixed::Marks marks = fixed::Marks::of(root_);
    const int plies = root_.plies_left();
    const fixed::Surroundings around{marks};
    fixed::SwingOrder order{marks, around, std::min(plies, kPliesForOrder), {}, true};
    Looked looked;
    for (;;) {
        const Bitboard next = order.next(~Bitboard{});
        if (next.empty()) break;
        looked.moves.push_back({next.first(), 0});
    }
    looked.line = {looked.moves.front().move};
    for (int depth = 1; depth <= std::min(most_depth, plies); ++depth) {
        std::vector<RootMove> moves = looked.moves;
        int alpha = -kInfinity;
        std::size_t finished = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const fixed::Marks after = marks.after(moves[i].move);
            int score = 0;
            if (i == 0 || exact_scores) {
                score = -search(after, plies - 1, depth - 1, -kInfinity, kInfinity);
            } else {
                const int reduced = depth - 1 - reduction(depth, static_cast<int>(i));
                score = -search(after, plies - 1, reduced, -alpha - 1, -alpha);
                if (score > alpha && reduced < depth - 1) {
                    score = -search(after, plies - 1, depth - 1, -alpha - 1, -alpha);
                }
                if (score > alpha) {
                    score = -search(after, plies - 1, depth - 1, -kInfinity, -alpha);
                }
            }
            if (nodes_.over()) break;
            moves[i].score = score;
            ++finished;
            // A move that is not better keeps its place behind those that are.
            if (score > alpha) {
                alpha = score;
                if (!exact_scores) {
                    std::rotate(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(i),
                                moves.begin() + static_cast<std::ptrdiff_t>(i) + 1);
                }
            }
        }
        if (finished == 0) break;
        if (exact_scores && finished < moves.size()) break;
        if (exact_scores) {
            std::stable_sort(moves.begin(), moves.end(), [](const RootMove& a, const RootMove& b) {
                return a.score > b.score;
            });
        }
        looked.moves = std::move(moves);
        looked.line = line_from(looked.moves.front().move);
        if (nodes_.over()) break;
        looked.depth = depth;
    }
    return looked;
}

}  // namespace lawan::adjacency::player
