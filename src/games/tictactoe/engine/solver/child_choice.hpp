// What a depth-first proof-number search thinks of children that it has not searched, and which of
// them it goes to next.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "games/tictactoe/engine/solver/proof_table.hpp"

namespace lawan::tictactoe::solver {

// Of a child that nothing is known of: how hard it seems to win with or, for the defender, to hold.
[[nodiscard]] constexpr Numbers first_guess(ToMove mover, std::size_t effort) {
    const auto own = static_cast<std::uint32_t>(effort);
    return mover == ToMove::Attacker ? Numbers{own, 1} : Numbers{1, own};
}

// The numbers that count for the side to move are its own: proof numbers for the attacker, disproof
// numbers for the defender. A node's own number is the least of its children's; its other number is
// the largest of theirs and one for each other open child, not their sum: in a graph full of
// transpositions a sum counts the same work many times (T. Ueda et al.: Weak proof-number search,
// CG 2008).
class ChildChoice {
  public:
    explicit ChildChoice(ToMove mover) : attacks_{mover == ToMove::Attacker} {}

    // False when this child decides the node for the side to move. Where other threads are at work
    // already a child seems harder than it is.
    [[nodiscard]] bool add(std::size_t index, Numbers numbers, std::uint8_t busy = 0) {
        const auto own = bounded(std::uint64_t{own_of(numbers)} * (1U + busy));
        const std::uint32_t other = other_of(numbers);
        if (own == 0) return false;
        if (other == 0) return true;
        ++open_;
        greatest_ = std::max(greatest_, other);
        if (own < best_) {
            second_ = best_;
            best_ = own;
            chosen_ = index;
            chosen_other_ = other;
        } else {
            second_ = std::min(second_, own);
        }
        return true;
    }

    [[nodiscard]] Numbers won() const {
        return attacks_ ? Numbers::proved() : Numbers::disproved();
    }
    [[nodiscard]] Numbers lost() const {
        return attacks_ ? Numbers::disproved() : Numbers::proved();
    }
    // Every child is decided for the other side.
    [[nodiscard]] bool is_lost() const { return open_ == 0; }

    [[nodiscard]] std::size_t chosen() const { return chosen_; }
    [[nodiscard]] Numbers numbers() const { return arranged(best_, other()); }
    // Within these limits of the node: a little beyond the second best child, so that two do not
    // take turns all the time.
    [[nodiscard]] Numbers limits_of_chosen(Numbers limits) const {
        const std::uint32_t own =
            std::min(own_of(limits), bounded(std::uint64_t{second_} + 1 + second_ / 4));
        const std::uint32_t rest =
            bounded(std::uint64_t{other_of(limits)} - other() + chosen_other_);
        return arranged(own, rest);
    }

  private:
    [[nodiscard]] static std::uint32_t bounded(std::uint64_t number) {
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(number, kInfinite - 1));
    }
    [[nodiscard]] std::uint32_t own_of(Numbers numbers) const {
        return attacks_ ? numbers.proof : numbers.disproof;
    }
    [[nodiscard]] std::uint32_t other_of(Numbers numbers) const {
        return attacks_ ? numbers.disproof : numbers.proof;
    }
    [[nodiscard]] Numbers arranged(std::uint32_t own, std::uint32_t other) const {
        return attacks_ ? Numbers{own, other} : Numbers{other, own};
    }
    [[nodiscard]] std::uint32_t other() const {
        return bounded(std::uint64_t{greatest_} + open_ - 1);
    }

    bool attacks_;
    std::uint32_t best_ = kInfinite;
    std::uint32_t second_ = kInfinite;
    std::uint32_t greatest_ = 0;
    std::uint64_t open_ = 0;
    std::size_t chosen_ = 0;
    std::uint32_t chosen_other_ = 0;
};

}  // namespace lawan::tictactoe::solver
