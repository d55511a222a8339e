// The board as the published programs hold it: the marks of the bot and of its opponent. It knows
// neither whose turn it is nor how many rounds are left, and that is where some of their slips come
// from.
#pragma once

#include <cstdint>

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/score.hpp"
#include "games/adjacency/rules/cells.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency::papers {

enum class Mover : std::uint8_t { Bot, Opponent };

struct Marks {
    BoardSize size;
    Bitboard bot;
    Bitboard opponent;

    // With the side to move as the bot.
    [[nodiscard]] static constexpr Marks of(const Position& position) {
        return {position.size(), position.own(), position.enemy()};
    }

    [[nodiscard]] constexpr Bitboard empty() const { return whole_board(size) & ~(bot | opponent); }
    [[nodiscard]] constexpr Score difference() const {
        return Score{bot.count() - opponent.count()};
    }

    // A move as the rules have it. The cell need not be empty: some of the programs do not look.
    [[nodiscard]] constexpr Marks after(Mover mover, Square cell) const {
        return with(mover, Bitboard::of(cell) | (beside(cell) & (bot | opponent)));
    }

    // These cells become the mover's, whatever they were.
    [[nodiscard]] constexpr Marks with(Mover mover, Bitboard cells) const {
        return mover == Mover::Bot ? Marks{size, bot | cells, opponent & ~cells}
                                   : Marks{size, bot & ~cells, opponent | cells};
    }
};

}  // namespace lawan::adjacency::papers
