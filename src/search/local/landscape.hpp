// The ground that a local search for one move walks on.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "core/thought.hpp"
#include "search/local/walk.hpp"
#include "search/static_value.hpp"

namespace lawan::local {

// One place for each legal move of the root, as high as the evaluator likes the position after it.
// A height is looked up once; asking again costs nothing. The root must have a legal move.
template <Position P, Evaluator<P> E, class Walk = NoWalk>
class Landscape {
  public:
    using Move = typename P::Move;
    using Place = std::size_t;  // in the order of the legal moves

    Landscape(const P& root, const E& evaluator, Budget& budget, Walk walk = {})
        : root_{root},
          evaluator_{&evaluator},
          budget_{&budget},
          moves_{root.legal_moves()},
          heights_(moves_.size()),
          walk_{walk} {}

    [[nodiscard]] Place places() const { return moves_.size(); }
    [[nodiscard]] Move move(Place place) const { return moves_[place]; }

    // How the position looks before anybody moves, to the side that is to move.
    [[nodiscard]] Score sea_level() const { return evaluator_->evaluate(root_); }

    // Nothing once the budget is spent, unless the height is known already.
    [[nodiscard]] std::optional<Score> height(Place place) {
        auto& height = heights_[place];
        if (!height && budget_->spend()) {
            height =
                static_value_for(root_.side_to_move(), root_.after(moves_[place]), *evaluator_);
            walk_.saw(WalkEvent::Look, moves_[place], *height);
        }
        return height;
    }

    // Whether a walk may take another step over ground that is known already. Steps that look at
    // nothing new cost no node, so the clock has to be asked for them.
    [[nodiscard]] bool may_walk_on() {
        budget_->poll();
        return !budget_->spent();
    }

    // A walk begins or goes on here, where the height is known.
    void tell(WalkEvent event, Place place) {
        walk_.saw(event, moves_[place], heights_[place].value_or(Score{0}));
    }

    // The answer of a search that ended here.
    [[nodiscard]] Thought<Move> thought_at(Place place) const {
        Thought<Move> thought{moves_[place],  {}, 1, budget_->nodes(), budget_->elapsed(),
                              {moves_[place]}};
        if (heights_[place]) thought.valuation = Valuation::estimated(*heights_[place]);
        return thought;
    }

  private:
    P root_;
    const E* evaluator_;
    Budget* budget_;
    MoveList<Move, P::kMaxMoves> moves_;
    std::vector<std::optional<Score>> heights_;
    [[no_unique_address]] Walk walk_;
};

}  // namespace lawan::local
