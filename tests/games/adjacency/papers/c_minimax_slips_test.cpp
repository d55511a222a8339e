// adjacency-c's published minimax, with its slips. There is a second program here, written with
// boards of letters as the authors did, in which every slip can be repaired by itself: with all
// slips both must always agree, and each repair must show.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/adjacency/papers/c_minimax.hpp"
#include "tests/games/adjacency/engine/letters.hpp"

namespace lawan::adjacency::papers {
namespace {

using second::Case;
using second::cases;
using second::Letters;

struct MinimaxSlips {
    bool hands_back_the_successor = true;
    bool reply_sets_the_bots_mark = true;
    bool ignores_rounds = true;
    bool sorts = false;  // the program has the lines for it, commented out
};

class SecondMinimax {
  public:
    explicit SecondMinimax(MinimaxSlips slips) : slips_{slips} {}

    [[nodiscard]] int best(const Letters& board, int depth, int plies_left) const {
        return choose({-1, board}, true,
                      slips_.ignores_rounds ? depth : std::min(depth, plies_left), -1000, 1000)
            .chosen.move;
    }

  private:
    struct State {
        int move;
        Letters board;
    };
    struct Answer {
        State chosen;  // the successor
        int leaf;      // what it was chosen for
    };

    [[nodiscard]] Answer choose(const State& state, bool bot, int depth, int alpha,
                                int beta) const {
        if (depth == 0 || state.board.empty().empty()) return {state, state.board.difference()};
        std::vector<State> successors;
        for (const int i : state.board.empty()) {
            const char own = bot ? 'B' : 'E';
            const char mark = slips_.reply_sets_the_bots_mark ? 'B' : own;
            successors.push_back({i, state.board.after(i, mark, own)});
        }
        if (slips_.sorts) {
            std::stable_sort(successors.begin(), successors.end(),
                             [&](const State& a, const State& b) {
                                 return bot ? a.board.difference() > b.board.difference()
                                            : a.board.difference() < b.board.difference();
                             });
        }
        Answer answer{successors.front(), 0};
        for (const State& successor : successors) {
            const Answer below = choose(successor, !bot, depth - 1, alpha, beta);
            const int value =
                slips_.hands_back_the_successor ? below.chosen.board.difference() : below.leaf;
            if (bot && value > alpha) {
                alpha = value;
                answer.chosen = successor;
            } else if (!bot && value < beta) {
                beta = value;
                answer.chosen = successor;
            }
            if (alpha >= beta) break;
        }
        answer.leaf = bot ? alpha : beta;
        return answer;
    }

