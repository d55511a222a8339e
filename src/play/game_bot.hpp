// A bot made from a search over one game's positions.
#pragma once

#include <functional>
#include <optional>
#include <stdexcept>
#include <utility>

#include "core/game.hpp"
#include "play/bot.hpp"

namespace lawan {

// A search with all its options chosen.
template <Game G>
using Thinker = std::function<Thought<typename G::Position::Move>(const typename G::Position&,
                                                                  Budget&, Random&)>;

// A bot's own limits, and what it falls back on when nobody sets any.
struct BotLimits {
    Limits own;
    Limits fallback;

    [[nodiscard]] Limits on(const Turn& turn) const {
        const Limits set = own.tightened_by(turn.limits);
        return set.any() ? set : fallback;
    }
};

template <Game G>
class GameBot final : public Bot {
  public:
    using Move = typename G::Position::Move;

    GameBot(Thinker<G> thinker, const BotLimits& limits, std::optional<Seed> seed)
        : thinker_{std::move(thinker)}, limits_{limits}, seed_{seed} {}

    void new_game(const NewGame& game) override {
        random_ = Random{seed_ ? seed_->derive(game.number) : game.seed};
    }

    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        const auto* position = turn.position.get<G>();
        if (position == nullptr) throw std::logic_error{"a bot was given another game's position"};
        Budget budget{limits_.on(turn), turn.stop};
        return erased(thinker_(*position, budget, random_));
    }

  private:
    [[nodiscard]] static Thought<AnyMove> erased(const Thought<Move>& thought) {
        Thought<AnyMove> any{AnyMove::of(thought.best),
                             thought.valuation,
                             thought.depth,
                             thought.nodes,
                             thought.time,
                             {},
                             thought.reasons};
        for (const Move move : thought.line) any.line.push_back(AnyMove::of(move));
        return any;
    }

    Thinker<G> thinker_;
    BotLimits limits_;
    std::optional<Seed> seed_;
    Random random_{Seed{}};
};

}  // namespace lawan
