// adjacency-c's published minimax, with its slips. There is a second program here, written with
// boards of letters as the authors did, in which every slip can be repaired by itself: with all
// slips both must always agree, and each repair must show.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engines/adjacency/papers/c_minimax.hpp"
#include "tests/engines/adjacency/letters.hpp"

namespace lawan::adjacency::papers {
namespace {

using second::Case;
using second::cases;
using second::Letters;

struct MinimaxSlips {
    bool hands_back_the_successor = true;
    bool reply_sets_the_bots_mark = true;
    bool ignores_rounds = true;
    bool sorts = true;  // so that the first of equal moves is the first after sorting
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

// Two plies deep the slip makes every move worth two more, and three plies deep it changes the move
// only now and then: in two of 1,500 positions, these.
TEST(CMinimaxPublished, SetsItsOwnMarkAsTheReply) {
    MinimaxSlips slips;
    slips.reply_sets_the_bots_mark = false;
    EXPECT_EQ(disagreements(slips, 2), 0);
    for (const char* text :
         {"OO1XXO/OOO1XO/OO2X1/OX2O1/XX2XX X 5 5", "1O1XXO/1O1XOO/4X1/XX1X2/XXX1O1 X 7 7"}) {
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

TEST(CMinimaxPublished, TakesTheFirstAfterSorting) {
    MinimaxSlips slips;
    slips.sorts = false;
    EXPECT_GT(disagreements(slips, 3), 0);
}

}  // namespace
}  // namespace lawan::adjacency::papers
