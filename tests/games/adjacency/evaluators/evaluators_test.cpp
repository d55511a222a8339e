// The papers' evaluators against their definitions, cell by cell.
#include "games/adjacency/evaluators/evaluators.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/input_error.hpp"
#include "games/adjacency/rules/notation.hpp"
#include "tests/games/adjacency/rules/naive_board.hpp"

namespace lawan::adjacency {
namespace {

using Immutable = VolatileMarks::Immutable;

// The sum of a worth over the marks of the side to move minus that over the other's.
template <class Worth>
int difference(const NaiveBoard& board, Worth worth) {
    int sum = 0;
    for (const Coordinate at : board.all()) {
        if (board.at(at) == '-') continue;
        sum += board.at(at) == letter(board.to_move) ? worth(at) : -worth(at);
    }
    return sum;
}

int naive_volatile(const NaiveBoard& board, VolatileMarks::Weights weights, Immutable immutable) {
    return difference(board, [&](Coordinate at) {
        bool stable = true;
        for (const Coordinate neighbour : board.neighbours(at)) {
            const char there = board.at(neighbour);
            stable &= immutable == Immutable::AsInText ? there != '-' : there == board.at(at);
        }
        return stable ? weights.stable : weights.unstable;
    });
}

int naive_linear_volatility(const NaiveBoard& board) {
    return difference(board, [&](Coordinate at) {
        int same = 0;
        for (const Coordinate neighbour : board.neighbours(at)) {
            same += board.at(neighbour) == board.at(at) ? 1 : 0;
        }
        return same;
    });
}

NamedEvaluator<Position> named(const std::string& name) {
    const auto all = EvaluatorsOf<Game>::list();
    return *std::find_if(all.begin(), all.end(), [&](const auto& e) { return e.name == name; });
}

AnyEvaluator<Position> made(const std::string& name, const OptionTexts& given = {}) {
    const auto evaluator = named(name);
    return evaluator.make(Options{as_it_is("evaluator " + name), evaluator.options, given});
}

class AdjacencyEvaluators : public testing::TestWithParam<BoardSize> {
  protected:
    template <class Check>
    void on_random_positions(Check check) {
        Random random{Seed{31}};
        for (int i = 0; i < 100; ++i) {
            const Position position = random_position(GetParam(), random);
            SCOPED_TRACE(to_text(position));
            check(position, NaiveBoard::of(position));
        }
    }
};

TEST_P(AdjacencyEvaluators, MarkDifferenceCountsMarks) {
    on_random_positions([](const Position& position, const NaiveBoard& board) {
        const int marks = difference(board, [](Coordinate) { return 1; });
        EXPECT_EQ(MarkDifference{}.evaluate(position), Score{marks});
        EXPECT_EQ(MarkDifference{}.outcome(position), Score{marks});
    });
}

TEST_P(AdjacencyEvaluators, VolatileFollowsEitherDefinition) {
    on_random_positions([](const Position& position, const NaiveBoard& board) {
        for (Immutable immutable : {Immutable::AsInText, Immutable::AsInProgram}) {
            for (VolatileMarks::Weights weights :
                 {VolatileMarks::Weights{4, 1}, VolatileMarks::Weights{2, 1},
                  VolatileMarks::Weights{0, 7}}) {
                EXPECT_EQ((VolatileMarks{weights, immutable}.evaluate(position)),
                          Score{naive_volatile(board, weights, immutable)});
            }
        }
    });
}

TEST_P(AdjacencyEvaluators, LinearVolatilityCountsNeighboursOfTheSameSide) {
    on_random_positions([](const Position& position, const NaiveBoard& board) {
        EXPECT_EQ(LinearVolatility{}.evaluate(position), Score{naive_linear_volatility(board)});
    });
}

TEST_P(AdjacencyEvaluators, AreTheSameForEveryImage) {
    on_random_positions([](const Position& position, const NaiveBoard&) {
        for (int i = 0; i < symmetry_count(position.size()); ++i) {
            const Position image = position.image(kSquareSymmetries[static_cast<std::size_t>(i)]);
            EXPECT_EQ(VolatileMarks{}.evaluate(image), VolatileMarks{}.evaluate(position));
            EXPECT_EQ(LinearVolatility{}.evaluate(image), LinearVolatility{}.evaluate(position));
        }
    });
}

INSTANTIATE_TEST_SUITE_P(Boards, AdjacencyEvaluators, testing::ValuesIn(every_size()),
                         [](const auto& info) { return to_text(info.param); });

TEST(AdjacencyEvaluatorsByHand, DifferInWhatIsImmutable) {
    const Position position = parse_position("XXXO/XX2 X 1 1");
    // X at a1, b1 and a2 is stable; c1 and b2 have c2 beside them, and O at d1 has d2. In the text
    // and in the program alike.
    for (Immutable immutable : {Immutable::AsInText, Immutable::AsInProgram}) {
        EXPECT_EQ((VolatileMarks{{4, 1}, immutable}.evaluate(position)),
                  Score{3 * 4 + 2 * 1 - 1 * 1});
    }
    // Pairs: a1-b1, b1-c1, a2-b2, a1-a2, b1-b2, each seen from both ends.
    EXPECT_EQ(LinearVolatility{}.evaluate(position), Score{10});

    // On a full board the text calls every mark immutable, the program only a1 and a2.
    const Position full = parse_position("XXO/XXO X 0 0");
    EXPECT_EQ(VolatileMarks{}.evaluate(full), Score{4 * 4 - 2 * 4});
    EXPECT_EQ((VolatileMarks{{4, 1}, Immutable::AsInProgram}.evaluate(full)),
              Score{(2 * 4 + 2 * 1) - 2 * 1});
}

TEST(AdjacencyNamedEvaluators, StandInOrderWithMarkDifferenceFirst) {
    std::vector<std::string> names;
    for (const auto& evaluator : EvaluatorsOf<Game>::list()) names.push_back(evaluator.name);
    EXPECT_EQ(names,
              (std::vector<std::string>{"mark-difference", "volatile", "linear-volatility"}));
}

TEST(AdjacencyNamedEvaluators, TakeTheirOptions) {
    const Position position = parse_position("XXO/X1O/XXX X 1 0");
    const NaiveBoard board = NaiveBoard::of(position);
    EXPECT_EQ(made("mark-difference").evaluate(position), Score{4});
    EXPECT_EQ(made("volatile").evaluate(position),
              Score{naive_volatile(board, {4, 1}, Immutable::AsInText)});
    EXPECT_EQ(made("volatile", {{"stable", "9"}, {"unstable", "2"}, {"immutable", "program"}})
                  .evaluate(position),
              Score{naive_volatile(board, {9, 2}, Immutable::AsInProgram)});
    EXPECT_EQ(made("linear-volatility").evaluate(position), Score{naive_linear_volatility(board)});
}

TEST(AdjacencyNamedEvaluators, RefuseOptionsOutOfRange) {
    EXPECT_THROW((void)made("volatile", {{"stable", "1001"}}), InputError);
    EXPECT_THROW((void)made("volatile", {{"unstable", "-1"}}), InputError);
    EXPECT_THROW((void)made("volatile", {{"immutable", "paper"}}), InputError);
    EXPECT_THROW((void)made("mark-difference", {{"stable", "4"}}), InputError);
}

// A finished game outweighs every estimate, in the order of the final scores.
TEST(AdjacencyNamedEvaluators, PutWonGamesAboveEveryEstimate) {
    const Position won_by_two = parse_position("XXX/O2 X 0 0");
    const Position won_by_one = parse_position("XX1/O2 X 0 0");
    const Position drawn = parse_position("XX1/OO1 X 0 0");
    const Position lost = parse_position("XX1/O2 O 0 0");
    const Position best = parse_position(
        "XXXXXXXX/XXXXXXXX/XXXXXXXX/XXXXXXXX/XXXXXXXX/XXXXXXXX/"
        "XXXXXXXX/XXXXXXX1 X 1 0");
    for (const auto& [name, options] :
         {std::pair<std::string, OptionTexts>{"linear-volatility", {}},
          {"volatile", {{"stable", "1000"}, {"unstable", "1000"}}}}) {
        const auto evaluator = made(name, options);
        EXPECT_GT(evaluator.outcome(won_by_two), evaluator.outcome(won_by_one));
        EXPECT_GT(evaluator.outcome(won_by_one), evaluator.evaluate(best));
        EXPECT_EQ(evaluator.outcome(drawn), Score{0});
        EXPECT_EQ(evaluator.outcome(lost), -evaluator.outcome(won_by_one));
    }
    EXPECT_EQ(made("mark-difference").outcome(won_by_two), Score{2});
}

}  // namespace
}  // namespace lawan::adjacency
