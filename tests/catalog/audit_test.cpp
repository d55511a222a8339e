// The audit of any game against the one made for tic-tac-toe.
#include "play/audit.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "core/input_error.hpp"
#include "engines/tictactoe/line_counts.hpp"
#include "games/tictactoe/game.hpp"

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

}  // namespace
}  // namespace lawan
