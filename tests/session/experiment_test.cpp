// Experiments with few games, as a page runs them.
#include <chrono>
#include <condition_variable>
#include <mutex>

#include "experiments/experiment.hpp"
#include "session/experiment_messages.hpp"
#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

class Experimenting : public OneTab {
  protected:
    Json run(Json more) {
        Json request{{"type", "experiment"}};
        for (auto& [name, value] : more.items()) request[name] = value;
        return tab.ask_and_wait(request);
    }
};

// The rows as a terminal shows them.
std::vector<std::string> rows_of(const DataTable& table, Language language) {
    std::vector<std::string> rows;
    for (const auto& row : table.rows) {
        std::string text;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (table.columns[i].is_for_people()) text += to_text(row[i], language) + "|";
        }
        rows.push_back(text);
    }
    return rows;
}

std::string cell_text(const Json& cell, const char* language) {
    if (cell.is_null()) return "";
    if (cell.is_string()) return cell.get<std::string>();
    if (cell.contains(language)) return cell.at(language).get<std::string>();
    const int digits = cell.at("digits").get<int>();
    return to_text(Cell{Decimal{cell.at("value").get<double>(), digits}},
                   language == std::string{"id"} ? Language::Indonesian : Language::English);
}

std::vector<std::string> rows_of(const Json& table, const char* language) {
    std::vector<std::string> rows;
    for (const Json& row : table.at("rows")) {
        std::string text;
        for (const Json& cell : row) text += cell_text(cell, language) + "|";
        rows.push_back(text);
    }
    return rows;
}

TEST_F(Experimenting, ListsThoseThatAPageHasMemoryFor) {
    const Json list = tab.ask({{"type", "experiments"}});
    ASSERT_EQ(list["type"], "experiments") << list.dump();
    std::size_t of_a_game = 0;
    for (const Json& each : list["experiments"]) {
        EXPECT_FALSE(
            experiments::find_experiment(each["name"].get<std::string>()).takes_much_memory);
        of_a_game += each["games"].empty() ? 0U : 1U;
    }
    EXPECT_EQ(of_a_game, 3U);
    EXPECT_LT(list["experiments"].size(), experiments::experiments().size());
}

TEST_F(Experimenting, HasTheTablesOfTheCommandLineInBothLanguages) {
    const Json seen =
        run({{"name", "evaluators"}, {"game", "tictactoe"}, {"games", 2}, {"seed", 5}});
    ASSERT_EQ(seen["type"], "experiment") << seen.dump();
    ASSERT_EQ(seen["done"], true);
    experiments::RunSettings settings;
    settings.games = 2;
    settings.game = "tictactoe";
    settings.seed = Seed{5};
    experiments::Run run{settings};
    const auto report = experiments::report_of(experiments::find_experiment("evaluators"), run);
    const Json& told = seen["report"];
    EXPECT_EQ(told["complete"], true);
    EXPECT_EQ(told["count"], report.game_count);
    EXPECT_EQ(told["seed"], 5);
    EXPECT_EQ(told["title"]["id"], report.title.in(Language::Indonesian));
    // How well they see is the same; how long they took is not.
    const Json& spread = told["tables"].back();
    EXPECT_EQ(spread["name"], "spread");
    ASSERT_FALSE(spread["rows"].empty());
    EXPECT_EQ(rows_of(spread, "en"), rows_of(report.more.front(), Language::English));
    EXPECT_EQ(rows_of(spread, "id"), rows_of(report.more.front(), Language::Indonesian));
    ASSERT_EQ(told["differs"].size(), report.differs.size());
    EXPECT_EQ(told["differs"][0]["en"], report.differs[0].english());
}

TEST_F(Experimenting, HasTheFilesOfTheCommandLine) {
    const Json seen = run({{"name", "four-queens"}, {"games", 2}, {"seed", 5}, {"language", "id"}});
    ASSERT_EQ(seen["done"], true) << seen.dump();
    experiments::RunSettings settings;
    settings.games = 2;
    settings.seed = Seed{5};
    experiments::Run run{settings};
    const auto report = experiments::report_of(experiments::find_experiment("four-queens"), run);
    ASSERT_EQ(seen["files"].size(), 3U);
    EXPECT_EQ(seen["files"][0]["name"], "four-queens.csv");
    EXPECT_EQ(seen["files"][0]["text"], to_csv(std::vector{report}));
    EXPECT_EQ(seen["files"][1]["name"], "four-queens.json");
    EXPECT_EQ(seen["files"][1]["text"], to_json(report));
    EXPECT_EQ(seen["files"][2]["name"], "four-queens.html");
    const std::string html = seen["files"][2]["text"];
    EXPECT_NE(html.find("lang='id'"), std::string::npos);
    // The command line refuses a number of games here.
    EXPECT_NE(html.find("lawan experiment four-queens --time 60"), std::string::npos);
}

