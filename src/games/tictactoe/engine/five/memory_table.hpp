// What the search for four and five in a row remembers of positions. Several threads may share it
// without locks: an entry that two of them have mixed up does not fit its key. (R. Hyatt and
// T. Mann: A lockless transposition-table implementation for parallel search, ICGA Journal 25,
// 2002.)
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/big_memory.hpp"
#include "games/tictactoe/engine/five/point_set.hpp"

namespace lawan::tictactoe::five {

enum class Bound : std::uint8_t { None, AtMost, AtLeast, Exact };

struct Memory {
    std::uint64_t key = 0;
    std::int16_t score = 0;
    Point move = kNoPoint;
    std::int8_t depth = 0;
    Bound bound = Bound::None;
    bool no_fours_win = false;                  // for the side to move
    bool no_danger = false;                     // nor for the opponent, if it were his turn
    std::optional<std::int16_t> estimate = {};  // without a look ahead
};

// Two places for a key: the deeper of two is kept in the first one, unless it is of an earlier
// search, and the newest in the second.
class MemoryTable {
  public:
    explicit MemoryTable(std::size_t at_least) : places_(size_for(at_least)) {}

    [[nodiscard]] Memory find(std::uint64_t key) const {
        const std::size_t first = place(key);
        for (const std::size_t at : {first, first + 1}) {
            const std::uint64_t data = places_[at].data.load(std::memory_order_relaxed);
            if ((places_[at].check.load(std::memory_order_relaxed) ^ data) == key && data != 0)
                return unpacked(key, data);
        }
        Memory nothing;
        nothing.key = key;
        return nothing;
    }

    // Fetches what find() will read.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&places_[place(key)]); }

    void put(const Memory& memory) {
        Place& deep = places_[place(memory.key)];
        Place& newest = places_[place(memory.key) + 1];
        const std::uint64_t data = packed(memory);
        const std::uint64_t before = deep.data.load(std::memory_order_relaxed);
        const std::uint64_t its_key = deep.check.load(std::memory_order_relaxed) ^ before;
        const bool old = (before >> kAgeShift & kAgeMask) != age_;
        if (its_key != memory.key && !old && memory.depth < unpacked(0, before).depth) {
            newest.write(memory.key, data);
            return;
        }
        if (its_key != memory.key && before != 0) newest.write(its_key, before);
        deep.write(memory.key, data);
    }

    // Entries up to now give way to those that follow.
    void begin_search() { age_ = (age_ + 1) & kAgeMask; }

  private:
    // A move is stored as the number after its own, so that none is 0.
    static constexpr unsigned kMoveShift = 16;
    static constexpr std::uint64_t kMoveMask = 0xFFF;
    static constexpr unsigned kDepthShift = 28;
    static constexpr unsigned kBoundShift = 36;
    static constexpr unsigned kFlagShift = 38;  // no win by fours, no danger, an estimate
    static constexpr unsigned kAgeShift = 41;
    static constexpr std::uint64_t kAgeMask = 0x7F;
    static constexpr unsigned kEstimateShift = 48;
    static_assert(kMostPoints < kMoveMask);

    struct Place {
        std::atomic<std::uint64_t> check;
        std::atomic<std::uint64_t> data;

        void write(std::uint64_t key, std::uint64_t packed) {
            check.store(key ^ packed, std::memory_order_relaxed);
            data.store(packed, std::memory_order_relaxed);
        }
    };

    [[nodiscard]] static std::size_t size_for(std::size_t at_least) {
        std::size_t places = 1 << 8;
        while (places < at_least) places *= 2;
        return places;
    }
    [[nodiscard]] std::size_t place(std::uint64_t key) const {
        return static_cast<std::size_t>(key >> 7) & (places_.size() - 2);
    }
    [[nodiscard]] std::uint64_t packed(const Memory& memory) const {
        const auto estimate = static_cast<std::uint16_t>(memory.estimate.value_or(0));
        return static_cast<std::uint64_t>(static_cast<std::uint16_t>(memory.score)) |
               static_cast<std::uint64_t>(memory.move + 1) << kMoveShift |
               static_cast<std::uint64_t>(static_cast<std::uint8_t>(memory.depth)) << kDepthShift |
               static_cast<std::uint64_t>(memory.bound) << kBoundShift |
               static_cast<std::uint64_t>(memory.no_fours_win) << kFlagShift |
               static_cast<std::uint64_t>(memory.no_danger) << (kFlagShift + 1) |
               static_cast<std::uint64_t>(memory.estimate.has_value()) << (kFlagShift + 2) |
               age_ << kAgeShift | static_cast<std::uint64_t>(estimate) << kEstimateShift;
    }
    [[nodiscard]] static Memory unpacked(std::uint64_t key, std::uint64_t data) {
        Memory memory;
        memory.key = key;
        memory.score = static_cast<std::int16_t>(data);
        memory.move = static_cast<Point>((data >> kMoveShift & kMoveMask) - 1);
        memory.depth = static_cast<std::int8_t>(data >> kDepthShift);
        memory.bound = static_cast<Bound>(data >> kBoundShift & 3U);
        memory.no_fours_win = (data >> kFlagShift & 1U) != 0;
        memory.no_danger = (data >> (kFlagShift + 1) & 1U) != 0;
        if ((data >> (kFlagShift + 2) & 1U) != 0)
            memory.estimate = static_cast<std::int16_t>(data >> kEstimateShift);
        return memory;
    }

    BigArray<Place> places_;  // all bits zero is an empty place
    std::uint64_t age_ = 1;
};

}  // namespace lawan::tictactoe::five
