// What the solver remembers: for a position, a bound on its score.
//
// A slot is one word, so that several threads may share the table without locks. A key is turned
// into another number that tells as much; some of its bits say where it is kept, and the rest stand
// in the slot. So a slot is never taken for that of another position.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/big_memory.hpp"
#include "core/hash.hpp"
#include "core/memory.hpp"
#include "games/connect4/engine/solver/shape.hpp"

namespace lawan::connect4::solver {

enum class Bound : std::uint8_t { AtMost, AtLeast };

struct Known {
    Bound bound = Bound::AtMost;
    int score = 0;
};

class SolvedTable {
  public:
    // The smallest that holds keys of so many bits, where the memory is less than that: 32 MiB for
    // 72 bits, 128 KiB for 64 or less.
    SolvedTable(MebiBytes memory, int key_bits)
        : bits_{std::max({bits_for(memory), key_bits - kTagBits, 64 - kTagBits})},
          buckets_(std::size_t{1} << bits_) {}

    // Where a key is kept, and what stands there for it.
    struct Place {
        std::size_t bucket;
        std::uint64_t tag;
    };
    [[nodiscard]] Place place_of(std::uint64_t key) const {
        const std::uint64_t mixed = mix(key);
        return {static_cast<std::size_t>(mixed >> (64 - bits_)), mixed << bits_ >> bits_};
    }
    // The bits beyond 64 go into the tag as they are, and move the bucket.
    [[nodiscard]] Place place_of(WideBits key) const {
        const auto high = static_cast<std::uint64_t>(key >> 64U);
        Place place = place_of(static_cast<std::uint64_t>(key));
        place.bucket ^= static_cast<std::size_t>(mix(high) >> (64 - bits_));
        place.tag |= high << (64 - bits_);
        return place;
    }

    void prefetch(const Place& place) const { __builtin_prefetch(&buckets_[place.bucket]); }

    [[nodiscard]] std::optional<Known> find(const Place& place) const {
        for (const auto& slot : buckets_[place.bucket].slots) {
            const std::uint64_t word = slot.load(std::memory_order_relaxed);
            if (word >> kDataBits == place.tag && word != 0) return known_in(word);
        }
        return std::nullopt;
    }

    // `work` is how many nodes it took to find out: of two positions in the first slot the one that
    // took more stays, and the other goes into the second.
    void store(const Place& place, const Known& known, std::uint64_t work) {
        Bucket& bucket = buckets_[place.bucket];
        const std::uint64_t effort =
            std::min<std::uint64_t>(static_cast<std::uint64_t>(std::bit_width(work)), kMostEffort);
        const std::uint64_t word = place.tag << kDataBits | effort << kScoreBits | written(known);
        const std::uint64_t first = bucket.slots[0].load(std::memory_order_relaxed);
        const bool same = first >> kDataBits == place.tag;
        if (!same && effort < (first >> kScoreBits & kMostEffort)) {
            bucket.slots[1].store(word, std::memory_order_relaxed);
            return;
        }
        bucket.slots[0].store(word, std::memory_order_relaxed);
        if (!same && first != 0) bucket.slots[1].store(first, std::memory_order_relaxed);
    }

  private:
    struct Bucket {
        std::array<std::atomic<std::uint64_t>, 2> slots;
    };
    static_assert(sizeof(Bucket) == 16);  // four to a line of the cache

    // A score from −32 to 32 and which bound it is, never 0; how much work it was; the rest is the
    // tag.
    static constexpr int kScoreBits = 8;
    static constexpr std::uint64_t kMostEffort = 31;
    static constexpr int kDataBits = kScoreBits + 5;
    static constexpr int kTagBits = 64 - kDataBits;
    static constexpr int kZero = 64;  // a score of 0
    static constexpr int kAtLeast = 128;

    [[nodiscard]] static int bits_for(MebiBytes memory) {
        return static_cast<int>(std::bit_width(memory.bytes() / sizeof(Bucket))) - 1;
    }
    [[nodiscard]] static std::uint64_t written(const Known& known) {
        const int code = known.score + kZero + (known.bound == Bound::AtLeast ? kAtLeast : 0);
        return static_cast<std::uint64_t>(code);
    }
    [[nodiscard]] static Known known_in(std::uint64_t word) {
        const int code = static_cast<int>(word & ((1U << kScoreBits) - 1));
        return code >= kAtLeast ? Known{Bound::AtLeast, code - kAtLeast - kZero}
                                : Known{Bound::AtMost, code - kZero};
    }

    int bits_;  // of a bucket's number
    BigArray<Bucket> buckets_;
};

}  // namespace lawan::connect4::solver
