// Every field of every request filled with what nobody should send: each is answered, and the
// session goes on. The requests come from the schema, so that new ones are tried too.
#include <fstream>
#include <limits>
#include <map>

#include "tests/session/support.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/paths.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

Json protocol_schema() {
    std::ifstream file{lawan::test::source_dir() + "/docs/protocol.schema.json"};
    return Json::parse(file);
}

// Something that means something, where the name of a field tells.
const std::map<std::string, Json>& sensible() {
    static const std::map<std::string, Json> values{{"board", "play"},
                                                    {"game", "tictactoe"},
                                                    {"position", "3/3/3 X 3"},
                                                    {"move", "a1"},
                                                    {"bot", "minimax(depth=2)"},
                                                    {"text", "f5d6c3"},
                                                    {"cells", "X--------"},
                                                    {"seconds", 0.05},
                                                    {"evaluator", "open-lines"},
                                                    {"name", "minimax"},
                                                    {"task", 3},
                                                    {"names", Json::array({"attack"})},
                                                    {"token", "nobody"}};
    return values;
}

class Maker {
  public:
    explicit Maker(const Json& schema) : schema_{schema} {}

    [[nodiscard]] Json made(const Json& rule, const std::string& field) const {
        if (const auto known = sensible().find(field); known != sensible().end()) {
            return known->second;
        }
        if (rule.contains("$ref")) return made(definition(rule.at("$ref")), field);
        if (rule.contains("const")) return rule.at("const");
        if (rule.contains("enum")) return rule.at("enum").front();
        if (rule.contains("anyOf")) return made(rule.at("anyOf").front(), field);
        const std::string type = rule.value("type", "object");
        if (type == "object") return object(rule);
        if (type == "array") return Json::array({made(rule.at("items"), "")});
        if (type == "string") return "a";
        if (type == "boolean") return true;
        if (type == "null") return nullptr;
        return rule.value("minimum", 1);
    }

  private:
    [[nodiscard]] const Json& definition(const std::string& reference) const {
        return schema_.at("$defs").at(reference.substr(std::string{"#/$defs/"}.size()));
    }
    [[nodiscard]] Json object(const Json& rule) const {
        Json result = Json::object();
        if (!rule.contains("properties")) return result;
        for (const auto& [name, field] : rule.at("properties").items()) {
            result[name] = made(field, name);
        }
        return result;
    }

    const Json& schema_;
};

std::vector<Json> hostile_values() {
    Json deep = Json::array();
    for (int i = 0; i < 40; ++i) deep = Json::array({deep});
    std::vector<Json> values{nullptr,
                             true,
                             0,
                             -1,
                             1,
                             20,
                             400,
                             1e308,
                             -1e308,
                             1e-308,
                             0.5,
                             std::numeric_limits<std::int64_t>::max(),
                             std::numeric_limits<std::int64_t>::min(),
                             std::numeric_limits<std::uint64_t>::max(),
                             9007199254740991,
                             Json::array(),
                             Json::object(),
                             Json::array({nullptr, 1, "x"}),
                             Json{{"", ""}},
                             Json{{"board", "play"}, {"ply", 10000}},
                             deep};
    for (const char* text : {"",
                             " ",
                             "X",
                             "O",
                             "--",
                             "../../etc/passwd",
                             "\n",
                             "\xC3\xA4\xE2\x82\xAC",
                             "a1",
                             "play",
                             "othello",
                             "minimax(depth=999999999)",
                             "alphabeta(threads=9999,depth=400)",
                             "mtdf(memory=99999999)",
                             "mcts(iterations=99999999999)",
                             "genetic(population=2000000000)",
                             "process(command=\"sh -c true\")",
                             "lawan(weights=/dev/zero)",
                             "minimax(((((",
                             "a(b=c",
                             "6OO/6OO/8/8/8/8/XX6/XX6 X 99999999999 8",
                             "20/20/20 X 20",
                             "1/1/1/1 X 0",
                             "XOXOXOXOX",
                             "99999999999999999999",
                             "{\"format\":\"lawan\"}",
                             "1e400",
                             "NaN"}) {
        values.emplace_back(text);
    }
    values.emplace_back(std::string(5000, 'a'));
    values.emplace_back(std::string(100, '('));
    values.emplace_back(std::string("a\0b", 3));
    return values;
}

// All places in a message: its fields, and theirs.
void places_in(const Json& value, const Json::json_pointer& at,
               std::vector<Json::json_pointer>& places) {
    if (!value.is_object() && !value.is_array()) return;
    for (const auto& [name, field] : value.items()) {
        const auto inside = at / name;
        if (inside.to_string() != "/type" && inside.to_string() != "/id") places.push_back(inside);
        places_in(field, inside, places);
    }
}

class Hostile : public testing::Test {
  protected:
    MemoryStore store;
    World world{store};
    Tab tab{world};
    int sent = 0;
    std::map<std::string, int> codes;

