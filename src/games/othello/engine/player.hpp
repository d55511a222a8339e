// The engine as a player: from a position and a budget to a move with its reasons.
#pragma once

#include <memory>

#include "core/budget.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "games/othello/engine/engine.hpp"
#include "games/othello/engine/strength.hpp"
#include "games/othello/rules/move.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {

[[nodiscard]] inline Board board_of(const Position& position) {
    return {position.player().bits(), position.opponent().bits()};
}
[[nodiscard]] inline Move move_of(int square) {
    return square == kNoSquare ? Move::pass() : Move{Square{square}};
}

class Player {
  public:
    Player(std::shared_ptr<const Evaluation> evaluation, const EngineSettings& settings,
           const Strength& strength, int midgame_confidence)
        : engine_{std::move(evaluation), settings},
          strength_{strength},
          midgame_confidence_{midgame_confidence} {}

    [[nodiscard]] Thought<Move> think(const Position& position, Budget& budget, Random& random);
    void set_unused_time(UnusedTime unused) { unused_time_ = unused; }
    // Another game begins: what is remembered of the last one is let go, so that a game depends on
    // its own moves only.
    void new_game() { engine_.forget(); }

  private:
    [[nodiscard]] Finding found(const Board& board, Budget& budget, Random& random);
    // A side that has to pass stands as it does when the other one has moved on.
    [[nodiscard]] Finding found_passing(const Board& board, Budget& budget);
    // Thinks, and tells the budget's watcher of each step.
    [[nodiscard]] Finding deepened(Task task, Budget& budget);
    [[nodiscard]] static Thought<Move> thought_of(const Finding& finding, const Budget& budget);
    [[nodiscard]] Task task_for(const Board& board, const Budget& budget) const;

    Engine engine_;
    Strength strength_;
    int midgame_confidence_;
    UnusedTime unused_time_ = UnusedTime::Kept;
};

// How the search knows; move_reasons.hpp has what there is to say of the move.
[[nodiscard]] Reason how_found(const Finding& finding);

}  // namespace lawan::othello
