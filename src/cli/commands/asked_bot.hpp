// A bot as a function of the position: it always answers with the same move.
#pragma once

#include <cstdint>
#include <memory>

#include "core/budget.hpp"
#include "core/side.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"

namespace lawan::cli {

// Asks the bot about some positions twice. A bot that answers differently cannot be audited.
class AskedBot {
  public:
    AskedBot(const AnyGame& game, std::unique_ptr<Bot> bot, Side side, bool is_program,
             const StopSignal& stop);

    // Throws Failure where the bot fails, or answers differently the second time.
    [[nodiscard]] AnyMove operator()(const AnyPosition& position);

  private:
    [[nodiscard]] AnyMove ask(const AnyPosition& position);

    std::unique_ptr<Bot> bot_;
    Side side_;
    bool is_program_;
    const StopSignal& stop_;
    std::uint64_t asked_ = 0;
};

}  // namespace lawan::cli
