// What a client of the server may make a bot do: read no files, take no more than its share.
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "catalog/file_options.hpp"
#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;
namespace fs = std::filesystem;

class AllowedBots : public testing::Test {
  protected:
    MemoryStore store;
    World world{store};
    Tab tab{world};

    void SetUp() override { tab.ask({{"type", "hello"}}); }
};

const Json kOthello{{"game", "othello"}, {"position", "-----OX--XO----- X"}};

TEST_F(AllowedBots, EveryTextOfABotIsAFile) {
    for (const GameEntry& game : catalog()) {
        for (const BotEntry& bot : game.bots) {
            for (const OptionSpec& option : bot.options) {
                if (option.type != OptionType::Text) continue;
                EXPECT_TRUE(names_a_file(bot.name, option.name)) << bot.name << ' ' << option.name;
            }
        }
        for (const EvaluatorEntry& evaluator : game.evaluators) {
            for (const OptionSpec& option : evaluator.options) {
                EXPECT_NE(option.type, OptionType::Text) << evaluator.name << ' ' << option.name;
            }
        }
    }
}

TEST_F(AllowedBots, NobodyNamesAFileUnlessAllowed) {
    const std::string spec = "lawan(weights=/dev/zero)";
    const Json refused = tab.ask(new_game("othello", human(), bot(spec)));
    EXPECT_EQ(refused["code"], "not-allowed");
    EXPECT_EQ(refused["arguments"], Json({"lawan", "weights"}));
    EXPECT_EQ(tab.ask({{"type", "analyse"}, {"where", kOthello}, {"bot", spec}})["code"],
              "not-allowed");
    tab.ask(new_game("othello", human(), human()));
    EXPECT_EQ(tab.ask(on_board("review", {{"bot", spec}}))["code"], "not-allowed");
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
        EXPECT_EQ(error["code"], "bad-input") << error.dump();
        return error.value("message", "");
    };
    for (const fs::path& file : {fs::path{"/dev/zero"}, folder / "pipe", folder}) {
        EXPECT_EQ(complaint(file), file.string() + ": is not a file of Othello weights");
    }
    EXPECT_EQ(complaint(folder / "large"),
              (folder / "large").string() + ": is too large for a file of Othello weights");
    EXPECT_EQ(complaint(folder / "none"),
              (folder / "none").string() + ": no such file of Othello weights");
    fs::remove_all(folder);
}

}  // namespace
}  // namespace lawan::session
