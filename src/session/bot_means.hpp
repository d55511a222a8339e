// What bots may take of the machine, where others than its owner choose them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/memory.hpp"
#include "core/time_source.hpp"
#include "module/catalog.hpp"

namespace lawan::session {

// What one bot may take of the machine.
struct BotMeans {
    MebiBytes memory{256};
    int threads = 1;
    // Memory is cleared as it is taken, and never given back: a solver beside the bot has to
    // make do with the bot's, and a short search gets no more than it can fill.
    bool scarce = false;
    // What ends by the clock gets all threads: nobody else waits for them.
    bool alone = false;
    // A bot whose own options let it think on and on plays the best it has then. It is not told so
    // beforehand: a bot that is given a time uses all of it.
    Seconds longest_turn{60};
};

// The same bot, its options lowered to what it may take; so are defaults that are higher.
[[nodiscard]] Spec within_means(const GameModule& entry, const Spec& spec, const BotMeans& means);

// The same for a bot that the game's solver may stand beside, for searches of this time: see
// Analyst::proof_memory().
[[nodiscard]] Spec within_means_beside_solver(const GameModule& entry, const Spec& spec,
                                              const BotMeans& means, Seconds time);

// The same bot on all threads that it may take, unless its spec says on how many: for what ends by
// the clock and need not come out the same twice.
[[nodiscard]] Spec on_all_threads(const GameModule& entry, const Spec& spec, const BotMeans& means);

// Throws InputError where the bot cannot play the game. The bot that is made to find out is small.
void check_can_play(const GameModule& entry, const AnyGame& game, const Spec& spec);

// Memory for the bots of all sessions together.
class MemoryBudget {
  public:
    // Given back when its last copy goes; it may outlive the budget.
    using Share = std::shared_ptr<const MebiBytes>;

    explicit MemoryBudget(MebiBytes whole);

    // Null when there is not as much left.
    [[nodiscard]] Share take(MebiBytes amount) { return take_for({}, amount); }
    // One owner gets a quarter at most.
    [[nodiscard]] Share take_for(std::optional<std::uint64_t> owner, MebiBytes amount);
    // Whether the owner has had all of it, rather than everybody together.
    [[nodiscard]] bool has_its_part(std::uint64_t owner, MebiBytes wanted) const;

  private:
    class Left;
    std::shared_ptr<Left> left_;
};

}  // namespace lawan::session
