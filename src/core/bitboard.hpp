// A set of up to 64 squares, one bit each.
#pragma once

#include <bit>
#include <cstdint>

#include "core/square.hpp"

namespace lawan {

class Bitboard {
  public:
    static constexpr int kCapacity = 64;

    constexpr Bitboard() = default;
    constexpr explicit Bitboard(std::uint64_t bits) : bits_{bits} {}

    [[nodiscard]] static constexpr Bitboard of(Square square) {
        return Bitboard{std::uint64_t{1} << square.index()};
    }

    // The squares 0 … count − 1.
    [[nodiscard]] static constexpr Bitboard first_squares(int count) {
        return count >= kCapacity ? Bitboard{~std::uint64_t{0}}
                                  : Bitboard{(std::uint64_t{1} << count) - 1};
    }

    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr bool any() const { return bits_ != 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr bool has(Square square) const {
        return ((bits_ >> square.index()) & 1U) != 0;
    }

    // The square with the lowest index. The set must not be empty.
    [[nodiscard]] constexpr Square first() const { return Square{std::countr_zero(bits_)}; }
    constexpr void drop_first() { bits_ &= bits_ - 1; }
    constexpr void add(Square square) { bits_ |= std::uint64_t{1} << square.index(); }

    [[nodiscard]] constexpr Bitboard operator~() const { return Bitboard{~bits_}; }
    [[nodiscard]] friend constexpr Bitboard operator&(Bitboard a, Bitboard b) {
        return Bitboard{a.bits_ & b.bits_};
    }
    [[nodiscard]] friend constexpr Bitboard operator|(Bitboard a, Bitboard b) {
        return Bitboard{a.bits_ | b.bits_};
    }
    [[nodiscard]] friend constexpr Bitboard operator^(Bitboard a, Bitboard b) {
        return Bitboard{a.bits_ ^ b.bits_};
    }
    // Towards higher (<<) and lower (>>) indices; by 64 or more, nothing is left.
    [[nodiscard]] friend constexpr Bitboard operator<<(Bitboard a, int by) {
        return by >= kCapacity ? Bitboard{} : Bitboard{a.bits_ << by};
    }
    [[nodiscard]] friend constexpr Bitboard operator>>(Bitboard a, int by) {
        return by >= kCapacity ? Bitboard{} : Bitboard{a.bits_ >> by};
    }
    constexpr Bitboard& operator&=(Bitboard other) { return *this = *this & other; }
    constexpr Bitboard& operator|=(Bitboard other) { return *this = *this | other; }
    constexpr Bitboard& operator^=(Bitboard other) { return *this = *this ^ other; }
    friend constexpr auto operator<=>(Bitboard, Bitboard) = default;

  private:
    std::uint64_t bits_ = 0;
};

// Walks the squares of a bitboard of either width, lowest index first: for (Square s : squares(b)).
template <class Board>
class SquareRange {
  public:
    struct End {};
    class Iterator {
      public:
        constexpr explicit Iterator(Board left) : left_{left} {}
        [[nodiscard]] constexpr Square operator*() const { return left_.first(); }
        constexpr Iterator& operator++() {
            left_.drop_first();
            return *this;
        }
        [[nodiscard]] friend constexpr bool operator==(const Iterator& it, End) {
            return it.left_.empty();
        }

      private:
        Board left_;
    };

    constexpr explicit SquareRange(Board board) : board_{board} {}
    [[nodiscard]] constexpr Iterator begin() const { return Iterator{board_}; }
    [[nodiscard]] constexpr End end() const { return {}; }

  private:
    Board board_;
};

template <class Board>
[[nodiscard]] constexpr SquareRange<Board> squares(Board board) {
    return SquareRange<Board>{board};
}

}  // namespace lawan
