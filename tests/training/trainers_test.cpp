// The trainers of `lawan train`: the same on any number of workers, stopped when told.
#include "module/trainers.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "games/adjacency/engine/player/trained_weights.hpp"
#include "games/adjacency/training/rounds.hpp"
#include "games/adjacency/training/sets_fit.hpp"
#include "module/catalog.hpp"
#include "tests/support/fake_clock.hpp"
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
    for (const char* name : {"sets", "stages"}) {
        EXPECT_NE(text(one, name), "") << name;
        EXPECT_EQ(text(one, name), text(three, name)) << name;
    }
}

TEST(AdjacencySetsFit, PlaysTheSameMatchOnAnyNumberOfWorkers) {
    AdjacencyPlay play;
    play.games = 4;
    play.depth = 2;
    play.seed = Seed{3};
    const auto& weights = adjacency::player::shipped_set_weights();
    const AdjacencyMatch one = match_adjacency_sets(play, weights, weights);
    play.workers = 3;
    const AdjacencyMatch three = match_adjacency_sets(play, weights, weights);
    EXPECT_EQ(one.wins + one.draws + one.losses, 4);
    EXPECT_EQ(one.wins, one.losses) << "the same weights meet with sides swapped";
    EXPECT_EQ(one.wins, three.wins);
    EXPECT_EQ(one.draws, three.draws);
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

// What was trained is read again: by the bot, and by the next training. Its few games change no
// weights: it says so, and writes no file that looks like a result.
template <class Table>
void expect_loaded(const char* name, const char* other_name, const Table& weights,
                   Table adjacency::player::TrainedWeights::*which) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "weights").string();
    write_whole(path, rows_of(weights));
    const auto loaded = adjacency::player::read_trained_weights(path);
    EXPECT_EQ(loaded.*which, weights) << name;

    const Trainer trainer = find_trainer(name);
    const OptionTexts given{{"games", "2"},       {"depth", "1"},    {"rounds", "1"},
                            {"match-games", "0"}, {"weights", path}, {"out", path + "2"}};
    const Options options{as_it_is(trainer.name), trainer.options, given};
    EXPECT_EQ(first_weights(options, loaded.trained).*which, weights) << name;
    const TrainingReport report = trainer.run(options, Training{Seed{3}, 1});
    ASSERT_TRUE(report.nothing_learned) << name;
    EXPECT_EQ(text(report, "stages"), "0") << name;
    EXPECT_FALSE(std::filesystem::exists(path + "2")) << name;

    const Trainer other = find_trainer(other_name);
    EXPECT_THROW(
        (void)other.run(Options{as_it_is(other.name), other.options, given}, Training{Seed{3}, 1}),
        InputError)
        << other_name << " would begin with the shipped weights, and not say so";

    const GameModule& game = find_game("adjacency");
    const AnyGame start = game.make(Options{as_it_is("adjacency"), game.settings, {}});
    EXPECT_NO_THROW((void)make_bot(game, start, Spec{"lawan", {{"weights", path}}}));
}

TEST(Trainers, LoadWhatAdjacencysTrainersWrote) {
    using adjacency::player::TrainedWeights;
    TrainedWeights weights;
    weights.marks[0][0] += 7;
    weights.marks[1][3] = -123;
    weights.sets[2][1] -= 5;
    expect_loaded("adjacency", "adjacency-full", weights.marks, &TrainedWeights::marks);
    expect_loaded("adjacency-full", "adjacency", weights.sets, &TrainedWeights::sets);
    const test::ScratchFolder folder;
    const std::string other = (folder.path() / "other").string();
    write_whole(other, "{{1, 2}},");
    EXPECT_THROW((void)adjacency::player::read_trained_weights(other), InputError);
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

TEST(Trainers, StopWhenTheTimeIsOver) {
    const test::FakeClock clock;
    std::uint64_t last = 0;
    const TrainingListener listener{[&](const TrainingProgress& progress) {
                                        last = progress.done;
                                        if (last == 7) clock.wait(Seconds{20});
                                    },
                                    {}};
    const auto report = small_fit(Training{Seed{3}, 1, nullptr, Seconds{10}, listener, clock});
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(last, 7U);
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
    EXPECT_THROW(small_fit(Training{Seed{3}, 1}, {{"out", folder.path().string()}}), NotWritten);
    EXPECT_THROW(small_fit(Training{Seed{3}, 1}, {{"out", "/nowhere/at/all"}}), NotWritten);
}

}  // namespace
}  // namespace lawan::training
