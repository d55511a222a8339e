// A class and its teacher: who sees whom, and who does not.
#include "session/token_mark.hpp"
#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

class InClass : public testing::Test {
  protected:
    MemoryStore store;
    Classroom room{{"http://lab.example:8017/"}, "ABCD2345"};
    World world{store, false, {2048}, nullptr, true, &room};
    Tab teacher{world, {"10.0.0.1", "", true}};
    Tab ana{world, {"10.0.0.2", "pass-of-ana", false}};

    void SetUp() override {
        EXPECT_EQ(teacher.ask({{"type", "hello"}})["teacher"], true);
        const Json welcome = ana.ask({{"type", "hello"}, {"name", "  Ana "}});
        EXPECT_EQ(welcome["class"], true);
        EXPECT_EQ(welcome["teacher"], false);
        EXPECT_EQ(welcome["name"], "Ana");
    }
    Json people() { return teacher.ask({{"type", "class"}})["people"]; }
};

TEST_F(InClass, TheTeacherSeesWhoIsHereWithBoardsAndScores) {
    EXPECT_EQ(people().size(), 1U) << "the teacher is no pupil";
    EXPECT_EQ(people()[0]["name"], "Ana");
    EXPECT_TRUE(people()[0]["board"].is_null());
    (void)ana.ask(new_game("tictactoe", human(), human()));
    (void)ana.ask(on_board("move", {{"move", "b2"}}));
    EXPECT_EQ(ana.ask({{"type", "practised"}, {"puzzles", 3}, {"right", 5}, {"given", 6}})["type"],
              "done");
    const Json seen = teacher.ask({{"type", "class"}});
    EXPECT_EQ(seen["code"], "ABCD2345");
    EXPECT_EQ(seen["addresses"][0], "http://lab.example:8017/");
    const Json person = seen["people"][0];
    EXPECT_EQ(person["board"]["ply"], 1);
    EXPECT_EQ(person["board"]["position"]["cells"], "----X----");
    EXPECT_EQ(person["puzzles"], 3);
    EXPECT_EQ(person["right"], 5);
    EXPECT_EQ(person["given"], 6);
    // Another tab of hers is no other person.
    const std::string token = ana.last("welcome")["token"];
    Tab again{world, {"10.0.0.2", "pass-of-ana", false}};
    (void)again.ask({{"type", "hello"}, {"token", token}});
    EXPECT_EQ(people().size(), 1U);
    ana.close();
    again.close();
    EXPECT_TRUE(people().empty());
}

TEST_F(InClass, NothingThatTheTeacherIsToldOpensAnything) {
    (void)ana.ask(new_game("tictactoe", human(), human()));
    const std::string token = ana.last("welcome")["token"];
    EXPECT_EQ(json_line(teacher.ask({{"type", "class"}})).find(token.substr(0, 16)),
              std::string::npos);
}

TEST_F(InClass, NobodyElseSeesAnybody) {
    Tab ben{world, {"10.0.0.3", "pass-of-ben", false}};
    (void)ben.ask({{"type", "hello"}, {"name", "Ben"}});
    EXPECT_EQ(ben.ask({{"type", "class"}})["code"], "not-allowed");
    const Json person = people()[0]["person"];
    Tab spy{world, {"10.0.0.3", "pass-of-ben", false}};
    EXPECT_EQ(spy.ask({{"type", "hello"}, {"watch", person}})["code"], "not-allowed");
    EXPECT_EQ(spy.ask({{"type", "hello"}, {"token", "watch:1"}})["resumed"], false);
}

