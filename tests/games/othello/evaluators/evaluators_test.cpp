// Othello's evaluators: the paper's worked examples, and properties that each must have.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/evaluator.hpp"
#include "core/input_error.hpp"
#include "core/random.hpp"
#include "core/symmetry.hpp"
#include "games/othello/evaluators/disc_difference.hpp"
#include "games/othello/evaluators/edge_table.hpp"
#include "games/othello/evaluators/edge_tables.hpp"
#include "games/othello/evaluators/evaluators.hpp"
#include "games/othello/evaluators/frontier.hpp"
#include "games/othello/evaluators/line_mobility.hpp"
#include "games/othello/evaluators/mobility.hpp"
#include "games/othello/rules/game.hpp"
#include "tests/games/othello/rules/naive_board.hpp"
#include "tests/games/othello/rules/random_positions.hpp"

namespace lawan::othello {
namespace {

using testing::NaiveBoard;
using testing::position_from_chance;
using testing::position_from_play;

static_assert(Evaluator<DiscDifference<8>, Position> && Evaluator<Mobility<8>, Position> &&
              Evaluator<EdgeTablesEvaluation<8>, Position>);

// A pattern as the paper prints it: 0 empty, 1 white, 2 black.
int index_of(std::string_view pattern) {
    unsigned white = 0;
    unsigned black = 0;
    for (const char c : pattern) {
        white = white << 1 | (c == '1' ? 1U : 0U);
        black = black << 1 | (c == '2' ? 1U : 0U);
    }
    return edge_index(white, black);
}

TEST(OthelloEdgeTables, Figure5) {
    EXPECT_EQ(index_of("00001020"), 33);
}

TEST(OthelloEdgeTables, Table1) {
    const EdgeTable& table = edge_tables().of_length(8);
    EXPECT_EQ(index_of("00000021"), 7);
    EXPECT_EQ(table[7], (LineMobility{1, 0}));
    EXPECT_EQ(index_of("00001200"), 45);
    EXPECT_EQ(table[45], (LineMobility{1, 1}));
    EXPECT_EQ(index_of("00012021"), 142);
    EXPECT_EQ(table[142], (LineMobility{1, 1}));
    EXPECT_EQ(index_of("01202100"), 1278);
    EXPECT_EQ(table[1278], (LineMobility{1, 2}));
}

TEST(OthelloEdgeTables, Figure6) {
    const EdgeTable& table = edge_tables().of_length(8);
    std::vector<int> white;
    for (const int index : {702, 135, 81, 162, 198, 216}) white.push_back(table[index].white);
    EXPECT_EQ(white, (std::vector<int>{0, 1, 0, 0, 1, 0}));
}

TEST(OthelloEdgeTables, FiveTablesAnd34Lines) {
    std::vector<std::size_t> sizes;
    for (int cells = 4; cells <= 8; ++cells) sizes.push_back(edge_tables().of_length(cells).size());
    EXPECT_EQ(sizes, (std::vector<std::size_t>{81, 243, 729, 2187, 6561}));
    EXPECT_EQ(8 + 8 + kDiagonals<8>.size(), 34U);
    EXPECT_EQ(kDiagonals<6>.size(), 10U);
    EXPECT_EQ(kDiagonals<4>.size(), 2U);
}

template <int Size>
void diagonals_are_whole() {
    for (const Diagonal& diagonal : kDiagonals<Size>) {
        const Bitboard line{diagonal.squares};
        EXPECT_EQ(line.count(), diagonal.length);
        EXPECT_TRUE((line & ~kBoard<Size>).empty());
        EXPECT_EQ(diagonal.gathered(diagonal.squares), (1U << diagonal.length) - 1);
    }
}

TEST(OthelloEdgeTables, DiagonalsAreWhole) {
    diagonals_are_whole<8>();
    diagonals_are_whole<6>();
    diagonals_are_whole<4>();
}

// Moves of one mark on every line of four cells or more, found by walking over the board.
int walked_line_mobility(const NaiveBoard& board, int size, char own) {
    const auto at = [&](int c, int r) { return board.on(c, r) ? board.at(c, r) : '-'; };
    const auto length = [&](int c, int r, int dc, int dr) {
        int n = 1;
        for (const int sign : {1, -1}) {
            for (int i = 1; board.on(c + sign * i * dc, r + sign * i * dr); ++i) ++n;
        }
        return n;
    };
    const auto outflanks = [&](int c, int r, int dc, int dr) {
        int i = 1;
        while (at(c + i * dc, r + i * dr) == (own == 'X' ? 'O' : 'X')) ++i;
        return i > 1 && at(c + i * dc, r + i * dr) == own;
    };
    const std::vector<std::pair<int, int>> steps{{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    int moves = 0;
    for (int r = 0; r < size; ++r) {
        for (int c = 0; c < size; ++c) {
            for (const auto& [dc, dr] : steps) {
                if (board.at(c, r) != '-' || length(c, r, dc, dr) < 4) continue;
                if (outflanks(c, r, dc, dr) || outflanks(c, r, -dc, -dr)) ++moves;
            }
        }
    }
    return moves;
}

template <int Size>
void line_mobility_is_what_a_walk_finds(Random& random) {
    const auto position = position_from_chance<Size>(random);
    const NaiveBoard board{Size, BasicGame<Size>{}.position_text(position)};
    const PerSide<int> moves = line_mobility(position, edge_tables());
    RC_ASSERT(moves.x == walked_line_mobility(board, Size, 'X'));
    RC_ASSERT(moves.o == walked_line_mobility(board, Size, 'O'));
}

RC_GTEST_PROP(OthelloEdgeTables, LineMobilityIsWhatAWalkFinds, (std::uint64_t seed)) {
    Random random{Seed{seed}};
    line_mobility_is_what_a_walk_finds<8>(random);
    line_mobility_is_what_a_walk_finds<6>(random);
    line_mobility_is_what_a_walk_finds<4>(random);
}

TEST(OthelloEdgeTables, ASquareCountsOnEachOfItsLines) {
    // Black to move: a1 outflanks along the row, the column and the diagonal.
    const auto position = BasicGame<4>::parse_position("-OX-OO--X-X----- X");
    EXPECT_EQ(position.move_squares(), Bitboard::of(Square{0}));
    EXPECT_EQ(line_mobility(position, edge_tables()).x, 3);
}

// The board of the paper's Figure 8 is only in its picture; this one has what the text says of it:
// five white discs, seven black ones, and one black disc, on (5,4), without liberties.
TEST(OthelloFrontier, LikeFigure8) {
    const Position position = Game::parse_position(
        "-------- -------- ---OOX-- ---XXO-- ---OXX-- ---X---- ---XO--- -------- X");
    const NaiveBoard board{8, Game{}.position_text(position)};
    EXPECT_EQ(position.discs(Side::O).count(), 5);
    EXPECT_EQ(position.discs(Side::X).count(), 7);
    EXPECT_EQ(board.liberties(4, 3), 0);
    const Bitboard empty = position.empty_squares();
    EXPECT_EQ(frontier(position.discs(Side::O), empty).count(), 5);
    EXPECT_EQ(frontier(position.discs(Side::X), empty).count(), 6);
}

TEST(OthelloFrontier, LibertiesOfABareBoardAreThoseOfFigure7) {
    EXPECT_EQ(beside(Bitboard::of(square_at({0, 0}))).count(), 3);
    EXPECT_EQ(beside(Bitboard::of(square_at({7, 7}))).count(), 3);
    EXPECT_EQ(beside(Bitboard::of(square_at({3, 0}))).count(), 5);
    EXPECT_EQ(beside(Bitboard::of(square_at({7, 3}))).count(), 5);
    EXPECT_EQ(beside(Bitboard::of(square_at({3, 3}))).count(), 8);
}

template <int Size>
void frontier_is_discs_with_liberties(Random& random) {
    const auto position = position_from_chance<Size>(random);
    const NaiveBoard board{Size, BasicGame<Size>{}.position_text(position)};
    const Bitboard found = frontier(position.player(), position.empty_squares());
    for (const Square square : squares(position.player())) {
        const Coordinate at = coordinate_of(square);
        RC_ASSERT(found.has(square) == (board.liberties(at.column, at.row) > 0));
    }
    RC_ASSERT((found & ~position.player()).empty());
}

RC_GTEST_PROP(OthelloFrontier, IsDiscsWithLiberties, (std::uint64_t seed)) {
    Random random{Seed{seed}};
    frontier_is_discs_with_liberties<8>(random);
    frontier_is_discs_with_liberties<6>(random);
    frontier_is_discs_with_liberties<4>(random);
}

AnyEvaluator<Position> made(std::string_view name, const OptionTexts& texts) {
    for (const auto& named : EvaluatorsOf<Game>::list()) {
        if (named.name == name)
            return named.make(Options{as_it_is(named.name), named.options, texts});
    }
    throw std::logic_error{"no such evaluator"};
}

TEST(OthelloEvaluators, TheFirstIsWhatSearchesUse) {
    std::vector<std::string> names;
    for (const auto& named : EvaluatorsOf<Game>::list()) names.push_back(named.name);
    EXPECT_EQ(names, (std::vector<std::string>{"mobility", "edge-tables", "disc-difference"}));
    EXPECT_EQ(EvaluatorsOf<BasicGame<6>>::list().size(), names.size());
    EXPECT_EQ(EvaluatorsOf<BasicGame<4>>::list().size(), names.size());
}

TEST(OthelloEvaluators, ByHand) {
    // Black: a1, d4 and e4; white: f4, g7 and b1. Black moves on c1 and g4; white on c4 alone.
    const Position position = Game::parse_position(
        "XO------ -------- -------- ---XXO-- -------- -------- ------O- -------- X");
    EXPECT_EQ(made("disc-difference", {}).evaluate(position), Score{0});
    EXPECT_EQ(made("mobility", {{"corner", "0"}}).evaluate(position), Score{2 - 1});
    EXPECT_EQ(made("mobility", {{"corner", "7"}}).evaluate(position), Score{2 - 1 + 7});
    const auto with = [&](const std::string& name, const std::string& value) {
        OptionTexts texts{{"mobility", "0"},
                          {"frontier", "0"},
                          {"corner", "0"},
                          {"x-square", "0"},
                          {"c-square", "0"}};
        for (auto& [option, text] : texts) text = option == name ? value : text;
        return made("edge-tables", texts).evaluate(position);
    };
    EXPECT_EQ(with("mobility", "5"), Score{5 * (2 - 1)});
    EXPECT_EQ(with("frontier", "5"), Score{-5 * (3 - 3)});
    EXPECT_EQ(with("corner", "100"), Score{100});
    EXPECT_EQ(with("x-square", "-60"), Score{60});
    EXPECT_EQ(with("c-square", "-3"), Score{3});
}

TEST(OthelloEvaluators, FrontierCountsAgainstItsOwner) {
    // Every disc is on the frontier: black has one, white two.
    const Position position = Game::parse_position(
        "-------- -------- -------- ---XOO-- -------- -------- -------- -------- X");
    const OptionTexts only_frontier{{"mobility", "0"},
                                    {"frontier", "5"},
                                    {"corner", "0"},
                                    {"x-square", "0"},
                                    {"c-square", "0"}};
    EXPECT_EQ(made("edge-tables", only_frontier).evaluate(position), Score{-5 * (1 - 2)});
}

TEST(OthelloEvaluators, RefuseWhatTheyDoNotKnow) {
    EXPECT_THROW((void)made("mobility", {{"corners", "1"}}), InputError);
    EXPECT_THROW((void)made("edge-tables", {{"corner", "much"}}), InputError);
    EXPECT_THROW((void)made("edge-tables", {{"corner", "1000000"}}), InputError);
}

template <int Size>
void is_fair(Random& random) {
    const auto position = position_from_play<Size>(random);
    const BasicPosition<Size> other_side{{position.discs(Side::X), position.discs(Side::O)},
                                         opponent_of(position.side_to_move())};
    for (const auto& named : EvaluatorsOf<BasicGame<Size>>::list()) {
        const auto evaluator = named.make(Options{as_it_is(named.name), named.options, {}});
        const Score score = evaluator.evaluate(position);
        RC_ASSERT(evaluator.evaluate(other_side) == -score);
        RC_ASSERT(score < Score{1'000'000} && score > Score{-1'000'000});
        for (const Symmetry symmetry : kSquareSymmetries) {
            RC_ASSERT(evaluator.evaluate(position.image(symmetry)) == score);
        }
        const Score outcome = evaluator.outcome(position);
        const Score exact = position.final_score();
        RC_ASSERT((outcome > Score{0}) == (exact > Score{0}));
        RC_ASSERT((outcome < Score{0}) == (exact < Score{0}));
    }
}

RC_GTEST_PROP(OthelloEvaluators, AreFairToBothSidesAndBlindToSymmetry, (std::uint64_t seed)) {
    Random random{Seed{seed}};
    is_fair<8>(random);
    is_fair<6>(random);
    is_fair<4>(random);
}

TEST(OthelloEvaluators, OutcomesAreInDiscsOrAboveEveryEstimate) {
    const Position lost = Game::parse_position(
        "XXXXXXXX XXXXXXXX -------- -------- -------- -------- -------- -------- O");
    EXPECT_EQ(made("disc-difference", {}).outcome(lost), Score{-64});
    EXPECT_EQ(made("mobility", {}).outcome(lost), decisive(Score{-64}));
    EXPECT_EQ(made("edge-tables", {}).outcome(lost), decisive(Score{-64}));
}

}  // namespace
}  // namespace lawan::othello
