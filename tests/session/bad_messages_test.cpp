// Messages that are wrong in every way we can think of: each is answered, and nothing else happens.
#include "core/random.hpp"
#include "formats/json_text.hpp"
#include "tests/session/support.hpp"
#include "tests/support/cases.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

std::vector<Json> good_messages() {
    const Json where{{"board", "play"}};
    const Json run{{"algorithm", "alphabeta"}};
    return {{{"type", "hello"}},
            {{"type", "ping"}},
            new_game("tictactoe", human(), bot("random")),
            on_board("move", {{"move", "a1"}, {"ply", 0}}),
            on_board("undo"),
            on_board("go", {{"ply", 0}}),
            at_board("view", {{"ply", 0}}),
            on_board("hint", {{"seconds", 0.05}}),
            at_board("edit", {{"cells", "X--------"}, {"to_move", "O"}}),
            at_board("export", {{"format", "moves"}}),
            {{"type", "open"}, {"text", "f5d6"}, {"game", "othello"}},
            {{"type", "analyse"}, {"where", where}, {"depth", 2}, {"seconds", 0.05}},
            {{"type", "tree"}, {"where", where}, {"run", run}, {"depth", 2}},
            {{"type", "tree-nodes"}, {"tree", 1}, {"from", 0}, {"count", 5}},
            {{"type", "overlays"}, {"where", where}, {"names", {"attack"}}},
            {{"type", "stop"}, {"task", 3}}};
}

// Some bytes changed, cut off, doubled, or put in.
std::string spoilt(std::string text, Random& random) {
    constexpr std::string_view kBytes = "{}[]\":,0123456789-eE.\\ntrue\x01\xff\xc3";
    for (auto changes = 1 + random.below(4); changes > 0 && !text.empty(); --changes) {
        const auto at = static_cast<std::size_t>(random.below(text.size()));
        const char byte = kBytes[static_cast<std::size_t>(random.below(kBytes.size()))];
        switch (random.below(4)) {
            case 0:
                text[at] = byte;
                break;
            case 1:
                text.erase(at, 1 + static_cast<std::size_t>(random.below(8)));
                break;
            case 2:
                text.insert(at, text.substr(at, 10));
                break;
            default:
                text.insert(at, 1, byte);
        }
    }
    return text;
}

TEST(BadMessages, AreAnsweredAndNothingMore) {
    MemoryStore store;
    World world{store};
    Tab tab{world};
    Random random{Seed{1}};
    const auto messages = good_messages();
    for (int i = 0; i < test::cases(3000); ++i) {
        world.timer.pass(Seconds{0.02});
        Json message = messages[static_cast<std::size_t>(random.below(messages.size()))];
        message["id"] = i;
        const std::size_t before = tab.heard.size();
        const std::uint64_t tasks = world.counters.tasks_started;
        tab.say(random.chance(0.3) ? json_line(message) : spoilt(json_line(message), random));
        world.think();
        // A task that was cancelled may be silent; everything else is answered.
        EXPECT_TRUE(tab.heard.size() > before || world.counters.tasks_started > tasks)
            << json_line(message);
    }
    world.timer.pass(Seconds{10});
    EXPECT_EQ(tab.ask({{"type", "ping"}})["type"], "pong");
    EXPECT_GT(world.counters.errors, test::cases(500U));
}

TEST(BadMessages, HaveACodeForEachKind) {
    MemoryStore store;
    World world{store};
    Tab tab{world};
    const auto code = [&](const std::string& text) {
        tab.say(text);
        return tab.heard.back().value("code", std::string{});
    };
    EXPECT_EQ(code(R"({"type":"ping"})"), "hello-first");
    EXPECT_EQ(code("hello"), "bad-json");
    EXPECT_EQ(code(""), "bad-json");
    EXPECT_EQ(code("[1]"), "bad-field");
    EXPECT_EQ(code(R"({"type":"hello","colour":"red"})"), "bad-field");
    EXPECT_EQ(code(R"({"type":"hello","id":-1})"), "bad-field");
    EXPECT_EQ(code(R"({"type":"hello","id":1e300})"), "bad-field");
    EXPECT_EQ(code(std::string(300'000, ' ')), "too-long");
    EXPECT_EQ(code(std::string(1000, '[')), "bad-json");
    EXPECT_EQ(code("{\"type\":\"hello\",\"token\":\"\xff\"}"), "bad-json");
    EXPECT_EQ(world.counters.sessions_opened, 0U);
}

TEST(Schema, RefusesWhatItDoesNotKnow) {
    EXPECT_THROW(Schema{R"({"$defs":{"a":{"pattern":"x"}}})"}, std::logic_error);
    const Schema schema{R"({"$defs":{"a":{"type":"object","properties":{
        "n":{"type":"integer","minimum":1,"maximum":3},"s":{"type":"string","maxLength":2},
        "l":{"type":"array","items":{"enum":[1,"x"]},"maxItems":2},
        "o":{"anyOf":[{"type":"null"},{"const":5}]}},
        "required":["n"],"additionalProperties":false}}})"};
    const auto fine = [&](const char* text) { return !schema.complaint(parse_json(text), "a"); };
    EXPECT_TRUE(fine(R"({"n":1,"s":"ää","l":[1,"x"],"o":null})"));
    EXPECT_TRUE(fine(R"({"n":3,"o":5})"));
    for (const char* wrong :
         {R"({})", R"({"n":0})", R"({"n":4})", R"({"n":1.5})", R"({"n":"1"})",
          R"({"n":1,"s":"abc"})", R"({"n":1,"l":[2]})", R"({"n":1,"l":[1,1,1]})",
          R"({"n":1,"o":6})", R"({"n":1,"p":1})", R"([])"}) {
        EXPECT_FALSE(fine(wrong)) << wrong;
    }
}

}  // namespace
}  // namespace lawan::session
