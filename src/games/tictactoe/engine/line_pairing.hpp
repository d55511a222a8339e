// Pairings: disjoint pairs of empty cells such that every window that the maker could still fill
// contains one. Who answers in pairs holds the game. (How they are found: solver/coverage.hpp.)
#pragma once

#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/wide_bitboard.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe {

// Tries this many ways to cut the lines. Not to find a pairing proves nothing.
template <class Board>
[[nodiscard]] std::optional<std::vector<Board>> line_pairing(const Rules& rules, const Board& maker,
                                                             const Board& breaker, int most_tries);

extern template std::optional<std::vector<Bitboard>> line_pairing(const Rules&, const Bitboard&,
                                                                  const Bitboard&, int);
extern template std::optional<std::vector<WideBitboard>> line_pairing(const Rules&,
                                                                      const WideBitboard&,
                                                                      const WideBitboard&, int);

}  // namespace lawan::tictactoe
