// The eight symmetries of the square; the four of them that keep a rectangle's shape.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "core/coordinate.hpp"

namespace lawan {

// Up to three steps, in this order: transpose (swap column and row), mirror the columns, mirror the
// rows. Every symmetry of the square is one of these combinations.
class Symmetry {
  public:
    constexpr Symmetry() = default;  // the identity
    constexpr Symmetry(bool transpose, bool mirror_columns, bool mirror_rows)
        : transpose_{transpose}, mirror_columns_{mirror_columns}, mirror_rows_{mirror_rows} {}

    [[nodiscard]] static constexpr Symmetry rotation_by_180() { return {false, true, true}; }
    [[nodiscard]] static constexpr Symmetry main_diagonal() { return {true, false, false}; }
    [[nodiscard]] static constexpr Symmetry anti_diagonal() { return {true, true, true}; }

    [[nodiscard]] constexpr bool transposes() const { return transpose_; }
    [[nodiscard]] constexpr bool mirrors_columns() const { return mirror_columns_; }
    [[nodiscard]] constexpr bool mirrors_rows() const { return mirror_rows_; }

    // The size is that of the board before; only squares may be transposed.
    [[nodiscard]] constexpr Coordinate operator()(Coordinate at, BoardSize size) const {
        if (transpose_) at = {at.row, at.column};
        if (mirror_columns_) at.column = size.columns - 1 - at.column;
        if (mirror_rows_) at.row = size.rows - 1 - at.row;
        return at;
    }

    // Undoes this one. Mirrors change places when a transposition comes between.
    [[nodiscard]] constexpr Symmetry inverse() const {
        return transpose_ ? Symmetry{true, mirror_rows_, mirror_columns_} : *this;
    }

    friend constexpr bool operator==(Symmetry, Symmetry) = default;

  private:
    bool transpose_ = false;
    bool mirror_columns_ = false;
    bool mirror_rows_ = false;
};

// The identity comes first; a rectangle that is not square has the first four.
inline constexpr std::array<Symmetry, 8> kSquareSymmetries{
    Symmetry{false, false, false}, Symmetry{false, true, false}, Symmetry{false, false, true},
    Symmetry{false, true, true},   Symmetry{true, false, false}, Symmetry{true, true, false},
    Symmetry{true, false, true},   Symmetry{true, true, true}};
inline constexpr int kRectangleSymmetries = 4;

[[nodiscard]] constexpr int symmetry_count(BoardSize size) {
    return size.square() ? static_cast<int>(kSquareSymmetries.size()) : kRectangleSymmetries;
}

// The representative of a position among its images, and the symmetry that leads there, so that
// a move found for the representative can be brought back with its inverse.
template <class P>
struct Canonical {
    P position;
    Symmetry symmetry;
};

// A position whose value does not change under the symmetries of its board. Where it does not
// change under the first few of kSquareSymmetries only, as on a board with gravity, P::kSymmetries
// says how many those are.
template <class P>
concept Symmetric = requires(const P p, typename P::Move m, Symmetry s) {
    { p.size() } -> std::same_as<BoardSize>;
    { p.image(s) } -> std::same_as<P>;
    { p.image(m, s) } -> std::same_as<typename P::Move>;
    { p.canonical() } -> std::same_as<Canonical<P>>;
};

// How many of kSquareSymmetries leave the position's value as it is.
template <Symmetric P>
[[nodiscard]] constexpr int symmetry_count(const P& position) {
    if constexpr (requires { P::kSymmetries; }) {
        return P::kSymmetries;
    } else {
        return symmetry_count(position.size());
    }
}

// The least image in an order of the position's own: what canonical() of a Symmetric position
// returns.
template <class P>
[[nodiscard]] constexpr Canonical<P> least_image(const P& position) {
    Canonical<P> least{position, Symmetry{}};
    for (int i = 1; i < symmetry_count(position); ++i) {
        const Symmetry symmetry = kSquareSymmetries[static_cast<std::size_t>(i)];
        const P image = position.image(symmetry);
        if (image < least.position) least = {image, symmetry};
    }
    return least;
}

}  // namespace lawan