TEST_F(InClass, TheTeacherWatchesAndTouchesNothing) {
    (void)ana.ask(new_game("tictactoe", human(), human()));
    Tab eye{world, {"10.0.0.1", "", true}};
    const Json welcome = eye.ask({{"type", "hello"}, {"watch", people()[0]["person"]}});
    ASSERT_EQ(welcome["type"], "welcome") << welcome;
    EXPECT_TRUE(welcome["guest"]["player"].is_null());
    EXPECT_NE(welcome["token"], ana.last("welcome")["token"]);
    EXPECT_EQ(eye.last("state")["ply"], 0);
    (void)ana.ask(on_board("move", {{"move", "b2"}}));
    EXPECT_EQ(eye.last("state")["ply"], 1);
    for (const Json& request :
         {on_board("move", {{"move", "a1"}}), on_board("undo"), on_board("close"),
          new_game("othello", human(), human()), at_board("analyse"),
          Json{{"type", "call-me"}, {"name", "x"}},
          Json{{"type", "practised"}, {"puzzles", 1}, {"right", 1}, {"given", 1}}}) {
        EXPECT_EQ(eye.ask(request)["code"], "not-allowed") << request;
    }
    EXPECT_EQ(eye.ask(at_board("view", {{"ply", 0}}))["type"], "view");
    EXPECT_EQ(ana.last("state")["ply"], 1);
    EXPECT_EQ(people()[0]["name"], "Ana");
    EXPECT_EQ(eye.ask({{"type", "hello"}, {"watch", 1}})["code"], "not-allowed");
    Tab late{world, {"10.0.0.1", "", true}};
    EXPECT_EQ(late.ask({{"type", "hello"}, {"watch", 999'999}})["code"], "not-found");
}

// Clocks stop when a player has gone, whoever looks on.
TEST_F(InClass, WhoLooksOnKeepsNoClockRunning) {
    (void)ana.ask(
        new_game("tictactoe", human(), human(), {{"clock", {{"seconds", 60}, {"increment", 0}}}}));
    (void)ana.ask(on_board("move", {{"move", "b2"}}));
    const std::string token = ana.last("welcome")["token"];
    Tab eye{world, {"10.0.0.1", "", true}};
    (void)eye.ask({{"type", "hello"}, {"watch", people()[0]["person"]}});
    ana.close();
    EXPECT_TRUE(people().empty());
    world.timer.pass(Seconds{600});
    Tab back{world, {"10.0.0.2", "pass-of-ana", false}};
    EXPECT_EQ(back.ask({{"type", "hello"}, {"token", token}})["resumed"], true);
    EXPECT_TRUE(back.last("state")["result"].is_null());
    EXPECT_EQ(people().size(), 1U);
}

TEST_F(InClass, NamesAreBoundedAndHaveNothingHidden) {
    const auto call = [&](const std::string& name) {
        return ana.ask({{"type", "call-me"}, {"name", name}});
    };
    EXPECT_EQ(call("<b>Bu Sari</b> \xC3\xA9")["type"], "done");
    EXPECT_EQ(people()[0]["name"], "<b>Bu Sari</b> \xC3\xA9");
    for (const std::string name : {" ", "a\nb", "\x1b[31m", "\x7f", "\xC2\x85", "a\xE2\x80\xAEz",
                                   "\xE2\x80\x8B", "\xEF\xBB\xBFx", "\xE2\x81\xA6"}) {
        EXPECT_EQ(call(name)["code"], "bad-input") << name;
    }
    EXPECT_EQ(call("")["code"], "bad-field");
    EXPECT_EQ(call(std::string(41, 'a'))["code"], "bad-field");
    EXPECT_EQ(people()[0]["name"], "<b>Bu Sari</b> \xC3\xA9");
    const std::string joined = "\xD9\x86\xE2\x80\x8C\xD8\xA7";  // some scripts need joiners
    EXPECT_EQ(call(joined)["type"], "done");
    EXPECT_EQ(people()[0]["name"], joined);
}

TEST(AQuota, IsToldBeforeItBites) {
    MemoryStore store;
    Classroom room;
    World world{store, false, {2048}, nullptr, true, &room, Quota{10, 14}};
    const Caller ana{"10.0.0.2", "pass-of-ana", false};
    Tab tab{world, ana};
    const std::string token = tab.ask({{"type", "hello"}})["token"];
    const auto put = [](Tab& whose, int number) {
        return whose.ask(
            new_game("tictactoe", human(), human(), {{"board", "b" + std::to_string(number)}}));
    };
    for (int i = 1; i <= 7; ++i) EXPECT_EQ(put(tab, i)["type"], "state") << i;
    EXPECT_TRUE(tab.last("room").is_null());
    EXPECT_EQ(put(tab, 8)["type"], "state");
    EXPECT_EQ(tab.last("room")["kept"], 8);
    EXPECT_EQ(tab.last("room")["most"], 10);
    // Another session of hers has no room of its own, and an invitation takes four.
    Tab second{world, ana};
    EXPECT_NE(second.ask({{"type", "hello"}})["token"], token);
    EXPECT_EQ(second.last("room")["kept"], 8);
    const Json invite{
        {"type", "invite"},
        {"game", "tictactoe"},
        {"players",
         {{"X", {{"kind", "human"}, {"name", "a"}}}, {"O", {{"kind", "human"}, {"name", "b"}}}}},
        {"side", "X"}};
    EXPECT_EQ(second.ask(invite)["why"], "person-keeps-too-many");
    EXPECT_EQ(put(second, 1)["type"], "state");
    EXPECT_EQ(put(second, 2)["type"], "state");
    EXPECT_EQ(put(second, 3)["why"], "person-keeps-too-many");
    EXPECT_EQ(put(second, 2)["type"], "state") << "a new game on the same board";
    EXPECT_EQ(tab.ask({{"type", "close"}, {"board", "b1"}})["type"], "done");
    EXPECT_EQ(put(second, 3)["type"], "state");
    // Who joins again and again shares what the address has; who comes from elsewhere does not.
    Tab third{world, {"10.0.0.2", "another pass", false}};
    (void)third.ask({{"type", "hello"}});
    EXPECT_EQ(third.ask(invite)["type"], "invited");
    EXPECT_EQ(put(third, 1)["why"], "address-keeps-too-many");
    Tab other{world, {"10.0.0.9", "a third pass", false}};
    (void)other.ask({{"type", "hello"}});
    EXPECT_EQ(put(other, 1)["type"], "state");
}

TEST(AQuota, CountsLargeGamesAsSeveral) {
    MemoryStore store;
    const auto keep = [&](const std::string& name, std::size_t bytes) {
        store.save("token.0123456789abcdef", {name, std::string(bytes, ' ')}, [](bool) {});
    };
    const std::string mark{mark_in("token.0123456789abcdef")};
    keep("small", 10);
    EXPECT_EQ(store.places_of(mark), 1);
    keep("large", 3 * kBytesAPlace);
    EXPECT_EQ(store.places_of(mark), 5);
    keep("large", 10);
    EXPECT_EQ(store.places_of(mark), 2);
}

TEST(AQuota, OfMemoryIsAQuarterForOnePerson) {
    MemoryBudget budget{MebiBytes{400}};
    const auto first = budget.take_for(1, {60});
    ASSERT_TRUE(first);
    EXPECT_FALSE(budget.take_for(1, {60}));
    EXPECT_TRUE(budget.has_its_part(1, {60}));
    EXPECT_FALSE(budget.has_its_part(2, {60}));
    auto second = budget.take_for(1, {40});
    ASSERT_TRUE(second);
    EXPECT_TRUE(budget.take({300}));
    EXPECT_FALSE(budget.take({301}));
    second.reset();
    EXPECT_TRUE(budget.take_for(1, {40}));
}

TEST(WithoutAClass, NobodyIsATeacher) {
    MemoryStore store;
    World world{store};
    Tab tab{world, {"", "", true}};
    EXPECT_EQ(tab.ask({{"type", "hello"}})["teacher"], false);
    EXPECT_EQ(tab.ask({{"type", "class"}})["code"], "not-allowed");
}

}  // namespace
}  // namespace lawan::session
