// Sums by 64-bit key, for hundreds of millions of additions in no particular order.
//
// A plain hash table of gigabytes waits for memory at every addition. Here additions are put into
// baskets by their hash, and a basket that is full is emptied into the small table of its share,
// which fits into the cache.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/hash.hpp"

namespace lawan::tictactoe {

class SumTable {
  public:
    SumTable() : shares_(kShares) {}

    // The amount must not be zero.
    void add(std::uint64_t key, std::uint64_t amount) {
        const std::uint64_t hash = mix(key);
        Share& share = shares_[static_cast<std::size_t>(hash >> (64 - kShareBits))];
        if (share.basket.empty()) share.basket.reserve(kBasket);
        share.basket.push_back({key, amount});
        if (share.basket.size() == kBasket) share.empty_basket();
    }

    // Counts the keys; from now on only consume() makes sense.
    [[nodiscard]] std::uint64_t settle() {
        std::uint64_t keys = 0;
        for (Share& share : shares_) {
            share.empty_basket();
            share.basket = {};
            keys += share.used;
        }
        return keys;
    }

    // Calls visit(key, sum) for each key and gives the memory back on the way; visit() returns
    // false to leave off.
    template <class Visit>
    void consume(Visit visit) {
        for (Share& share : shares_) {
            const auto slots = std::exchange(share.slots, {});
            for (const Slot& slot : slots) {
                if (slot.sum != 0 && !visit(slot.key, slot.sum)) return;
            }
        }
    }

    // The keys, in no particular order; after settle().
    [[nodiscard]] std::vector<std::uint64_t> keys() const {
        std::vector<std::uint64_t> result;
        for (const Share& share : shares_) {
            for (const Slot& slot : share.slots) {
                if (slot.sum != 0) result.push_back(slot.key);
            }
        }
        return result;
    }

  private:
    static constexpr int kShareBits = 10;
    static constexpr std::size_t kShares = std::size_t{1} << kShareBits;
    static constexpr std::size_t kBasket = 128;
    static constexpr std::size_t kFirstSlots = 16;  // a power of two, as all sizes here

    struct Slot {
        std::uint64_t key = 0;
        std::uint64_t sum = 0;  // 0: free
    };

    struct Share {
        std::vector<Slot> basket;
        std::vector<Slot> slots;
        std::size_t used = 0;

        void empty_basket() {
            for (const Slot& added : basket) add(added);
            basket.clear();
        }

        void add(const Slot& added) {
            if (4 * (used + 1) > 3 * slots.size()) grow();
            Slot& slot = find(added.key);
            if (slot.sum == 0) {
                slot.key = added.key;
                ++used;
            }
            slot.sum += added.sum;
        }

        [[nodiscard]] Slot& find(std::uint64_t key) {
            const std::size_t mask = slots.size() - 1;
            auto place = static_cast<std::size_t>(mix(key)) & mask;
            while (slots[place].sum != 0 && slots[place].key != key) place = (place + 1) & mask;
            return slots[place];
        }

        void grow() {
            const auto before = std::exchange(
                slots, std::vector<Slot>(slots.empty() ? kFirstSlots : 2 * slots.size()));
            for (const Slot& slot : before) {
                if (slot.sum != 0) find(slot.key) = slot;
            }
        }
    };

    std::vector<Share> shares_;
};

}  // namespace lawan::tictactoe
