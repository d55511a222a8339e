// What a client of the server may make a bot do: read no files, take no more than its share.
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "analysis/analyst.hpp"
#include "formats/json_text.hpp"
#include "module/bot_memory.hpp"
#include "module/file_options.hpp"
#include "module/levels.hpp"
#include "session/kept_trees.hpp"
#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;
namespace fs = std::filesystem;

using AllowedBots = OneTab;

const Json kOthello{{"game", "othello"}, {"position", "-----OX--XO----- X"}};

// A text of which nobody says what it is might be opened as a file.
TEST_F(AllowedBots, EveryTextOfABotIsCalledAFile) {
    for (const GameModule& game : catalog()) {
        for (const BotEntry& bot : game.bots) {
            for (const OptionSpec& option : bot.options) {
                EXPECT_NE(option.type, OptionType::Text) << bot.name << ' ' << option.name;
                EXPECT_EQ(names_a_file(bot.name, option.name), option.type == OptionType::File)
                    << bot.name << ' ' << option.name;
            }
        }
        for (const EvaluatorEntry& evaluator : game.evaluators) {
            for (const OptionSpec& option : evaluator.options) {
                EXPECT_NE(option.type, OptionType::Text) << evaluator.name << ' ' << option.name;
            }
        }
    }
}

// A form that offers what is refused is a trap.
TEST_F(AllowedBots, FilesAreOfferedOnlyWhereTheyAreAllowed) {
    const auto offered = [](const Json& catalog) {
        int files = 0;
        for (const Json& game : catalog["games"]) {
            for (const Json& bot : game["bots"]) {
                for (const Json& option : bot["options"]) {
                    files += names_a_file(bot["name"].get<std::string>(),
                                          option["name"].get<std::string>());
                }
            }
        }
        return files;
    };
    EXPECT_EQ(offered(tab.ask({{"type", "catalog"}})), 0);
    World trusting{store, true};
    Tab friends{trusting};
    friends.ask({{"type", "hello"}});
    EXPECT_GT(offered(friends.ask({{"type", "catalog"}})), 0);
}

TEST_F(AllowedBots, NobodyNamesAFileUnlessAllowed) {
    const std::string spec = "lawan(weights=/dev/zero)";
    const Json refused = tab.ask(new_game("othello", human(), bot(spec)));
    EXPECT_EQ(refused["code"], "not-allowed");
    EXPECT_EQ(refused["arguments"], Json({"lawan", "weights"}));
    EXPECT_EQ(tab.ask({{"type", "analyse"}, {"where", kOthello}, {"bot", spec}})["code"],
              "not-allowed");
    tab.ask(new_game("othello", human(), human()));
    EXPECT_EQ(tab.ask(at_board("review", {{"bot", spec}}))["code"], "not-allowed");
}

TEST_F(AllowedBots, AStoredGameDoesNotReadAFileEither) {
    World trusting{store, true};
    Tab before{trusting};
    before.ask({{"type", "hello"}});
    // Any file will do for a small board, which needs no weights.
    ASSERT_EQ(before.ask(new_game("othello", human(), bot("lawan(weights=any)"),
                                  {{"settings", {{"size", 4}}}}))["type"],
              "state");
    const std::string token = before.heard.front()["token"];
    before.ask(on_board("move", {{"move", before.last("state")["position"]["legal"][0]["move"]}}));
    before.close();
    Tab after{world};
    after.ask({{"type", "hello"}, {"token", token}});
    world.think();
    EXPECT_EQ(after.last("error")["code"], "not-allowed");
    EXPECT_EQ(after.ask(on_board("state"))["ply"], 1);
}

