// Nine or more in a row can be held on a board of any size by one pattern of pairs that repeats
// every eight columns and rows (A. W. Hales, R. I. Jewett: Regularity and positional games,
// Trans. AMS 106, 1963): each row, column and diagonal of the 8×8 torus has one pair of neighbours,
// so any nine cells in a row contain both cells of one.
#pragma once

#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/wide_bitboard.hpp"
#include "games/tictactoe/engine/line_pairing.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe {

inline constexpr int kPeriodicInARow = 9;

// The pairs of that pattern on empty cells, shifted so that they hold every window that the breaker
// has not closed; nothing if no shift does, or fewer than nine in a row win.
template <class Board>
[[nodiscard]] std::optional<std::vector<Board>> periodic_pairing(const Rules& rules,
                                                                 const Board& maker,
                                                                 const Board& breaker);

// A pairing by lines, or else the pattern.
template <class Board>
[[nodiscard]] std::optional<std::vector<Board>> any_pairing(const Rules& rules, const Board& maker,
                                                            const Board& breaker, int most_tries) {
    if (auto pairs = line_pairing(rules, maker, breaker, most_tries)) return pairs;
    return periodic_pairing(rules, maker, breaker);
}

extern template std::optional<std::vector<Bitboard>> periodic_pairing(const Rules&, const Bitboard&,
                                                                      const Bitboard&);
extern template std::optional<std::vector<WideBitboard>> periodic_pairing(const Rules&,
                                                                          const WideBitboard&,
                                                                          const WideBitboard&);

}  // namespace lawan::tictactoe
