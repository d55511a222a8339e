// Tournaments in files, looked at while somebody else writes them.
#include "server/tournament_files.hpp"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <future>
#include <thread>

#include "core/input_error.hpp"
#include "tournaments/game_player.hpp"
#include "tournaments/store.hpp"

namespace lawan::server {
namespace {

namespace fs = std::filesystem;

class Tournaments : public testing::Test {
  protected:
    fs::path folder =
        fs::temp_directory_path() / ("lawan-cups-" + std::to_string(::getpid()) + '-' +
                                     testing::UnitTest::GetInstance()->current_test_info()->name());
    TournamentPlan plan;

    void SetUp() override {
        fs::create_directories(folder);
        plan.game = "tictactoe";
        plan.bots = {planned_bot("random"), planned_bot("greedy"), planned_bot("minimax(depth=2)")};
        plan.games = 2;
    }
    void TearDown() override { fs::remove_all(folder); }

    // Plays so many games of what is left.
    void play(TournamentStore& store, int games) {
        Tournament tournament{plan, store.summaries()};
        GamePlayer player{plan, {}};
        for (int i = 0; i < games; ++i) {
            const auto job = tournament.next();
            ASSERT_TRUE(job);
            const TournamentGame game = player.play(*job, nullptr);
            store.add(game);
            tournament.ended(game.summary);
        }
    }
};

TEST_F(Tournaments, GrowWhileTheyAreLookedAt) {
    TournamentStore store = TournamentStore::open(folder / "cup.db", plan);
    TournamentFiles files{folder / "cup.db", std::chrono::milliseconds{0}};
    auto seen = files.find("cup");
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->played, 0U);
    EXPECT_EQ(seen->expected, 6U);
    EXPECT_FALSE(seen->finished);
    EXPECT_EQ(seen->bots.size(), 3U);
    EXPECT_FALSE(files.game("cup", 1));

    play(store, 2);
    seen = files.find("cup");
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->played, 2U);
    ASSERT_EQ(seen->latest.size(), 2U);
    EXPECT_EQ(seen->latest[0].number, 2);
    const auto game = files.game("cup", 2);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->game, "tictactoe");
    EXPECT_EQ(game->players.x, seen->bots[seen->latest[0].bots.x]);
    EXPECT_GE(game->moves.size(), 5U);

    play(store, 4);
    seen = files.find("cup");
    ASSERT_TRUE(seen);
    EXPECT_TRUE(seen->finished);
    double points = 0;
    std::int64_t games = 0;
    for (const auto& row : seen->standings) {
        points += row.points;
        games += row.score.wins + row.score.draws + row.score.losses;
    }
    EXPECT_EQ(points, 6);
    EXPECT_EQ(games, 12);
    EXPECT_EQ(seen->between[0][1].wins, seen->between[1][0].losses);
    EXPECT_GE(seen->standings[0].points, seen->standings[2].points);
}

TEST_F(Tournaments, HaveGamesUnderWay) {
    TournamentStore store = TournamentStore::open(folder / "cup.db", plan);
    TournamentFiles files{folder / "cup.db", std::chrono::milliseconds{0}};
    RunningGame game{1, 1, {0, 1}, {}};
    game.record.start = "3/3/3 X 3";
    game.record.moves = {{"a1"}, {"b2"}};
    store.show_running(game);
    auto seen = files.find("cup");
    ASSERT_TRUE(seen && seen->running.size() == 1);
    EXPECT_EQ(seen->running[0].plies, 2U);
    EXPECT_EQ(seen->running[0].bots.o, 1U);
    const auto record = files.game("cup", 1);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->moves.size(), 2U);
    EXPECT_EQ(record->players.o, "greedy");
    EXPECT_FALSE(record->result);

    play(store, 1);  // the same game, to its end
    seen = files.find("cup");
    ASSERT_TRUE(seen);
    EXPECT_TRUE(seen->running.empty());
    EXPECT_TRUE(files.game("cup", 1)->result);
}

TEST_F(Tournaments, ThatCannotBeShownAreToldOnce) {
    (void)TournamentStore::open(folder / "cup.db", plan);
    std::ofstream{folder / "other.db"} << "no database";
    std::vector<std::string> told;
    TournamentFiles files{folder, std::chrono::milliseconds{0},
                          [&](const std::string& name, const Phrase& why) {
                              told.push_back(name + ": " + why.english());
                          }};
    EXPECT_EQ(files.all().shown.size(), 1U);
    EXPECT_TRUE(files.all().left_out.empty());  // what is none of ours is nobody's business
    EXPECT_TRUE(told.empty());
    SQLite::Database{(folder / "cup.db").string(), SQLite::OPEN_READWRITE}.exec(
        "CREATE VIEW other AS SELECT 1");
    for (int look = 0; look < 3; ++look) {
        const session::WatchedTournaments all = files.all();
        EXPECT_TRUE(all.shown.empty());
        ASSERT_EQ(all.left_out.size(), 1U);
        EXPECT_EQ(all.left_out[0].name, "cup");
        const std::string why = all.left_out[0].why.in(Language::Indonesian);
        EXPECT_NE(why.find("'other'"), std::string::npos) << why;
        EXPECT_EQ(why.find("cup.db"), std::string::npos) << why;  // where it lies is our affair
    }
    ASSERT_EQ(told.size(), 1U);
    EXPECT_NE(told[0].find("it has the view 'other'"), std::string::npos) << told[0];
}

// Who complains may write to a terminal that somebody stopped.
TEST_F(Tournaments, AComplaintThatIsHeldUpHoldsUpNobodyElse) {
    (void)TournamentStore::open(folder / "a.db", plan);
    (void)TournamentStore::open(folder / "b.db", plan);
    std::promise<void> complained;
    std::promise<void> goes_on;
    TournamentFiles files{folder, std::chrono::milliseconds{0},
                          [&](const std::string&, const Phrase&) {
                              complained.set_value();
                              goes_on.get_future().wait();
                          }};
    EXPECT_EQ(files.all().shown.size(), 2U);
    SQLite::Database{(folder / "a.db").string(), SQLite::OPEN_READWRITE}.exec(
        "CREATE VIEW other AS SELECT 1");
    std::thread held_up{[&] { EXPECT_EQ(files.find("a"), nullptr); }};
    complained.get_future().wait();
    EXPECT_NE(files.find("b"), nullptr);
    goes_on.set_value();
    held_up.join();
}

TEST_F(Tournaments, OfAFolderAreThoseThatAreOnes) {
    (void)TournamentStore::open(folder / "a.db", plan);
    (void)TournamentStore::open(folder / "b.sqlite", plan);
    std::ofstream{folder / "c.db"} << "no database";
    std::ofstream{folder / "d.txt"} << "no database";
    TournamentFiles files{folder};
    const auto all = files.all().shown;
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0]->name, "a");
    EXPECT_EQ(all[1]->name, "b");
    EXPECT_EQ(files.find("c"), nullptr);
    EXPECT_EQ(files.find("../a"), nullptr);
    EXPECT_FALSE(files.game("../a", 1));
}

TEST_F(Tournaments, ThatAreNotThereAreRefusedAtOnce) {
    EXPECT_THROW(TournamentFiles{folder / "none.db"}, InputError);
    std::ofstream{folder / "c.db"} << "no database";
    EXPECT_THROW(TournamentFiles{folder / "c.db"}, InputError);
}

}  // namespace
}  // namespace lawan::server
