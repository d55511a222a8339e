// The engine's exact scores against plain alpha-beta, and how it behaves: the same every time,
// whatever the processor and the number of threads, and stopped at once.
#include "games/othello/engine/engine.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "games/othello/engine/player.hpp"
#include "games/othello/engine/small_board.hpp"
#include "games/othello/engine/weights.hpp"
#include "tests/games/othello/engine/plain.hpp"
#include "tests/support/fake_clock.hpp"

namespace lawan::othello {
namespace {

std::shared_ptr<const Evaluation> weights() {
    static const auto shipped = shipped_weights();
    return shipped.evaluation ? shipped.evaluation : std::make_shared<const Evaluation>();
}

Finding solved(Engine& engine, const Position& position) {
    Budget budget{Limits::none()};
    return engine.solve(board_of(position), budget);
}

TEST(OthelloEngine, SolvesAsPlainAlphaBetaDoes) {
    Random random{Seed{11}};
    Engine engine{weights(), {1, MebiBytes{4}}};
    for (int empties = 1; empties <= 11; ++empties) {
        for (int i = 0; i < (empties < 9 ? 60 : 12); ++i) {
            const Position position = plain::drawn<8>(empties, random);
            const Finding finding = solved(engine, position);
            ASSERT_TRUE(finding.proved);
            ASSERT_EQ(finding.score, plain::value(position, -64, 64)) << empties;
        }
    }
}

TEST(OthelloEngineSlow, SolvesLongerEndgamesAsPlainAlphaBetaDoes) {
    Random random{Seed{12}};
    Engine engine{weights(), {2, MebiBytes{16}}};
    for (int empties = 12; empties <= 14; ++empties) {
        for (int i = 0; i < 6; ++i) {
            const Position position = plain::drawn<8>(empties, random);
            ASSERT_EQ(solved(engine, position).score, plain::value(position, -64, 64)) << empties;
        }
    }
}

// The line that comes with a score leads to it.
TEST(OthelloEngine, PlaysOutItsLine) {
    Random random{Seed{13}};
    Engine engine{weights(), {1, MebiBytes{4}}};
    for (int i = 0; i < 20; ++i) {
        Position position = plain::drawn<8>(14, random);
        const Side asker = position.side_to_move();
        const Finding finding = solved(engine, position);
        for (const int square : finding.line) position = position.after(move_of(square));
        ASSERT_TRUE(position.legal_moves().empty());
        const int score = position.final_score().points();
        EXPECT_EQ(position.side_to_move() == asker ? score : -score, finding.score);
    }
}

TEST(OthelloEngine, VisitsTheSameNodesOnEveryKernel) {
    Random random{Seed{14}};
    for (int i = 0; i < 6; ++i) {
        const Board board = board_of(plain::drawn<8>(18 + 6 * i, random));
        std::vector<SearchOutcome> outcomes;
        for (std::size_t kernel = 0;; ++kernel) {
            TranspositionTable table{MebiBytes{4}};
            const auto evaluation = weights();
            auto all = all_searchers({table, *evaluation, 1});
            if (kernel == all.size()) break;
            Budget budget{Limits::none()};
            outcomes.push_back(all[kernel]->search({board, {}, i == 0 ? 18 : 7, i % 2}, budget));
            EXPECT_EQ(budget.nodes(), outcomes.back().nodes);
        }
        for (const SearchOutcome& outcome : outcomes) {
            EXPECT_EQ(outcome.nodes, outcomes.front().nodes);
            EXPECT_EQ(outcome.score, outcomes.front().score);
            EXPECT_EQ(outcome.best, outcomes.front().best);
        }
    }
}

TEST(OthelloEngine, IsTheSameEveryTimeOnOneThread) {
    Random random{Seed{15}};
    const Position position = plain::drawn<8>(20, random);
    Engine one{weights(), {1, MebiBytes{4}}};
    Engine other{weights(), {1, MebiBytes{4}}};
    const Finding first = solved(one, position);
    EXPECT_EQ(solved(other, position).nodes, first.nodes);
    one.forget();
    EXPECT_EQ(solved(one, position).nodes, first.nodes);
}

TEST(OthelloEngine, FindsTheSameScoreOnSeveralThreadsAndByTests) {
    Random random{Seed{16}};
    Engine one{weights(), {1, MebiBytes{4}}};
    Engine three{weights(), {3, MebiBytes{4}}};
    Engine tests{weights(), {1, MebiBytes{4}, RootSearch::Mtdf}};
    for (int i = 0; i < 12; ++i) {
        const Position position = plain::drawn<8>(17, random);
        const int score = solved(one, position).score;
        EXPECT_EQ(solved(three, position).score, score);
        EXPECT_EQ(solved(tests, position).score, score);
    }
}

TEST(OthelloEngine, TestsABound) {
    Random random{Seed{17}};
    Engine engine{weights(), {1, MebiBytes{4}}};
    for (int i = 0; i < 10; ++i) {
        const Position position = plain::drawn<8>(10, random);
        const int score = plain::value(position, -64, 64);
        Budget budget{Limits::none()};
        EXPECT_EQ(engine.exceeds(board_of(position), score - 1, budget), true);
        EXPECT_EQ(engine.exceeds(board_of(position), score, budget), false);
    }
}

TEST(OthelloEngine, StopsAtOnceWithALegalMove) {
    StopSignal stop;
    stop.raise();
    Engine engine{weights(), {2, MebiBytes{4}}};
    const Position start;
    Budget budget{Limits::none(), &stop};
    Task task;
    task.board = board_of(start);
    const Finding finding = engine.think(task, budget);
    EXPECT_TRUE(start.move_squares().has(Square{finding.best}));
    EXPECT_FALSE(engine.solve(board_of(start), budget).proved);
    EXPECT_LT(budget.nodes(), 1'000U);
}

// Within 1 % or 1,000 nodes, on any number of threads.
TEST(OthelloEngine, KeepsToItsNodes) {
    Random random{Seed{18}};
    for (const int threads : {1, 2, 4}) {
        Engine engine{weights(), {threads, MebiBytes{4}}};
        for (const std::uint64_t nodes : {1U, 100U, 5'000U, 200'000U}) {
            for (const int empties : {60, 35, 22}) {
                Budget budget{Limits::of_nodes(nodes)};
                Task task;
                task.board = board_of(plain::drawn<8>(empties, random));
                const Finding finding = engine.think(task, budget);
                EXPECT_EQ(finding.nodes, budget.nodes());
                EXPECT_LE(budget.nodes(), std::max(nodes + 1'000, nodes * 101 / 100))
                    << threads << " threads, " << nodes << " nodes, " << empties << " empties";
                engine.forget();
            }
        }
    }
}

TEST(OthelloEngine, ALimitOfNodesHoldsForAllThatIsAskedWithIt) {
    Random random{Seed{19}};
    Engine engine{weights(), {2, MebiBytes{4}}};
    const Board board = board_of(plain::drawn<8>(26, random));
    Budget budget{Limits::of_nodes(20'000)};
    EXPECT_FALSE(engine.solve(board, budget).proved);
    EXPECT_FALSE(engine.exceeds(board, 0, budget));
    EXPECT_TRUE(engine.near_best(board, {12, 0}, 4, budget).empty());
    (void)engine.each_move(board, {12, 0}, budget);
    EXPECT_LE(budget.nodes(), 21'000U);
}

TEST(OthelloEngine, KeepsToItsTime) {
    const test::FakeClock clock{Seconds{0.001}};
    Engine engine{weights(), {1, MebiBytes{4}}};
    Budget budget = Budget::for_move(Limits::of_time(Seconds{0.2}), nullptr, clock);
    Task task;
    task.board = board_of(Position{});
    task.unused_time = UnusedTime::Lost;
    (void)engine.think(task, budget);
    EXPECT_GT(budget.elapsed(), Seconds{0.18});
    EXPECT_LT(budget.elapsed(), Seconds{0.2});
}

// A position of a game of random moves where a side has to pass.
template <int Size>
BasicPosition<Size> to_pass(int most_empties, Random& random) {
    for (;;) {
        BasicPosition<Size> position;
        while (position.move_count() > 0) {
            const bool late = position.empty_squares().count() <= most_empties;
            if (late && position.move_squares().empty()) return position;
            position = position.after(random.pick(position.legal_moves()));
        }
    }
}

// Odd depths flatter the side to move: what is told lies between two depths.
TEST(OthelloEngine, EstimatesByTwoDepths) {
    Random random{Seed{17}};
    const Board board = board_of(plain::drawn<8>(40, random));
    Engine engine{weights(), {1, MebiBytes{4}}};
    std::vector<Finding> steps;
    Task task;
    task.board = board;
    task.on_finding = [&](const Finding& finding) { steps.push_back(finding); };
    Limits limits;
    limits.nodes = 100'000;
    Budget budget{limits};
    const Finding last = engine.think(task, budget);
    ASSERT_GT(steps.size(), 3U);
    EXPECT_FALSE(steps.front().before);
    for (std::size_t i = 1; i < steps.size(); ++i) {
        ASSERT_EQ(steps[i].reach.depth, steps[i - 1].reach.depth + 1);
        ASSERT_EQ(steps[i].before, steps[i - 1].score);
        ASSERT_EQ(steps[i].estimate(), (steps[i].score + steps[i - 1].score) / 2);
    }
    EXPECT_EQ(last.estimate(), steps.back().estimate());
}

// A depth that was asked for is reached by steps of two plies, and the end is no estimate.
TEST(OthelloEngine, TellsTheScoreItselfWhereDepthsAreAlike) {
    Random random{Seed{18}};
    Engine engine{weights(), {1, MebiBytes{4}}};
    Task task;
    task.board = board_of(plain::drawn<8>(40, random));
    task.depth = 6;
    Budget budget{Limits::none()};
    const Finding asked = engine.think(task, budget);
    EXPECT_FALSE(asked.before);
    EXPECT_EQ(asked.estimate(), asked.score);
    const Finding proved = solved(engine, plain::drawn<8>(9, random));
    EXPECT_EQ(proved.estimate(), proved.score);
}

TEST(OthelloPlayer, KnowsWhatAPassIsWorth) {
    Random random{Seed{21}};
    for (const int level : {1, 5, kLevels}) {
        Player player{weights(), {1, MebiBytes{4}}, strength_of(level), 0};
        for (int i = 0; i < 10; ++i) {
            const Position position = to_pass<8>(7, random);
            Budget budget{Limits::none()};
            const Thought<Move> thought = player.think(position, budget, random);
            ASSERT_TRUE(thought.best.is_pass());
            ASSERT_EQ(thought.valuation, Valuation::proved(Score{plain::value(position, -64, 64)}));
            ASSERT_GE(thought.line.size(), 2U);
            EXPECT_TRUE(thought.line.front().is_pass());
            EXPECT_EQ(thought.reasons.front().arguments().front().number(),
                      thought.valuation->score.points());
        }
    }
}

// Whoever asks for a depth gets it, time or not: values of several moves compare at one depth.
TEST(OthelloPlayer, SearchesForcedMovesAsDeepAsItIsAsked) {
    Random random{Seed{22}};
    Limits limits = Limits::to_depth(10);
    limits.time = Seconds{60};
    Player player{weights(), {1, MebiBytes{4}}, strength_of(kLevels), 0};
    Position single = plain::drawn<8>(30, random);
    while (single.move_squares().count() != 1) single = plain::drawn<8>(30, random);
    Position pass = to_pass<8>(40, random);
    while (pass.empty_squares().count() < 20) pass = to_pass<8>(40, random);
    for (const Position& position : {single, pass}) {
        Budget budget{limits};
        const Thought<Move> thought = player.think(position, budget, random);
        EXPECT_TRUE(thought.valuation.has_value());
        EXPECT_EQ(thought.depth, 10);
    }
}

TEST(OthelloSmallBoards, AreSolvedAsByPlainAlphaBeta) {
    Random random{Seed{18}};
    SmallBoardSolver six{6, 1, MebiBytes{4}};
    for (int empties = 1; empties <= 11; ++empties) {
        for (int i = 0; i < 20; ++i) {
            const auto position = plain::drawn<6>(empties, random);
            Budget budget{Limits::none()};
            const auto finding =
                six.solve({position.player().bits(), position.opponent().bits()}, budget);
            ASSERT_TRUE(finding.proved());
            ASSERT_EQ(finding.lower, plain::value(position, -36, 36)) << empties;
        }
    }
}

// Searches that only put moves in order are searches too.
TEST(OthelloSmallBoards, CountAllTheirNodes) {
    constexpr std::uint64_t kNodes = 30'000;
    const BasicPosition<6> start;
    const Board board{start.player().bits(), start.opponent().bits()};
    SmallBoardSolver six{6, 1, MebiBytes{4}};
    Budget budget{Limits::of_nodes(kNodes)};
    const auto finding = six.solve(board, budget);
    EXPECT_FALSE(finding.proved());
    EXPECT_GE(finding.nodes, kNodes);

    Budget unlimited{Limits::none()};
    EXPECT_EQ(six.solve(board, unlimited, SmallFinding{-4, -4}).nodes, 0U);
}

// The tests of a large board take minutes each: there is news in between.
TEST(OthelloSmallBoards, TellHowTheyGetOnBetweenTheirTests) {
    const BasicPosition<6> start;
    const Board board{start.player().bits(), start.opponent().bits()};
    SmallBoardSolver six{6, 1, MebiBytes{4}};
    StopSignal stop;
    Budget budget{Limits::none(), &stop};
    int told = 0;
    std::uint64_t last = 0;
    const auto finding = six.solve(board, budget, {}, [&](const SmallFinding& so_far) {
        EXPECT_GT(so_far.nodes, last);
        last = so_far.nodes;
        if (++told == 3) stop.raise();
    });
    EXPECT_FALSE(finding.proved());
    EXPECT_GE(told, 3);
}

TEST(OthelloSmallBoards, PassOnWhatIsThrownOnSeveralThreadsAndGoOn) {
    const BasicPosition<6> start;
    SmallBoardSolver six{6, 3, MebiBytes{4}};
    const test::FakeClock clock{Seconds{0.001}};
    for (int i = 0; i < 5; ++i) {
        Budget budget{Limits::none(), nullptr, clock};
        EXPECT_THROW((void)six.solve({start.player().bits(), start.opponent().bits()}, budget, {},
                                     [](const SmallFinding&) { throw std::runtime_error{"told"}; }),
                     std::runtime_error);
    }
    Random random{Seed{20}};
    const auto position = plain::drawn<6>(11, random);
    Budget budget{Limits::none()};
    EXPECT_EQ(six.solve({position.player().bits(), position.opponent().bits()}, budget).lower,
              plain::value(position, -36, 36));
}

// Joel Feinstein solved 6×6 in 1993; 4×4 is small enough to check here.
TEST(OthelloSmallBoards, FourByFourIsLostByTen) {
    const BasicPosition<4> start;
    SmallBoardSolver four{4, 1, MebiBytes{1}};
    Budget budget{Limits::none()};
    const auto finding = four.solve({start.player().bits(), start.opponent().bits()}, budget);
    EXPECT_EQ(finding.lower, -10);
    EXPECT_EQ(finding.upper, -10);
}

}  // namespace
}  // namespace lawan::othello
