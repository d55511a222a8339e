// Can the attacker force a win? Depth-first proof-number search (A. Nagai: Df-pn algorithm for
// searching AND/OR trees and its applications, 2002) with what m,n,k-games give away for nothing:
// forced answers, wins by threats, pairings as proofs that the defender holds.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "games/tictactoe/engine/solver/geometry.hpp"
#include "games/tictactoe/engine/solver/presence.hpp"
#include "games/tictactoe/engine/solver/proof_table.hpp"
#include "games/tictactoe/engine/solver/threats.hpp"

namespace lawan::tictactoe::solver {

struct Situation {
    Cells attacker = 0;
    Cells defender = 0;
    ToMove to_move = ToMove::Attacker;

    [[nodiscard]] Situation after(int cell) const {
        return to_move == ToMove::Attacker
                   ? Situation{attacker | cell_bit(cell), defender, ToMove::Defender}
                   : Situation{attacker, defender | cell_bit(cell), ToMove::Attacker};
    }
};

class AttackSearch {
  public:
    AttackSearch(const Geometry& geometry, ProofTable& table, Budget& budget,
                 Company company = Company::Alone)
        : geometry_{geometry}, table_{table}, budget_{budget}, company_{company} {}

    // Whether the attacker wins; nothing when the budget is spent before that is known.
    [[nodiscard]] std::optional<bool> wins(const Situation& root);

    // What is known without a search.
    [[nodiscard]] std::optional<bool> known(const Situation& at) const;

    // What the rules alone say of a situation.
    enum class Verdict : std::uint8_t { Open, AttackerWins, DefenderHolds };
    struct Class {
        Verdict verdict = Verdict::Open;
        Cells moves = 0;  // that have to be considered
    };
    [[nodiscard]] Class classify(const Situation& at) const;
    // The same with a search for threats and pairings; done once for each situation.
    [[nodiscard]] Class classify_closely(const Situation& at) const;

  private:
    struct Child {
        int cell;
        ProofKey key;
        Numbers numbers;
        std::uint8_t busy = 0;
    };

    Numbers search(const Situation& at, const ProofKey& key, Numbers limits, bool first);
    [[nodiscard]] ProofKey key_of(const Situation& at) const;
    // With the cells of windows that are open to the attacker and to the defender.
    [[nodiscard]] ProofKey key_of(const Situation& at, Cells attack, Cells counter) const;
    [[nodiscard]] std::vector<Child> children(const Situation& at, Cells moves) const;
    // What the table says of a child that comes at this place among the moves.
    void recall(Child& child, ToMove mover, std::size_t rank) const;
    Numbers store(const ProofKey& key, Numbers numbers, std::uint64_t work) {
        table_.store(key, numbers, 0, work);
        return numbers;
    }

    const Geometry& geometry_;
    ProofTable& table_;
    Budget& budget_;
    Company company_;
};

}  // namespace lawan::tictactoe::solver
