// Othello problems in OBF, a line each: the board, the side to move, and the score of each move.
//
//     O--OOOOX-OOOOOOX… X; A2:+38; C7:+36; …
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lawan {

struct ObfMove {
    std::string move;  // such as a2
    int score = 0;     // for the side to move, empty squares given to the winner
};

struct ObfProblem {
    std::string position;  // the board and the side, as everywhere
    std::vector<ObfMove> moves;
    int line = 0;  // of the file, from 1

    [[nodiscard]] std::optional<int> best_score() const;  // none where no move has one
};

// Empty lines and those that begin with % are left out. Throws InputError that names the line.
[[nodiscard]] std::vector<ObfProblem> parse_obf(std::string_view text, std::string_view name);

}  // namespace lawan
