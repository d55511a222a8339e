// Threats and the rows that they lie in.
//
// A threat of a side is an empty cell where a disc of its own would make a line. Late in a game
// every other column is full, and who has to move there gives the cell above to the other. On a
// board with an even number of rows the side that began then gets the odd rows and the other one
// the even rows, so threats there decide: L. V. Allis, "A knowledge-based approach of
// Connect-Four", Vrije Universiteit Amsterdam, 1988, chapter 3.
#pragma once

#include "core/bitboard.hpp"
#include "core/score.hpp"
#include "core/side.hpp"
#include "games/connect4/evaluators/open_lines.hpp"
#include "games/connect4/rules/cells.hpp"
#include "games/connect4/rules/lines.hpp"
#include "games/connect4/rules/position.hpp"

namespace lawan::connect4 {

// The threats of a side.
[[nodiscard]] constexpr Bitboard threats_of(const Position& position, Side side) {
    return completing(position.discs(side), position.rules()) & position.empty_cells();
}

// The cells of rows 1, 3, 5, …
[[nodiscard]] constexpr Bitboard odd_rows(BoardSize size) {
    Bitboard rows;
    for (int height = 0; height < size.rows; height += 2) {
        rows |= lowest_rows(size, height + 1) & ~lowest_rows(size, height);
    }
    return rows & Bitboard::first_squares(size.cells());
}

// The side that gets the odd rows where each answers the other in the same column: who is to move
// when an even number of cells is filled. Both sides' rows are the same where the number of rows is
// odd, and then nobody's.
[[nodiscard]] constexpr Bitboard favourable_rows(const Position& position, Side side) {
    const BoardSize size = position.size();
    if (size.rows % 2 != 0) return Bitboard{};
    const bool even_filled = position.filled().count() % 2 == 0;
    const bool begins = (side == position.side_to_move()) == even_filled;
    const Bitboard odd = odd_rows(size);
    return begins ? odd : Bitboard::first_squares(size.cells()) & ~odd;
}

// Open lines, and threats. A threat in a favourable row counts more, and the lower it lies the
// more: what is above it in its column is never reached, and does not count.
class Threats {
  public:
    [[nodiscard]] Score evaluate(const Position& position) const {
        const Side side = position.side_to_move();
        return lines_.evaluate(position) +
               Score{worth(position, side) - worth(position, opponent_of(side))};
    }
    [[nodiscard]] Score outcome(const Position& position) const { return lines_.outcome(position); }

  private:
    static constexpr int kThreat = 8;
    static constexpr int kFavourable = 40;
    static constexpr int kRow = 3;  // what each row further up takes from a favourable one

    [[nodiscard]] static int worth(const Position& position, Side side) {
        const Bitboard threats = threats_of(position, side);
        const Bitboard favourable = favourable_rows(position, side);
        const BoardSize size = position.size();
        int sum = 0;
        int decided_column = -1;  // the lowest favourable threat of a column settles it
        for (const Square square : squares(threats)) {
            const int column = column_of(square, size);
            if (column == decided_column) continue;
            sum += kThreat;
            if (!favourable.has(square)) continue;
            sum += kFavourable - kRow * height_of(square, size);
            decided_column = column;
        }
        return sum;
    }

    OpenLines lines_;
};

}  // namespace lawan::connect4
