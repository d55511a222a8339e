// The error model's spreads for every number of empty squares and pair of depths, read off at once.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "games/othello/engine/evaluation.hpp"

namespace lawan::othello {

class SpreadTable {
  public:
    explicit SpreadTable(const ErrorModel& errors) : spreads_(61 * 61 * 61) {
        for (int empties = 0; empties <= 60; ++empties) {
            for (int depth = 0; depth <= 60; ++depth) {
                for (int shallow = 0; shallow <= 60; ++shallow) {
                    spreads_[at(empties, depth, shallow)] =
                        static_cast<float>(errors.spread(empties, depth, shallow));
                }
            }
        }
    }

    [[nodiscard]] double spread(int empties, int depth, int shallow) const {
        return spreads_[at(empties, depth, shallow)];
    }

  private:
    [[nodiscard]] static std::size_t at(int empties, int depth, int shallow) {
        return (static_cast<std::size_t>(empties) * 61 + static_cast<std::size_t>(depth)) * 61 +
               static_cast<std::size_t>(shallow);
    }

    std::vector<float> spreads_;
};

}  // namespace lawan::othello
