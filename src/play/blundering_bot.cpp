#include "play/blundering_bot.hpp"

#include <utility>

namespace lawan {
namespace {

// Its draws are not those of the bot inside, which starts from the same seed.
constexpr std::uint64_t kBlunders = 0x626C756E646572;

}  // namespace

BlunderingBot::BlunderingBot(std::unique_ptr<Bot> bot, double probability, std::optional<Seed> seed)
    : bot_{std::move(bot)}, probability_{probability}, seed_{seed} {}

void BlunderingBot::new_game(const NewGame& game) {
    bot_->new_game(game);
    random_ = Random{(seed_ ? seed_->derive(game.number) : game.seed).derive(kBlunders)};
}

Thought<AnyMove> BlunderingBot::think(const Turn& turn) {
    if (!random_.chance(probability_)) return bot_->think(turn);
    Thought<AnyMove> thought;
    thought.best = random_.pick(turn.position.legal_moves());
    thought.line = {thought.best};
    return thought;
}

}  // namespace lawan
