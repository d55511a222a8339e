// Training the engine: games depend on their seeds alone, a store resumes, a fit learns.
#include <algorithm>
#include <bit>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "core/input_error.hpp"
#include "games/othello/engine/weight_file.hpp"
#include "games/othello/engine/weights.hpp"
#include "games/othello/training/fit.hpp"
#include "games/othello/training/store.hpp"
#include "games/othello/training/words.hpp"
#include "module/trainers.hpp"
#include "tests/support/fake_clock.hpp"
#include "tests/support/run_program.hpp"

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
        const OthelloTurn& x = a.turns[i];
        const OthelloTurn& y = b.turns[i];
        if (x.move != y.move || x.score != y.score || x.blind != y.blind) return false;
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

// Positions of the opening are not looked at; exact scores stand for themselves; before them the
// searches of later turns count too, but never beyond a move by chance.
TEST(OthelloTraining, PositionsAreWorthWhatLaterTurnsSay) {
    OthelloPlay play;
    play.depth = 1;
    play.solve_from = 8;
    play.stray = 1;
    const othello::Evaluation evaluation;
    OthelloSelfPlayer player{evaluation, play};
    int strayed = 0;
    for (std::uint64_t number = 0; number < 5; ++number) {
        const OthelloGame game = player.game(Seed{4}.derive(number));
        std::vector<OthelloTurn> judged;
        for (const OthelloTurn& turn : game.turns) {
            if (turn.move != othello::kNoSquare && turn.judged()) judged.push_back(turn);
        }
        std::vector<OthelloSample> samples;
        visit_samples(game, play, [&](const OthelloSample& each) { samples.push_back(each); });
        std::reverse(samples.begin(), samples.end());
        ASSERT_EQ(samples.size(), judged.size());
        EXPECT_LE(game.turns.size() - judged.size(), 24U);
        for (std::size_t i = 0; i + 1 < samples.size(); ++i) {
            const auto discs_of = [](const OthelloSample& sample) {
                return std::popcount(sample.player | sample.opponent);
            };
            // The sum changes its sign where somebody had to pass.
            if ((samples[i].player & ~samples[i + 1].opponent) != 0) continue;
            const bool exact = discs_of(samples[i]) >= 64 - play.solve_from;
            const float own = judged[i].score;
            const float expected =
                exact || judged[i].blind ? own : 0.2F * own - 0.8F * samples[i + 1].value;
            EXPECT_NEAR(samples[i].value, expected, 1e-4);
            if (!exact && judged[i].blind) ++strayed;
        }
    }
    EXPECT_GT(strayed, 0);
}

TEST(OthelloTraining, UnevenOpeningsArePlayedAnew) {
    OthelloPlay play;
    play.depth = 1;
    play.solve_from = 4;
    play.fewest_random_plies = 12;
    play.most_random_plies = 12;
    play.stray = 0;
    const auto first_score = [&](std::uint64_t seed) {
        OthelloSelfPlayer player{*othello::shipped_weights().evaluation, play};
        const OthelloGame game = player.game(Seed{seed});
        EXPECT_FALSE(game.turns[11].judged());
        EXPECT_TRUE(game.turns[11].blind);
        return std::abs(int{game.turns[12].score});
    };
    play.uneven = 1;
    play.uneven_kept = 0;
    int farthest = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        farthest = std::max(farthest, first_score(seed));
    }
    EXPECT_LE(farthest, 1);
    play.uneven_kept = 1;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        farthest = std::max(farthest, first_score(seed));
    }
    EXPECT_GT(farthest, 1);
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

