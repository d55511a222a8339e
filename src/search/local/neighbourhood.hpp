// Which moves lie beside each other, for searches that climb from move to move.
#pragma once

#include <concepts>
#include <cstdlib>
#include <optional>

#include "core/coordinate.hpp"
#include "core/game.hpp"

namespace lawan::local {

// neighbours(a, b): may a search step from move a to move b?
template <class N, class Move>
concept Neighbourhood = requires(const N neighbours, Move a, Move b) {
    { neighbours(a, b) } -> std::same_as<bool>;
};

// Moves are neighbours when their cells touch, by a side or at a corner. A pass has none.
template <Game G>
class TouchingCells {
  public:
    using Move = typename G::Position::Move;

    explicit TouchingCells(const typename G::Position& position) : game_{position} {}

    [[nodiscard]] bool operator()(Move a, Move b) const {
        const std::optional<Coordinate> from = game_.cell(a);
        const std::optional<Coordinate> to = game_.cell(b);
        if (!from || !to || *from == *to) return false;
        return std::abs(from->column - to->column) <= 1 && std::abs(from->row - to->row) <= 1;
    }

  private:
    G game_;
};

}  // namespace lawan::local
