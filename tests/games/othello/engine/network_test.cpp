// The network: every kernel judges as plain sums do, and the engine plays and solves with it.
#include "games/othello/engine/network.hpp"

#include <gtest/gtest.h>

#include <tuple>
#include <vector>

#include "games/othello/engine/engine.hpp"
#include "games/othello/engine/network_file.hpp"
#include "games/othello/engine/player.hpp"
#include "games/othello/rules/game.hpp"
#include "tests/games/othello/engine/drawn_network.hpp"
#include "tests/games/othello/engine/plain.hpp"

namespace lawan::othello {
namespace {

[[nodiscard]] std::shared_ptr<const Evaluation> with(const DrawnNetwork& drawn) {
    auto evaluation = std::make_shared<Evaluation>();
    evaluation->set_network(from_network_file(drawn.file(), "drawn.network"));
    return evaluation;
}

class OthelloNetwork : public testing::TestWithParam<std::tuple<int, bool>> {};

TEST_P(OthelloNetwork, IsJudgedAlikeByEveryKernelAndByPlainSums) {
    const auto [sums, mobility] = GetParam();
    const DrawnNetwork drawn{sums, mobility, Seed{static_cast<std::uint64_t>(sums)}};
    const auto evaluation = with(drawn);
    TranspositionTable table{MebiBytes{1}};
    const auto kernels = all_searchers({table, *evaluation, 1});
    ASSERT_FALSE(kernels.empty());
    Random random{Seed{3}};
    for (int i = 0; i < 240; ++i) {
        const Board board = board_of(plain::drawn<8>(1 + i % 58, random));
        const int expected = drawn.judged(board);
        for (const auto& kernel : kernels) {
            ASSERT_EQ(kernel->evaluate(board), expected) << kernel->instructions() << ' ' << i;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(OfEverySize, OthelloNetwork,
                         testing::Combine(testing::Values(32, 64, 96, 128), testing::Bool()));

TEST(OthelloNetworkPlay, VisitsTheSameNodesOnEveryKernel) {
    const auto evaluation = with(DrawnNetwork{32, true, Seed{9}});
    Random random{Seed{10}};
    for (int i = 0; i < 4; ++i) {
        const Board board = board_of(plain::drawn<8>(20 + 8 * i, random));
        std::vector<SearchOutcome> outcomes;
        for (std::size_t kernel = 0;; ++kernel) {
            TranspositionTable table{MebiBytes{4}};
            auto all = all_searchers({table, *evaluation, 1});
            if (kernel == all.size()) break;
            Budget budget{Limits::none()};
            outcomes.push_back(all[kernel]->search({board, {}, 7, i % 2}, budget));
            EXPECT_EQ(outcomes.back().nodes, outcomes.front().nodes);
            EXPECT_EQ(outcomes.back().score, outcomes.front().score);
            EXPECT_EQ(outcomes.back().best, outcomes.front().best);
        }
    }
}

TEST(OthelloNetworkPlay, PlaysAWholeGame) {
    Engine engine{with(DrawnNetwork{32, true, Seed{11}}), {1, MebiBytes{4}}};
    Position position = Game{}.start();
    int turns = 0;
    while (!position.legal_moves().empty()) {
        ASSERT_LT(turns++, 130);
        if (position.move_squares().empty()) {
            position = position.after(Move::pass());
            continue;
        }
        Budget budget{Limits::none()};
        Task task;
        task.board = board_of(position);
        task.depth = 4;
        const Finding found = engine.think(task, budget);
        ASSERT_TRUE(position.move_squares().has(Square{found.best}));
        position = position.after(move_of(found.best));
    }
}

TEST(OthelloNetworkPlay, SolvesAsPlainAlphaBetaDoes) {
    Engine engine{with(DrawnNetwork{32, true, Seed{12}}), {1, MebiBytes{4}}};
    Random random{Seed{13}};
    for (int i = 0; i < 8; ++i) {
        const Position position = plain::drawn<8>(11, random);
        Budget budget{Limits::none()};
        EXPECT_EQ(engine.solve(board_of(position), budget).score, plain::value(position, -64, 64));
    }
}

}  // namespace
}  // namespace lawan::othello
