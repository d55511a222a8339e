// The carrier without a server: one thread, a page that keeps the games, and searches that listen.
#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "session/json.hpp"
#include "session/words.hpp"
#include "site/engine.hpp"

namespace lawan::site {
namespace {

using session::DocPage;
using session::Json;

// A page that keeps what it is given only when a test says so.
class HandPage final : public Page {
  public:
    struct Change {
        Ticket ticket;
        std::string token;
        std::string board;
        std::optional<std::string> text;
    };

    void send(TabId tab, const std::string& text) override {
        sent.push_back({tab, parse_json(text)});
    }
    void keep(Ticket ticket, const std::string& token, const std::string& board,
              const std::optional<std::string>& text) override {
        changes.push_back({ticket, token, board, text});
    }
    void attend() override {
        ++attended;
        if (meanwhile) std::exchange(meanwhile, nullptr)();
    }
    std::optional<DocPage> doc(const std::string& name, const std::string& language) override {
        if (name != "minimax") return std::nullopt;
        return DocPage{language, "# Minimax"};
    }

    [[nodiscard]] Json last(const std::string& type) const {
        for (auto one = sent.rbegin(); one != sent.rend(); ++one) {
            if (one->second.at("type") == type) return one->second;
        }
        return nullptr;
    }

    std::vector<std::pair<TabId, Json>> sent;
    std::vector<Change> changes;
    std::function<void()> meanwhile;  // happens while a search is at work
    int attended = 0;
};

// Goes on by as much each time somebody looks.
class SteppingClock final : public TimeSource {
  public:
    explicit SteppingClock(Seconds step) : step_{step} {}
    [[nodiscard]] Seconds now() const override { return now_ += step_; }
    [[nodiscard]] Seconds worked() const override { return now_; }

  private:
    Seconds step_;
    mutable Seconds now_{100};
};

constexpr TabId kTab = 7;
constexpr const char* kAnHour = "minimax(depth=40)";  // or more, on this board

Json new_game(const std::string& bot) {
    return {{"type", "new"},
            {"board", "main"},
            {"game", "adjacency"},
            {"players", {{"X", {{"kind", "human"}}}, {"O", {{"kind", "bot"}, {"bot", bot}}}}}};
}

class Site : public testing::Test {
  protected:
    HandPage page;
    SteppingClock clock{Seconds{0.05}};
    Engine engine{page, 1, clock};
    int id = 0;

