// The audit of any game against the one made for tic-tac-toe.
#include "play/audit.hpp"

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>

#include "core/input_error.hpp"
#include "games/tictactoe/engine/line_counts.hpp"
#include "games/tictactoe/rules/game.hpp"

namespace lawan {
namespace {

using tictactoe::Rules;

AnyMove first_cell(const AnyPosition& position) {
    return position.legal_moves().front();
}

AnyPosition start_of(const Rules& rules) {
    return {std::make_shared<const tictactoe::Game>(rules), tictactoe::Position{rules}};
}

TEST(AuditOfAnyGame, AgreesWithTheOneForTictactoe) {
    for (const Rules& rules : {Rules{{3, 3}, 3}, Rules{{4, 3}, 3}, Rules{{5, 2}, 2}}) {
        for (const Side side : {Side::X, Side::O}) {
            Budget budget{Limits::none()};
            Auditing auditing;
            auditing.rule_plays = side;
            auditing.most_losing_games = 1000;
            const auto any = audit_games(start_of(rules), first_cell, auditing, budget);
            const auto own = tictactoe::count_lines(
                tictactoe::Position{rules},
                [](const tictactoe::Position& position) { return position.legal_moves()[0]; },
                {side, 1000, {}}, budget);
            ASSERT_TRUE(any && own);
            EXPECT_EQ(any->games.wins, own->counts.games.wins);
            EXPECT_EQ(any->games.draws, own->counts.games.draws);
            EXPECT_EQ(any->games.losses, own->counts.games.losses);
            ASSERT_EQ(any->losing_games.size(), own->losing_games.size());
            for (std::size_t i = 0; i < any->losing_games.size(); ++i) {
                EXPECT_EQ(any->losing_games[i].size(), own->losing_games[i].size());
            }
        }
    }
}

TEST(AuditOfAnyGame, SaysWhenItIsTooMuch) {
    Budget few{Limits::of_nodes(10)};
    EXPECT_FALSE(audit_games(start_of({{3, 3}, 3}), first_cell, {}, few));
    Budget budget{Limits::none()};
    Auditing auditing;
    auditing.most_positions = 20;
    EXPECT_THROW((void)audit_games(start_of({{3, 3}, 3}), first_cell, auditing, budget),
                 InputError);
}

// A bot that answers something else whenever it is asked is taken at its first word.
TEST(AuditOfAnyGame, ListsWhatItCountedForABotThatChangesItsMind) {
    std::map<std::string, int> asked;
    std::size_t turn = 0;
    const auto fickle = [&](const AnyPosition& position) {
        ++asked[position.text()];
        const auto moves = position.legal_moves();
        return moves[turn++ % moves.size()];
    };
    Budget budget{Limits::none()};
    Auditing auditing;
    auditing.rule_plays = Side::O;
    auditing.most_losing_games = 1000;
    const auto audit = audit_games(start_of({{3, 3}, 3}), fickle, auditing, budget);
    ASSERT_TRUE(audit);
    EXPECT_GT(audit->games.losses, 0U);
    EXPECT_EQ(audit->losing_games.size(), audit->games.losses);
    for (const auto& [position, times] : asked) EXPECT_EQ(times, 1) << position;
}

}  // namespace
}  // namespace lawan
