// The opponent on a busy machine: the clock jumps, and moves that keep a proved win are still
// found.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/adjacency/parts.hpp"
#include "games/adjacency/rules/game.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "tests/support/fake_clock.hpp"

namespace lawan::adjacency {
namespace {

// Games of the second player up to positions that the solver proves won by 2 for the side to move,
// and all moves that keep the win.
struct WonPosition {
    int rounds;
    std::string_view moves;
    std::vector<std::string_view> wins;
};

const std::vector<WonPosition> kWon{
    {8, "f1c8h3a6a5h4h5", {"g4", "h6"}},
    {8, "f1c8h3a6b6", {"a5", "c7"}},
    {12, "f1c8f2c7d7e2e1d8e7d2d1e8f8c1c2", {"b1", "a6", "c6", "d6"}},
    {12, "f1c8f2c7d7e2e1d8e7d2d1e8f7", {"c1", "a6", "c6", "d6", "e6", "f8"}},
    {20, "f1c8h3a6a5h4h5a4a3h6h7a2a1h8g8b1b2g7f2c7b6g3g6b3b4g5b5g4f3", {"e1", "e2", "c4", "c5"}}};

constexpr Seconds kMoveTime{0.5};
// Between two readings of the clock the search visits up to a thousand nodes, which takes this long
// where nobody else has the processor.
constexpr Seconds kBetweenReadings{0.0004};

// The move at 0.5 s by this clock, with whatever the bot remembers of the game so far.
[[nodiscard]] std::string move_at(Bot& bot, const WonPosition& won,
                                  const lawan::test::FakeClock& clock) {
    const AnyGame game{Game{Position::start({8, 8}, Side::X, 2 * won.rounds)}};
    AnyPosition position = game.start();
    std::vector<AnyMove> played;
    for (std::size_t i = 0; i < won.moves.size(); i += 2) {
        played.push_back(position.parse_move(won.moves.substr(i, 2)).value());
        position = position.after(played.back());
    }
    const Seconds begin = clock.now();
    const Thought<AnyMove> thought =
        bot.think({position, played, Limits::of_time(kMoveTime), nullptr, &clock});
    EXPECT_LE(clock.now() - begin, kMoveTime) << won.moves;
    return position.move_text(thought.best);
}

[[nodiscard]] std::unique_ptr<Bot> opponent() {
    const BotEntry entry = engine_bot();
    const AnyGame game{Game{Position::start({8, 8}, Side::X, 16)}};
    return entry.make(game, Options{as_it_is("bot lawan"), entry.options, {}});
}

void expect_wins(const WonPosition& won, const lawan::test::FakeClock& clock) {
    const std::string move = move_at(*opponent(), won, clock);
    EXPECT_NE(std::find(won.wins.begin(), won.wins.end(), move), won.wins.end())
        << move << " after " << won.moves;
}

// To clear fresh memory takes long, and looks like that to a clock alone.
TEST(BusyMachine, TheClearingOfMemoryIsNotTakenForAWait) {
    for (const WonPosition& won : kWon) {
        lawan::test::FakeClock clock{kBetweenReadings};
        clock.at_reading([&](std::uint64_t reading) {
            if (reading % 7 == 3 && reading < 40) clock.work(Seconds{0.02});
        });
        expect_wins(won, clock);
    }
}

// Now and then others have the processor.
TEST(BusyMachine, OneLongWaitLeavesTimeToSolve) {
    for (const WonPosition& won : kWon) {
        lawan::test::FakeClock clock{kBetweenReadings};
        clock.at_reading([&](std::uint64_t reading) {
            if (reading == 12) clock.wait(Seconds{0.2});
        });
        expect_wins(won, clock);
    }
}

TEST(BusyMachine, HalfOfTheProcessorIsEnough) {
    for (const WonPosition& won : kWon) {
        lawan::test::FakeClock clock{kBetweenReadings};
        clock.at_reading([&](std::uint64_t reading) {
            if (reading % 25 == 0) clock.wait(Seconds{0.01});
        });
        expect_wins(won, clock);
    }
}

}  // namespace
}  // namespace lawan::adjacency
