// The board of a Gomocup manager, in the manager's words: cells as "x,y" counted from 0, stones as
// ours and theirs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/coordinate.hpp"

namespace lawan::gomocup {

[[nodiscard]] std::string upper(std::string_view text);
[[nodiscard]] std::vector<std::string_view> between_commas(std::string_view text);
[[nodiscard]] int number(std::string_view text);  // anything else is refused (Refused)

enum class Cell : std::uint8_t { Empty, Ours, Theirs };

class Board {
  public:
    explicit Board(BoardSize size);  // empty; a size that we do not play on is refused

    [[nodiscard]] BoardSize size() const { return size_; }
    [[nodiscard]] Coordinate coordinate(std::string_view text) const;  // "x,y"
    void put(Coordinate at, Cell whose);
    void take_off(Coordinate at);

    // The position as text, for five in a row by this rule. With as many stones on both sides
    // it is the first player's turn.
    [[nodiscard]] std::string position_text(std::string_view rule) const;

  private:
    [[nodiscard]] std::size_t index(Coordinate at) const;

    BoardSize size_;
    std::vector<Cell> cells_;
};

// A board that comes line by line: "x,y,who" after BOARD, "x,y" after SWAP2BOARD.
class ComingBoard {
  public:
    enum class Stones : std::uint8_t { Owned, ByTurns };

    ComingBoard(BoardSize size, Stones stones) : board_{size}, stones_{stones} {}

    void read(std::string_view line);
    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] bool is_for_swap2() const { return stones_ == Stones::ByTurns; }
    [[nodiscard]] int stones() const { return count_; }

  private:
    Board board_;
    Stones stones_;
    int count_ = 0;
};

}  // namespace lawan::gomocup
