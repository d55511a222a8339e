// The trainers of `lawan train`: the same on any number of workers, stopped when told.
#include "module/trainers.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "games/adjacency/engine/player/trained_weights.hpp"
#include "games/adjacency/training/sets_fit.hpp"
#include "module/catalog.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::training {
namespace {

TrainingReport small_fit(const Training& training, const OptionTexts& more = {}) {
    OptionTexts given{{"games", "100"}, {"depth", "1"}, {"match-games", "20"}};
    given.insert(given.end(), more.begin(), more.end());
    const Trainer trainer = find_trainer("othello-paper-weights");
    return trainer.run(Options{as_it_is(trainer.name), trainer.options, given}, training);
}

std::string text(const TrainingReport& report, const std::string& name) {
    for (const Figure& figure : report.figures) {
        if (figure.name != name) continue;
        if (const auto* whole = std::get_if<std::int64_t>(&figure.value)) {
            return std::to_string(*whole);
        }
        if (const auto* word = std::get_if<std::string>(&figure.value)) return *word;
    }
    return {};
}

TEST(Trainers, HaveNamesOfTheirOwnAndOptionsThatCanBeRead) {
    std::set<std::string> names;
    for (const Trainer& trainer : trainers()) {
        EXPECT_TRUE(names.insert(trainer.name).second) << trainer.name;
        EXPECT_FALSE(trainer.summary.empty());
        EXPECT_NO_THROW(Options(as_it_is(trainer.name), trainer.options, {})) << trainer.name;
        for (const OptionSpec& option : trainer.options) {
            for (const char* common : {"seed", "threads", "time", "list", "json", "quiet"}) {
                EXPECT_NE(option.name, common) << trainer.name;
            }
        }
    }
    EXPECT_THROW((void)find_trainer("othello-paper-weight"), InputError);
}

TEST(Trainers, FindTheSameOnAnyNumberOfWorkers) {
    const auto one = small_fit(Training{Seed{3}, 1});
    const auto four = small_fit(Training{Seed{3}, 4});
    EXPECT_TRUE(one.complete);
    for (const char* name : {"weights", "positions", "match_wins", "match_losses"}) {
        EXPECT_NE(text(one, name), "") << name;
        EXPECT_EQ(text(one, name), text(four, name)) << name;
    }
    EXPECT_NE(text(small_fit(Training{Seed{4}, 1}), "weights"), text(one, "weights"));
}

TEST(Trainers, FitFullBoardsOfAdjacencyAlikeOnAnyNumberOfWorkers) {
    const Trainer trainer = find_trainer("adjacency-full");
    const OptionTexts given{{"games", "12"}, {"depth", "2"}, {"rounds", "2"}, {"match-games", "4"}};
    const Options options{as_it_is(trainer.name), trainer.options, given};
    const auto one = trainer.run(options, Training{Seed{3}, 1});
    const auto three = trainer.run(options, Training{Seed{3}, 3});
    EXPECT_TRUE(one.complete);
    for (const char* name : {"sets", "match_wins", "match_draws", "match_losses"}) {
        EXPECT_NE(text(one, name), "") << name;
        EXPECT_EQ(text(one, name), text(three, name)) << name;
    }
}

// So few games change no weights; but the error is that of all positions, with what they are worth.
TEST(AdjacencySetsFit, SeesTheSamePositionsOnAnyNumberOfWorkers) {
    AdjacencyPlay play;
    play.games = 6;
    play.depth = 2;
    play.seed = Seed{3};
    const auto& weights = adjacency::player::shipped_set_weights();
    const AdjacencySetsFit one = fit_adjacency_sets(play, weights);
    play.workers = 3;
    const AdjacencySetsFit three = fit_adjacency_sets(play, weights);
    EXPECT_GT(one.mean_error, 0);
    EXPECT_EQ(one.mean_error, three.mean_error);
    EXPECT_EQ(one.weights, three.weights);
}

// What was trained is read again: by the bot, and by the next training, which ends where one of two
// rounds would have ended.
TEST(Trainers, LoadWhatAdjacencysTrainersWrote) {
    const test::ScratchFolder folder;
    for (const char* name : {"adjacency", "adjacency-full"}) {
        const Trainer trainer = find_trainer(name);
        const std::string path = (folder.path() / name).string();
        const auto run = [&](OptionTexts more, std::uint64_t seed) {
            OptionTexts given{
                {"games", "30"}, {"depth", "1"}, {"match-games", "0"}, {"rounds", "1"}};
            given.insert(given.end(), more.begin(), more.end());
            (void)trainer.run(Options{as_it_is(trainer.name), trainer.options, given},
                              Training{Seed{seed}, 1});
        };
        run({{"out", path}}, 3);
        const auto first = adjacency::player::read_trained_weights(path);
        run({{"out", path + "2"}, {"weights", path}}, 4);
        run({{"out", path + "3"}}, 4);
        EXPECT_NE(read_whole(path + "2"), read_whole(path)) << name;
        const bool full = trainer.name == "adjacency-full";
        if (!full) {
            EXPECT_NE(first.marks, adjacency::player::shipped_weights());
            EXPECT_NE(read_whole(path + "2"), read_whole(path + "3")) << "began with other weights";
        }
        EXPECT_EQ(full, first.marks == adjacency::player::shipped_weights()) << name;
        const GameModule& game = find_game("adjacency");
        const Spec spec{"lawan", {{"weights", path}, {"depth", "2"}}};
        EXPECT_NO_THROW((void)make_bot(
            game, game.make(Options{as_it_is("adjacency"), game.settings, {}}), spec));
    }
    write_whole((folder.path() / "other").string(), "{{1, 2}},");
    EXPECT_THROW((void)adjacency::player::read_trained_weights((folder.path() / "other").string()),
                 InputError);
    EXPECT_THROW((void)adjacency::player::read_trained_weights("/nowhere/at/all"), InputError);
}

TEST(Trainers, StopWhenInterrupted) {
    StopSignal stop;
    std::uint64_t last = 0;
    const TrainingListener listener{[&](const TrainingProgress& progress) {
                                        last = progress.done;
                                        EXPECT_EQ(progress.of, 200U);
                                        if (last == 7) stop.raise();
                                    },
                                    {}};
    const auto report = small_fit(Training{Seed{3}, 1, &stop, std::nullopt, listener});
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(last, 7U);
    EXPECT_NE(text(report, "weights"), "");
    EXPECT_EQ(text(report, "match_wins"), "");
}

TEST(Trainers, NameWhatTheyLearnedFromWithoutItsFolders) {
    EXPECT_EQ(name_in_origin("/home/somebody/my.weights"), "my.weights");
    EXPECT_EQ(name_in_origin("my.weights"), "my.weights");
    EXPECT_EQ(name_in_origin("games/wthor/"), "wthor");
    EXPECT_EQ(name_in_origin("../two\nlines"), "two?lines");  // a heading has one
}

TEST(Trainers, WriteWhatTheyFound) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "weights.txt").string();
    const auto report = small_fit(Training{Seed{3}, 1}, {{"out", path}});
    EXPECT_EQ(read_whole(path), text(report, "weights") + '\n');
    EXPECT_THROW(small_fit(Training{Seed{3}, 1}, {{"out", folder.path().string()}}), InputError);
    EXPECT_THROW(small_fit(Training{Seed{3}, 1}, {{"out", "/nowhere/at/all"}}), InputError);
}

}  // namespace
}  // namespace lawan::training
