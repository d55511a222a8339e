// What is known of a sum of components: groups of empty cells that share no neighbourhood.
//
// Let the groups of even size have values F summing to e, and let O be those of odd size. For an
// odd group let twice = max over c of k(c) + F(group∖c): what a side gains there that moves at once
// and is answered ever after. docs/adjacency-theory.md proves the bounds.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/big_memory.hpp"
#include "core/bitboard.hpp"
#include "core/hash.hpp"

namespace lawan::adjacency::full {

struct OddGroup {
    int value;  // F
    int twice;
};

class OddGroups {
  public:
    static constexpr std::size_t kMost = 6;

    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] bool add(const OddGroup& group) {
        if (count_ == kMost) return false;
        groups_[count_++] = group;
        return true;
    }

    // An even number of odd groups: what the side to move gains at most. It opens one, the other
    // side answers by opening another, and all further moves are answered where they are made.
    [[nodiscard]] int upper() const { return upper(all()); }
    // An odd number: what the side to move gains at least. It opens one itself.
    [[nodiscard]] int lower() const {
        int best = -kFar;
        for (std::size_t i = 0; i < count_; ++i) {
            best = std::max(best, groups_[i].value - upper(all() & ~(1U << i)));
        }
        return best;
    }

  private:
    static constexpr int kFar = 1000;

    [[nodiscard]] unsigned all() const { return (1U << count_) - 1; }
    [[nodiscard]] int upper(unsigned left) const {
        if (left == 0) return 0;
        int best = -kFar;
        for (std::size_t i = 0; i < count_; ++i) {
            if ((left >> i & 1U) == 0) continue;
            int answer = -kFar;
            for (std::size_t j = 0; j < count_; ++j) {
                if (j == i || (left >> j & 1U) == 0) continue;
                answer = std::max(answer, groups_[j].value - upper(left & ~(1U << i) & ~(1U << j)));
            }
            best = std::max(best, groups_[i].twice - answer);
        }
        return best;
    }

    std::array<OddGroup, kMost> groups_{};
    std::size_t count_ = 0;
};

// Values of components that come up again and again.
class ComponentCache {
  public:
    ComponentCache() : entries_{kEntries} {}

    [[nodiscard]] std::optional<int> value(Bitboard cells) const {
        const Entry& entry = at(cells);
        if (entry.cells != cells.bits()) return std::nullopt;
        return entry.value;
    }
    [[nodiscard]] std::optional<OddGroup> odd(Bitboard cells) const {
        const Entry& entry = at(cells);
        if (entry.cells != cells.bits()) return std::nullopt;
        return OddGroup{entry.value, entry.twice};
    }
    void put(Bitboard cells, int value, int twice) {
        entries_[place(cells)] = {cells.bits(), static_cast<std::int8_t>(value),
                                  static_cast<std::int8_t>(twice)};
    }

  private:
    static constexpr std::size_t kEntries = std::size_t{1} << 17;
    struct Entry {
        std::uint64_t cells;
        std::int8_t value;
        std::int8_t twice;
    };

    [[nodiscard]] static std::size_t place(Bitboard cells) {
        return static_cast<std::size_t>(mix(cells.bits())) & (kEntries - 1);
    }
    [[nodiscard]] const Entry& at(Bitboard cells) const { return entries_[place(cells)]; }

    BigArray<Entry> entries_;
};

}  // namespace lawan::adjacency::full
