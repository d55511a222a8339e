// One node of a search for swings; a part of swing_search.cpp.
#pragma once

#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/fixed/marks.hpp"
#include "games/adjacency/engine/fixed/shadows.hpp"
#include "games/adjacency/engine/fixed/swing_order.hpp"
#include "games/adjacency/engine/fixed/swing_search.hpp"

namespace lawan::adjacency::fixed {

// Whether a pass is refuted by a margin of k is asked where at least kMovesForMargin moves flip k
// and at most kMostPliesForMargin plies are left. With more plies the question is harder than the
// moves are, and shadows answer for most of them.
inline constexpr int kMovesForMargin = 6;
inline constexpr int kMostPliesForMargin = 7;

// Tries moves until one holds, and remembers what its refutations need.
class SwingSearch::Node {
  public:
    Node(SwingSearch& search, const Marks& marks, const Surroundings& around, int plies, int swing,
         Bitboard liked, const Shadows& shadows)
        : search_{&search},
          marks_{&marks},
          around_{&around},
          plies_{plies},
          swing_{swing},
          liked_{liked},
          shadows_{&shadows} {}

    // Whether the move keeps the swing; otherwise its refutation is added to the others.
    [[nodiscard]] bool holds(Square move, const Marks& after) {
        ++tried_;
        Bitboard zone;
        Shadows shadows;
        if (with_shadows()) {
            if (pass_is_refuted_) shadows.add(marks_->passed());
            shadows.add_after(move, *shadows_);
        }
        if (search_->is_at_least(after, plies_ - 1, needed(around_->flips.at(move)), zone,
                                 liked_ | refutations_, shadows)) {
            refutations_ |= zone;
            return false;
        }
        proof_ = zone | Bitboard::of(move);
        return true;
    }

    // The moves among these that the zone of no refuted pass excludes.
    void test_passes(Square move, Bitboard left) {
        if (!search_->rules_.zones || tried_ == 0) return;
        test_pass(0);
        const int flips = around_->flips.at(move);
        if (flips == 0 || plies_ > kMostPliesForMargin || !search_->rules_.zones_of_flips) return;
        if ((left & around_->flips.exactly(flips)).count() >= kMovesForMargin) test_pass(flips);
    }
    [[nodiscard]] Bitboard candidates() const { return candidates_; }
    [[nodiscard]] Bitboard refutations() const { return refutations_; }
    [[nodiscard]] Bitboard proof() const { return proof_; }

  private:
    [[nodiscard]] bool with_shadows() const {
        return search_->rules_.shadows && plies_ > search_->rules_.plies_for_shadows;
    }
    [[nodiscard]] int needed(int flips) const { return flips - swing_ + 1; }

    void test_pass(int flips) {
        const unsigned bit = 1U << flips;
        if ((tested_ & bit) != 0) return;
        tested_ |= bit;
        Bitboard zone;
        Shadows shadows;
        if (with_shadows()) shadows.add_passed(*shadows_);
        if (!search_->is_at_least(marks_->passed(), plies_ - 1, needed(flips), zone, liked_,
                                  shadows)) {
            return;
        }
        pass_is_refuted_ = true;
        refutations_ |= zone;
        candidates_ &= zone | around_->flips.at_least(flips + 1);
    }

    SwingSearch* search_;
    const Marks* marks_;
    const Surroundings* around_;
    int plies_;
    int swing_;
    Bitboard liked_;
    const Shadows* shadows_;
    Bitboard refutations_;
    Bitboard proof_;
    Bitboard candidates_ = ~Bitboard{};
    unsigned tested_ = 0;
    int tried_ = 0;
    bool pass_is_refuted_ = false;
};

}  // namespace lawan::adjacency::fixed
