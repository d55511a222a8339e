// What a table of moves in tic-tac-toe need not say: a win that is on the board, a line that nobody
// can fill any more, and the rest of a game that a pairing holds.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "core/coordinate.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/rules/windows.hpp"
#include "proofs/claim.hpp"

namespace lawan::proofs {

// The cells of a pair, or of a ring (see breaker.hpp) in its order: an odd number.
using Bond = std::vector<Square>;
using Bonds = std::vector<Bond>;

// "a1-b2" or "a1-b2-c3"; nothing unless all are cells of the board and there are two of them or an
// odd number.
[[nodiscard]] inline std::optional<Bond> parse_bond(std::string_view text, BoardSize size) {
    Bond bond;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('-', begin), text.size());
        const auto at = parse_coordinate(text.substr(begin, end - begin), size);
        if (!at) return std::nullopt;
        bond.push_back(tictactoe::square_at(*at, size));
        begin = end + 1;
    }
    if (bond.size() != 2 && (bond.size() < 3 || bond.size() % 2 == 0)) return std::nullopt;
    return bond;
}

// The sets of cells that hold every line which contains one of them.
template <class Board>
[[nodiscard]] std::vector<Board> held_sets(const Bonds& bonds) {
    std::vector<Board> sets;
    for (const Bond& bond : bonds) {
        sets.push_back(Board::of(bond[0]) | Board::of(bond[1]));
        for (std::size_t i = 1; i + 1 < bond.size(); i += 2) {
            const Square shared = bond[i + 2 < bond.size() ? i + 2 : 0];
            sets.push_back(Board::of(bond[i]) | Board::of(bond[i + 1]) | Board::of(shared));
        }
    }
    return sets;
}

template <class Board>
class TictactoeInsight {
  public:
    using Position = tictactoe::BasicPosition<Board>;
    using Move = Square;
    // Pairs and rings that hold, or attacks one after the other.
    struct Certificate {
        Bonds bonds;
        std::optional<std::vector<Square>> plan;
    };

    explicit TictactoeInsight(const tictactoe::Rules& rules)
        : windows_{tictactoe::all_windows<Board>(rules)} {}

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

    [[nodiscard]] std::optional<Certificate> parse(
        std::string_view verb, const Position& position,
        const std::vector<std::string_view>& words) const {
        Certificate read;
        if (verb == "threats") {
            read.plan.emplace();
            for (const std::string_view word : words) {
                const auto at = parse_coordinate(word, position.size());
                if (!at) return std::nullopt;
                read.plan->push_back(tictactoe::square_at(*at, position.size()));
            }
            return read;
        }
        if (verb != "pairs") return std::nullopt;
        for (const std::string_view word : words) {
            const auto bond = parse_bond(word, position.size());
            if (!bond) return std::nullopt;
            read.bonds.push_back(*bond);
        }
        return read;
    }

    [[nodiscard]] bool is_plan(const Certificate& certificate) const {
        return certificate.plan.has_value();
    }

    // The prover, to move, makes one attack of the plan after the other. Each leaves the opponent
    // one answer, or none, and no line of his own; in the end a line is completed.
    [[nodiscard]] bool succeeds(const Certificate& certificate, const Position& position,
                                const Goal& goal) const {
        if (goal.least > Score{1}) return false;
        const Board& own = position.marks(goal.prover);
        const Board& others = position.marks(opponent_of(goal.prover));
        if (completing(own, others).any()) return true;
        return follows(*certificate.plan, own, others);
    }

    [[nodiscard]] bool proves(const Certificate& certificate, const Position& position,
                              const Goal& goal) const {
        return !certificate.plan && proves(certificate.bonds, position, goal);
    }

    // A pairing: whenever the opponent takes one cell of a pair, the prover takes the other. If
    // every window that the opponent could still fill contains a pair, none is ever filled. Rings
    // hold windows likewise.
    [[nodiscard]] bool proves(const Bonds& bonds, const Position& position,
                              const Goal& goal) const {
        if (goal.least > Score{0}) return false;
        Board left = position.empty_cells();
        for (const Bond& bond : bonds) {
            for (const Square cell : bond) {
                if (!left.has(cell)) return false;
                left &= ~Board::of(cell);
            }
        }
        const std::vector<Board> sets = held_sets<Board>(bonds);
        return std::all_of(windows_.begin(), windows_.end(), [&](const Board& window) {
            if ((window & position.marks(goal.prover)).any()) return true;
            return std::any_of(sets.begin(), sets.end(),
                               [&](const Board& set) { return (set & ~window).empty(); });
        });
    }

  private:
    // The cells that complete a window.
    [[nodiscard]] Board completing(const Board& own, const Board& others) const {
        Board cells{};
        for (const Board& window : windows_) {
            if ((window & others).any()) continue;
            const Board lacking = window & ~own;
            if (lacking.count() == 1) cells |= lacking;
        }
        return cells;
    }

    [[nodiscard]] bool follows(const std::vector<Square>& plan, Board own, Board others) const {
        for (const Square attack : plan) {
            if ((own | others).has(attack)) return false;
            own.add(attack);
            // A line that is completed, or one that the opponent completes now.
            if (completes(attack, own)) return true;
            if (completing(others, own).any()) return false;
            const Board answers = completing(own, others);
            if (answers.empty()) return false;
            if (answers.count() > 1) return true;
            others.add(answers.first());
        }
        return completing(own, others).any();
    }

    [[nodiscard]] bool completes(Square cell, const Board& own) const {
        return std::any_of(windows_.begin(), windows_.end(), [&](const Board& window) {
            return window.has(cell) && (window & ~own).empty();
        });
    }

    std::vector<Board> windows_;
};

}  // namespace lawan::proofs
