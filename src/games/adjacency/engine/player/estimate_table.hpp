// What searches with estimates remember of positions.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/big_memory.hpp"
#include "core/memory.hpp"
#include "core/square.hpp"

namespace lawan::adjacency::player {

// One place for each hash: what came last stays.
class EstimateTable {
  public:
    enum class Bound : std::uint8_t { Exact, Lower, Upper };
    struct Entry {
        std::uint64_t key;
        std::int16_t score;
        std::int8_t depth;
        Bound bound;
        std::uint8_t move;
        std::uint8_t filled;

        [[nodiscard]] bool is(std::uint64_t other) const { return filled != 0 && key == other; }
        // Whether it says all that a search to this depth with this window would.
        [[nodiscard]] bool answers(int plies, int alpha, int beta) const {
            if (depth < plies) return false;
            return bound == Bound::Exact || (bound == Bound::Lower && score >= beta) ||
                   (bound == Bound::Upper && score <= alpha);
        }
    };

    explicit EstimateTable(MebiBytes memory)
        : entries_{static_cast<std::size_t>(
              std::bit_floor(std::max<std::uint64_t>(1, memory.bytes() / sizeof(Entry))))} {}

    [[nodiscard]] Entry& at(std::uint64_t hash) {
        return entries_[static_cast<std::size_t>(hash) & (entries_.size() - 1)];
    }

  private:
    BigArray<Entry> entries_;
};

}  // namespace lawan::adjacency::player
