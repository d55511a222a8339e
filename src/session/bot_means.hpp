// What bots may take of the machine, where others than its owner choose them.
#pragma once

#include <cstdint>
#include <memory>

#include "catalog/catalog.hpp"
#include "core/memory.hpp"

namespace lawan::session {

// Of one bot.
struct BotMeans {
    MebiBytes memory{256};
    int threads = 1;
};

// The same bot, its options lowered to what it may take; so are defaults that are higher.
[[nodiscard]] Spec within_means(const GameEntry& entry, const Spec& spec, const BotMeans& means);

// What the bot's options let it take; none where it has no such option.
[[nodiscard]] MebiBytes memory_of(const GameEntry& entry, const Spec& spec);

// Throws InputError where the bot cannot play the game. The bot that is made to find out is small.
void check_can_play(const GameEntry& entry, const AnyGame& game, const Spec& spec);

// Memory for the bots of all sessions together.
class MemoryBudget {
  public:
    // Given back when its last copy goes; it may outlive the budget.
    using Share = std::shared_ptr<const MebiBytes>;

    explicit MemoryBudget(MebiBytes whole);

    // Null when there is not as much left.
    [[nodiscard]] Share take(MebiBytes amount);

  private:
    class Left;
    std::shared_ptr<Left> left_;
};

}  // namespace lawan::session
