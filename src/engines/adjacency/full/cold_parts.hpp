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

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/bitboard.hpp"
#include "core/hash.hpp"
#include "engines/adjacency/full/geometry.hpp"
#include "engines/big_memory.hpp"

namespace lawan::adjacency::full {

inline constexpr int kCellsOfColdParts = 6;

// F(part) if the part is cold; it has an even number of cells, at most kCellsOfColdParts.
[[nodiscard]] std::optional<int> value_if_cold(const Geometry& geometry, Bitboard part);

// The same for parts that come up again and again.
class ColdParts {
  public:
    ColdParts() : entries_{kEntries} {}

    [[nodiscard]] std::optional<int> value_if_cold(const Geometry& geometry, Bitboard part) {
        Entry& entry = entries_[static_cast<std::size_t>(mix(part.bits())) & (kEntries - 1)];
        if (entry.part != part.bits()) {
            const auto value = full::value_if_cold(geometry, part);
            entry = {part.bits(), static_cast<std::int8_t>(value.value_or(kNotCold))};
        }
        if (entry.value == kNotCold) return std::nullopt;
        return entry.value;
    }

  private:
    static constexpr std::size_t kEntries = std::size_t{1} << 15;
    static constexpr std::int8_t kNotCold = 127;
    struct Entry {
        std::uint64_t part;
        std::int8_t value;
    };
    BigArray<Entry> entries_;
};

}  // namespace lawan::adjacency::full
