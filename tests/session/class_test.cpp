// A class and its teacher: who sees whom, and who does not.
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
    for (const std::string name : {" ", "a\nb", "\x1b[31m", "\x7f", "\xC2\x85",
                                   "a\xE2\x80\xAE"
                                   "b",
                                   "\xE2\x80\x8B", "\xEF\xBB\xBFx", "\xE2\x81\xA6"}) {
        EXPECT_EQ(call(name)["code"], "bad-input") << name;
    }
    EXPECT_EQ(call("")["code"], "bad-field");
    EXPECT_EQ(call(std::string(41, 'a'))["code"], "bad-field");
    EXPECT_EQ(people()[0]["name"], "<b>Bu Sari</b> \xC3\xA9");
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
