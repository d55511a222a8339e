// What a table of moves in tic-tac-toe need not say: a win that is on the board, a line that nobody
// can fill any more, and the rest of a game that a pairing holds.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/coordinate.hpp"
#include "games/tictactoe/game.hpp"
#include "games/tictactoe/windows.hpp"
#include "proofs/claim.hpp"

namespace lawan::proofs {

using Pair = std::pair<Square, Square>;
using Pairs = std::vector<Pair>;

template <class Board>
[[nodiscard]] std::vector<Board> windows_of(const tictactoe::Rules& rules) {
    std::vector<Board> all;
    for (const tictactoe::Direction direction : tictactoe::kDirections) {
        for (const Square first : squares(tictactoe::windows<Board>(rules, direction))) {
            Board window{};
            for (int i = 0; i < rules.in_a_row; ++i) {
                window.add(Square{first.index() + i * direction.step(rules.size)});
            }
            all.push_back(window);
        }
    }
    return all;
}

// "a1-b2"; nothing unless both are cells of the board.
[[nodiscard]] inline std::optional<Pair> parse_pair(std::string_view text, BoardSize size) {
    const auto dash = text.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const auto one = parse_coordinate(text.substr(0, dash), size);
    const auto other = parse_coordinate(text.substr(dash + 1), size);
    if (!one || !other) return std::nullopt;
    return Pair{tictactoe::square_at(*one, size), tictactoe::square_at(*other, size)};
}

template <class Board>
class TictactoeInsight {
  public:
    using Position = tictactoe::BasicPosition<Board>;
    using Move = Square;
    using Certificate = Pairs;

    explicit TictactoeInsight(const tictactoe::Rules& rules) : windows_{windows_of<Board>(rules)} {}

    // Not to lose is certain once every window has a mark of the prover.
    [[nodiscard]] bool settled(const Position& position, const Goal& goal) const {
        if (goal.least > Score{0}) return false;
        return std::all_of(windows_.begin(), windows_.end(), [&](const Board& window) {
            return (window & position.marks(goal.prover)).any();
        });
    }

    // The cell that completes a window.
    [[nodiscard]] std::optional<Move> obvious(const Position& position, const Goal& goal) const {
        const Board& own = position.marks(goal.prover);
        const Board& enemy = position.marks(opponent_of(goal.prover));
        for (const Board& window : windows_) {
            if ((window & enemy).any()) continue;
            const Board lacking = window & ~own;
            if (lacking.count() == 1) return lacking.first();
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Pairs> parse(std::string_view verb, const Position& position,
                                             const std::vector<std::string_view>& words) const {
        if (verb != "pairs") return std::nullopt;
        Pairs pairs;
        for (const std::string_view word : words) {
            const auto pair = parse_pair(word, position.size());
            if (!pair) return std::nullopt;
            pairs.push_back(*pair);
        }
        return pairs;
    }

    // A pairing: whenever the opponent takes one cell of a pair, the prover takes the other. If
    // every window that the opponent could still fill contains a pair, none is ever filled.
    [[nodiscard]] bool proves(const Pairs& pairs, const Position& position,
                              const Goal& goal) const {
        if (goal.least > Score{0}) return false;
        Board left = position.empty_cells();
        for (const auto& [one, other] : pairs) {
            const Board both = Board::of(one) | Board::of(other);
            if (one == other || (both & ~left).any()) return false;
            left &= ~both;
        }
        return std::all_of(windows_.begin(), windows_.end(), [&](const Board& window) {
            if ((window & position.marks(goal.prover)).any()) return true;
            return std::any_of(pairs.begin(), pairs.end(), [&](const Pair& pair) {
                return window.has(pair.first) && window.has(pair.second);
            });
        });
    }

  private:
    std::vector<Board> windows_;
};

}  // namespace lawan::proofs
