// A bot that does not always play its best move: an opponent for people.
#pragma once

#include <memory>
#include <optional>

#include "core/random.hpp"
#include "play/bot.hpp"
#include "play/bot_answer.hpp"

namespace lawan {

// Plays any legal move instead of the bot's with this probability: the wish of adjacency-a.
class BlunderingBot final : public Bot, public PlaysByAnother {
  public:
    BlunderingBot(std::unique_ptr<Bot> bot, double probability, std::optional<Seed> seed);

    void new_game(const NewGame& game) override;
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override;
    [[nodiscard]] Bot& other() override { return *bot_; }

  private:
    std::unique_ptr<Bot> bot_;
    double probability_;
    std::optional<Seed> seed_;
    Random random_{Seed{}};
};

}  // namespace lawan
