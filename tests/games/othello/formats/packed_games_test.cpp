// Many games in little memory.
#include "games/othello/formats/packed_games.hpp"

#include <gtest/gtest.h>

#include "tests/games/othello/formats/samples.hpp"

namespace lawan {
namespace {

using test::moves_of;
using test::played;

TEST(PackedGames, GivesBackWhatItTook) {
    PackedGames games;
    CollectedGame full = played(7);
    full.year = 65535;
    full.theoretical_score = -64;
    full.solved_from = 24;
    full.record.moves[3].time = Seconds{2.5};
    full.record.result = GameResult{EndReason::Resigned, Side::O, -7, as_it_is("a detail")};
    full.problem = as_it_is("a problem");
    CollectedGame small;
    small.record.game = "othello";
    small.record.start = "-----XO--OX----- O";
    games.add(full);
    games.add(small);
    games.add(full);
    for (const std::size_t at : {0, 2}) {
        const CollectedGame read = games[at];
        EXPECT_EQ(moves_of(read), moves_of(full));
        EXPECT_EQ(read.record.moves[3].time, Seconds{2.5});
        EXPECT_EQ(read.record.moves[4].time, Seconds{0});
        EXPECT_EQ(read.record.start, full.record.start);
        EXPECT_EQ(read.record.players, full.record.players);
        EXPECT_EQ(read.event, full.event);
        EXPECT_EQ(read.year, full.year);
        EXPECT_EQ(read.stated_score, full.stated_score);
        EXPECT_EQ(read.theoretical_score, -64);
        EXPECT_EQ(read.solved_from, 24);
        EXPECT_EQ(read.problem.value().english(), "a problem");
        EXPECT_EQ(read.record.result->reason, EndReason::Resigned);
        EXPECT_EQ(read.record.result->winner, Side::O);
        EXPECT_EQ(read.record.result->detail.english(), "a detail");
        EXPECT_EQ(games.heading(at).score, full.stated_score);
    }
    EXPECT_EQ(games[1].record.start, small.record.start);
    EXPECT_EQ(games[1].year, std::nullopt);
    EXPECT_EQ(games.heading(1).score, std::nullopt);
}

}  // namespace
}  // namespace lawan
