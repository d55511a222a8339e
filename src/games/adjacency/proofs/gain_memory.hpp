// What a check has found of sets of empty cells: for all of its threads, without locks.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>

#include "core/bitboard.hpp"
#include "core/hash.hpp"
#include "core/memory.hpp"

namespace lawan::proofs {

// lower ≤ G ≤ upper.
struct GainBounds {
    static constexpr int kFar = 100;

    int lower = -kFar;
    int upper = kFar;
};

// A set that has to make room is forgotten. The whole set is compared, not a part of its hash.
class GainMemory {
  public:
    explicit GainMemory(MebiBytes size)
        : count_{static_cast<std::size_t>(size.bytes() / sizeof(Bucket))},
          memory_{std::calloc(count_ + 1, sizeof(Bucket))} {  // pages are touched as they are used
        if (!memory_) throw std::bad_alloc{};
        void* at = memory_.get();
        std::size_t space = (count_ + 1) * sizeof(Bucket);
        buckets_ =
            static_cast<Bucket*>(std::align(alignof(Bucket), count_ * sizeof(Bucket), at, space));
    }

    void fetch(Bitboard cells) const { __builtin_prefetch(&at(cells)); }

    [[nodiscard]] std::optional<GainBounds> find(Bitboard cells) const {
        for (const Place& place : at(cells).places) {
            const std::uint64_t facts = place.facts.load(std::memory_order_relaxed);
            const std::uint64_t there = place.cells.load(std::memory_order_relaxed);
            if ((there ^ mix(facts)) != cells.bits() || facts == 0) continue;
            return GainBounds{static_cast<int>(facts & 255U) - GainBounds::kFar,
                              static_cast<int>(facts >> 8 & 255U) - GainBounds::kFar};
        }
        return std::nullopt;
    }

    // In place of what is known of the same set, or else of the smallest one.
    void keep(Bitboard cells, const GainBounds& bounds) {
        Place* chosen = nullptr;
        std::uint64_t least = ~std::uint64_t{0};
        for (Place& place : at(cells).places) {
            const std::uint64_t facts = place.facts.load(std::memory_order_relaxed);
            const std::uint64_t there = place.cells.load(std::memory_order_relaxed);
            const bool same = (there ^ mix(facts)) == cells.bits() && facts != 0;
            if (!same && facts >> 16 >= least) continue;
            chosen = &place;
            least = facts >> 16;
            if (same) break;
        }
        const std::uint64_t facts = static_cast<std::uint64_t>(bounds.lower + GainBounds::kFar) |
                                    static_cast<std::uint64_t>(bounds.upper + GainBounds::kFar)
                                        << 8 |
                                    static_cast<std::uint64_t>(cells.count()) << 16;
        // Mixed, so that halves of two writers do not pass for one.
        chosen->cells.store(cells.bits() ^ mix(facts), std::memory_order_relaxed);
        chosen->facts.store(facts, std::memory_order_relaxed);
    }

  private:
    struct Place {
        std::atomic<std::uint64_t> cells;
        std::atomic<std::uint64_t> facts;
    };
    struct alignas(64) Bucket {
        Place places[4];
    };
    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };

    [[nodiscard]] Bucket& at(Bitboard cells) const {
        // The upper half of the hash as a fraction of 2³².
        return buckets_[static_cast<std::size_t>((mix(cells.bits()) >> 32) * count_ >> 32)];
    }

    std::size_t count_;
    std::unique_ptr<void, Free> memory_;
    Bucket* buckets_ = nullptr;
};

}  // namespace lawan::proofs
