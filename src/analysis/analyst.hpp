// The bot that judges positions of a game, and what the game knows of it.
#pragma once

#include <optional>
#include <vector>

#include "analysis/value.hpp"
#include "core/memory.hpp"
#include "core/reason.hpp"
#include "core/spec.hpp"
#include "module/catalog.hpp"
#include "play/any_position.hpp"

namespace lawan {

class Analyst {
  public:
    Analyst(const GameModule& entry, Spec bot);

    [[nodiscard]] const GameModule& entry() const { return *entry_; }
    [[nodiscard]] const Spec& bot() const { return bot_; }

    // These are EngineTraits where the bot is the game's own engine, and what any search does
    // otherwise.
    [[nodiscard]] int next_depth(const AnyPosition& position, int depth) const;
    [[nodiscard]] bool swings_with_depth(const AnyPosition& position) const;
    [[nodiscard]] ValueScale scale(const AnyPosition& position) const;

    // How much memory the game's solver may take beside the bot. None where the solver stays out:
    // the game has none, or the user wants to know what this very bot thinks, a weaker one than the
    // game's own engine at its full strength.
    [[nodiscard]] std::optional<MebiBytes> proof_memory() const;

  private:
    const GameModule* entry_;
    Spec bot_;
    const EngineTraits* traits_;  // none where the bot is another one
};

// Whether the game's solver may settle a position in seconds rather than in hours.
[[nodiscard]] bool may_be_solved(const GameModule& entry, const AnyPosition& position);

// Why one line was worse than another; both begin with a move of the position. Empty where the
// game has no words for it.
[[nodiscard]] std::vector<Reason> why_worse(const GameModule& entry, const AnyPosition& position,
                                            const std::vector<AnyMove>& played,
                                            const std::vector<AnyMove>& better);

}  // namespace lawan
