// A protocol as we speak it to a bot's program.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "core/limits.hpp"
#include "core/thought.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "play/clock.hpp"
#include "protocol/conversation.hpp"

namespace lawan {

struct Introduction {
    const AnyGame& game;
    const NewGame& new_game;
    const TimeControl& control;
};

class Dialect {
  public:
    virtual ~Dialect() = default;

    // Throws InputError for a game that cannot be played in this protocol.
    virtual void check(const AnyGame&) const {}
    // Before the first game of a program, and before each.
    virtual void greet(Conversation&) {}
    virtual void begin(Conversation& talk, const Introduction& introduction) = 0;
    // The time left stands here only where there is time for a whole game.
    [[nodiscard]] virtual Thought<AnyMove> move(Conversation& talk, const Turn& turn,
                                                const std::optional<PerSide<Seconds>>& left) = 0;
    // Is a program to rest before it is asked? Managers of the field leave it some milliseconds,
    // and an engine that searches in a thread of its own may need them to end the search before it.
    [[nodiscard]] virtual bool waits_for_rest() const { return true; }
    [[nodiscard]] virtual const char* farewell() const { return "quit\n"; }
};

// A move as a program wrote it. Throws BotFailure when the text names none; whether it is legal is
// for the referee to say.
[[nodiscard]] AnyMove move_in(const AnyPosition& position, std::string_view written,
                              std::string_view line);

enum class Protocol : std::uint8_t { Simple, Ugi, Gtp, NBoard, Gomocup };

[[nodiscard]] std::unique_ptr<Dialect> make_dialect(Protocol protocol);

}  // namespace lawan