TEST_F(AllowedBots, WeightsAreAFileOfReasonableSize) {
    const fs::path folder =
        fs::temp_directory_path() / ("lawan-weights-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
    std::ofstream{folder / "large"} << "lawan-othello-weights 1\n";
    fs::resize_file(folder / "large", (16U << 20U) + 1);
    World trusting{store, true};
    Tab trusted{trusting};
    trusted.ask({{"type", "hello"}});
    const auto complaint = [&](const fs::path& file) {
        const Json error = trusted.ask(
            new_game("othello", human(), bot("lawan(weights=\"" + file.string() + "\")")));
        EXPECT_EQ(error["code"], "bad-input") << json_line(error);
        return error.value("message", "");
    };
    const auto cannot_read = [](const fs::path& file, const std::string& why) {
        return "cannot read '" + file.string() + "': " + why;
    };
    for (const fs::path& file : {fs::path{"/dev/zero"}, folder / "pipe"}) {
        EXPECT_EQ(complaint(file), cannot_read(file, "it is not a regular file"));
    }
    EXPECT_EQ(complaint(folder), cannot_read(folder, "it is a folder"));
    EXPECT_EQ(complaint(folder / "large"), cannot_read(folder / "large", "it is too long"));
    EXPECT_EQ(complaint(folder / "none"),
              cannot_read(folder / "none", "No such file or directory"));
    fs::remove_all(folder);
}

TEST_F(AllowedBots, TakeAllThreadsForAnalysesUnlessToldOtherwise) {
    const GameModule& othello = find_game("othello");
    const auto raised = [&](const char* spec, int threads, bool alone = true) {
        const BotMeans means{MebiBytes{256}, threads, false, alone};
        return to_text(on_all_threads(othello, parse_spec(spec), means));
    };
    EXPECT_EQ(raised("lawan", 4), "lawan(threads=4)");
    EXPECT_EQ(raised("lawan(threads=2)", 4), "lawan(threads=2)");
    EXPECT_EQ(raised("lawan", 1), "lawan");
    EXPECT_EQ(raised("lawan", 4, false), "lawan");  // others wait for threads too
    EXPECT_EQ(raised("mtdf", 4), "mtdf");           // has one thread
}

TEST_F(AllowedBots, TakeNoMoreThanTheirMeans) {
    const GameModule& othello = find_game("othello");
    const auto lowered = [&](const char* spec, BotMeans means = {MebiBytes{256}, 2}) {
        return to_text(within_means(othello, parse_spec(spec), means));
    };
    EXPECT_EQ(lowered("lawan(memory=1000000,threads=256)"), "lawan(memory=256,threads=2)");
    EXPECT_EQ(lowered("alphabeta(threads=0)"), "alphabeta(threads=2)");
    EXPECT_EQ(lowered("lawan(memory=32,threads=2)"), "lawan(memory=32,threads=2)");
    EXPECT_EQ(lowered("mtdf"), "mtdf");
    EXPECT_EQ(lowered("mtdf", {MebiBytes{16}, 1}), "mtdf(memory=16)");
    EXPECT_EQ(memory_of(othello, parse_spec("mtdf")).count, 64U);
    EXPECT_EQ(memory_of(othello, parse_spec("greedy")).count, 0U);

    // A tebibyte would not be there.
    tab.ask(new_game("othello", human(), bot("mtdf(memory=1000000,depth=1)")));
    tab.ask_and_wait(on_board("move", {{"move", "d3"}}));
    EXPECT_EQ(tab.ask(on_board("state"))["ply"], 2);
    EXPECT_EQ(tab.ask_and_wait({{"type", "analyse"},
                                {"where", kOthello},
                                {"depth", 2},
                                {"bot", "mtdf(memory=1000000)"}})["bot"],
              "mtdf(memory=256)");
}

TEST_F(AllowedBots, ShareTheirMeansWithTheSolverBesideThem) {
    for (const GameModule& game : catalog()) {
        const Spec analyst = analyst_of(game);
        BotMeans means{MebiBytes{64}, 1};
        EXPECT_EQ(to_text(within_means_beside_solver(game, analyst, means, Seconds{10})),
                  to_text(within_means(game, analyst, means)));
        means.scarce = true;
        const auto taken_in = [&](Seconds time) {
            const Spec bot = within_means_beside_solver(game, analyst, means, time);
            const auto solver = Analyst{game, bot}.proof_memory();
            return memory_of(game, bot).count + (solver ? solver->count : 0);
        };
        EXPECT_LE(taken_in(Seconds{10}), 64U) << game.name;
        EXPECT_GE(taken_in(Seconds{10}), 48U) << game.name;
        EXPECT_LE(taken_in(Seconds{0.05}), 5U) << game.name;
    }
    // A bot that no solver stands beside has all of it.
    const BotMeans means{MebiBytes{16}, 1, true};
    const GameModule& othello = find_game("othello");
    EXPECT_EQ(
        to_text(within_means_beside_solver(othello, parse_spec("mtdf"), means, Seconds{0.05})),
        "mtdf(memory=16)");
}

std::shared_ptr<const KeptTree> tree_number(std::int64_t number) {
    auto tree = std::make_shared<KeptTree>();
    tree->number = number;
    return tree;
}

// The trees of Learn come out of the same memory.
TEST(MemoryBudget, IsTakenByTreesTheOldestOfWhichGo) {
    const auto budget = std::make_shared<MemoryBudget>(MebiBytes{2});
    {
        KeptTrees trees{budget};
        for (const std::int64_t number : {1, 2, 3}) EXPECT_TRUE(trees.keep(tree_number(number)));
        EXPECT_EQ(trees.find(1), nullptr);
        EXPECT_NE(trees.find(2), nullptr);
        EXPECT_NE(trees.find(3), nullptr);
        EXPECT_EQ(budget->take(MebiBytes{1}), nullptr);
        KeptTrees others{budget};
        EXPECT_FALSE(others.keep(tree_number(1)));
    }
    EXPECT_NE(budget->take(MebiBytes{2}), nullptr);
}

// Bots that remember nothing take nothing: two boards of one person against such bots.
TEST(MemoryBudget, OfNothingIsGivenBackByEachOfOneOwner) {
    MemoryBudget budget{MebiBytes{8}};
    constexpr std::uint64_t kOwner = 7;
    auto one = budget.take_for(kOwner, MebiBytes{0});
    auto other = budget.take_for(kOwner, MebiBytes{0});
    ASSERT_TRUE(one && other);
    one.reset();
    other.reset();
    EXPECT_TRUE(budget.take_for(kOwner, MebiBytes{2}));
    EXPECT_FALSE(budget.take_for(kOwner, MebiBytes{3}));
}

TEST(MemoryBudget, IsGivenBack) {
    MemoryBudget budget{MebiBytes{10}};
    auto share = budget.take(MebiBytes{8});
    EXPECT_TRUE(share);
    EXPECT_FALSE(budget.take(MebiBytes{3}));
    EXPECT_TRUE(budget.take(MebiBytes{2}));
    share.reset();
    EXPECT_TRUE(budget.take(MebiBytes{10}));
}

TEST_F(AllowedBots, ShareTheMemoryOfTheServer) {
    World small{store, false, MebiBytes{100}};
    Tab user{small};
    user.ask({{"type", "hello"}});
    const Json opponent = bot("mtdf(memory=64,depth=1)");
    const auto play_on = [&](const char* board) {
        user.ask(new_game("othello", human(), opponent, {{"board", board}}));
        return user.ask({{"type", "move"}, {"board", board}, {"move", "d3"}});
    };
    EXPECT_FALSE(play_on("first")["thinking"].is_null());
    const Json second = play_on("second");
    EXPECT_TRUE(second["thinking"].is_null());
    EXPECT_TRUE(second["paused"]);
    EXPECT_EQ(user.last("error")["code"], "busy");
    const Json analysis{
        {"type", "analyse"}, {"where", kOthello}, {"depth", 2}, {"bot", "mtdf(memory=64)"}};
    EXPECT_EQ(user.ask(analysis)["code"], "busy");

    user.ask_and_wait({{"type", "end"}, {"board", "first"}});  // its bot is let go
    EXPECT_EQ(user.ask_and_wait(analysis)["type"], "analysis");
    EXPECT_FALSE(user.ask({{"type", "step"}, {"board", "second"}})["thinking"].is_null());
    small.think();
    EXPECT_EQ(user.ask({{"type", "state"}, {"board", "second"}})["ply"], 2);
}

// Nobody waits any more for what it would say.
TEST_F(AllowedBots, AreLeftWhereTheyGetReadyForAGameThatIsOver) {
    World trusting{store, true, {2048}, nullptr, true, nullptr, {}, TimeSource::of_machine(), 1};
    Tab friends{trusting};
    friends.ask({{"type", "hello"}});
    const Json silent = bot("process(command=\"sleep 100\",startup=50)");
    ASSERT_EQ(friends.ask(new_game("tictactoe", silent, human()))["type"], "state");
    std::this_thread::sleep_for(std::chrono::milliseconds{200});  // until it was started
    friends.ask({{"type", "end"}, {"board", "play"}});
    const auto ended = std::chrono::steady_clock::now();
    trusting.pool.close();
    EXPECT_LT(std::chrono::steady_clock::now() - ended, std::chrono::seconds{25});
}

}  // namespace
}  // namespace lawan::session
