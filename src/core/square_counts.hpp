// For each square, in how many of several sets it is: counted for all squares at once.
#pragma once

#include <array>
#include <cstddef>

namespace lawan {

// Up to 31 sets. Bit s of slice b is bit b of the count of square s.
template <class Board>
class SquareCounts {
  public:
    void add(Board carry) {
        for (std::size_t b = 0; b < kSlices && carry.any(); ++b) {
            const Board both = slices_[b] & carry;
            slices_[b] ^= carry;
            carry = both;
        }
    }

    // The squares that are in some set.
    [[nodiscard]] Board any() const {
        Board result{};
        for (const Board& slice : slices_) result |= slice;
        return result;
    }

    // Σ count² over some squares: count = Σ 2ᵃ·bit(a), so count² = Σ Σ 2ᵃ⁺ᵇ·bit(a)·bit(b).
    [[nodiscard]] int sum_of_squares(const Board& over) const {
        int sum = 0;
        for (std::size_t a = 0; a < kSlices; ++a) {
            const Board counted = over & slices_[a];
            if (counted.empty()) continue;
            sum += counted.count() << (2 * a);
            for (std::size_t b = a + 1; b < kSlices; ++b) {
                sum += (counted & slices_[b]).count() << (a + b + 1);
            }
        }
        return sum;
    }

  private:
    static constexpr std::size_t kSlices = 5;

    std::array<Board, kSlices> slices_{};
};

}  // namespace lawan
