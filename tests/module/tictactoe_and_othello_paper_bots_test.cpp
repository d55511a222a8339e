// The bots of the tic-tac-toe and the Othello paper, as the catalog offers them.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "core/input_error.hpp"
#include "module/catalog.hpp"

namespace lawan {
namespace {

AnyGame game_with(const GameModule& entry, const OptionTexts& settings) {
    return entry.make(Options{as_it_is(entry.name), entry.settings, settings});
}

// Two bots to the end of a game; every move is legal.
AnyPosition played_out(const GameModule& entry, const AnyGame& game, const std::string& x,
                       const std::string& o) {
    AnyPosition position = game.start();
    const PerSide<std::unique_ptr<Bot>> bots{make_bot(entry, game, parse_spec(x)),
                                             make_bot(entry, game, parse_spec(o))};
    for (const Side side : {Side::X, Side::O}) bots[side]->new_game({position, side, 0, Seed{1}});
    while (!position.is_over()) {
        const auto thought = bots[position.side_to_move()]->think({position, {}, {}, nullptr});
        EXPECT_TRUE(position.is_legal(thought.best));
        position = position.after(thought.best);
    }
    return position;
}

TEST(OtherPaperBots, NameTheirPaper) {
    const std::vector<std::pair<std::string, std::string>> bots{
        {"tictactoe", "ttt-bnb"}, {"othello", "othello-negascout"}, {"othello", "othello-mtdf"}};
    for (const auto& [game, bot] : bots) {
        EXPECT_EQ(find_bot(find_game(game), bot).paper, game);
    }
}

TEST(OtherPaperBots, PlayTicTacToeOnSquareBoards) {
    const GameModule& entry = find_game("tictactoe");
    for (const char* size : {"1", "2", "3", "4", "7", "9"}) {
        const AnyGame game = game_with(entry, {{"size", size}});
        for (const char* bot : {"ttt-bnb", "ttt-bnb(as=published)"}) {
            (void)played_out(entry, game, "random(seed=1)", bot);
            (void)played_out(entry, game, bot, bot);
        }
    }
}

TEST(OtherPaperBots, RefuseBoardsThatThePaperDoesNotKnow) {
    const GameModule& entry = find_game("tictactoe");
    for (const OptionTexts& settings : {OptionTexts{{"size", "4x3"}, {"in-a-row", "3"}},
                                        OptionTexts{{"size", "5"}, {"in-a-row", "4"}},
                                        OptionTexts{{"size", "15"}, {"in-a-row", "5"}}}) {
        EXPECT_THROW((void)make_bot(entry, game_with(entry, settings), {"ttt-bnb", {}}),
                     InputError);
    }
}

TEST(OtherPaperBots, PlayOthelloOnAllBoards) {
    const GameModule& entry = find_game("othello");
    for (const char* size : {"4", "6", "8"}) {
        const AnyGame game = game_with(entry, {{"size", size}});
        (void)played_out(entry, game, "othello-negascout(depth=2)", "othello-mtdf(depth=2)");
        (void)played_out(entry, game, "othello-mtdf(depth=2,as=published)",
                         "othello-negascout(depth=2,as=published,order=none)");
        (void)played_out(entry, game, "othello-mtdf(depth=1,eval=mobility)", "random(seed=2)");
    }
}

// Exact searches to the same depth with the same evaluation play the same game.
TEST(OtherPaperBots, OfOthelloAgreeAsDescribed) {
    const GameModule& entry = find_game("othello");
    const AnyGame game = game_with(entry, {{"size", "6"}});
    const auto text = [&](const std::string& a, const std::string& b) {
        return played_out(entry, game, a, b).text();
    };
    const std::string negascout = "othello-negascout(depth=3)";
    const std::string mtdf = "othello-mtdf(depth=3)";
    EXPECT_EQ(text(negascout, negascout), text(mtdf, mtdf));
    EXPECT_EQ(text(negascout, mtdf), text(mtdf, negascout));
}

}  // namespace
}  // namespace lawan
