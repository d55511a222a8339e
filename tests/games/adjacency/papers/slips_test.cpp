// The slips of the published programs, one by one, and what the papers say instead.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/papers/a_genetic.hpp"
#include "games/adjacency/papers/a_minimax.hpp"
#include "games/adjacency/papers/a_minimax_published.hpp"
#include "games/adjacency/papers/b_annealing.hpp"
#include "games/adjacency/papers/b_genetic.hpp"
#include "games/adjacency/papers/b_minimax.hpp"
#include "games/adjacency/papers/b_minimax_published.hpp"
#include "games/adjacency/papers/c_minimax.hpp"
#include "games/adjacency/papers/hillclimb.hpp"
#include "games/adjacency/papers/marks.hpp"
#include "games/adjacency/rules/game.hpp"
#include "search/minimax.hpp"
#include "tests/search/wandering.hpp"

namespace lawan::adjacency::papers {
namespace {

[[nodiscard]] Position read(std::string_view text) {
    return Game::parse_position(text);
}

// Adjacency-a, Figure 1: eight marks of X and six of O after three rounds, and the objective is 2.
TEST(PapersExamples, ObjectiveOfFigureOne) {
    Position position = Position::start({8, 8}, Side::X, 16);
    for (const Coordinate at : {Coordinate{5, 0}, Coordinate{3, 4}, Coordinate{5, 2},
                                Coordinate{4, 4}, Coordinate{6, 2}, Coordinate{5, 3}}) {
        position = position.after(square_at(at));
    }
    ASSERT_EQ(position.marks(Side::X).count(), 8);
    ASSERT_EQ(position.marks(Side::O).count(), 6);
    EXPECT_EQ(MarkDifference{}.evaluate(position), Score{2});
    EXPECT_EQ(Marks::of(position).difference(), Score{2});
}

TEST(Marks, MoveByTheRules) {
    Random random{Seed{1}};
    for (int i = 0; i < 100; ++i) {
        const Position position = toys::adjacency_position(random);
        const Move move = random.pick(position.legal_moves());
        const Marks own = Marks::of(position).after(Mover::Bot, move);
        const Position next = position.after(move);
        EXPECT_EQ(own.bot, next.enemy());
        EXPECT_EQ(own.opponent, next.own());
    }
}

// One ply: with the slip, a move in the open is worth all the cells around it.
TEST(AMinimaxPublished, FillsEmptyNeighboursInItsLookAhead) {
    const Position start = Position::start({8, 8}, Side::X, 2);
    Budget budget{Limits::none()};
    const auto found = a_minimax_published(start, 0, budget);
    // Four cells more for X and one flipped, at f2 and at g3: the last of the best.
    EXPECT_EQ(found->score, Score{6});
    EXPECT_EQ(coordinate_of(found->move), (Coordinate{6, 2}));
}

TEST(AMinimax, DescribedIsMinimax) {
    Random random{Seed{2}};
    const MarkDifference evaluator;
    for (int i = 0; i < 30; ++i) {
        const Position position = toys::adjacency_position(random);
        Budget budget{Limits::none()};
        Minimax<Position, MarkDifference> minimax{evaluator, budget};
        const auto expected = minimax.search(position, 3);
        for (const auto& thought :
             {a_minimax(position, {}, budget, random), c_minimax(position, {}, budget, random)}) {
            EXPECT_EQ(thought.best, expected->line.front());
            EXPECT_EQ(thought.valuation->score, expected->value);
        }
    }
}

TEST(AMinimax, FallsBackOnARandomMove) {
    const Position start = Position::start({8, 8}, Side::X, 16);
    for (const As as : {As::Described, As::Published}) {
        std::set<Move> moves;
        Random random{Seed{3}};
        for (int i = 0; i < 100; ++i) {
            Budget budget{Limits::of_nodes(10)};
            moves.insert(a_minimax(start, {as}, budget, random).best);
        }
        EXPECT_GT(moves.size(), 20U);
    }
}

TEST(AHillclimb, IsTheFirstBestMove) {
    const Position start = Position::start({8, 8}, Side::X, 16);
    Budget budget{Limits::none()};
    Random random{Seed{4}};
    EXPECT_EQ(coordinate_of(a_hillclimb(start, {}, budget, random).best), (Coordinate{5, 0}));
}

// As X, the published program looks for lines that are good for O.
TEST(AGeneticPublished, PlaysForOWhoeverItIs) {
    // One round: a chromosome is one gene. X can flip three marks or nothing; the program, as X,
    // prefers to flip nothing, for that is better for O.
    const Position position = read("XOX5/O7/1O6/8/8/8/8/7X X 1 1");
    Budget budget{Limits::none()};
    Random random{Seed{5}};
    const Move described = a_genetic(position, {As::Described, 1000, 2}, budget, random).best;
    const Move published = a_genetic(position, {As::Published, 1000, 2}, budget, random).best;
    EXPECT_EQ(coordinate_of(described), (Coordinate{1, 1}));
    EXPECT_EQ(position.mark_difference().points() + 1,
              -position.after(published).mark_difference().points());
    // As O, the single gene is simulated as a move of X. So b2, where O could flip a mark, is never
    // played: X would flip one there.
    const Position for_o = read("XOX5/X7/8/8/8/8/8/7O O 1 1");
    std::set<Move> moves;
    for (int i = 0; i < 50; ++i) {
        moves.insert(a_genetic(for_o, {As::Published, 200, 2}, budget, random).best);
    }
    EXPECT_FALSE(moves.contains(square_at({1, 1})));
    EXPECT_GT(moves.size(), 5U);
}

TEST(BMinimaxPublished, FirstDepthFitsTheLeaves) {
    EXPECT_EQ(b_first_depth(56, 1'000'000), 3);  // 56 · 55 · 54 = 166,320; times 53 is too many
    EXPECT_EQ(b_first_depth(12, 1'000'000), 6);  // 665,280
    EXPECT_EQ(b_first_depth(9, 1'000'000), 9);   // 362,880: to the end
    EXPECT_EQ(b_first_depth(1, 1'000'000), 1);
}

// In the last round of a short game the first depth is more than is left. The program fails; this
// answers as its fallback does.
TEST(BMinimaxPublished, AnswersWhereTheProgramFails) {
    const Position last = Position::start({8, 8}, Side::O, 2);
    Budget budget{Limits::none()};
    const auto thought = b_minimax(last, {As::Published}, budget);
    const Position as_x = Position::start({8, 8}, Side::X, 2);
    EXPECT_EQ(b_minimax(as_x, {As::Published}, budget).best, thought.best);
    const VolatileMarks evaluator{{}, VolatileMarks::Immutable::AsInProgram};
    Score best = -Score::infinity();
    std::optional<Move> first;
    for (const Move move : last.legal_moves()) {
        const Score score = -evaluator.evaluate(last.after(move));
        if (score > best) {
            best = score;
            first = move;
        }
    }
    EXPECT_EQ(thought.best, first);
}

[[nodiscard]] Score volatility(const Marks& marks) {
    return LinearVolatility{}.evaluate(
        Position::set_up(marks.size, {marks.bot, marks.opponent}, Side::X, 0));
}

// The program puts O for itself whichever side it plays (putO): as X, too, it opens beside the
// marks of X. The original, asked at depths 1 to 3, says a6 for either side.
TEST(BMinimaxPublished, PlaysForOAsXToo) {
    for (const Side side : {Side::X, Side::O}) {
        for (const int leaves : {56, 56 * 55}) {
            Budget budget{Limits::none()};
            const Position start = Position::start({8, 8}, side, 2);
            const auto thought = b_minimax(start, {As::Published, leaves}, budget);
            EXPECT_EQ(coordinate_of(thought.best), (Coordinate{0, 5})) << letter(side);
        }
    }
    Budget budget{Limits::of_nodes(20'000)};
    const Position start = Position::start({8, 8}, Side::X, 16);
    EXPECT_NE(coordinate_of(b_minimax(start, {As::Described}, budget).best), (Coordinate{0, 5}));
}

// Moves of the authors' program, run on these boards as X and as O.
TEST(BMinimaxPublished, MovesAsTheOriginalDoes) {
    const std::vector<std::pair<const char*, const char*>> moves{
        {"XXXOOOXO/O2XOXOX/1X1XXOOO/OXO1XOOO/OX1XXXOO/OXOOXXXO/XOOXOXOO/XXOOOOOO X 3 3", "b2"},
        {"XOX1OOOO/X2OO1OX/XXX1OXXO/XXXXOXOO/XXXXXXOO/XXXOXXXO/XXX1O1OO/XX1OXOOO X 4 4", "f2"},
        {"XXOOOOOO/XXXOOOOX/X1XO1OXX/XXXXXXO1/XO1OO1OO/OOOOXO1O/XOXXXXOO/XOXOXOOO X 3 3", "b3"},
        {"2OOXOOO/OXOXXXXX/OXX1XOXX/O1X1OOXX/OXOXOOXX/OOXXOXXX/OO1OO1X1/XXOOOXOO X 4 4", "a1"},
        {"OOOOOOOO/1OOOO1XO/OXXO1XOO/XXOOOXXO/1OOOOXXO/OXOOOOOX/OO1XOXXX/XXXXX1XX X 3 3", "a2"},
        {"XXXXXXXO/XX1XXXXO/XO1XOXOO/XXX1XXXO/OXXOOXXO/OOOOOXXO/OOOO1XX1/XOOOOXX1 X 3 3", "c2"},
        {"1X2X1OO/1OOOXOOX/XXOXXX1X/XOOOXXOX/XXOXXXXO/XXXOOXOO/XXOOOOOX/XOOOOO1X O 3 4", "g3"},
        {"XOOXX1OO/1XOOXXXO/OX1OOXXX/O2OOOOO/XXXXOO1O/XXXXXXXO/XOOXOXXO/XXO1XXXO O 3 4", "f1"},
        {"XX1XOOOO/XXOXXOXO/OOO1XXOO/OOOXXX1O/2OXXOOO/O1XXXXOO/OXXX1OXX/XXXXOOOX O 3 4", "c1"},
        {"XXX1X1OO/X1OOO1XX/XOOOXXXX/XX1OOX1O/XXOOOXOO/1XXOXXXO/XXOXXXOO/XXXXXOOO O 3 4", "d1"},
    };
    for (const auto& [text, move] : moves) {
        Budget budget{Limits::none()};
        const auto thought = b_minimax(read(text), {As::Published}, budget);
        EXPECT_EQ(to_text(coordinate_of(thought.best)), move) << text;
    }
}

// Bot, bot again, opponent: the search of the last round, by brute force.
TEST(BMinimaxPublished, MovesTwiceInItsTree) {
    Random random{Seed{6}};
    for (int i = 0; i < 20; ++i) {
        const Side side = i % 2 == 0 ? Side::X : Side::O;
        Position position = Position::start({5, 5}, side, 10);
        while (position.plies_left() > 2) {
            position = position.after(random.pick(position.legal_moves()));
        }
        const Marks root{position.size(), position.marks(Side::O), position.marks(Side::X)};
        Score highest = -Score::infinity();
        Move expected = position.legal_moves()[0];
        for (const Square own : squares(root.empty())) {
            const Marks once = root.after(Mover::Bot, own);
            Score most = -Score::infinity();
            for (const Square again : squares(once.empty())) {
                const Marks twice = once.after(Mover::Bot, again);
                Score least = Score::infinity();
                for (const Square reply : squares(twice.empty())) {
                    least = std::min(least, volatility(twice.after(Mover::Opponent, reply)));
                }
                most = std::max(most, least);
            }
            if (most > highest) {
                highest = most;
                expected = own;
            }
        }
        // Few enough leaves that the last depth, 2, is still to come.
        Budget budget{Limits::none()};
        const auto thought = b_minimax(position, {As::Published, 10}, budget);
        EXPECT_EQ(thought.best, expected);
        EXPECT_EQ(thought.valuation, Valuation::estimated(highest));
    }
}

TEST(BMinimax, DescribedLooksForAWinAndNotForItsSize) {
    const Position position = read("XOX5/O7/1O6/8/8/8/8/7X X 1 1");
    Budget budget{Limits::none()};
    const auto thought = b_minimax(position, {}, budget);
    EXPECT_EQ(thought.depth, 2);
    EXPECT_GT(thought.valuation->score, Score{1000});
    EXPECT_FALSE(thought.valuation->is_proved());
}

TEST(BMinimax, IsTheSameWithAnyNumberOfThreads) {
    const Position position = Position::start({8, 8}, Side::X, 6);
    BMinimax options;
    Budget one{Limits::to_depth(3)};
    const auto expected = b_minimax(position, options, one);
    for (const int threads : {2, 3}) {
        options.threads = threads;
        Budget budget{Limits::to_depth(3)};
        const auto thought = b_minimax(position, options, budget);
        EXPECT_EQ(thought.line, expected.line);
        EXPECT_EQ(thought.valuation, expected.valuation);
    }
}

// The temperature of the program is static: it goes on falling from move to move, and from game to
// game.
TEST(BAnnealingPublished, NeverResetsItsTemperature) {
    BAnnealingPublished bot{{}};
    Random random{Seed{7}};
    Position position = Position::start({8, 8}, Side::X, 16);
    double before = 1;
    bool fell = false;
    while (!is_over(position)) {
        Budget budget{Limits::none()};
        const Move move = bot.think(position, budget, random).best;
        EXPECT_LE(bot.temperature(), before);
        fell = fell || bot.temperature() < before;
        before = bot.temperature();
        position = position.after(move);
        if (!is_over(position)) position = position.after(random.pick(position.legal_moves()));
    }
    EXPECT_TRUE(fell);
    Budget budget{Limits::none()};
    (void)bot.think(Position::start({8, 8}, Side::X, 16), budget, random);
    EXPECT_LE(bot.temperature(), before);
}

// Values are whole numbers: below a temperature of 9 e^(Δ/T) is above 0.9 only where Δ is 0. So the
// temperature never decides, and what it was left at by the game before changes no move.
TEST(BAnnealingPublished, TheTemperatureChangesNoMove) {
    local::Annealing cold;
    cold.temperature = 1e-9;
    BAnnealingPublished first_game{{}};
    BAnnealingPublished later_game{cold};
    Random one{Seed{8}};
    Random other{Seed{8}};
    Random reply{Seed{9}};
    Position position = Position::start({8, 8}, Side::X, 56);
    while (!is_over(position)) {
        Budget budget{Limits::none()};
        const Move move = first_game.think(position, budget, one).best;
        EXPECT_EQ(later_game.think(position, budget, other).best, move);
        position = position.after(move);
        if (!is_over(position)) position = position.after(reply.pick(position.legal_moves()));
    }
}

// What the program returns is the fittest of those it drew first; with one chromosome, that one.
TEST(BGeneticPublished, IsTheFittestOfTheFirstGeneration) {
    const Position start = Position::start({8, 8}, Side::X, 16);
    std::set<Move> moves;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Random random{Seed{seed}};
        Random same{Seed{seed}};
        std::vector<Move> cells;
        for (const Square cell : squares(start.empty())) cells.push_back(cell);
        same.shuffle(cells);
        Budget budget{Limits::none()};
        EXPECT_EQ(b_genetic_published(start, 1, budget, random).best, cells.front());
        moves.insert(cells.front());
    }
    EXPECT_GT(moves.size(), 10U);
}

// A move is worth the board after the reply, not the board at the end of the line.
TEST(CMinimaxPublished, DiffersFromMinimax) {
    Random random{Seed{9}};
    int differing = 0;
    for (int i = 0; i < 40; ++i) {
        const Position position = toys::wandered(Position::start({6, 6}, Side::X, 28), random);
        Budget budget{Limits::none()};
        differing += c_minimax(position, {As::Published}, budget, random).best !=
                             c_minimax(position, {As::Described}, budget, random).best
                         ? 1
                         : 0;
    }
    EXPECT_GT(differing, 3);
}

// One ply deep neither slip shows: the best capture.
TEST(CMinimaxPublished, IsGreedyAtDepthOne) {
    Random random{Seed{10}};
    for (int i = 0; i < 40; ++i) {
        const Position position = toys::adjacency_position(random);
        Budget budget{Limits::none()};
        EXPECT_EQ(c_minimax(position, {As::Published, 1}, budget, random).best,
                  a_hillclimb(position, {}, budget, random).best);
    }
}

}  // namespace
}  // namespace lawan::adjacency::papers
