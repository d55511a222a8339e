#include "games/adjacency/engine/fixed/swing_order.hpp"

#include <utility>

#include "games/adjacency/engine/fixed/last_plies.hpp"

namespace lawan::adjacency::fixed {
namespace {

// Weights for: flips, the best reply, empty cells beside the new mark and beside the flipped ones,
// own marks beside, which the move protects. Chosen by coordinate descent on the nodes that eight
// rounds from the start take, and nine for those with many plies left, where shelter matters more
// than flips.
struct Weights {
    int flips;
    int reply;
    int exposure;
    int exposure_of_flipped;
    int protects;
};

constexpr Weights kFourPlies{24, 16, 2, 2, 12};
constexpr Weights kFivePlies{6, 16, 4, 4, 4};
constexpr Weights kSixPlies{8, 12, 8, 4, -2};
constexpr Weights kEightPlies{12, 24, 4, 4, -10};
constexpr Weights kManyPlies{8, 12, 2, 6, -12};

[[nodiscard]] constexpr const Weights& weights_for(int plies) {
    if (plies >= 10) return kManyPlies;
    if (plies >= 8) return kEightPlies;
    if (plies >= 6) return kSixPlies;
    return plies == 5 ? kFivePlies : kFourPlies;
}

// With fewer plies the sheltered quiet moves come after those that flip, unsorted.
constexpr int kPliesToSortAll = 6;

// With this many plies or more, once the first move has failed, those that flip come before the
// quiet ones: the other side threatens something, most quiet moves fail to it alike, and each takes
// long to refute.
constexpr int kPliesToFlipNext = 9;

}  // namespace

SwingOrder::SwingOrder(const Marks& marks, const Surroundings& around, int plies, Bitboard first,
                       bool sorted)
    : marks_{&marks},
      around_{&around},
      plies_{plies},
      sorted_{sorted},
      first_{first & marks.empty},
      left_{marks.empty} {}

void SwingOrder::sort() {
    ready_ = true;
    quiet_.fill(Bitboard{});
    const Marks& marks = *marks_;
    const Surroundings& around = *around_;
    if (!sorted_) {
        quiet_[0] = marks.empty;
        return;
    }
    for (most_ = kMostFlips; most_ >= 0; --most_) {
        most_at_ = marks.empty & around.replies.at_least(most_);
        if (most_at_.any()) break;
    }
    next_most_ = most_;
    next_most_at_ = most_at_;
    if (!has_two(most_at_)) {
        lone_ = most_at_;
        for (; next_most_ >= 0; --next_most_) {
            next_most_at_ = marks.empty & ~lone_ & around.replies.at_least(next_most_);
            if (next_most_at_.any()) break;
        }
    }
    if (plies_ >= kPliesToSortAll) {
        score_each(marks.empty);
    } else {
        score_flipping();
    }
}

int SwingOrder::best_reply_after(Square move) const {
    const Marks& marks = *marks_;
    const Bitboard marked = Bitboard::of(move);
    const bool takes_the_best = (marked & lone_).any();
    int reply = takes_the_best ? next_most_ : most_;
    const Bitboard flipped = beside(move) & marks.enemy;
    if (flipped.empty()) {
        const Bitboard best_at = takes_the_best ? next_most_at_ : most_at_;
        return (beside(move) & best_at).any() ? reply + 1 : reply;
    }
    const Bitboard affected = (beside(move) | beside(flipped)) & marks.empty & ~marked;
    const NeighbourCounts replies{marks.own | marked | flipped};
    while (reply < kMostFlips && (affected & replies.at_least(reply + 1)).any()) ++reply;
    return reply;
}

// The flipping moves, and the others by how exposed they are.
void SwingOrder::score_flipping() {
    const Surroundings& around = *around_;
    const Bitboard quiet = marks_->empty & around.flips.exactly(0);
    score_each(marks_->empty & ~quiet);
    const Bitboard helps_reply = beside(most_at_);
    for (int free = 0; free <= 4; ++free) {
        const Bitboard as_free = quiet & around.free.exactly(free);
        quiet_[static_cast<std::size_t>(free)] = as_free & ~helps_reply;
        quiet_[static_cast<std::size_t>(free) + 5] = as_free & helps_reply;
    }
}

void SwingOrder::score_each(Bitboard moves) {
    const Marks& marks = *marks_;
    const Surroundings& around = *around_;
    const Weights& weights = weights_for(plies_);
    for (const Square move : squares(moves)) {
        int exposure_of_flipped = 0;
        for (const Square flipped : squares(beside(move) & marks.enemy)) {
            exposure_of_flipped += around.free.at(flipped) - 1;
        }
        const int score = weights.flips * around.flips.at(move) -
                          weights.reply * best_reply_after(move) -
                          weights.exposure * around.free.at(move) -
                          weights.exposure_of_flipped * exposure_of_flipped +
                          weights.protects * around.replies.at(move);
        scored_[static_cast<std::size_t>(count_++)] = {static_cast<std::int16_t>(score),
                                                       static_cast<std::int8_t>(move.index()),
                                                       around.flips.at(move) > 0};
    }
}

bool SwingOrder::comes_before(Scored one, Scored other) const {
    if (given_ && plies_ >= kPliesToFlipNext && one.flips != other.flips) return one.flips;
    return one.score > other.score;
}

Bitboard SwingOrder::next(Bitboard wanted) {
    left_ &= wanted;
    if ((first_ & left_).any()) {
        given_ = true;
        left_ &= ~first_;
        return std::exchange(first_, Bitboard{});
    }
    first_ = {};
    if (!ready_) sort();
    // What is no longer wanted is thrown out on the way.
    int best = -1;
    int kept = 0;
    for (int i = 0; i < count_; ++i) {
        const Scored scored = scored_[static_cast<std::size_t>(i)];
        if (!left_.has(Square{scored.cell})) continue;
        if (best < 0 || comes_before(scored, scored_[static_cast<std::size_t>(best)])) best = kept;
        scored_[static_cast<std::size_t>(kept++)] = scored;
    }
    count_ = kept;
    given_ = true;
    if (best >= 0) {
        const Bitboard move = Bitboard::of(Square{scored_[static_cast<std::size_t>(best)].cell});
        left_ &= ~move;
        return move;
    }
    for (; quiet_class_ < quiet_.size(); ++quiet_class_) {
        const Bitboard move = lowest(quiet_[quiet_class_] & left_);
        if (move.any()) {
            left_ &= ~move;
            return move;
        }
    }
    return Bitboard{};
}

}  // namespace lawan::adjacency::fixed
