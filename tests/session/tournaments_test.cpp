// Tournaments that run elsewhere, as a session tells of them.
#include "session/tournaments.hpp"

#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

// One tournament with one game, which was lost by running out of time.
class OneCup final : public Tournaments {
  public:
    [[nodiscard]] WatchedTournaments all() override {
        return {{find("cup")}, {{"broken", as_it_is("it has the view 'other'")}}};
    }
    [[nodiscard]] std::shared_ptr<const WatchedTournament> find(const std::string& name) override {
        if (name != "cup") return nullptr;
        WatchedTournament cup{"cup", "tictactoe", "round-robin", {"ana", "ben", "cyd"},
                              1,     2,           false};
        cup.standings = {{1, {1, 0, 0}, 1, Rating{120, 300}, 0},
                         {0, {0, 0, 1}, 0, Rating{-120, 300}, 1},
                         {2, {}, 0, {}, 0}};
        cup.between = {{{}, {0, 0, 1}, {}}, {{1, 0, 0}, {}, {}}, {{}, {}, {}}};
        cup.latest = {{1, 1, {0, 1}, EndReason::TimeOut, Side::O, 0}};
        cup.running = {{2, 1, {1, 0}, 1}};
        return std::make_shared<const WatchedTournament>(cup);
    }
    [[nodiscard]] std::optional<GameRecord> game(const std::string& name,
                                                 std::int64_t number) override {
        if (name != "cup" || number > 2) return std::nullopt;
        GameRecord record{"tictactoe", "3/3/3 X 3", {"ana", "ben"}, {}, {}};
        for (const char* move : {"a1", "b2"}) record.moves.push_back(MoveRecord{move});
        if (number == 2) return record;  // under way
        record.result = GameResult{EndReason::TimeOut, Side::O, 0, as_it_is("took 2 s")};
        return record;
    }
};

class Watching : public testing::Test {
  protected:
    MemoryStore store;
    OneCup cup;
    World world{store, false, {2048}, &cup};
    Tab tab{world};

    void SetUp() override { tab.ask({{"type", "hello"}}); }
};

TEST_F(Watching, SaysThatThereAreTournaments) {
    EXPECT_EQ(tab.last("welcome")["tournaments"], true);
    World none{store};
    Tab other{none};
    other.ask({{"type", "hello"}});
    EXPECT_EQ(other.last("welcome")["tournaments"], false);
    EXPECT_TRUE(other.ask_and_wait({{"type", "tournaments"}})["tournaments"].empty());
    EXPECT_EQ(other.ask({{"type", "tournament"}, {"name", "cup"}})["code"], "not-found");
    EXPECT_EQ(
        other.ask_and_wait(
            {{"type", "tournament-game"}, {"name", "cup"}, {"number", 1}, {"board", "b"}})["code"],
        "not-found");
}

TEST_F(Watching, HasStandingsAndGames) {
    const Json all = tab.ask_and_wait({{"type", "tournaments"}});
    const Json& list = all["tournaments"];
    ASSERT_EQ(list.size(), 1U);
    ASSERT_EQ(all["left_out"].size(), 1U);
    EXPECT_EQ(all["left_out"][0]["name"], "broken");
    EXPECT_EQ(all["left_out"][0]["why"]["id"], "it has the view 'other'");
    EXPECT_EQ(list[0]["expected"], 2);
    const Json seen = tab.ask_and_wait({{"type", "tournament"}, {"name", "cup"}});
    ASSERT_EQ(seen["type"], "tournament") << seen.dump();
    EXPECT_EQ(seen["bots"], Json({"ana", "ben", "cyd"}));
    EXPECT_EQ(seen["standings"][0]["bot"], 1);
    EXPECT_EQ(seen["standings"][1]["forfeits"], 1);
    EXPECT_EQ(seen["standings"][0]["elo"], 120);
    EXPECT_TRUE(seen["standings"][2]["elo"].is_null()) << "cyd has not played yet";
    EXPECT_TRUE(seen["standings"][2]["error"].is_null());
    EXPECT_EQ(seen["between"][0][1]["losses"], 1);
    EXPECT_EQ(seen["latest"][0]["winner"], "O");
    EXPECT_EQ(seen["latest"][0]["reason"], "time-out");
    EXPECT_EQ(seen["running"],
              Json({{{"number", 2}, {"round", 1}, {"bots", {{"X", 1}, {"O", 0}}}, {"plies", 1}}}));
    EXPECT_EQ(tab.ask_and_wait({{"type", "tournament"}, {"name", "other"}})["code"], "not-found");
}

TEST_F(Watching, PutsAGameOnABoardWithTheWayItEnded) {
    Json request{{"type", "tournament-game"}, {"name", "cup"}, {"number", 1}, {"board", "seen"}};
    EXPECT_TRUE(tab.ask(request).is_null()) << "it is read where nobody waits for it";
    world.think();
    const Json state = tab.answer_to(tab.last_id());
    ASSERT_EQ(state["type"], "state") << state.dump();
    EXPECT_EQ(state["ply"], 2);
    EXPECT_EQ(state["players"]["X"]["name"], "ana");
    EXPECT_EQ(state["result"]["reason"], "time-out");
    EXPECT_EQ(state["result"]["winner"], "O");
    const Json before = tab.ask({{"type", "view"}, {"where", {{"board", "seen"}, {"ply", 1}}}});
    EXPECT_EQ(before["position"]["cells"], "X--------");
    request["number"] = 2;
    EXPECT_TRUE(tab.ask_and_wait(request)["result"].is_null());
    request["number"] = 3;
    EXPECT_EQ(tab.ask_and_wait(request)["code"], "not-found");
}

}  // namespace
}  // namespace lawan::session
