// A table of proof and disproof numbers by position, shared by any number of threads. The whole
// position stands in its entry, so no collision of hashes can give a wrong answer.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/big_memory.hpp"
#include "core/hash.hpp"
#include "core/memory.hpp"
#include "games/tictactoe/engine/solver/geometry.hpp"

namespace lawan::tictactoe::solver {

enum class ToMove : std::uint8_t { Defender, Attacker };

struct ProofKey {
    Cells marks = 0;   // of the attacker
    Cells others = 0;  // of the defender, or what else the result depends on
    ToMove to_move = ToMove::Attacker;

    friend bool operator==(const ProofKey&, const ProofKey&) = default;
};

inline constexpr std::uint32_t kInfinite = 1'000'000'000;

struct Numbers {
    std::uint32_t proof = 1;     // 0: the attacker wins
    std::uint32_t disproof = 1;  // 0: he does not

    [[nodiscard]] static constexpr Numbers proved() { return {0, kInfinite}; }
    [[nodiscard]] static constexpr Numbers disproved() { return {kInfinite, 0}; }
    [[nodiscard]] constexpr bool decided() const { return proof == 0 || disproof == 0; }
};

class ProofTable {
  public:
    struct Entry {
        Cells marks = 0;
        Cells others = 0;
        Cells zone = 0;  // the cells that a decided result depends on, where that is known
        Numbers numbers;
        std::uint32_t work = 0;  // what it cost; 0 in an entry that is free
        ToMove to_move = ToMove::Attacker;
        std::uint8_t busy = 0;  // threads that are at work below this position

        [[nodiscard]] bool is(const ProofKey& key) const {
            return work != 0 && marks == key.marks && others == key.others &&
                   to_move == key.to_move;
        }
    };

    // Most positions are solved by few nodes, which use little of it.
    explicit ProofTable(MebiBytes memory)
        : buckets_{buckets_in(memory)}, entries_{buckets_ * kWays, Pages::Small} {}

    [[nodiscard]] std::optional<Entry> find(const ProofKey& key) const {
        const std::size_t bucket = bucket_of(key);
        const Guard guard{locks_[bucket % kLocks]};
        const Entry* found = entry(bucket, key);
        return found != nullptr ? std::optional{*found} : std::nullopt;
    }

    // It will be looked for soon.
    void prefetch(const ProofKey& key) const {
        const Entry* first = &entries_[bucket_of(key) * kWays];
        __builtin_prefetch(first);
        __builtin_prefetch(first + kWays / 2);
        __builtin_prefetch(first + kWays - 1);
    }

    // The entry that cost least makes room; what is decided is never undecided again.
    void store(const ProofKey& key, Numbers numbers, Cells zone, std::uint64_t work) {
        const std::size_t bucket = bucket_of(key);
        const Guard guard{locks_[bucket % kLocks]};
        Entry* place = entry(bucket, key);
        if (place != nullptr && place->numbers.decided() && !numbers.decided()) return;
        const std::uint8_t busy = place != nullptr ? place->busy : std::uint8_t{0};
        if (place == nullptr) {
            Entry* first = &entries_[bucket * kWays];
            place = std::min_element(first, first + kWays, [](const Entry& a, const Entry& b) {
                return a.work < b.work;
            });
        }
        const auto effort = static_cast<std::uint32_t>(
            std::min<std::uint64_t>(std::max<std::uint64_t>(work, 1), kInfinite));
        *place = {key.marks, key.others, zone, numbers, effort, key.to_move, busy};
    }

    // A thread goes to work below a position, and comes back.
    void enter(const ProofKey& key) { change_busy(key, true); }
    void leave(const ProofKey& key) { change_busy(key, false); }

    template <class Visit>
    void for_each(Visit visit) const {
        for (std::size_t i = 0; i < buckets_ * kWays; ++i) {
            if (entries_[i].work != 0) visit(entries_[i]);
        }
    }

  private:
    static constexpr std::size_t kWays = 4;
    static constexpr std::size_t kLocks = 4096;

    // Held for a few instructions only, so waiting in a loop is right.
    class Guard {
      public:
        explicit Guard(std::atomic_flag& lock) : lock_{lock} {
            while (lock_.test_and_set(std::memory_order_acquire)) {
            }
        }
        ~Guard() { lock_.clear(std::memory_order_release); }
        Guard(const Guard&) = delete;
        Guard& operator=(const Guard&) = delete;

      private:
        std::atomic_flag& lock_;
    };

    [[nodiscard]] static std::size_t buckets_in(MebiBytes memory) {
        std::size_t buckets = 1024;
        while (2 * buckets * kWays * sizeof(Entry) <= memory.bytes()) buckets *= 2;
        return buckets;
    }
    [[nodiscard]] std::size_t bucket_of(const ProofKey& key) const {
        const std::uint64_t hash =
            mix(mix(key.marks, key.others), static_cast<std::uint64_t>(key.to_move));
        return static_cast<std::size_t>(hash) & (buckets_ - 1);
    }
    [[nodiscard]] const Entry* entry(std::size_t bucket, const ProofKey& key) const {
        const Entry* first = &entries_[bucket * kWays];
        const Entry* found =
            std::find_if(first, first + kWays, [&](const Entry& each) { return each.is(key); });
        return found != first + kWays ? found : nullptr;
    }
    [[nodiscard]] Entry* entry(std::size_t bucket, const ProofKey& key) {
        return const_cast<Entry*>(std::as_const(*this).entry(bucket, key));
    }
    void change_busy(const ProofKey& key, bool more) {
        const std::size_t bucket = bucket_of(key);
        const Guard guard{locks_[bucket % kLocks]};
        Entry* found = entry(bucket, key);
        if (found == nullptr) return;
        if (more && found->busy < 255) ++found->busy;
        if (!more && found->busy > 0) --found->busy;
    }

    std::size_t buckets_;
    BigArray<Entry> entries_;  // all bits zero is a free entry
    mutable std::array<std::atomic_flag, kLocks> locks_{};
};

}  // namespace lawan::tictactoe::solver
