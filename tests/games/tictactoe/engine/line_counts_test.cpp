// Every line that an opponent can play against a rule: the paper's open question, answered, and the
// counting against plain recursion.
#include "games/tictactoe/engine/line_counts.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "core/hash.hpp"
#include "core/input_error.hpp"
#include "games/tictactoe/papers/cost_rule.hpp"

namespace lawan::tictactoe {
namespace {

using Lines = std::vector<std::vector<Square>>;

Position empty_board(int side) {
    return Position{Rules{{side, side}, side}};
}

MoveRule rule_of_the_paper(papers::As as = papers::As::Described) {
    return [as](const Position& position) { return papers::move_by_costs(position, as); };
}

Counted count_all(const Position& start, const MoveRule& rule, Side rule_plays = Side::O,
                  std::size_t most_losing_games = 0) {
    Budget budget{Limits::none()};
    return count_lines(start, rule, {rule_plays, most_losing_games, {}}, budget).value();
}

std::set<std::string> as_cell_numbers(const Lines& games) {
    std::set<std::string> texts;
    for (const auto& game : games) {
        std::string text;
        for (const Square cell : game) text += std::to_string(cell.index() + 1) + ' ';
        texts.insert(text);
    }
    return texts;
}

TEST(TttBnbLines, ThreeByThreeCanBeLost) {
    const auto counted = count_all(empty_board(3), rule_of_the_paper(), Side::O, 100);
    EXPECT_EQ(counted.counts.lines, (AuditResults{786, 155, 4}));
    EXPECT_EQ(counted.counts.lines.total(), 9U * 7 * 5 * 3 * 1);
    EXPECT_EQ(counted.counts.games, (AuditResults{362, 155, 4}));
    EXPECT_EQ(as_cell_numbers(counted.losing_games),
              (std::set<std::string>{"1 5 9 3 7 4 8 ", "9 5 1 3 7 4 8 ", "3 5 7 1 9 6 8 ",
                                     "7 5 3 1 9 6 8 "}));
}

TEST(TttBnbLines, FourByFour) {
    const auto counted = count_all(empty_board(4), rule_of_the_paper(), Side::O, 5000);
    EXPECT_EQ(counted.counts.lines, (AuditResults{3'123'239, 7'196'975, 1'706}));
    EXPECT_EQ(counted.counts.lines.total(), 10'321'920U);
    EXPECT_EQ(counted.counts.games, (AuditResults{893'558, 7'196'975, 1'667}));
    EXPECT_EQ(counted.losing_games.size(), 1'667U);
    EXPECT_EQ(as_cell_numbers(counted.losing_games).size(), 1'667U);
    EXPECT_TRUE(std::is_sorted(counted.losing_games.begin(), counted.losing_games.end()));
    EXPECT_EQ(count_all(empty_board(4), rule_of_the_paper(), Side::O, 7).losing_games,
              Lines(counted.losing_games.begin(), counted.losing_games.begin() + 7));
}

TEST(TttBnbLines, BlocksThatAddUpChangeLittle) {
    const MoveRule rule = rule_of_the_paper(papers::As::Published);
    EXPECT_EQ(count_all(empty_board(3), rule).counts.lines, (AuditResults{786, 155, 4}));
    EXPECT_EQ(count_all(empty_board(4), rule).counts.lines,
              (AuditResults{3'123'201, 7'197'013, 1'706}));
}

TEST(TttBnbLines, WhoeverMovesFirstByTheRuleNeverLoses) {
    const MoveRule rule = rule_of_the_paper();
    const auto three = count_all(empty_board(3), rule, Side::X, 1);
    EXPECT_EQ(three.counts.lines, (AuditResults{362, 22, 0}));
    EXPECT_EQ(three.counts.games, (AuditResults{76, 22, 0}));
    EXPECT_TRUE(three.losing_games.empty());
    const auto four = count_all(empty_board(4), rule, Side::X);
    EXPECT_EQ(four.counts.lines, (AuditResults{931'355, 1'095'670, 0}));
    EXPECT_EQ(four.counts.games, (AuditResults{221'701, 1'095'670, 0}));
}

// Takes minutes.
TEST(TttBnbLinesSlow, FiveByFive) {
    const auto counted = count_all(empty_board(5), rule_of_the_paper(), Side::O, 100);
    EXPECT_EQ(counted.counts.lines,
              (AuditResults{2'274'212'943'513U, 5'631'640'618'658U, 18'454U}));
    EXPECT_EQ(counted.counts.lines.total(), 7'905'853'580'625U);
    EXPECT_EQ(counted.counts.games, (AuditResults{150'150'068'773U, 5'631'640'618'658U, 18'200U}));
    EXPECT_EQ(counted.losing_games.size(), 100U);
}

TEST(TttBnbLinesSlow, FiveByFiveMovingFirst) {
    EXPECT_EQ(count_all(empty_board(5), rule_of_the_paper(), Side::X).counts.lines,
              (AuditResults{793'273'286'704U, 1'168'717'266'896U, 0}));
}

// Each game is played to its end and counted on its own.
class Plainly {
  public:
    Plainly(const Position& start, MoveRule rule, Side rule_plays)
        : rule_{std::move(rule)}, rule_plays_{rule_plays} {
        play(start);
    }

    LineCounts counts;
    Lines losing_games;

  private:
    void play(const Position& position) {
        if (position.move_count() == 0) return end(position);
        if (position.side_to_move() == rule_plays_) return go_on(position, rule_(position));
        for (const Square cell : position.legal_moves()) go_on(position, cell);
    }

    void go_on(const Position& position, Square cell) {
        line_.push_back(cell);
        play(position.after(cell));
        line_.pop_back();
    }

    void end(const Position& position) {
        std::uint64_t ways = 1;
        Side side = position.side_to_move();
        for (int empty = position.empty_cells().count(); empty > 0; --empty) {
            if (side != rule_plays_) ways *= static_cast<std::uint64_t>(empty);
            side = opponent_of(side);
        }
        const auto add = [&](std::uint64_t AuditResults::*result) {
            counts.lines.*result += ways;
            counts.games.*result += 1;
        };
        if (!position.winner()) return add(&AuditResults::draws);
        if (*position.winner() == rule_plays_) return add(&AuditResults::wins);
        add(&AuditResults::losses);
        losing_games.push_back(line_);
    }

    MoveRule rule_;
    Side rule_plays_;
    std::vector<Square> line_;
};

// Any rule will do, also a bad one: it draws a move by the position's key.
RC_GTEST_PROP(LineCountsProperty, AgreesWithPlayingEveryGame, ()) {
    const BoardSize size{*rc::gen::inRange(2, 5), *rc::gen::inRange(1, 4)};
    const int in_a_row = *rc::gen::inRange(2, 1 + std::max(size.columns, size.rows));
    const Side rule_plays = *rc::gen::element(Side::X, Side::O);
    const auto salt = *rc::gen::arbitrary<std::uint64_t>();
    const MoveRule rule = [salt](const Position& position) {
        const auto moves = position.legal_moves();
        return moves[static_cast<std::size_t>(mix(position.key(), salt) % moves.size())];
    };
    const Position start{Rules{size, in_a_row}};
    const Plainly plainly{start, rule, rule_plays};
    const auto counted = count_all(start, rule, rule_plays, 1'000'000);
    RC_ASSERT(counted.counts.lines == plainly.counts.lines);
    RC_ASSERT(counted.counts.games == plainly.counts.games);
    RC_ASSERT(counted.losing_games == plainly.losing_games);
}

TEST(LineCounts, GoOnFromAnyPosition) {
    const MoveRule rule = rule_of_the_paper();
    const Position start = empty_board(3).after(Square{0}).after(Square{4});
    const auto counted = count_all(start, rule, Side::O, 10);
    EXPECT_EQ(counted.counts.lines.total(), 7U * 5 * 3 * 1);
    EXPECT_EQ(counted.losing_games, (Plainly{start, rule, Side::O}.losing_games));
    EXPECT_EQ(counted.losing_games.size(), 1U);
}

TEST(LineCounts, StopWhenTheBudgetIsSpent) {
    Budget budget{Limits::of_nodes(10)};
    EXPECT_FALSE(count_lines(empty_board(3), rule_of_the_paper(), {}, budget));
}

TEST(LineCounts, TellHowFarTheyAre) {
    Budget budget{Limits::none()};
    std::vector<int> marks;
    Counting counting;
    counting.progress = [&](int m, std::uint64_t) { marks.push_back(m); };
    (void)count_lines(empty_board(3), rule_of_the_paper(), counting, budget);
    EXPECT_EQ(marks, (std::vector<int>{0, 2, 4, 6}));
}

TEST(LineCounts, RefuseBoardsThatAreTooLarge) {
    Budget budget{Limits::none()};
    EXPECT_THROW((void)count_lines(empty_board(6), rule_of_the_paper(), {}, budget), InputError);
}

}  // namespace
}  // namespace lawan::tictactoe
