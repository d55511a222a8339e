// What a screen can draw on a board to show why a position is won or held: the moves of a win by
// threats in their order, or a pairing.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/side.hpp"
#include "games/tictactoe/rules/position.hpp"

namespace lawan::tictactoe {

// Each attack completes a window but for one cell. `answer` is that cell; the last attack leaves
// two or more, or completes a window itself, and has none.
struct Threat {
    Square attack;
    std::optional<Square> answer = {};
};

struct ThreatLine {
    Side attacker = Side::X;
    std::vector<Threat> threats = {};
};

// Whenever the opponent takes one cell of a pair, the holder takes the other.
struct HeldPairs {
    Side holder = Side::O;
    std::vector<std::pair<Square, Square>> pairs = {};
};

struct ProofMarks {
    std::optional<ThreatLine> win = {};  // for the side to move, or none was found
    std::vector<HeldPairs> holds = {};   // for each side that has a pairing, whoever moves
};

// Looks for a moment, not for a proof at any price. A finished game has nothing to show.
template <class Board>
[[nodiscard]] ProofMarks proof_marks(const BasicPosition<Board>& position, Budget& budget);

extern template ProofMarks proof_marks(const BasicPosition<Bitboard>&, Budget&);
extern template ProofMarks proof_marks(const BasicPosition<WideBitboard>&, Budget&);

}  // namespace lawan::tictactoe
