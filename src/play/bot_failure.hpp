// What a bot throws that gives up or fails in a way that can be named. Anything else that it throws
// counts as a crash.
#pragma once

#include <utility>

#include "core/input_error.hpp"
#include "core/words.hpp"
#include "play/game_record.hpp"

namespace lawan {

// The words complete a sentence about the bot: "took 3 s of the 1 s allowed".
class BotFailure : public SpokenError {
  public:
    BotFailure(EndReason reason, Phrase what) : SpokenError{std::move(what)}, reason_{reason} {}

    [[nodiscard]] EndReason reason() const { return reason_; }

  private:
    EndReason reason_;
};

}  // namespace lawan
