// Groups of empty cells that can be left out: in a *cold* one nobody gains by moving first,
// whenever the other side chooses to make him do so.
//
// Let B be an even number of empty cells that share no neighbourhood with the rest. t(B) is what a
// side is sure of in B if it answers there, and has to move first from some moment on that the
// other side chooses:
//
//   t(∅) = 0,   t(S) = min(F(S), min over c of max over d of k(d) − k(c) + t(S∖{c, d})).
//
// B is cold if t(B) = F(B). Then F(A ∪ B) = F(A) + F(B) for every even rest A and F(A) − F(B) for
// every odd one: theorem 7 of docs/adjacency-theory.md.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/big_memory.hpp"
#include "core/bitboard.hpp"
#include "core/hash.hpp"
#include "games/adjacency/engine/full/geometry.hpp"

namespace lawan::adjacency::full {

inline constexpr int kCellsOfColdParts = 6;

// F(part) if the part is cold; it has an even number of cells, at most kCellsOfColdParts.
[[nodiscard]] std::optional<int> value_if_cold(const Geometry& geometry, Bitboard part);

// The same for two cells: F = |deg a − deg b| − (neighbourhoods that they share), and t = min(F,
// −F).
[[nodiscard]] inline std::optional<int> value_if_cold_pair(const Geometry& geometry,
                                                           Bitboard pair) {
    const Square a = pair.first();
    const Square b = Bitboard{pair.bits() & (pair.bits() - 1)}.first();
    const int value = geometry.apart(a, b) - std::min(geometry.degree(a), geometry.degree(b));
    return value <= 0 ? std::optional{value} : std::nullopt;
}

// The same for parts that come up again and again.
class ColdParts {
  public:
    ColdParts() : entries_{kEntries} {}

    [[nodiscard]] std::optional<int> value_if_cold(const Geometry& geometry, Bitboard part) {
        if (!has_more_than<2>(part)) return value_if_cold_pair(geometry, part);
        // A set and its hash are one to one, so the place and the other bits tell which it is.
        const std::uint64_t hash = mix(part.bits());
        Entry& entry = entries_[static_cast<std::size_t>(hash >> (64 - kBitsOfPlace))];
        const std::uint64_t rest = hash << kBitsOfPlace;
        if ((entry & ~kValueMask) != rest || entry == 0) {
            const int value = full::value_if_cold(geometry, part).value_or(kNotCold);
            entry = rest | static_cast<std::uint64_t>(value + kBias);
        }
        const int value = static_cast<int>(entry & kValueMask) - kBias;
        if (value == kNotCold) return std::nullopt;
        return value;
    }

  private:
    using Entry = std::uint64_t;
    static constexpr int kBitsOfPlace = 17;
    static constexpr std::size_t kEntries = std::size_t{1} << kBitsOfPlace;
    static constexpr std::uint64_t kValueMask = 0xFF;
    static constexpr int kBias = 100;
    static constexpr int kNotCold = 100;
    BigArray<Entry> entries_;
};

}  // namespace lawan::adjacency::full
