// What the engine remembers of positions it has searched, shared by all its threads without locks.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "core/memory.hpp"
#include "games/othello/engine/in_each_kernel.hpp"

namespace lawan::othello {

inline constexpr int kNoSquare = 64;

// Bounds on a position's score, how they were found, and the moves that were best.
struct Remembered {
    std::int8_t lower = -64;
    std::int8_t upper = 64;
    std::uint8_t depth = 0;
    std::uint8_t confidence = 0;  // the selectivity level of the search
    std::uint8_t best = kNoSquare;
    std::uint8_t second = kNoSquare;
    std::uint8_t effort = 0;  // logarithm of the nodes it took
    std::uint8_t age = 0;
};

// Sixteen bytes an entry: the data, and a lock that is wrong unless both halves belong together
// (Hyatt, Mann: A lock-less transposition table implementation for parallel search, ICGA Journal
// 25, 2002). The lock is a hash of all 64 bits: no part of it would do.
class TranspositionTable {
  public:
    explicit TranspositionTable(MebiBytes size);

    struct Key {
        std::uint64_t place;
        std::uint64_t lock;
    };
    [[nodiscard]] LAWAN_IN_EACH_KERNEL static Key key(std::uint64_t player,
                                                      std::uint64_t opponent) {
        // One factor for all three stays in a register. The player's discs are added once more, so
        // that positions with one lock do not share a place as well.
        constexpr std::uint64_t kFactor = 0x9FB21C651E98DF25U;
        const std::uint64_t lock = (player * kFactor) ^ turned(opponent * kFactor);
        return {(((lock ^ lock >> 32) + player) * kFactor) >> 20, lock};
    }
    LAWAN_IN_EACH_KERNEL void prefetch(Key key) const {
        __builtin_prefetch(&buckets_[key.place & mask_]);
    }

    [[nodiscard]] LAWAN_IN_EACH_KERNEL bool find(Key key, Remembered& found) const {
        const Bucket& bucket = buckets_[key.place & mask_];
        for (const Entry& entry : bucket.entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            if ((entry.lock.load(std::memory_order_relaxed) ^ data) == key.lock && data != 0) {
                found = unpacked(data);
                return true;
            }
        }
        return false;
    }

    // The result of a search with the window (alpha, beta).
    struct Result {
        int alpha;
        int beta;
        int score;
        int depth;
        int confidence;
        int best;
        std::uint64_t nodes;
    };
    void store(Key key, const Result& result);

    void clear();
    // What was stored before gives way to what comes now.
    void new_search() { begin(all_); }
    // The same for a search to the end of the game, which may not need all of the table: a smaller
    // part stays nearer to the processor, and need not be zeroed. Once in use, a part only grows.
    void new_search_to_the_end(int empties);
    [[nodiscard]] std::size_t bytes() const { return (all_ + 1) * sizeof(Bucket); }
    [[nodiscard]] std::size_t bytes_in_use() const { return (mask_ + 1) * sizeof(Bucket); }

  private:
    struct Entry {
        std::atomic<std::uint64_t> lock{0};
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Bucket {
        Entry entries[4];
    };

    [[nodiscard]] LAWAN_IN_EACH_KERNEL static std::uint64_t turned(std::uint64_t word) {
        return word << 32 | word >> 32;
    }
    [[nodiscard]] LAWAN_IN_EACH_KERNEL static Remembered unpacked(std::uint64_t data) {
        Remembered entry;
        entry.lower = static_cast<std::int8_t>(data);
        entry.upper = static_cast<std::int8_t>(data >> 8);
        entry.depth = static_cast<std::uint8_t>(data >> 16);
        entry.confidence = static_cast<std::uint8_t>(data >> 24);
        entry.best = static_cast<std::uint8_t>(data >> 32);
        entry.second = static_cast<std::uint8_t>(data >> 40);
        entry.effort = static_cast<std::uint8_t>(data >> 48);
        entry.age = static_cast<std::uint8_t>(data >> 56);
        return entry;
    }
    [[nodiscard]] static std::uint64_t packed(const Remembered& entry) {
        return std::uint64_t{static_cast<std::uint8_t>(entry.lower)} |
               std::uint64_t{static_cast<std::uint8_t>(entry.upper)} << 8 |
               std::uint64_t{entry.depth} << 16 | std::uint64_t{entry.confidence} << 24 |
               std::uint64_t{entry.best} << 32 | std::uint64_t{entry.second} << 40 |
               std::uint64_t{entry.effort} << 48 | std::uint64_t{entry.age} << 56;
    }

    struct Free {
        std::size_t bytes;
        void operator()(void* memory) const;
    };

    void begin(std::size_t mask) {
        mask_ = fresh_ || mask > mask_ ? mask : mask_;
        fresh_ = false;
        age_ = static_cast<std::uint8_t>(age_ + 1);
    }

    std::size_t all_;   // one less than the number of buckets, a power of two
    std::size_t mask_;  // the same for the part in use
    bool fresh_ = true;
    std::unique_ptr<Bucket[], Free> buckets_;
    std::uint8_t age_ = 1;
};

}  // namespace lawan::othello
