// A bot made from a search over one game's positions.
#pragma once

#include <functional>
#include <optional>
#include <stdexcept>
#include <utility>

#include "core/erased.hpp"
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
    // `forget` is called when another game begins, for a thinker that remembers something.
    GameBot(Thinker<G> thinker, const BotLimits& limits, std::optional<Seed> seed,
            std::function<void()> forget = {})
        : thinker_{std::move(thinker)}, limits_{limits}, seed_{seed}, forget_{std::move(forget)} {}

    void new_game(const NewGame& game) override {
        random_ = Random{seed_ ? seed_->derive(game.number) : game.seed};
        if (forget_) forget_();
    }

    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        const auto* position = turn.position.get<G>();
        if (position == nullptr) throw std::logic_error{"a bot was given another game's position"};
        Budget budget = Budget::for_move(limits_.on(turn), turn.stop, *turn.clock);
        budget.tell(turn.watcher);
        return erased(thinker_(*position, budget, random_));
    }

  private:
    Thinker<G> thinker_;
    BotLimits limits_;
    std::optional<Seed> seed_;
    std::function<void()> forget_;
    Random random_{Seed{}};
};

}  // namespace lawan
