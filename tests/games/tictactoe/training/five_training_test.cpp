// Training the player of five in a row: it begins with nothing, the number of threads changes
// nothing, and what is learned tells won positions from lost ones.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <thread>

#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/engine/five/network_file.hpp"
#include "games/tictactoe/training/five_fit.hpp"
#include "games/tictactoe/training/five_games.hpp"
#include "games/tictactoe/training/five_samples.hpp"
#include "module/catalog.hpp"
#include "module/trainers.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::tictactoe::five {
namespace {

[[nodiscard]] Samples played(int games) {
    const GamePlan plan{{{15, 15}, 5}, 200};
    Samples samples;
    for (int i = 0; i < games; ++i) {
        Random random{Seed{1}.derive(static_cast<std::uint64_t>(i))};
        samples.add(samples_of(play_game(plan, Judge::usual(), random), plan, i % 5 == 0));
    }
    return samples;
}

TEST(FiveTraining, SamplesOfGamesAddedUpPointToTheirOwnCells) {
    const GamePlan plan{{{15, 15}, 5}, 200};
    Random random{Seed{3}};
    const Samples one = samples_of(play_game(plan, Judge::usual(), random), plan, false);
    ASSERT_FALSE(one.learned_from.empty());
    Samples both = one;
    both.add(one);
    ASSERT_EQ(both.learned_from.size(), 2 * one.learned_from.size());
    EXPECT_EQ(both.count, 2);
    for (std::size_t i = 0; i < one.learned_from.size(); ++i) {
        const Samples::Position& first = both.learned_from[i];
        const Samples::Position& again = both.learned_from[one.learned_from.size() + i];
        EXPECT_EQ(again.first, first.first + one.cells.size());
        EXPECT_EQ(again.end - again.first, first.end - first.first);
        EXPECT_EQ(again.played - again.first, first.played - first.first);
        EXPECT_LE(again.end, both.cells.size());
    }
}

TEST(FiveTraining, TheNumberOfThreadsDoesNotChangeTheNetwork) {
    const Samples samples = played(30);
    const Network alone = fit_network({}, samples, {2, 1, Seed{7}, {}}).network;
    const Network together = fit_network({}, samples, {2, 3, Seed{7}, {}}).network;
    EXPECT_EQ(alone.own, together.own);
    EXPECT_EQ(alone.mix, together.mix);
    EXPECT_EQ(alone.out_bias, together.out_bias);
    EXPECT_EQ(alone.own_order, together.own_order);
}

TEST(FiveTraining, LearnsFromGamesThatItHasNotSeen) {
    const Samples samples = played(400);
    const Fit fit = fit_network({}, samples, {3, 2, Seed{7}, {}});
    EXPECT_NEAR(fit.loss_before, 0.6931, 0.0001);  // a network without numbers calls all even
    EXPECT_LT(fit.loss, fit.loss_before);
}

TEST(FiveTraining, StopsAfterTheRoundInWhichItIsTold) {
    int rounds = 0;
    const auto once = [&](int round) {
        rounds = round;
        return false;
    };
    EXPECT_TRUE(fit_network({}, played(30), {50, 1, Seed{7}, once}).broken_off);
    EXPECT_EQ(rounds, 1);
}

TEST(FiveTraining, ReadsWhatItWrote) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "network").string();
    Network network = Network::learned();
    network.own[3][5] = -7;
    network.out_bias = 123'456;
    const std::string origin = "// lawan train tictactoe --games 5\n";
    write_whole(path, origin + to_source(network));
    const auto [commands, again] = read_network(path);
    EXPECT_EQ(commands, origin);
    EXPECT_EQ(to_source(again), to_source(network));
    EXPECT_EQ(again.own[3][5], -7);
    EXPECT_EQ(again.out_bias, 123'456);
}

TEST(FiveTraining, RefusesFilesThatHoldSomethingElse) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "network").string();
    const std::string right = to_source(Network::learned());
    const auto refused = [&](const std::string& text) {
        write_whole(path, text);
        EXPECT_THROW((void)read_network(path), InputError) << text.substr(0, 40);
    };
    refused("");
    refused("{{1, 2}},");
    refused(right.substr(0, right.size() / 2));
    refused(right + "5,");
    refused("int x;" + right);
    refused("{99999999999," + right);
    Network large = Network::learned();
    large.cell[0] = 30'000;  // more than what is added up has room for
    refused(to_source(large));
    EXPECT_THROW((void)read_network("/nowhere/at/all"), InputError);
    EXPECT_THROW((void)read_network(folder.path().string()), InputError);
}