    void SetUp() override {
        engine.open(kTab);
        say({{"type", "hello"}});
        ASSERT_EQ(page.last("welcome").at("resumed"), false);
    }
    void say(Json request) {
        request["id"] = ++id;
        engine.receive(kTab, json_line(request));
    }
    void keep_all(bool safe = true) {
        for (const auto& change : std::exchange(page.changes, {})) {
            engine.kept(change.ticket, safe);
        }
    }
    // Until nothing is left to do at once.
    void work() {
        while (engine.work() == Seconds{0}) keep_all();
        keep_all();
    }
    void move_first() {
        const Json move = page.last("state").at("position").at("legal").at(0).at("move");
        say({{"type", "move"}, {"board", "main"}, {"move", move}});
    }
};

TEST_F(Site, OffersNeitherProgramsNorTournaments) {
    const Json welcome = page.last("welcome");
    EXPECT_EQ(welcome.at("allow_commands"), false);
    EXPECT_EQ(welcome.at("tournaments"), false);
    say({{"type", "catalog"}});
    const Json catalog = page.last("catalog");
    for (const Json& game : catalog.at("games")) {
        for (const Json& bot : game.at("bots")) EXPECT_EQ(bot.at("command"), false);
    }
}

TEST_F(Site, PlaysAgainstABotAndTellsNothingBeforeItIsKept) {
    say(new_game("minimax(depth=2)"));
    EXPECT_EQ(page.last("state"), nullptr);
    keep_all();
    EXPECT_EQ(page.last("state").at("ply"), 0);
    move_first();
    keep_all();
    work();
    EXPECT_EQ(page.last("state").at("ply"), 2);
}

TEST_F(Site, SaysThatAGameCouldNotBeKeptAndGoesOn) {
    say(new_game("minimax(depth=2)"));
    keep_all(false);
    EXPECT_EQ(page.last("error").at("message"), Phrase{session::words::kNotSaved}.english());
    EXPECT_EQ(page.last("state").at("ply"), 0);
    move_first();
    keep_all(false);
    work();
    EXPECT_EQ(page.last("state").at("ply"), 2);
}

TEST_F(Site, FindsTheGameAgainFromWhatThePageHasKept) {
    say(new_game("minimax(depth=2)"));
    const std::string token = page.last("welcome").at("token");
    const HandPage::Change kept = page.changes.back();
    EXPECT_EQ(kept.token, token);

    HandPage later_page;
    Engine later{later_page, 1, clock};
    later.remember(kept.token, {kept.board, *kept.text});
    later.open(1);
    later.receive(1, json_line({{"type", "hello"}, {"id", 1}, {"token", token}}));
    EXPECT_EQ(later_page.last("welcome").at("resumed"), true);
    EXPECT_EQ(later_page.last("state").at("game"), "adjacency");
}

TEST_F(Site, ForgetsABoardThatIsClosed) {
    say(new_game("minimax(depth=2)"));
    keep_all();
    say({{"type", "close"}, {"board", "main"}});
    ASSERT_EQ(page.changes.size(), 1U);
    EXPECT_EQ(page.changes.front().text, std::nullopt);
}

TEST_F(Site, AnswersWhileABotThinksAndStopsIt) {
    say(new_game(kAnHour));
    keep_all();
    move_first();
    keep_all();
    ASSERT_NE(page.last("state").at("thinking"), nullptr);
    page.meanwhile = [this] {
        say({{"type", "ping"}});
        EXPECT_NE(page.last("pong"), nullptr);
        say({{"type", "undo"}, {"board", "main"}});
        keep_all();
    };
    work();  // comes back although the bot had a long way to go
    EXPECT_EQ(page.meanwhile, nullptr);
    EXPECT_EQ(page.last("state").at("ply"), 0);
    EXPECT_EQ(page.last("state").at("thinking"), nullptr);
}

TEST_F(Site, StopsABotThatHasThoughtForAMinute) {
    say(new_game(kAnHour));
    keep_all();
    move_first();
    keep_all();
    work();
    EXPECT_GT(page.attended, 100);
    EXPECT_EQ(page.last("state").at("ply"), 2);
}

TEST_F(Site, StopsWhenTheTabGoes) {
    say(new_game(kAnHour));
    keep_all();
    move_first();
    keep_all();
    page.meanwhile = [this] { engine.close(kTab); };
    work();
    EXPECT_EQ(page.attended, 1);
}

TEST_F(Site, StopsALessonWhenItIsTold) {
    say(new_game("minimax(depth=2)"));
    keep_all();
    const Json where{{"board", "main"}};
    const Json run{{"algorithm", "minimax"}};
    for (const Json& lesson :
         {Json{{"type", "tree"}, {"where", where}, {"run", run}, {"depth", 8}},
          Json{{"type", "compare"}, {"where", where}, {"runs", {run}}, {"depth", 8}},
          Json{{"type", "evolve"}, {"where", where}, {"bot", "genetic(generations=10000)"}}}) {
        say(lesson);
        page.attended = 0;
        page.meanwhile = [this, task = id] { say({{"type", "stop"}, {"task", task}}); };
        work();
        EXPECT_FALSE(page.meanwhile) << lesson;
        EXPECT_LT(page.attended, 5) << lesson;  // it ended as soon as it had heard
    }
}

TEST_F(Site, SaysHowLongThePageMayWait) {
    EXPECT_EQ(engine.work(), std::nullopt);
    say(new_game(kAnHour));
    keep_all();
    move_first();
    page.meanwhile = [this] { say({{"type", "resign"}, {"board", "main"}, {"side", "X"}}); };
    const auto wait = engine.work();
    EXPECT_TRUE(!wait || *wait <= Seconds{10});
}

TEST_F(Site, StopsABotEarlierWhereThePageStandsStill) {
    HandPage still;
    Engine light{still, 1, clock, Seconds{1}};
    light.open(1);
    light.receive(1, json_line({{"type", "hello"}, {"id", 1}}));
    Json game = new_game(kAnHour);
    std::swap(game["players"]["X"], game["players"]["O"]);
    game["id"] = 2;
    light.receive(1, json_line(game));
    const auto keep = [&] {
        for (const auto& change : std::exchange(still.changes, {})) light.kept(change.ticket, true);
    };
    keep();
    while (light.work() == Seconds{0}) keep();
    keep();
    EXPECT_EQ(still.last("state").at("ply"), 1);
    EXPECT_LT(still.attended, 30);
}

TEST_F(Site, MovesABotInTheMiddleOfAnExperiment) {
    say({{"type", "experiment"},
         {"name", "strength-and-time"},
         {"game", "othello"},
         {"games", 100},
         {"seconds", 600}});
    const int task = id;
    bool moved = false;
    // The bot's own search attends as well.
    const std::function<void()> look = [&] {
        keep_all();
        moved = page.last("state").at("ply") == 2;
        if (moved) return say({{"type", "stop"}, {"task", task}, {"keep", true}});
        page.meanwhile = look;
    };
    page.meanwhile = [&] {
        say(new_game("minimax(depth=2)"));
        keep_all();
        move_first();
        page.meanwhile = look;
    };
    work();
    EXPECT_TRUE(moved);
    const Json last = page.last("experiment");
    EXPECT_EQ(last.at("done"), true);
    EXPECT_EQ(last.at("report").at("complete"), false);
}

TEST_F(Site, HandsOutThePagesDocumentation) {
    say({{"type", "doc"}, {"name", "minimax"}, {"language", "id"}});
    EXPECT_EQ(page.last("doc").at("markdown"), "# Minimax");
    say({{"type", "doc"}, {"name", "nothing"}});
    EXPECT_EQ(page.last("error").at("code"), "not-found");
}

}  // namespace
}  // namespace lawan::site
