// What the threads of a search for swings have proved, shared without locks.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "core/big_memory.hpp"
#include "core/bitboard.hpp"
#include "core/hash.hpp"
#include "core/memory.hpp"
#include "core/square.hpp"

namespace lawan::adjacency::fixed {

// lower ≤ swing ≤ upper, the cells that the proofs of both move to, and the move that was best.
struct Proved {
    static constexpr int kUnknown = 63;  // beyond every swing

    int lower = -kUnknown;
    int upper = kUnknown;
    Square best;
    Bitboard zone;
};

// Marks with a number of plies left, and where the table keeps what is known of them.
struct TableKey {
    std::uint64_t own;
    std::uint64_t enemy;
    std::uint64_t hash;
    int plies;

    [[nodiscard]] static TableKey of(Bitboard own, Bitboard enemy, int plies) {
        const auto with_plies =
            own.bits() + 0x9E3779B97F4A7C15U * static_cast<std::uint64_t>(plies);
        return {own.bits(), enemy.bits(), mix(mix(with_plies) + enemy.bits() * 0xD6E8FEB86659FD93U),
                plies};
    }
};

// Positions are compared in full, not by a hash: what is found has been proved. Two places a
// bucket: one keeps what has the most plies left, the other what came last.
class ProofTable {
  public:
    explicit ProofTable(MebiBytes size);

    void prefetch(const TableKey& key) const { __builtin_prefetch(&table_[place(key)]); }

    // False where nothing is known.
    [[nodiscard]] bool find(const TableKey& key, Proved& proved) const {
        for (const Slot& slot : table_[place(key)].slots) {
            if (slot.own.load(std::memory_order_relaxed) != key.own) continue;
            if (slot.enemy.load(std::memory_order_relaxed) != key.enemy) continue;
            const std::uint64_t zone = slot.zone.load(std::memory_order_relaxed);
            const std::uint64_t facts = slot.facts.load(std::memory_order_relaxed);
            if (plies_of(facts) != key.plies || check_of(facts) != check(key, zone)) continue;
            proved.lower = static_cast<int>(facts & kBoundBits) - Proved::kUnknown;
            proved.upper = static_cast<int>((facts >> 7) & kBoundBits) - Proved::kUnknown;
            proved.best = Square{static_cast<int>((facts >> 14) & kSquareBits)};
            proved.zone = Bitboard{zone};
            return true;
        }
        return false;
    }

    void store(const TableKey& key, const Proved& proved) {
        Bucket& bucket = table_[place(key)];
        Slot& deep = bucket.slots[0];
        const bool same = deep.own.load(std::memory_order_relaxed) == key.own &&
                          deep.enemy.load(std::memory_order_relaxed) == key.enemy;
        const bool more = plies_of(deep.facts.load(std::memory_order_relaxed)) <= key.plies;
        Slot& slot = same || more ? deep : bucket.slots[1];
        const std::uint64_t zone = proved.zone.bits();
        slot.own.store(key.own, std::memory_order_relaxed);
        slot.enemy.store(key.enemy, std::memory_order_relaxed);
        slot.zone.store(zone, std::memory_order_relaxed);
        slot.facts.store(static_cast<std::uint64_t>(proved.lower + Proved::kUnknown) |
                             static_cast<std::uint64_t>(proved.upper + Proved::kUnknown) << 7 |
                             static_cast<std::uint64_t>(proved.best.index()) << 14 |
                             static_cast<std::uint64_t>(key.plies) << 20 | check(key, zone),
                         std::memory_order_relaxed);
    }

  private:
    static constexpr std::uint64_t kBoundBits = 127;
    static constexpr std::uint64_t kSquareBits = 63;
    static constexpr std::uint64_t kPliesBits = 127;
    static constexpr std::uint64_t kCheckBits = ~std::uint64_t{0} << 27;

    [[nodiscard]] static constexpr int plies_of(std::uint64_t facts) {
        return static_cast<int>((facts >> 20) & kPliesBits);
    }
    [[nodiscard]] static constexpr std::uint64_t check_of(std::uint64_t facts) {
        return facts & kCheckBits;
    }
    // Two threads that write one place at once can leave words of both: then this does not fit.
    [[nodiscard]] static constexpr std::uint64_t check(const TableKey& key, std::uint64_t zone) {
        return (key.hash ^ (zone * 0x9E3779B97F4A7C15U)) & kCheckBits;
    }

    struct Slot {
        std::atomic<std::uint64_t> own;
        std::atomic<std::uint64_t> enemy;
        std::atomic<std::uint64_t> zone;
        std::atomic<std::uint64_t> facts;
    };
    struct alignas(64) Bucket {  // a line of the cache
        Slot slots[2];
    };
    static_assert(sizeof(Bucket) == 64);

    [[nodiscard]] std::size_t place(const TableKey& key) const {
        return static_cast<std::size_t>(key.hash) & (table_.size() - 1);
    }

    BigArray<Bucket> table_;  // zeroed, that is slots without plies, which match no key
};

}  // namespace lawan::adjacency::fixed
