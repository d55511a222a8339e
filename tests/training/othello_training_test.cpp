// Training the engine: games depend on their seeds alone, a store resumes, a fit learns.
#include <cstdio>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "training/othello_fit.hpp"
#include "training/othello_store.hpp"

namespace lawan::training {
namespace {

OthelloPlay quick() {
    OthelloPlay play;
    play.random = true;
    play.solve_from = 8;
    return play;
}

std::vector<OthelloGame> games(int count, std::uint64_t seed) {
    const othello::Evaluation evaluation;
    OthelloSelfPlayer player{evaluation, quick()};
    std::vector<OthelloGame> all;
    for (int i = 0; i < count; ++i) {
        all.push_back(player.game(Seed{seed}.derive(static_cast<std::uint64_t>(i))));
    }
    return all;
}

bool same(const OthelloGame& a, const OthelloGame& b) {
    if (a.turns.size() != b.turns.size() || a.outcome != b.outcome) return false;
    for (std::size_t i = 0; i < a.turns.size(); ++i) {
        if (a.turns[i].move != b.turns[i].move || a.turns[i].score != b.turns[i].score) {
            return false;
        }
    }
    return true;
}

TEST(OthelloTraining, AGameDependsOnItsSeedAlone) {
    const auto several = games(3, 1);
    const othello::Evaluation evaluation;
    OthelloSelfPlayer other{evaluation, quick()};
    EXPECT_TRUE(same(other.game(Seed{1}.derive(2)), several[2]));
    EXPECT_FALSE(same(several[0], several[1]));
}

TEST(OthelloTraining, AStoreGoesOnWhereItWasBrokenOff) {
    const std::string path = testing::TempDir() + "lawan-othello-games";
    std::filesystem::remove(path);
    const auto some = games(4, 2);
    {
        OthelloStore store{path, "a heading"};
        EXPECT_TRUE(store.kept().empty());
        store.add(7, {some[0], some[1]});
        store.add(9, {some[2], some[3]});
    }
    // The end of the last record is missing, as after a crash.
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - 3);
    {
        OthelloStore store{path, "a heading"};
        ASSERT_EQ(store.kept().size(), 1U);
        EXPECT_TRUE(same(store.kept().at(7).at(1), some[1]));
        store.add(9, {some[2], some[3]});
    }
    OthelloStore whole{path, "a heading"};
    ASSERT_EQ(whole.kept().size(), 2U);
    EXPECT_TRUE(same(whole.kept().at(9).at(0), some[2]));
    EXPECT_THROW((OthelloStore{path, "another heading"}), InputError);
    std::filesystem::remove(path);
}

TEST(OthelloTraining, AFitPredictsGamesThatItHasNotSeen) {
    const GamesOfPlay set{quick(), games(600, 3)};
    othello::Evaluation evaluation;
    FitPlan plan;
    plan.iterations = 12;
    plan.held_out = 5;
    const PatternFit fit = fit_patterns({&set}, plan, evaluation, [](int) { return true; });
    // With a few empties left the board tells nearly everything; at the start, nothing.
    EXPECT_LT(fit.stages[18].held_out_error, 14);
    EXPECT_GT(fit.stages[8].held_out_error, fit.stages[18].held_out_error);
    EXPECT_NE(evaluation.weights(), othello::Evaluation{}.weights());

    othello::Evaluation again;
    plan.workers = 3;
    (void)fit_patterns({&set}, plan, again, [](int) { return true; });
    EXPECT_EQ(again.weights(), evaluation.weights());
}

}  // namespace
}  // namespace lawan::training
