// The paper's costs, and its rule played against everything that an opponent can do.
#include "games/tictactoe/evaluators/costs.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/input_error.hpp"
#include "games/tictactoe/rules/game.hpp"

namespace lawan::tictactoe {
namespace {

Costs costs_at(const char* position, int cell) {
    return costs_of(Game::parse_position(position), Square{cell - 1});
}

TEST(Cost, InfinityAndAnythingIsInfinity) {
    EXPECT_EQ(Cost{2} + Cost{3}, Cost{5});
    EXPECT_EQ(Cost::infinity() + Cost{3}, Cost::infinity());
    EXPECT_EQ(Cost{3} + Cost::infinity(), Cost::infinity());
    EXPECT_EQ(Cost::infinity() + Cost::infinity(), Cost::infinity());
    EXPECT_LT(Cost{1'000}, Cost::infinity());
    EXPECT_FALSE(Cost{1'000}.infinite());
}

// "The value of opd is at most 2, for the cell in the middle."
TEST(Costs, OpenLinesOfTheEmptyBoard) {
    const std::vector<int> open{3, 2, 3, 2, 4, 2, 3, 2, 3};
    for (int cell = 1; cell <= 9; ++cell) {
        const auto expected = Costs{open[static_cast<std::size_t>(cell - 1)], Cost{0}};
        EXPECT_EQ(costs_at("3/3/3 X 3", cell), expected) << cell;
    }
    EXPECT_EQ(costs_at("4/4/4/4 X 4", 6).attack, 3);
    EXPECT_EQ(costs_at("4/4/4/4 X 4", 2).attack, 2);
}

TEST(Costs, OwnMarksDoNotCloseALine) {
    EXPECT_EQ(costs_at("X2/3/3 X 3", 2), (Costs{2, Cost{0}}));
    EXPECT_EQ(costs_at("X2/3/3 O 3", 2), (Costs{1, Cost{1}}));
}

TEST(Costs, MarksOfTheOpponentOnEachLine) {
    // The human took the centre.
    EXPECT_EQ(costs_at("3/1X1/3 O 3", 1), (Costs{2, Cost{1}}));
    EXPECT_EQ(costs_at("3/1X1/3 O 3", 2), (Costs{1, Cost{1}}));
    // Opposite corners against the centre: corners have 2, edges 1, and an edge would have held.
    EXPECT_EQ(costs_at("X2/1O1/2X O 3", 3), (Costs{1, Cost{2}}));
    EXPECT_EQ(costs_at("X2/1O1/2X O 3", 2), (Costs{1, Cost{1}}));
    EXPECT_EQ(costs_at("X2/1O1/2X O 3", 6), (Costs{1, Cost{1}}));
}

TEST(Costs, MarksOnBlockedLinesCountToo) {
    EXPECT_EQ(costs_at("4/4/4/XO2 O 4", 15).defence, Cost{1});
    EXPECT_EQ(costs_at("4/4/4/XOX1 O 4", 16).defence, Cost{2});
}

TEST(Costs, ALineThatLacksOnlyThisCellIsInfinite) {
    EXPECT_EQ(costs_at("XX1/O2/3 O 3", 3), (Costs{2, Cost::infinity()}));   // row
    EXPECT_EQ(costs_at("XO1/X2/3 O 3", 7), (Costs{2, Cost::infinity()}));   // column
    EXPECT_EQ(costs_at("XO1/1X1/3 O 3", 9), (Costs{2, Cost::infinity()}));  // diagonal
    EXPECT_EQ(costs_at("1OX/1X1/3 O 3", 7), (Costs{2, Cost::infinity()}));  // the other one
    EXPECT_EQ(costs_at("XX1/2X/2X O 3", 3), (Costs{1, Cost::infinity()}));  // two at once
    EXPECT_EQ(costs_at("1 X 1", 1), (Costs{4, Cost::infinity()}));  // nothing is lacking already
}

TEST(Costs, BothTypesAgree) {
    for (const char* text : {"XO1/1X1/3 O 3", "4/1XO1/4/2X1 O 4", "5/5/2X2/5/5 O 5"}) {
        const auto small = Game::parse_position(text);
        const auto wide = WideGame::parse_position(text);
        for (const Square cell : small.legal_moves()) {
            EXPECT_EQ(costs_of(small, cell), costs_of(wide, cell));
        }
    }
}

TEST(Costs, OnlyWholeLines) {
    EXPECT_THROW(static_cast<void>(costs_at("4/4/4 X 3", 1)), InputError);
    EXPECT_THROW(static_cast<void>(costs_at("4/4/4/4 X 3", 1)), InputError);
}

// The rule: win if possible; otherwise the greatest cost of defending, then of attacking, then the
// first cell.
Square answer(const Position& position) {
    std::optional<Square> best;
    Costs most;
    for (const Square cell : position.legal_moves()) {
        if (position.after(cell).winner()) return cell;
        const Costs costs = costs_of(position, cell);
        const bool better = costs.defence > most.defence ||
                            (costs.defence == most.defence && costs.attack > most.attack);
        if (!best || better) {
            best = cell;
            most = costs;
        }
    }
    return best.value();
}

struct Tally {
    std::uint64_t wins = 0;  // of the rule
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;

    Tally& operator+=(const Tally& other) {
        wins += other.wins;
        draws += other.draws;
        losses += other.losses;
        return *this;
    }
    friend bool operator==(const Tally&, const Tally&) = default;
};

// How often the opponent still had to choose, had the game gone on to the end of the board.
std::uint64_t continuations(int empty_at_its_turn) {
    std::uint64_t product = 1;
    for (int empty = empty_at_its_turn; empty > 1; empty -= 2) {
        product *= static_cast<std::uint64_t>(empty);
    }
    return product;
}

enum class Counting { Lines, Games };

// All that the opponent, who moves first, can do against the rule.
class Audit {
  public:
    explicit Audit(Counting counting) : counting_{counting} {}

    const Tally& opponent_to_move(const Position& position) {
        const auto [known, is_new] = known_.try_emplace(position);
        if (!is_new) return known->second;
        Tally tally;
        for (const Square move : position.legal_moves()) {
            const Position theirs = position.after(move);
            const int left = theirs.empty_cells().count();
            if (theirs.winner()) {
                tally.losses += weight(left - 1);
            } else if (left == 0) {
                ++tally.draws;
            } else {
                const Position ours = theirs.after(answer(theirs));
                if (ours.winner()) {
                    tally.wins += weight(left - 1);
                } else if (left == 1) {
                    ++tally.draws;
                } else {
                    tally += opponent_to_move(ours);
                }
            }
        }
        return known_[position] = tally;
    }

  private:
    [[nodiscard]] std::uint64_t weight(int empty_at_its_turn) const {
        return counting_ == Counting::Lines ? continuations(empty_at_its_turn) : 1;
    }

    Counting counting_;
    std::map<Position, Tally> known_;
};

Tally audited(int side, Counting counting) {
    return Audit{counting}.opponent_to_move(Position{Rules{{side, side}, side}});
}

TEST(PaperRule, AgainstAll945LinesOfTheClassicBoard) {
    EXPECT_EQ(audited(3, Counting::Lines), (Tally{786, 155, 4}));
    EXPECT_EQ(audited(3, Counting::Games), (Tally{362, 155, 4}));
}

TEST(PaperRule, AgainstAllLinesOfFourByFour) {
    EXPECT_EQ(audited(4, Counting::Lines), (Tally{3'123'239, 7'196'975, 1'706}));
    EXPECT_EQ(audited(4, Counting::Games), (Tally{893'558, 7'196'975, 1'667}));
}

void collect_losses(const Position& position, const std::string& so_far,
                    std::vector<std::string>& lost) {
    for (const Square move : position.legal_moves()) {
        const Position theirs = position.after(move);
        const std::string line = so_far + std::to_string(move.index() + 1);
        if (theirs.winner()) lost.push_back(line);
        if (is_over(theirs)) continue;
        const Square reply = answer(theirs);
        const Position ours = theirs.after(reply);
        if (!is_over(ours))
            collect_losses(ours, line + ' ' + std::to_string(reply.index() + 1) + ' ', lost);
    }
}

TEST(PaperRule, LosesExactlyTheseLines) {
    std::vector<std::string> lost;
    collect_losses(Position{}, "", lost);
    EXPECT_EQ(lost, (std::vector<std::string>{"1 5 9 3 7 4 8", "3 5 7 1 9 6 8", "7 5 3 1 9 6 8",
                                              "9 5 1 3 7 4 8"}));
}

}  // namespace
}  // namespace lawan::tictactoe