TEST_F(Experimenting, IsASmallTournamentOfChosenBots) {
    const Json bots = {"random", "greedy"};
    const Json seen = run({{"name", "strength-and-time"}, {"game", "tictactoe"}, {"bots", bots}});
    ASSERT_EQ(seen["done"], true) << seen.dump();
    EXPECT_EQ(seen["report"]["tables"].back()["rows"].size(), 2U);
    const std::string html = seen["files"][2]["text"];
    EXPECT_NE(html.find("--game tictactoe --bots random,greedy"), std::string::npos);
    const Json refused = run({{"name", "algorithms"}, {"game", "tictactoe"}, {"bots", bots}});
    EXPECT_EQ(refused["text"]["en"], "algorithms does not let you choose bots: leave out 'bots'");
    const Json one = run({{"name", "strength-and-time"}, {"bots", {"greedy"}}});
    EXPECT_EQ(one["text"]["en"], "a tournament needs at least two bots");
}

TEST_F(Experimenting, SuggestsNamesThatItTakes) {
    const auto refusal = [this](const char* name) {
        const Json refused = run({{"name", name}});
        EXPECT_EQ(refused["type"], "error") << refused.dump();
        return refused["text"]["en"].get<std::string>();
    };
    EXPECT_EQ(refusal("algorithm"), "unknown experiment 'algorithm': did you mean 'algorithms'?");
    EXPECT_EQ(refusal("all").find("unknown experiment 'all': choose from "), 0U);
    EXPECT_EQ(refusal("al").find("'all'"), std::string::npos);  // a word of the command line's
}

TEST_F(Experimenting, TellsHowFarItIs) {
    const Json last = run({{"name", "evaluators"}, {"game", "tictactoe"}, {"games", 2}});
    ASSERT_EQ(last["done"], true) << last.dump();
    std::vector<Json> told;
    for (const Json& message : tab.heard) {
        if (message["type"] == "experiment" && !message["done"]) told.push_back(message);
    }
    ASSERT_FALSE(told.empty());
    EXPECT_TRUE(told.back()["report"].is_null());
    EXPECT_TRUE(told.back()["files"].empty());
    std::vector<std::string> counted;
    int part = 0;
    for (const Json& message : told) {
        if (message["part"] != part) counted.push_back(message["counted"]["id"]);
        part = message["part"].get<int>();
        EXPECT_LE(message["finished"], message["planned"]);
    }
    EXPECT_EQ(counted, (std::vector<std::string>{"posisi", "permainan"}));
    for (const char* field : {"part", "finished", "planned", "counted"}) {
        EXPECT_EQ(last[field], told.back()[field]) << field;
    }
    EXPECT_EQ(last["finished"], last["planned"]);
}

TEST_F(Experimenting, EndsInTimeWithTheResultsSoFar) {
    const Json seen =
        run({{"name", "strength-and-time"}, {"game", "othello"}, {"games", 100}, {"seconds", 0.3}});
    ASSERT_EQ(seen["done"], true) << seen.dump();
    EXPECT_EQ(seen["report"]["complete"], false);
    EXPECT_EQ(seen["report"]["notes"].back()["en"], "Time is up: these are the results so far.");
}

// As in a page without threads: what has come is heard when a game asks for the time.
class StoppingClock final : public TimeSource {
  public:
    [[nodiscard]] Seconds now() const override {
        if (++asked == 50 && heard) heard();
        return TimeSource::of_machine().now();
    }
    [[nodiscard]] Seconds worked() const override { return now(); }
    std::function<void()> heard;
    mutable int asked = 0;
};

// A long experiment that has been asked for and not begun.
class ExperimentWithoutThreads : public ::testing::Test {
  protected:
    ExperimentWithoutThreads() {
        tab.ask({{"type", "hello"}});
        tab.ask({{"type", "experiment"},
                 {"name", "strength-and-time"},
                 {"game", "othello"},
                 {"games", 100},
                 {"seconds", 600}});
        task = tab.last_id();
    }

    MemoryStore store;
    StoppingClock clock;
    World world{store, false, {2048}, nullptr, true, nullptr, {}, clock};
    Tab tab{world};
    int task = 0;
};

