// Where the threads of a search are, so that each begins where no other is: a small part of
// ABDADA (J.-C. Weill, "The ABDADA distributed minimax search algorithm", 1996), as T. Kerrigan
// simplified it. What is said here may be out of date; that costs time and changes no score.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "games/connect4/engine/solver/solved_table.hpp"

namespace lawan::connect4::solver {

class BusyPositions {
  public:
    [[nodiscard]] bool has(const SolvedTable::Place& place) const {
        return slot(place).load(std::memory_order_relaxed) == name(place);
    }
    void enter(const SolvedTable::Place& place) {
        slot(place).store(name(place), std::memory_order_relaxed);
    }
    void leave(const SolvedTable::Place& place) {
        if (has(place)) slot(place).store(0, std::memory_order_relaxed);
    }

  private:
    static constexpr std::size_t kSlots = std::size_t{1} << 12U;

    [[nodiscard]] static std::uint64_t name(const SolvedTable::Place& place) {
        return place.tag ^ (static_cast<std::uint64_t>(place.bucket) << 40U);
    }
    [[nodiscard]] std::atomic<std::uint64_t>& slot(const SolvedTable::Place& place) {
        return slots_[place.bucket % kSlots];
    }
    [[nodiscard]] const std::atomic<std::uint64_t>& slot(const SolvedTable::Place& place) const {
        return slots_[place.bucket % kSlots];
    }

    std::array<std::atomic<std::uint64_t>, kSlots> slots_{};
};

}  // namespace lawan::connect4::solver
