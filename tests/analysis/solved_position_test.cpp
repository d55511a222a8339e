// Analyses and hints are exact where the game's solver can settle the position in the time given.
#include "analysis/solved_position.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "analysis/analysis.hpp"
#include "analysis/review.hpp"
#include "core/random.hpp"
#include "module/levels.hpp"
#include "tests/support/fake_clock.hpp"

namespace lawan {
namespace {

constexpr Seconds kPlenty{60};

struct Board {
    std::string game;
    std::vector<std::pair<std::string, std::string>> settings;
    int most_empty;  // cells of the positions that are looked at

    [[nodiscard]] AnyGame make() const {
        const GameModule& entry = find_game(game);
        return entry.make(Options{as_it_is("game " + game), entry.settings, settings});
    }
};

void PrintTo(const Board& board, std::ostream* out) {
    *out << board.game;
    for (const auto& [name, value] : board.settings) *out << ' ' << name << '=' << value;
}

class ExactOn : public testing::TestWithParam<Board> {};

SolveAnswer solution_of(const GameModule& entry, const AnyPosition& position) {
    if (position.is_over()) return {{position.final_score(), position.final_score()}};
    SolveRequest request{position, {}, {}};
    request.memory_mib = 16;
    return entry.solve(request);
}

// The value of a move, for the side that makes it.
Score solved_value(const GameModule& entry, const AnyPosition& position, AnyMove move) {
    const AnyPosition next = position.after(move);
    const ScoreBounds bounds = solution_of(entry, next).bounds;
    EXPECT_TRUE(bounds.settled());
    const bool same = next.side_to_move() == position.side_to_move();
    return same ? bounds.lower : -bounds.lower;
}

int empty_cells(const AnyPosition& position) {
    const BoardView board = position.board();
    int count = 0;
    for (int row = 0; row < board.size.rows; ++row) {
        for (int column = 0; column < board.size.columns; ++column) {
            if (board.at({column, row}) == Mark::None) ++count;
        }
    }
    return count;
}

AnyPosition random_position(const Board& board, Random& random) {
    AnyPosition position = board.make().start();
    AnyPosition last = position;
    while (!position.is_over() && empty_cells(position) > board.most_empty) {
        position = position.after(random.pick(position.legal_moves()));
        if (!position.is_over()) last = position;
    }
    return last;
}

Value proved(const Analysis& analysis, Score score) {
    return {score, ValueKind::Proved, analysis.scale().unit};
}

// The game's own engine proves most of these itself; beside a bot that proves nothing, the solver
// has all of it to do.
TEST_P(ExactOn, AnalysesAgreeWithTheSolver) {
    const Board& board = GetParam();
    const GameModule& entry = find_game(board.game);
    Random random{Seed{11}};
    for (int i = 0; i < 6; ++i) {
        const Spec bot = i % 2 == 0 ? analyst_of(entry) : parse_spec("greedy");
        const AnyPosition position = random_position(board, random);
        const AnyGame game = entry.set_up(position.text());
        Analysis analysis{entry, game, game.start(), {}, {bot, {}, kPlenty, MebiBytes{16}}};
        while (analysis.go_on(kPlenty, nullptr)) {
        }
        const SolveAnswer answer = solution_of(entry, position);
        ASSERT_TRUE(answer.bounds.settled()) << position.text();
        EXPECT_EQ(analysis.value(), proved(analysis, answer.bounds.lower)) << position.text();
        for (const AnalysedMove& move : analysis.moves()) {
            const std::string where = position.text() + ' ' + position.move_text(move.move);
            ASSERT_TRUE(move.value) << where;
            EXPECT_EQ(*move.value, proved(analysis, solved_value(entry, position, move.move)))
                << where;
            const bool best =
                std::find(answer.best.begin(), answer.best.end(), move.move) != answer.best.end();
            EXPECT_EQ(move.value->score == answer.bounds.lower, best) << where;
        }
    }
}

TEST_P(ExactOn, HintsAgreeWithTheSolver) {
    const Board& board = GetParam();
    const GameModule& entry = find_game(board.game);
    Random random{Seed{12}};
    for (int i = 0; i < 4; ++i) {
        const Spec spec = i % 2 == 0 ? bot_of_level(entry, kHintLevel) : parse_spec("random");
        const AnyPosition position = random_position(board, random);
        const AnyGame game = entry.set_up(position.text());
        const auto bot = make_bot(entry, game, spec);
        bot->new_game({position, position.side_to_move(), 0, Seed{}});
        const std::vector<AnyMove> played;
        const Thought<AnyMove> thought = think_exactly(
            entry, *bot, {position, played, Limits::of_time(kPlenty), nullptr}, MebiBytes{16});
        const SolveAnswer answer = solution_of(entry, position);
        EXPECT_EQ(thought.valuation, Valuation::proved(answer.bounds.lower)) << position.text();
        EXPECT_EQ(solved_value(entry, position, thought.best), answer.bounds.lower)
            << position.text();
        EXPECT_EQ(thought.line.front(), thought.best);
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, ExactOn,
                         testing::Values(Board{"adjacency", {{"size", "4"}, {"full", "true"}}, 8},
                                         Board{"adjacency", {{"size", "5"}, {"full", "true"}}, 16},
                                         Board{"adjacency", {{"size", "8"}, {"full", "true"}}, 16},
                                         Board{"adjacency", {{"size", "5"}, {"rounds", "3"}}, 16},
                                         Board{"adjacency", {{"rounds", "2"}}, 55},
                                         Board{"tictactoe", {{"size", "4"}}, 12},
                                         Board{"tictactoe", {{"size", "5"}, {"in-a-row", "4"}}, 14},
                                         Board{"tictactoe", {{"size", "7"}, {"in-a-row", "5"}}, 14},
                                         Board{"othello", {{"size", "4"}}, 11},
                                         Board{"othello", {{"size", "6"}}, 14},
                                         Board{"othello", {}, 14}),
                         [](const testing::TestParamInfo<Board>& board) {
                             return board.param.game + std::to_string(board.index);
                         });

TEST(Exact, IsTheWordOfTheGamesOwnEngineAtFullStrength) {
    const GameModule& entry = find_game("adjacency");
    const auto memory_beside = [&](const char* bot) {
        return Analyst{entry, parse_spec(bot)}.proof_memory();
    };
    EXPECT_TRUE(memory_beside("lawan"));
    EXPECT_TRUE(memory_beside("lawan(level=10)"));
    EXPECT_FALSE(memory_beside("lawan(level=3)"));
    EXPECT_FALSE(memory_beside("lawan(depth=4)"));
    EXPECT_FALSE(memory_beside("negascout"));
}

// The value holds for a best move however the bot would have put it, and a slip is measured by it.
TEST(Exact, ReviewsMarkWhatTheSolverKnows) {
    const GameModule& entry = find_game("adjacency");
    const AnyGame game =
        entry.make(Options{as_it_is("game"), entry.settings, {{"size", "5"}, {"full", "true"}}});
    const SolveAnswer answer = solution_of(entry, game.start());
    const auto moves = game.start().legal_moves();
    const auto worse = std::find_if(moves.begin(), moves.end(), [&](AnyMove move) {
        return solved_value(entry, game.start(), move) < answer.bounds.lower;
    });
    ASSERT_NE(worse, moves.end());
    History history{game};
    history.play({*worse, {game.start().move_text(*worse)}});
    Review review{entry, game, history, analyst_of(entry), Seconds{10}};
    while (review.go_on(kPlenty, nullptr)) {
    }
    ASSERT_EQ(review.plies().size(), 2U);
    const ReviewedPly& ply = review.plies().front();
    EXPECT_EQ(ply.value, (Value{answer.bounds.lower, ValueKind::Proved, ScoreUnit::Marks}));
    const Score played = solved_value(entry, game.start(), *worse);
    EXPECT_EQ(ply.played, (Value{played, ValueKind::Proved, ScoreUnit::Marks}));
    ASSERT_TRUE(ply.loss);
    EXPECT_EQ(ply.loss->points, answer.bounds.lower - played);
    EXPECT_EQ(ply.loss->unit, ScoreUnit::Marks);
}

// A solver that was stopped among the moves knows one that draws, and nothing of the others.
TEST(Exact, MovesThatWereNotTriedAreNotCalledLost) {
    GameModule entry = find_game("tictactoe");
    const AnyGame game = entry.make(Options{as_it_is("game"), entry.settings, {}});
    const AnyPosition start = game.start();
    entry.solve = [&](const SolveRequest& request) {
        SolveAnswer answer{{Score{0}, Score{0}}};
        answer.best = {request.position.legal_moves().front()};
        answer.best_are_all = request.position.text() != start.text();
        return answer;
    };
    const auto solved =
        solved_within(entry, start, MebiBytes{16}, kPlenty, nullptr, TimeSource::of_machine());
    ASSERT_TRUE(solved);
    EXPECT_FALSE(solved->best_are_all);

    const AnalysisOptions options{parse_spec("lawan"), {}, kPlenty, MebiBytes{16}};
    Analysis analysis{entry, game, start, {}, options};
    while (analysis.go_on(kPlenty, nullptr)) {
    }
    // Every first move draws on 3x3.
    for (const AnalysedMove& move : analysis.moves()) {
        ASSERT_TRUE(move.value);
        EXPECT_GE(move.value->score, Score{0}) << start.move_text(move.move);
    }
}

TEST(Exact, TheClockIsAskedWhileTheSolverWorks) {
    GameModule entry = find_game("tictactoe");
    const AnyPosition start = entry.make(Options{as_it_is("game"), entry.settings, {}}).start();
    const test::FakeClock clock;
    entry.solve = [&](const SolveRequest& request) {
        for (int i = 0; i < 3; ++i) request.progress({});
        return SolveAnswer{{Score{-1}, Score{1}}};
    };
    EXPECT_FALSE(solved_within(entry, start, MebiBytes{16}, kPlenty, nullptr, clock));
    EXPECT_EQ(clock.readings(), 3U);
}

}  // namespace
}  // namespace lawan
