// Whoever can choose a move: our searches, programs in other languages, later a network.
#pragma once

#include <cstdint>
#include <vector>

#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "core/thought.hpp"
#include "core/time_source.hpp"
#include "play/any_position.hpp"

namespace lawan {

// A game that is about to begin. A bot that draws by chance takes its seed from here unless its
// options fix one, and then it still plays every game of a match differently.
struct NewGame {
    const AnyPosition& start;
    Side side;  // that the bot plays
    std::uint64_t number = 0;
    Seed seed;
    const StopSignal* stop = nullptr;  // raised, nobody waits any more for a bot that gets ready
};

struct Turn {
    const AnyPosition& position;         // where the bot is to move; not over
    const std::vector<AnyMove>& played;  // from the start of the game to this position
    Limits limits;
    const StopSignal* stop = nullptr;
    const TimeSource* clock = &TimeSource::of_machine();
    Budget::Watcher watcher =
        {};  // of each depth that the bot finishes, where it searches by plies
};

class Bot {
  public:
    virtual ~Bot() = default;
    virtual void new_game(const NewGame&) {}
    // Answers in time with a legal move; whoever asks checks both.
    [[nodiscard]] virtual Thought<AnyMove> think(const Turn& turn) = 0;
};

}  // namespace lawan
