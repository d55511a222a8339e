// Pairings: disjoint pairs of empty cells such that every window that the maker could still fill
// contains one. Who answers in pairs holds the game.
//
// Two cells lie on one line only, so each pair serves windows of one line. Neighbouring windows of
// a line that share two empty cells need one pair between them; so each line is cut into groups of
// windows, and each group wants two of the cells that its windows share. To hand them out is a
// matching (D. Kőnig; H. Kuhn's augmenting paths), and only the cuts have to be guessed.
#pragma once

#include <cstdint>
#include <vector>

#include "core/bitboard.hpp"
#include "core/wide_bitboard.hpp"
#include "games/tictactoe/rules.hpp"

namespace lawan::tictactoe {

template <class Board>
class LinePairing {
  public:
    explicit LinePairing(const Rules& rules);

    struct Result {
        bool found = false;
        int lacking = 0;                // cells that the groups still want, in the best attempt
        std::vector<Board> pairs = {};  // two cells each, where one was found

        [[nodiscard]] Board cells() const {
            Board all{};
            for (const Board& pair : pairs) all |= pair;
            return all;
        }
    };
    // Tries so many ways to cut the lines. Not to find one proves nothing. Takes as few cells to
    // be avoided as it can.
    [[nodiscard]] Result find(const Board& maker, const Board& breaker, int most_tries,
                              const Board& avoid = {}) const;

  private:
    Board board_;
    std::vector<Board> windows_;       // a line after the other, neighbours side by side
    std::vector<std::size_t> starts_;  // of the lines in that list, and its end
};

extern template class LinePairing<Bitboard>;
extern template class LinePairing<WideBitboard>;

}  // namespace lawan::tictactoe
