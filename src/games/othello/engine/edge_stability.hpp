// Discs on an edge that nobody can ever turn over, for every edge there can be.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lawan::othello {

// [the player's discs on the edge][the opponent's]: those of the player's that stay his.
class EdgeStability {
  public:
    EdgeStability();

    [[nodiscard]] std::uint8_t stable(std::size_t player, std::size_t opponent) const {
        return stable_[player * 256 + opponent];
    }

  private:
    std::array<std::uint8_t, 256 * 256> stable_{};
};

// The one table, made at the first call.
[[nodiscard]] const EdgeStability& edge_stability();

}  // namespace lawan::othello
