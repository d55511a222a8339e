// The algorithm of docs/add-an-algorithm.md, on every game of the catalog.
#include <gtest/gtest.h>

#include "games/adjacency/rules/game.hpp"
#include "games/othello/rules/game.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "module/algorithms.hpp"
#include "play/play_game.hpp"
#include "stifle.hpp"

namespace lawan {
namespace {

#include "thinker.hpp"

// The line of kAlgorithms, as the page shows it.
template <Game G>
[[nodiscard]] Algorithm<G> listed() {
    const std::vector<Algorithm<G>> lines{
#include "line.inc"
    };
    return lines.front();
}

template <Game G>
void plays_to_the_end(const GameModule& entry) {
    const AnyGame game = entry.make(Options{as_it_is(entry.name), entry.settings, {}});
    ASSERT_NE(game.get<G>(), nullptr);
    GameBot<G> stifler{listed<G>().thinker({}), BotLimits{}, std::nullopt};
    const auto random = make_bot(entry, game, Spec{"random", {}});
    const GameRecord record =
        play_game(game, {{&stifler, "stifle"}, {random.get(), "random"}}, GameConditions{});
    EXPECT_EQ(record.result->reason, EndReason::Finished) << record.result->detail.english();
}

TEST(AddAnAlgorithm, PlaysEveryGame) {
    plays_to_the_end<adjacency::Game>(find_game("adjacency"));
    plays_to_the_end<tictactoe::Game>(find_game("tictactoe"));
    plays_to_the_end<othello::BasicGame<8>>(find_game("othello"));
}

TEST(AddAnAlgorithm, LeavesFewMoves) {
    // Black may leave white one, three or four replies here; the fewest is what it is for.
    const AnyGame game =
        find_game("othello").make(Options{as_it_is("othello"), find_game("othello").settings, {}});
    AnyPosition position = game.start();
    for (const char* move : {"d3", "c5", "e6"})
        position = position.after(*position.parse_move(move));
    GameBot<othello::BasicGame<8>> stifler{listed<othello::BasicGame<8>>().thinker({}), BotLimits{},
                                           std::nullopt};
    const auto best = stifler.think({position, {}, {}, nullptr}).best;
    for (const AnyMove move : position.legal_moves()) {
        EXPECT_LE(position.after(best).legal_moves().size(),
                  position.after(move).legal_moves().size());
    }
}

}  // namespace
}  // namespace lawan