    MinimaxSlips slips_;
};

// In how many positions the published bot plays another move than the second program.
int disagreements(MinimaxSlips slips, int depth) {
    const SecondMinimax second{slips};
    int count = 0;
    for (const Case& each : cases()) {
        Budget budget{Limits::none()};
        Random random{Seed{1}};
        const auto thought = c_minimax(each.position, {As::Published, depth}, budget, random);
        const int move = second.best(each.board, depth, each.position.plies_left());
        count += thought.best == each.board.square(move) ? 0 : 1;
    }
    return count;
}

TEST(CMinimaxPublished, IsTheProgramWithAllItsSlips) {
    for (const int depth : {1, 2, 3}) EXPECT_EQ(disagreements({}, depth), 0) << depth;
}

TEST(CMinimaxPublished, HandsBackTheSuccessorInsteadOfTheLeaf) {
    MinimaxSlips slips;
    slips.hands_back_the_successor = false;
    EXPECT_EQ(disagreements(slips, 2), 0);  // the reply is the leaf
    EXPECT_GT(disagreements(slips, 3), 0);
}

// Two plies deep the slip makes every move worth two more; three plies deep it changes some moves.
TEST(CMinimaxPublished, SetsItsOwnMarkAsTheReply) {
    MinimaxSlips slips;
    slips.reply_sets_the_bots_mark = false;
    EXPECT_EQ(disagreements(slips, 2), 0);
    for (const char* text :
         {"OO1XXO/2OXOX/XXOOXX/XOOX1X/XX1XX1 X 3 3", "OO2OO/XO1XOO/OOO1O1/OO3X/XX1XX1 X 5 5"}) {
        const Position position = Game::parse_position(text);
        const Letters board{position};
        Budget budget{Limits::none()};
        Random random{Seed{1}};
        const auto thought = c_minimax(position, {As::Published, 3}, budget, random);
        const int plies = position.plies_left();
        EXPECT_EQ(thought.best, board.square(SecondMinimax{{}}.best(board, 3, plies)));
        EXPECT_NE(thought.best, board.square(SecondMinimax{slips}.best(board, 3, plies)));
    }
}

TEST(CMinimaxPublished, IgnoresTheRoundsThatAreLeft) {
    MinimaxSlips slips;
    slips.ignores_rounds = false;
    EXPECT_GT(disagreements(slips, 3), 0);
}

TEST(CMinimaxPublished, DoesNotSort) {
    MinimaxSlips slips;
    slips.sorts = true;
    EXPECT_GT(disagreements(slips, 3), 0);
}

// Moves of the authors' program, run on these boards.
TEST(CMinimaxPublished, MovesAsTheOriginalDoes) {
    const std::vector<std::pair<const char*, const char*>> moves{
        {"6OO/6OO/8/8/8/8/XX6/XX6 O 8 8", "a6"},
        {"1XX1OOOO/3O1OOX/OXOOO2X/XOOXOO1X/1XOO1X2/1XXOX2O/XXOOXXXX/XXOO2X1 O 8 8", "f6"},
        {"1XX1O1OO/1XOOO1OO/X1O1OX1X/X1OO2XX/1O1X4/O1O1X1O1/OXOXXOO1/XX1XXX2 O 8 8", "g3"},
        {"3XX1OO/6OO/5X1O/4O3/X2O2XX/X2O4/XX5O/XX1OO1O1 O 8 8", "b6"},
        {"2X2XXO/3X2OO/2X5/5O2/8/2X2XXO/XX3X2/XX4O1 O 8 8", "c2"},
        {"6OO/6OO/3X4/5X2/7O/8/XX6/XX6 O 8 8", "d2"},
        {"O2O2OO/O5XX/O1OOO1XX/O2O3X/1XX1X1X1/X7/XXXX1X1X/XX2OOXX O 8 8", "g4"},
        {"O2OOOOO/OO1OXOXO/1O1XX3/1O2XX1O/2XX1XX1/OOXO1X1O/OOO1O1X1/XX1X1XXX O 8 8", "d4"},
        {"6OO/6OO/8/8/2X5/8/XX6/XX6 O 8 8", "c4"},
        {"5XXO/5XOO/6O1/2X3O1/X2X2O1/X6X/OOOO4/XX2O3 O 8 8", "c3"},
        {"1X1O2OO/X1OO1XXO/2OOOX2/2XOXOO1/X3X1OX/XX1XX3/XXO2XXO/XX1OO1OO O 8 8", "g3"},
        {"XX2XOOO/O2XX1OX/OOXX1XXO/OO2X2O/OXO1XXX1/2XXX3/XX1X1X2/XOO3O1 O 8 8", "f6"},
        {"4O1OO/X1X1O1XO/2XOO1X1/2X1OXX1/XX4XO/3O4/XX1OX3/XOOXX1O1 O 8 8", "f3"},
        {"X2X2OO/2X3OO/X2O4/2X4O/6O1/1O5X/XO5X/XOO4X O 8 8", "a2"},
    };
    for (const auto& [text, move] : moves) {
        Budget budget{Limits::none()};
        Random random{Seed{1}};
        const auto thought = c_minimax(Game::parse_position(text), {As::Published}, budget, random);
        EXPECT_EQ(to_text(coordinate_of(thought.best)), move) << text;
    }
}

}  // namespace
}  // namespace lawan::adjacency::papers