TEST(OthelloTraining, AStoreRefusesGamesThatCannotBe) {
    const std::string path = testing::TempDir() + "lawan-othello-games-damaged";
    const OthelloGame whole = games(1, 2).front();
    const auto reads = [&](const OthelloGame& game) {
        std::filesystem::remove(path);
        OthelloStore{path, "a heading"}.add(1, {game});
        return OthelloStore{path, "a heading"}.kept().size() == 1;
    };
    EXPECT_TRUE(reads(whole));
    for (const int move : {65, 255, 27, static_cast<int>(whole.turns[0].move)}) {
        OthelloGame damaged = whole;
        damaged.turns[3].move = static_cast<std::uint8_t>(move);
        EXPECT_THROW((void)reads(damaged), InputError) << move;
    }
    OthelloGame beyond = whole;
    beyond.outcome = 65;
    EXPECT_THROW((void)reads(beyond), InputError);
    beyond = whole;
    beyond.turns[5].score = -65;
    EXPECT_THROW((void)reads(beyond), InputError);
    std::filesystem::remove(path);
}

TEST(OthelloTraining, AStoreSaysThatItCannotBeWritten) {
    const std::string path = testing::TempDir() + "lawan-othello-games-full";
    std::filesystem::remove(path);
    OthelloStore store{path, "a heading"};
    store.add(1, games(1, 2));
    // A file that may not grow stands for a disk that is full.
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit full{std::filesystem::file_size(path), before.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &full), 0);
    EXPECT_THROW(store.add(2, games(1, 2)), std::runtime_error);
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    std::filesystem::remove(path);
}

TEST(OthelloJudgement, IsTheSameOnAnyNumberOfWorkers) {
    const Trainer trainer = find_trainer("othello-judgement");
    const auto errors = [&](int workers) {
        const Options options{as_it_is(trainer.name), trainer.options, {{"positions", "2"}}};
        std::vector<double> all;
        for (const Figure& figure : trainer.run(options, Training{Seed{3}, workers}).figures) {
            if (const double* error = std::get_if<double>(&figure.value)) all.push_back(*error);
        }
        return all;
    };
    const std::vector<double> one = errors(1);
    ASSERT_EQ(one.size(), 4U);
    EXPECT_GT(one.front(), 0);
    EXPECT_EQ(errors(2), one);
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

    // Patterns that never occur are held by nothing then, and stay at zero.
    plan.ridge = 0;
    othello::Evaluation unheld;
    (void)fit_patterns({&set}, plan, unheld, [](int) { return true; });
    EXPECT_NE(unheld.weights(), othello::Evaluation{}.weights());
}

// The seconds are for the whole command: what takes minutes does not begin when they are over.
TEST(OthelloTraining, MeasuresNoErrorsWhenTheTimeIsOver) {
    const Trainer trainer = find_trainer("othello");
    const test::ScratchFolder folder;
    const std::string path = folder.path() / "weights";
    const Options options{as_it_is(trainer.name),
                          trainer.options,
                          {{"games", "60"},
                           {"out", path},
                           {"depth", "1"},
                           {"solve-from", "4"},
                           {"generations", "2"},
                           {"iterations", "1"}}};
    const test::FakeClock clock;
    std::vector<std::string> told;
    const TrainingListener listener{
        [&](const TrainingProgress& progress) {
            if (progress.what == Phrase{othello::words::kPlaying, {2}}) clock.wait(Seconds{20});
            const Phrase measuring{othello::words::kErrorsOfGeneration, {2}};
            EXPECT_FALSE(progress.what == measuring);
        },
        [&](const Phrase& line) { told.push_back(line.english()); }};
    const TrainingReport report =
        trainer.run(options, Training{Seed{3}, 1, nullptr, Seconds{10}, listener, clock});
    EXPECT_FALSE(report.complete);
    EXPECT_FALSE(report.nothing_learned);
    EXPECT_THAT(told.back(), testing::HasSubstr("errors of shallow searches were not measured"));
    EXPECT_THAT(othello::read_weight_file(path).origin(),
                testing::HasSubstr("--error-positions 0"));
}

TEST(OthelloTraining, NothingIsTrustedWhereItBeginsWithNothing) {
    const Trainer trainer = find_trainer("othello");
    const Options options{as_it_is(trainer.name), trainer.options, {{"trust", "2"}}};
    EXPECT_THROW((void)trainer.run(options, Training{Seed{3}, 1}), InputError);
}

}  // namespace
}  // namespace lawan::training