// Trained, written, begun with and played with, as a user does.
TEST(FiveTraining, GoesOnFromItsFileAndPlaysWithIt) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "network").string();
    const training::Trainer trainer = training::find_trainer("tictactoe");
    const auto train = [&](OptionTexts given) {
        for (const auto& option :
             OptionTexts{{"games", "3"}, {"generations", "1"}, {"nodes", "100"}, {"rounds", "1"}})
            given.push_back(option);
        return trainer.run(Options{as_it_is(trainer.name), trainer.options, given},
                           training::Training{Seed{3}, 1});
    };
    EXPECT_TRUE(train({{"out", path}}).complete);
    EXPECT_TRUE(train({{"weights", path}, {"out", path + "2"}}).complete);
    EXPECT_EQ(read_network(path + "2").origin,
              "// lawan train tictactoe --games 3 --generations 1 --nodes 100 --rounds 1 --seed 3\n"
              "// lawan train tictactoe --games 3 --generations 1 --nodes 100 --rounds 1 --seed 3 "
              "--weights network\n");
    const GameModule& game = find_game("tictactoe");
    const AnyGame start = game.make(
        Options{as_it_is("tictactoe"), game.settings, {{"size", "15"}, {"in-a-row", "5"}}});
    const auto bot =
        make_bot(game, start, Spec{"lawan", {{"weights", path + "2"}, {"nodes", "50"}}});
    const AnyPosition position = start.start();
    EXPECT_FALSE(position.move_text(bot->think({position, {}, Limits::none()}).best).empty());
}

// A fit that is broken off in its first round is worse than what is there already.
TEST(FiveTraining, KeepsTheNetworkOfBeforeWhenAFitIsBrokenOff) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "network").string();
    const training::Trainer trainer = training::find_trainer("tictactoe");
    const Options options{
        as_it_is(trainer.name),
        trainer.options,
        {{"games", "3"}, {"generations", "2"}, {"nodes", "100"}, {"rounds", "2"}, {"out", path}}};
    StopSignal stop;
    std::optional<std::string> learned_first;
    training::TrainingListener listener;
    listener.line = [&](const Phrase&) { learned_first = ""; };
    listener.progress = [&](const training::TrainingProgress& progress) {
        if (!learned_first) return;
        if (learned_first->empty()) learned_first = read_whole(path);
        if (progress.of == 2 && progress.done == 1) stop.raise();
    };
    const auto report =
        trainer.run(options, training::Training{Seed{3}, 1, &stop, std::nullopt, listener});
    EXPECT_FALSE(report.complete);
    ASSERT_TRUE(learned_first);
    EXPECT_EQ(read_whole(path), learned_first);
}

TEST(FiveTraining, SaysThatItWasStoppedBeforeItHadLearned) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "network").string();
    const training::Trainer trainer = training::find_trainer("tictactoe");
    const Options options{as_it_is(trainer.name),
                          trainer.options,
                          {{"games", "3"}, {"generations", "1"}, {"nodes", "100"}, {"out", path}}};
    StopSignal stop;
    const training::TrainingListener listener{
        [&](const training::TrainingProgress&) { stop.raise(); }, {}};
    const auto report =
        trainer.run(options, training::Training{Seed{3}, 1, &stop, std::nullopt, listener});
    EXPECT_FALSE(report.complete);
    EXPECT_TRUE(report.nothing_learned);
    EXPECT_FALSE(read_whole(path));
}

// A move of a thousand million positions takes hours: nobody waits for it who wants to go.
TEST(FiveTraining, EndsWithinAMoveWhenItIsInterrupted) {
    for (const char* const name : {"tictactoe", "tictactoe-problems"}) {
        const training::Trainer trainer = training::find_trainer(name);
        const Options options{
            as_it_is(trainer.name), trainer.options, {{"games", "2"}, {"nodes", "1000000000"}}};
        StopSignal stop;
        std::thread user{[&] {
            std::this_thread::sleep_for(Seconds{0.2});
            stop.raise();
        }};
        const auto report = trainer.run(options, training::Training{Seed{3}, 1, &stop});
        user.join();
        EXPECT_FALSE(report.complete) << name;
    }
}

// An order of moves belongs to the network that a board was made with.
TEST(FiveTraining, ABoardOrdersItsCellsByItsNetwork) {
    Network network;
    network.own_order.fill(7);
    const Judge judge{network};
    const Board board{{{15, 15}, 5}, judge};
    EXPECT_EQ(board.kind(board.point(Square{112}), Side::X).own_order, 7);
    EXPECT_EQ(board.kind(board.point(Square{112}), Side::X).other_order, 0);
}

}  // namespace
}  // namespace lawan::tictactoe::five