TEST_F(ExperimentWithoutThreads, IsCancelledInTheMiddleOfAGame) {
    clock.heard = [&] { EXPECT_EQ(tab.ask({{"type", "stop"}, {"task", task}})["type"], "done"); };
    world.think();
    // What is under way ends at its next look, and the rest is not begun.
    EXPECT_GE(clock.asked, 50);
    EXPECT_LT(clock.asked, 100);
    const Json last = tab.answer_to(task);
    EXPECT_TRUE(last.is_null() || !last["done"]) << last.dump();
}

TEST_F(ExperimentWithoutThreads, TellsWhatItHasWhenItIsToEnd) {
    clock.heard = [&] {
        EXPECT_EQ(tab.ask({{"type", "stop"}, {"task", task}, {"keep", true}})["type"], "done");
    };
    world.think();
    const Json last = tab.answer_to(task);
    ASSERT_EQ(last["done"], true) << last.dump();
    EXPECT_EQ(last["report"]["complete"], false);
    EXPECT_EQ(last["report"]["notes"].back()["en"].get<std::string>().rfind("Interrupted", 0), 0U);
    EXPECT_EQ(tab.ask({{"type", "stop"}, {"task", task}, {"keep", true}})["why"], "no-such-task");
}

// Hears what other threads say.
class Ears {
  public:
    void hear(Json message) {
        const std::lock_guard lock{mutex_};
        heard_.push_back(std::move(message));
        changed_.notify_all();
    }
    template <class Wanted>
    [[nodiscard]] bool wait_for(Wanted wanted) {
        constexpr std::chrono::seconds kLongEnough{10};  // by far
        std::unique_lock lock{mutex_};
        return changed_.wait_for(lock, kLongEnough,
                                 [&] { return std::any_of(heard_.begin(), heard_.end(), wanted); });
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Json> heard_;
};

TEST(ExperimentOnAServer, LetsTheSamePersonsBotsMove) {
    MemoryStore store;
    World world{store, false, {2048}, nullptr, true, nullptr, {}, TimeSource::of_machine(), 1};
    Ears ears;
    auto connection = world.lobby().connect(
        [&](const std::shared_ptr<const std::string>& text) { ears.hear(parse_json(*text)); });
    const auto say = [&](const Json& request) { connection->receive(json_line(request)); };
    say({{"type", "hello"}, {"id", 1}});
    say({{"type", "experiment"},
         {"id", 2},
         {"name", "strength-and-time"},
         {"game", "othello"},
         {"games", 100},
         {"seconds", 600}});
    ASSERT_TRUE(ears.wait_for([](const Json& one) { return one["type"] == "experiment"; }));
    say(new_game("tictactoe", bot("random"), human()));
    EXPECT_TRUE(
        ears.wait_for([](const Json& one) { return one["type"] == "state" && one["ply"] == 1; }));
    say({{"type", "stop"}, {"task", 2}, {"id", 3}});
    EXPECT_TRUE(ears.wait_for(
        [](const Json& one) { return one["type"] == "done" && one.value("re", 0) == 3; }));
    connection.reset();
    world.pool.close();
}

TEST_F(Experimenting, RefusesWhatAPageCannotDo) {
    EXPECT_EQ(run({{"name", "tictactoe-1"}})["why"], "experiment-too-big");
    EXPECT_EQ(run({{"name", "corners"}, {"game", "othello"}})["why"],
              "experiment-has-its-own-game");
    EXPECT_EQ(run({{"name", "algorithms"}, {"game", "chess"}})["code"], "bad-input");
    EXPECT_EQ(run({{"name", "algorithm"}})["code"], "bad-input");
    EXPECT_EQ(run({{"name", "all"}})["code"], "bad-input");
    const Json limits = tab.ask({{"type", "experiments"}});
    const int games = limits["most_games"].get<int>();
    const double seconds = limits["most_seconds"].get<double>();
    EXPECT_EQ(run({{"name", "four-queens"}, {"games", games}, {"seconds", seconds}})["done"], true);
    EXPECT_EQ(run({{"name", "four-queens"}, {"games", games + 1}})["code"], "bad-field");
    EXPECT_EQ(run({{"name", "four-queens"}, {"seconds", seconds + 1}})["code"], "bad-field");
    EXPECT_EQ(run({{"name", "four-queens"}, {"games", 0}})["code"], "bad-field");
}

}  // namespace
}  // namespace lawan::session
