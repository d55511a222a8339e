// What the threads of a search over sets of empty cells have proved, shared without locks.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "core/big_memory.hpp"
#include "core/bitboard.hpp"
#include "core/hash.hpp"
#include "core/memory.hpp"

namespace lawan::adjacency::full {

// Empty cells that are no coins, and which degrees have one coin left: equal coins cancel.
struct CellSet {
    Bitboard cells;
    unsigned coins = 0;  // bit d: one of degree d

    [[nodiscard]] std::uint64_t hash() const {
        return mix(cells.bits() * 0x9E3779B97F4A7C15U + coins * 0xD6E8FEB86659FD93U);
    }
    friend bool operator==(const CellSet&, const CellSet&) = default;
};

// lower ≤ F ≤ upper.
struct SetBounds {
    static constexpr int kUnknown = 100;

    int lower = -kUnknown;
    int upper = kUnknown;
    int best = 0;  // index of a cell, or 64 + the degree of a coin
};

// Sets are compared in full, not by a hash.
class SetTable {
  public:
    explicit SetTable(MebiBytes size)
        : table_{static_cast<std::size_t>(
              std::clamp<std::uint64_t>(size.bytes() / sizeof(Bucket), 1, kMostBuckets))} {}

    void prefetch(std::uint64_t hash) const { __builtin_prefetch(&table_[place(hash)]); }

    [[nodiscard]] bool find(std::uint64_t hash, const CellSet& set, SetBounds& bounds) const {
        for (const Slot& slot : table_[place(hash)].slots) {
            const std::uint64_t facts = slot.facts.load(std::memory_order_relaxed);
            // The cells are stored with the facts mixed in: words of two writers do not fit.
            const std::uint64_t cells = slot.cells.load(std::memory_order_relaxed) ^ blend(facts);
            if (cells != set.cells.bits() || coins_of(facts) != set.coins || facts == 0) continue;
            bounds.lower = static_cast<int>(facts & 255U) - SetBounds::kUnknown;
            bounds.upper = static_cast<int>((facts >> 8) & 255U) - SetBounds::kUnknown;
            bounds.best = static_cast<int>((facts >> 16) & 255U);
            return true;
        }
        return false;
    }

    void store(std::uint64_t hash, const CellSet& set, const SetBounds& bounds) {
        const auto size = static_cast<std::uint64_t>(set.cells.count()) + 1;
        const std::uint64_t facts = static_cast<std::uint64_t>(bounds.lower + SetBounds::kUnknown) |
                                    static_cast<std::uint64_t>(bounds.upper + SetBounds::kUnknown)
                                        << 8 |
                                    static_cast<std::uint64_t>(bounds.best) << 16 |
                                    static_cast<std::uint64_t>(set.coins) << 24 | size << 32;
        Slot& slot = slot_for(table_[place(hash)], set, size);
        slot.cells.store(set.cells.bits() ^ blend(facts), std::memory_order_relaxed);
        slot.facts.store(facts, std::memory_order_relaxed);
    }

  private:
    static constexpr std::uint64_t kMostBuckets = std::uint64_t{1} << 32;

    struct Slot {
        std::atomic<std::uint64_t> cells;
        std::atomic<std::uint64_t> facts;
    };
    struct alignas(64) Bucket {  // a line of the cache
        Slot slots[4];
    };
    static_assert(sizeof(Bucket) == 64);

    // Where the set is already, or the smallest set is; the last gives way to every other.
    [[nodiscard]] static Slot& slot_for(Bucket& bucket, const CellSet& set, std::uint64_t size) {
        Slot* chosen = &bucket.slots[3];
        std::uint64_t least = size + 1;
        for (Slot& slot : bucket.slots) {
            const std::uint64_t there = slot.facts.load(std::memory_order_relaxed);
            const std::uint64_t cells = slot.cells.load(std::memory_order_relaxed) ^ blend(there);
            if (cells == set.cells.bits() && coins_of(there) == set.coins) return slot;
            if (there >> 32 >= least) continue;
            least = there >> 32;
            chosen = &slot;
        }
        return *chosen;
    }

    [[nodiscard]] static constexpr std::uint64_t blend(std::uint64_t facts) {
        return facts * 0x9E3779B97F4A7C15U;
    }
    [[nodiscard]] static constexpr unsigned coins_of(std::uint64_t facts) {
        return static_cast<unsigned>((facts >> 24) & 63U);
    }
    // The upper half of the hash, taken for a fraction of 2³²: any number of buckets will do.
    [[nodiscard]] std::size_t place(std::uint64_t hash) const {
        return static_cast<std::size_t>((hash >> 32) * table_.size() >> 32);
    }

    BigArray<Bucket> table_;
};

}  // namespace lawan::adjacency::full
