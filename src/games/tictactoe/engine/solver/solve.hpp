// The value of a position on a board of up to 64 cells, its best moves, and a proof.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/reason.hpp"
#include "games/tictactoe/engine/solver/decider.hpp"
#include "games/tictactoe/engine/solver/solved.hpp"
#include "games/tictactoe/rules/position.hpp"

namespace lawan::tictactoe::solver {

// What is asked for.
struct Question {
    bool can_mover_win = true;
    bool can_opponent_win = true;
};

class Solver {
  public:
    Solver(const Position& position, const Decider::Settings& settings, Budget& budget);

    // `known` is filled in as it becomes known, so that a progress report can read it.
    void solve(const Question& question, Solved& known);

    // The best moves and the distance, once the value is settled; a whole line of best play takes
    // longer.
    enum class Line : std::uint8_t { First, Whole };
    void complete(Solved& known, Line line = Line::First);

    // One move that wins, where a win is known and nothing else was asked.
    void name_winning_move(Solved& known);

    // In the format of docs/proofs.md; nothing when the budget is spent before it is whole.
    [[nodiscard]] std::optional<std::string> proof(const Solved& solved);

    [[nodiscard]] Decider& decider() { return decider_; }

  private:
    [[nodiscard]] Situation mover_attacks() const;
    [[nodiscard]] Situation opponent_attacks() const;
    void find_best_moves(Solved& known);
    [[nodiscard]] std::optional<bool> keeps_value(Square move, bool wins, Budget& budget);
    [[nodiscard]] std::vector<Square> heaviest_first() const;
    [[nodiscard]] bool any_move_holds(Budget& budget);
    void find_distance(Solved& known, std::uint64_t nodes, Budget& budget);
    // The lines that show who wins, or does not, when this side attacks.
    [[nodiscard]] bool write_win(std::string& text);
    [[nodiscard]] bool write_hold(std::string& text, const Situation& attack, Side attacker);

    // As long again as has been used so far, and a little more.
    [[nodiscard]] Limits as_long_again() const;

    Position position_;
    Decider decider_;
    Budget& budget_;
};

}  // namespace lawan::tictactoe::solver
