// Wins by force on a board of any size: every move of the attacker threatens to win by threats
// alone, so that few answers of the defender need a look. Depth-first proof-number search over
// those (T. Thomsen: Lambda-search in game trees, with application to Go, ICGA Journal 23, 2000:
// this is lambda of the second order; A. Nagai: Df-pn algorithm for searching AND/OR trees, 2002).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_set>
#include <vector>

#include "core/budget.hpp"
#include "games/tictactoe/engine/player/line_board.hpp"
#include "games/tictactoe/engine/player/threat_search.hpp"
#include "games/tictactoe/engine/solver/proof_table.hpp"

namespace lawan::tictactoe::player {

// What has been found out about one attacker's wins; keys are hashes, so a win is only claimed
// after it has been walked through to all its ends.
class ForceSearch {
  public:
    using ToMove = solver::ToMove;
    // What a walk through a win comes upon, with the board as it is then.
    struct Visit {
        std::function<void(const LineBoard&, int cell)> attack = {};  // a move of the attacker
        // What wins wherever the defender answers but where answers have a visit of their own.
        std::function<void(const LineBoard&, const std::vector<int>& attacks)> threats = {};
    };

    // The board is as before whenever a search returns.
    ForceSearch(LineBoard& board, Side attacker, solver::ProofTable& table);

    // Whether the attacker wins by force. If not, there may still be a win of another kind.
    [[nodiscard]] bool wins(ToMove to_move, Budget& budget);

    // Goes through a win to all its ends, up to transpositions; false where that fails, because the
    // table has lost too much, or the budget is spent.
    [[nodiscard]] bool walk(ToMove to_move, Budget& budget, const Visit& visit);
    [[nodiscard]] bool walk(ToMove to_move, Budget& budget) {
        return walk(to_move, budget, Visit{});
    }

    // What has been found without a mark that is on the board now says which moves to try first:
    // most marks change nothing about a win elsewhere.
    void guide_by_board_without(int cell, Side side) {
        left_out_ = LineBoard::mark_key(cell, side);
    }

    // The attacker's move here and a line of the win, once it has been walked through.
    [[nodiscard]] const std::vector<int>& line() const { return line_; }

  private:
    using Numbers = solver::Numbers;
    using ProofKey = solver::ProofKey;

    // What a position is without a search.
    struct Class {
        std::optional<bool> wins;  // none where it is open
        std::vector<int> moves;
        std::optional<ThreatWin> threat;  // what a defender has to do something about
    };
    struct Child {
        int cell;
        ProofKey key;
        Numbers numbers;
    };

    [[nodiscard]] Class classify(ToMove to_move);
    [[nodiscard]] Class classify_attack();
    [[nodiscard]] Class classify_defence();
    [[nodiscard]] std::vector<int> attacks() const;
    void order(std::vector<int>& cells) const;
    [[nodiscard]] ProofKey key_of(std::uint64_t board_key, ToMove to_move) const;
    [[nodiscard]] Numbers guess(std::uint64_t board_key, ToMove mover, std::size_t rank) const;
    [[nodiscard]] Side mover(ToMove to_move) const {
        return to_move == ToMove::Attacker ? attacker_ : opponent_of(attacker_);
    }
    Numbers search(ToMove to_move, const ProofKey& key, Numbers limits);
    [[nodiscard]] std::vector<Child> children(ToMove to_move, const std::vector<int>& moves) const;
    [[nodiscard]] bool walk_attacker(const Visit& visit, std::vector<int>& line);
    [[nodiscard]] bool walk_defender(const Visit& visit, std::vector<int>& line);
    [[nodiscard]] bool attack_and_walk(int cell, const Visit& visit, std::vector<int>& line);

    LineBoard& board_;
    Side attacker_;
    solver::ProofTable& table_;
    Budget* budget_ = nullptr;  // of the search that is under way
    std::unordered_set<std::uint64_t> walked_;
    std::vector<int> line_;
    std::uint64_t left_out_ = 0;
};

}  // namespace lawan::tictactoe::player