    // Whatever it started is stopped again, so that nothing thinks for long.
    void send(Json message) {
        world.timer.pass(Seconds{0.1});
        const int id = 10 + 4 * sent++;
        message["id"] = id;
        const std::size_t before = tab.heard.size();
        const std::uint64_t tasks = world.counters.tasks_started;
        tab.say(message.dump(-1, ' ', false, Json::error_handler_t::replace));
        EXPECT_TRUE(tab.heard.size() > before || world.counters.tasks_started > tasks)
            << message.dump().substr(0, 400);
        tab.say(Json{{"type", "stop"}, {"id", id + 1}, {"task", id}}.dump());
        for (std::size_t i = before; i < tab.heard.size(); ++i) {
            if (tab.heard[i]["type"] != "error") continue;
            const auto code = tab.heard[i]["code"].get<std::string>();
            ++codes[code];
            EXPECT_NE(code, "internal") << tab.heard[i] << message.dump().substr(0, 400);
        }
        if (sent % 5 == 0) {
            for (const char* board : {"play", "b", "a"}) {
                tab.say(Json{{"type", "close"}, {"id", id + 2}, {"board", board}}.dump());
            }
            world.think();
            tab.heard.clear();
            tab.say(Json(new_game("tictactoe", human(), human())).dump());
        }
    }
};

TEST_F(Hostile, FieldsOfEveryRequest) {
    tab.say(R"({"type":"hello","id":1})");
    tab.say(Json(new_game("tictactoe", human(), human())).dump());
    const Json schema = protocol_schema();
    const Maker maker{schema};
    const auto values = hostile_values();
    int requests = 0;
    int tried = 0;
    for (const auto& [name, rule] : schema.at("$defs").items()) {
        if (name.rfind("request.", 0) != 0) continue;
        ++requests;
        const Json whole = maker.made(rule, "");
        send(whole);
        std::vector<Json::json_pointer> places;
        places_in(whole, Json::json_pointer{}, places);
        for (const auto& place : places) {
            for (const Json& value : values) {
                if (test::kSanitized && ++tried % 5 != 0) continue;
                Json message = whole;
                message[place] = value;
                send(std::move(message));
            }
            Json without = whole;
            without[place.parent_pointer()].is_object()
                ? static_cast<void>(without[place.parent_pointer()].erase(place.back()))
                : without[place.parent_pointer()].clear();
            send(std::move(without));
        }
    }
    EXPECT_GE(requests, 35);
    EXPECT_GT(sent, test::cases(3000));
    // They get as far as they should: past the frame, to those who read the fields.
    EXPECT_EQ(codes["too-fast"], 0);
    EXPECT_GT(codes["bad-input"], test::cases(50));
    EXPECT_GE(codes.size(), 8U);
    world.timer.pass(Seconds{60});
    EXPECT_EQ(tab.ask({{"type", "ping"}})["type"], "pong");
}

TEST_F(Hostile, TextsThatAreNoMessages) {
    tab.say(R"({"type":"hello","id":1})");
    std::vector<std::string> texts{"",
                                   "null",
                                   "0",
                                   "\"type\"",
                                   "[[[[",
                                   "{\"type\":\"move\"",
                                   "{\"type\":\"ping\",\"type\":\"hello\"}",
                                   "\xff\xfe",
                                   "{\"type\":\"ping\",\"id\":1e999}",
                                   "{\"type\":\"ping\",\"id\":-0}",
                                   "{\"type\":\"\\u0000\"}",
                                   "{\"type\":\"\\ud800\"}",
                                   "{\"type\":{\"type\":\"ping\"}}"};
    texts.push_back(std::string(10'000, '{'));
    texts.push_back("{\"type\":\"ping\",\"id\":" + std::string(10'000, '9') + "}");
    texts.push_back(std::string(260'000, '['));
    for (const std::string& text : texts) {
        world.timer.pass(Seconds{1});
        const std::size_t before = tab.heard.size();
        tab.say(text);
        EXPECT_GT(tab.heard.size(), before) << text.substr(0, 60);
    }
    EXPECT_EQ(tab.ask({{"type", "ping"}})["type"], "pong");
}

TEST_F(Hostile, ManySessionsAtOnce) {
    std::vector<std::unique_ptr<Tab>> tabs;
    for (int i = 0; i < 300; ++i) {
        tabs.push_back(std::make_unique<Tab>(world));
        tabs.back()->ask({{"type", "hello"}});
        tabs.back()->ask(new_game("othello", human(), bot("random")));
        tabs.back()->ask({{"type", "analyse"}, {"where", {{"board", "play"}}}, {"depth", 1}});
        if (i % 3 == 0) tabs[static_cast<std::size_t>(i) / 2]->close();
    }
    for (auto& each : tabs) each->close();
    world.think();
    EXPECT_EQ(world.counters.sessions, 0);
    tab.say(R"({"type":"hello","id":1})");
    EXPECT_EQ(tab.ask({{"type", "ping"}})["type"], "pong");
}

}  // namespace
}  // namespace lawan::session
