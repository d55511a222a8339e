// All games of a fixed rule against everything that an opponent can do, counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/side.hpp"
#include "games/tictactoe/rules/position.hpp"
#include "play/audit.hpp"

namespace lawan::tictactoe {

inline constexpr int kMostCountedCells = 32;

// A bot that always makes the same move in the same position.
using MoveRule = std::function<Square(const Position&)>;

struct LineCounts {
    // As the tic-tac-toe paper counts its 9·7·5·3·1 = 945: a line is every choice of the opponent
    // to the end of the board, so a game that ends early counts once for each way in which the
    // opponent's choices could have gone on.
    AuditResults lines;
    // As one would write them down.
    AuditResults games;
    std::uint64_t positions = 0;  // in which the opponent chose

    friend constexpr bool operator==(const LineCounts&, const LineCounts&) = default;
};

struct Counting {
    Side rule_plays = Side::O;
    std::size_t most_losing_games = 0;  // to be listed
    // Told after each two plies how many marks there are and how many positions there.
    std::function<void(int marks, std::uint64_t positions)> progress = {};
};

struct Counted {
    LineCounts counts;
    // Both sides' moves from the start on; the first ones in the order of their cells.
    std::vector<std::vector<Square>> losing_games;
};

// Boards of up to 32 cells. The start must not be over. Positions that several orders of moves lead
// to are counted together, and games that nobody can win any more are not played out: 5×5 takes
// some minutes and 0.7 GB, listing lost games 1 GB more. Every position spends one of the budget;
// nothing when that is not enough. Throws InputError where the board is too large.
[[nodiscard]] std::optional<Counted> count_lines(const Position& start, const MoveRule& rule,
                                                 const Counting& counting, Budget& budget);

}  // namespace lawan::tictactoe
