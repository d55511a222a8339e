// A person at the terminal who plays where the program expects a bot.
#pragma once

#include "cli/play/screen.hpp"
#include "cli/terminal/terminal.hpp"
#include "core/budget.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"

namespace lawan::cli {

// Shows the board and asks for a move until one is legal. The end of the input interrupts
// the program, and the game is broken off.
class HumanBot final : public Bot {
  public:
    HumanBot(const AnyGame& game, const StopSignal& stop, PlayScreen screen)
        : game_{game}, prompt_{stop}, screen_{screen} {}

    void new_game(const NewGame& game) override;
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override;

  private:
    void show(const Turn& turn) const;

    AnyGame game_;
    Prompt prompt_;
    PlayScreen screen_;
    PerSide<std::string> names_;
};

}  // namespace lawan::cli
