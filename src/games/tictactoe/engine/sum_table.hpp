// Sums by key, for hundreds of millions of additions in no particular order.
//
// A plain hash table of gigabytes waits for memory at every addition. Here additions are put into
// baskets by their hash, and a basket that is full is emptied into the small table of its share,
// which fits into the cache. The hash can be undone, and a share knows some of its bits: a slot
// keeps only the others, and of the sum what fits into as much again (Knuth calls it quotienting,
// The Art of Computer Programming 3, section 6.4, exercise 13).
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lawan::tictactoe {

// A permutation of the numbers below 2^bits that scatters them, and the way back.
class Scattering {
  public:
    constexpr explicit Scattering(int bits)
        : mask_{bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1},
          shift_{(bits + 1) / 2} {}

    [[nodiscard]] constexpr std::uint64_t scattered(std::uint64_t x) const {
        for (int round = 0; round < 2; ++round) {
            x = (x * kOdd) & mask_;
            x ^= x >> shift_;  // by half the bits or more: its own inverse
        }
        return x;
    }
    [[nodiscard]] constexpr std::uint64_t gathered(std::uint64_t x) const {
        for (int round = 0; round < 2; ++round) {
            x ^= x >> shift_;
            x = (x * kInverse) & mask_;
        }
        return x;
    }

  private:
    static constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;  // 2^64 by the golden ratio
    // Newton's iteration doubles the bits that are right; any odd number is its own inverse
    // modulo 8.
    static constexpr std::uint64_t kInverse = [] {
        std::uint64_t inverse = kOdd;
        for (int right = 3; right < 64; right *= 2) inverse *= 2 - kOdd * inverse;
        return inverse;
    }();
    static_assert(kOdd * kInverse == 1);

    std::uint64_t mask_;
    int shift_;
};

class SumTable {
  public:
    // Keys are below 2^key_bits, for up to 51 bits.
    explicit SumTable(int key_bits)
        : share_bits_{std::max(std::min(key_bits, kFewestShareBits), key_bits - kSlotBits)},
          rest_bits_{key_bits - share_bits_},
          scattering_{key_bits},
          shares_(std::size_t{1} << share_bits_) {}

    // The amount must not be zero.
    void add(std::uint64_t key, std::uint64_t amount) {
        const std::uint64_t hash = scattering_.scattered(key);
        Share& share = shares_[static_cast<std::size_t>(hash >> rest_bits_)];
        if (share.basket.empty()) share.basket.reserve(kBasket);
        share.basket.push_back({rest_of(hash), amount});
        if (share.basket.size() == kBasket) share.empty_basket(rest_bits_);
    }

    // Counts the keys; from now on only consume() makes sense.
    [[nodiscard]] std::uint64_t settle() {
        std::uint64_t keys = 0;
        for (Share& share : shares_) {
            share.empty_basket(rest_bits_);
            share.basket = {};
            keys += share.used;
        }
        return keys;
    }

    // Calls visit(key, sum) for each key and gives the memory back on the way; visit() returns
    // false to leave off.
    template <class Visit>
    void consume(Visit visit) {
        for (std::size_t i = 0; i < shares_.size(); ++i) {
            const auto slots = std::exchange(shares_[i].slots, {});
            for (const Slot& slot : slots) {
                if (slot.sum != 0 && !visit(key_of(i, slot), shares_[i].whole_sum(slot))) return;
            }
        }
    }

    // The keys, in no particular order; after settle().
    [[nodiscard]] std::vector<std::uint64_t> keys() const {
        std::vector<std::uint64_t> result;
        for (std::size_t i = 0; i < shares_.size(); ++i) {
            for (const Slot& slot : shares_[i].slots) {
                if (slot.sum != 0) result.push_back(key_of(i, slot));
            }
        }
        return result;
    }

  private:
    static constexpr int kSlotBits = 32;
    static constexpr int kFewestShareBits = 10;
    static constexpr std::size_t kBasket = 128;
    static constexpr std::size_t kFirstSlots = 16;
    // What a slot can hold of a sum; how often that was exceeded is kept elsewhere.
    static constexpr std::uint64_t kFullSlot = 0xFFFF'FFFF;

    struct Added {
        std::uint32_t rest;
        std::uint64_t amount;
    };

    struct Slot {
        std::uint32_t rest = 0;  // of the scattered key
        std::uint32_t sum = 0;   // 0: free
    };

    struct Share {
        std::vector<Added> basket;
        std::vector<Slot> slots;
        std::size_t used = 0;
        std::unordered_map<std::uint32_t, std::uint64_t> carried = {};  // times kFullSlot

        void empty_basket(int rest_bits) {
            for (const Added& added : basket) add(added, rest_bits);
            basket.clear();
        }

        [[nodiscard]] std::uint64_t whole_sum(const Slot& slot) const {
            const auto more = carried.find(slot.rest);
            return slot.sum + (more == carried.end() ? 0 : more->second * kFullSlot);
        }

        void add(const Added& added, int rest_bits) {
            if (5 * (used + 1) > 4 * slots.size()) grow(rest_bits);
            Slot& slot = find(added.rest, rest_bits);
            if (slot.sum == 0) {
                slot.rest = added.rest;
                ++used;
            }
            // Between 1 and kFullSlot, so that a slot in use is never taken for a free one.
            const std::uint64_t sum = slot.sum + added.amount - 1;
            slot.sum = static_cast<std::uint32_t>(sum % kFullSlot + 1);
            if (sum >= kFullSlot) carried[slot.rest] += sum / kFullSlot;
        }

        // The scattered key in proportion to the slots that there are, then the next free one.
        [[nodiscard]] Slot& find(std::uint32_t rest, int rest_bits) {
            const std::uint64_t wide = std::uint64_t{rest} << (kSlotBits - rest_bits);
            auto place = static_cast<std::size_t>(wide * slots.size() >> kSlotBits);
            while (slots[place].sum != 0 && slots[place].rest != rest) {
                if (++place == slots.size()) place = 0;
            }
            return slots[place];
        }

        void grow(int rest_bits) {
            const std::size_t more = slots.empty() ? kFirstSlots : slots.size() * 5 / 4;
            const auto before = std::exchange(slots, std::vector<Slot>(more));
            for (const Slot& slot : before) {
                if (slot.sum != 0) find(slot.rest, rest_bits) = slot;
            }
        }
    };

    [[nodiscard]] std::uint32_t rest_of(std::uint64_t hash) const {
        return static_cast<std::uint32_t>(hash & ((std::uint64_t{1} << rest_bits_) - 1));
    }
    [[nodiscard]] std::uint64_t key_of(std::size_t share, const Slot& slot) const {
        return scattering_.gathered(std::uint64_t{share} << rest_bits_ | slot.rest);
    }

    int share_bits_;
    int rest_bits_;
    Scattering scattering_;
    std::vector<Share> shares_;
};

}  // namespace lawan::tictactoe
