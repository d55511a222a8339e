// F of all sets of empty cells of a small board, by its definition: what the theorems and the
// searches are compared with.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/adjacency/engine/full/geometry.hpp"

namespace lawan::adjacency::full {

class AllSets {
  public:
    explicit AllSets(BoardSize size) : geometry{size} {
        for (const Square cell : squares(geometry.board())) cells_.push_back(cell);
        values_.resize(std::size_t{1} << cells_.size());
        for (std::size_t set = 1; set < values_.size(); ++set) {
            int best = -100;
            const Bitboard empty = at(set);
            for (std::size_t i = 0; i < cells_.size(); ++i) {
                if ((set >> i & 1U) == 0) continue;
                best = std::max(best,
                                settles(empty, cells_[i]) - values_[set ^ (std::size_t{1} << i)]);
            }
            values_[set] = static_cast<std::int8_t>(best);
        }
    }
    [[nodiscard]] std::size_t size() const { return values_.size(); }
    [[nodiscard]] Bitboard at(std::size_t set) const {
        Bitboard empty;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if ((set >> i & 1U) != 0) empty |= Bitboard::of(cells_[i]);
        }
        return empty;
    }
    [[nodiscard]] int value(std::size_t set) const { return values_[set]; }
    [[nodiscard]] int value_without(std::size_t set, std::size_t i) const {
        return values_[set ^ (std::size_t{1} << i)];
    }
    [[nodiscard]] const std::vector<Square>& cells() const { return cells_; }
    [[nodiscard]] int settles(Bitboard empty, Square move) const {
        return (geometry.closed(move) & ClosedCounts{empty}.exactly_one() & geometry.board())
            .count();
    }
    [[nodiscard]] std::size_t set_of(Bitboard empty) const {
        std::size_t set = 0;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (empty.has(cells_[i])) set |= std::size_t{1} << i;
        }
        return set;
    }

    Geometry geometry;

  private:
    std::vector<Square> cells_;
    std::vector<std::int8_t> values_;
};

inline constexpr BoardSize kSmall[] = {{3, 3}, {5, 2}, {7, 1}, {6, 2}, {8, 1}};

}  // namespace lawan::adjacency::full
