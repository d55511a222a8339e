// What the search for four and five in a row remembers of positions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/tictactoe/engine/five/point_set.hpp"

namespace lawan::tictactoe::five {

enum class Bound : std::uint8_t { None, AtMost, AtLeast, Exact };

struct Memory {
    std::uint64_t key = 0;
    std::int16_t score = 0;
    Point move = kNoPoint;
    std::int8_t depth = 0;
    Bound bound = Bound::None;
    bool no_fours_win = false;  // for the side to move
    bool no_danger = false;     // nor for the opponent, if it were his turn
};
static_assert(sizeof(Memory) == 16);

// Two places for a key: the deeper of two is kept in the first one, the newest in the second.
class MemoryTable {
  public:
    explicit MemoryTable(std::size_t at_least) {
        std::size_t places = 1 << 8;
        while (places < at_least) places *= 2;
        places_.resize(places);
    }

    [[nodiscard]] Memory find(std::uint64_t key) const {
        const std::size_t first = place(key);
        if (places_[first].key == key) return places_[first];
        if (places_[first + 1].key == key) return places_[first + 1];
        Memory nothing;
        nothing.key = key;
        return nothing;
    }

    void put(const Memory& memory) {
        const std::size_t first = place(memory.key);
        Memory& deep = places_[first];
        if (deep.key == memory.key || memory.depth >= deep.depth) {
            if (deep.key != memory.key) places_[first + 1] = deep;
            deep = memory;
        } else {
            places_[first + 1] = memory;
        }
    }

  private:
    [[nodiscard]] std::size_t place(std::uint64_t key) const {
        return static_cast<std::size_t>(key >> 7) & (places_.size() - 2);
    }

    std::vector<Memory> places_;
};

}  // namespace lawan::tictactoe::five
