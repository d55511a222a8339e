// A table of proof and disproof numbers by position. The whole position stands in its entry, so no
// collision of hashes can give a wrong answer.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

#include "core/hash.hpp"
#include "core/memory.hpp"
#include "engines/tictactoe/solver/geometry.hpp"

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
        ProofKey key;
        Numbers numbers;
        Cells zone = 0;          // the cells that a decided result depends on, where that is known
        std::uint32_t work = 0;  // what it cost; 0 in an entry that is free
    };

    explicit ProofTable(MebiBytes memory) {
        std::size_t buckets = 1024;
        while (2 * buckets * kWays * sizeof(Entry) <= memory.bytes()) buckets *= 2;
        buckets_ = buckets;
        // All bits zero is a free entry, and memory that is not touched costs nothing.
        entries_.reset(static_cast<Entry*>(std::calloc(buckets * kWays, sizeof(Entry))));
        if (!entries_) throw std::bad_alloc{};
    }

    [[nodiscard]] const Entry* find(const ProofKey& key) const {
        const Entry* bucket = &entries_[first_of(key)];
        for (std::size_t i = 0; i < kWays; ++i) {
            if (bucket[i].work != 0 && bucket[i].key == key) return &bucket[i];
        }
        return nullptr;
    }

    // The entry that cost least makes room.
    void store(const ProofKey& key, Numbers numbers, Cells zone, std::uint64_t work) {
        Entry* bucket = &entries_[first_of(key)];
        Entry* place = bucket;
        for (std::size_t i = 0; i < kWays; ++i) {
            if (bucket[i].work != 0 && bucket[i].key == key) {
                place = &bucket[i];
                break;
            }
            if (bucket[i].work < place->work) place = &bucket[i];
        }
        const auto effort = static_cast<std::uint32_t>(
            std::min<std::uint64_t>(std::max<std::uint64_t>(work, 1), kInfinite));
        *place = {key, numbers, zone, effort};
    }

    template <class Visit>
    void for_each(Visit visit) const {
        for (std::size_t i = 0; i < buckets_ * kWays; ++i) {
            if (entries_[i].work != 0) visit(entries_[i]);
        }
    }

  private:
    static constexpr std::size_t kWays = 4;

    [[nodiscard]] std::size_t first_of(const ProofKey& key) const {
        const std::uint64_t hash =
            mix(mix(key.marks, key.others), static_cast<std::uint64_t>(key.to_move));
        return (static_cast<std::size_t>(hash) & (buckets_ - 1)) * kWays;
    }

    struct Free {
        void operator()(Entry* entries) const { std::free(entries); }
    };
    std::size_t buckets_ = 0;
    std::unique_ptr<Entry[], Free> entries_;
};

}  // namespace lawan::tictactoe::solver
