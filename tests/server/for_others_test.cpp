// The server as others reach it: who comes in by the code, and that nobody reads or stops another.
#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "core/random.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "server/server.hpp"
#include "tests/server/client.hpp"

namespace lawan::server {
namespace {

using testing_support::Client;
using testing_support::has;
using Json = nlohmann::ordered_json;

// A server that others can reach.
class ForOthers : public testing::Test {
  protected:
    std::unique_ptr<Server> server;
    std::thread thread;

    void start(bool open_door, bool teacher) {
        ServerOptions options;
        options.port = 0;
        options.host = "0.0.0.0";
        options.open_door = open_door;
        options.teacher = teacher;
        options.stop_on_signals = false;
        server = std::make_unique<Server>(options);
        thread = std::thread{[this] { server->run(); }};
    }
    void TearDown() override {
        server->stop();
        thread.join();
    }
    [[nodiscard]] std::string join(const std::string& code,
                                   const std::optional<std::string>& origin = {}) {
        Client client{server->port()};
        client.send("POST /join HTTP/1.1\r\nHost: " + client.own_host() + "\r\nOrigin: " +
                    origin.value_or("http://" + client.own_host()) + "\r\nLawan-Code: " + code +
                    "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        return client.rest();
    }
    [[nodiscard]] static std::string cookie_in(const std::string& answer) {
        const auto at = answer.find("Set-Cookie: ");
        if (at == std::string::npos) return {};
        return answer.substr(at + 12, answer.find(';', at) - at - 12);
    }
    [[nodiscard]] std::string upgrade(const std::string& cookie) {
        return Client{server->port()}.upgrade({},
                                              cookie.empty() ? "" : "Cookie: " + cookie + "\r\n");
    }
    [[nodiscard]] std::string get(const std::string& target, const std::string& cookie = "") {
        return Client{server->port()}.get(target,
                                          cookie.empty() ? "" : "Cookie: " + cookie + "\r\n");
    }

    // A tab that has come in and says this first.
    [[nodiscard]] Client enter(const std::string& hello) {
        Client tab{server->port()};
        EXPECT_EQ(tab.upgrade({}, "Cookie: " + cookie_in(join(server->code())) + "\r\n"),
                  "HTTP/1.1 101 Switching Protocols");
        tab.say(hello);
        return tab;
    }
    [[nodiscard]] static Json heard(Client& tab) {
        const auto text = tab.hear();
        return text ? Json(parse_json(*text)) : Json(nullptr);
    }
    [[nodiscard]] static Json answer_to(Client& tab, int id) {
        for (;;) {
            Json message = heard(tab);
            if (message.is_null() || message.value("re", -1) == id) return message;
        }
    }

    // Asks for more than anybody needs: analyses, and boards with bots that think for a day.
    void flood() {
        flooding.emplace(enter(R"({"type":"hello","id":1,"name":"Flood"})"));
        for (int i = 2; i < 200; ++i) {
            flooding->say(R"({"type":"analyse","id":)" + std::to_string(i) +
                          R"(,"where":{"game":"othello"}})");
        }
        for (int board = 0; board < 16; ++board) {
            const Json slow{{"kind", "bot"}, {"bot", "minimax(depth=40,move-time=86400)"}};
            flooding->say(json_line(Json{{"type", "new"},
                                         {"id", 300 + board},
                                         {"board", "b" + std::to_string(board)},
                                         {"game", "othello"},
                                         {"players", {{"X", slow}, {"O", {{"kind", "human"}}}}}}));
        }
    }
    std::optional<Client> flooding;
};

TEST_F(ForOthers, TheDoorIsClosedUntilTheCodeIsGiven) {
    start(false, false);
    EXPECT_TRUE(has(server->url(), "#join=" + server->code()));
    EXPECT_TRUE(server->teacher_url().empty());
    EXPECT_TRUE(has(get("/"), " 200 ")) << "the page, to ask for the code";
    EXPECT_TRUE(has(get("/health"), "ok"));
    EXPECT_TRUE(has(get("/door"), "{\"closed\":true}"));
    EXPECT_TRUE(has(get("/metrics"), " 403 "));
    EXPECT_EQ(upgrade(""), "HTTP/1.1 403 Forbidden");
    EXPECT_TRUE(has(join("22222222"), " 403 "));
    EXPECT_TRUE(has(join(server->code(), "http://evil.example"), " 403 "));
    EXPECT_TRUE(has(get("/join"), " 405 "));
    const std::string cookie = cookie_in(join(server->code()));
    ASSERT_FALSE(cookie.empty());
    EXPECT_TRUE(has(get("/door", cookie), "{\"closed\":false}"));
    EXPECT_TRUE(has(get("/metrics", cookie), " 200 "));
    EXPECT_EQ(upgrade(cookie), "HTTP/1.1 101 Switching Protocols");
}

TEST_F(ForOthers, AGuesserIsToldToWait) {
    start(false, true);
    std::string answer;
    for (int i = 0; i < 1000 && !has(answer, " 429 "); ++i) {
        answer = join("2222" + std::to_string(1000 + i));
    }
    EXPECT_TRUE(has(answer, " 429 ")) << answer;
    EXPECT_TRUE(has(answer, "Retry-After: "));
    // The teacher comes by another way.
    const std::string url = server->teacher_url();
    const std::string teacher = cookie_in(get(url.substr(url.find("/?"), 1 + 7 + 32)));
    EXPECT_EQ(upgrade(teacher), "HTTP/1.1 101 Switching Protocols");
}

// Somebody inside guesses tokens, replays what another has said, and floods: another's games stay
// hers, and go on.
TEST_F(ForOthers, NobodyReadsOrStopsAnother) {
    start(false, true);
    Client ana = enter(R"({"type":"hello","id":1,"name":"Ana"})");
    const std::string token = heard(ana)["token"];
    const std::string begin = R"({"type":"new","id":2,"board":"play","game":"adjacency",
        "players":{"X":{"kind":"human"},"O":{"kind":"level","level":1}}})";
    ana.say(begin);
    ASSERT_EQ(answer_to(ana, 2)["type"], "state");

    Random random{Seed{5}};
    for (int i = 0; i < 50; ++i) {
        std::string guess = token;
        char& changed = guess[random.below(32)];
        changed = changed == 'a' ? 'b' : 'a';
        Client spy = enter(json_line(Json{{"type", "hello"}, {"id", 1}, {"token", guess}}));
        const Json welcome = heard(spy);
        EXPECT_EQ(welcome["resumed"], false) << guess;
        EXPECT_EQ(welcome["boards"].size(), 0U);
        if (i > 0) continue;
        // What she said, said again by somebody else, is about that one's own boards.
        spy.say(R"({"type":"move","id":3,"board":"play","move":"d4"})");
        EXPECT_EQ(answer_to(spy, 3)["code"], "unknown-board");
        spy.say(R"({"type":"class","id":4})");
        EXPECT_EQ(answer_to(spy, 4)["code"], "not-allowed");
    }

    flood();
    ana.say(R"({"type":"state","id":9,"board":"play"})");
    Json state = answer_to(ana, 9);
    for (int id = 10; id < 14; ++id) {
        const std::string move = state["position"]["legal"][0]["move"];
        ana.say(json_line(Json{{"type", "move"}, {"id", id}, {"board", "play"}, {"move", move}}));
        state = answer_to(ana, id);
        ASSERT_EQ(state["type"], "state") << state;
        while (!state["your_turn"].get<bool>()) {
            state = heard(ana);
            ASSERT_EQ(state["type"], "state");
        }
    }
    EXPECT_EQ(state["ply"], 8);
}

// A pass is of one server that runs, and of no other.
TEST_F(ForOthers, APassIsGoodForOneServerOnly) {
    start(false, false);
    const std::string pass = cookie_in(join(server->code()));
    const std::string secret = pass.substr(pass.find('='));
    TearDown();
    start(false, false);
    EXPECT_EQ(upgrade("lawan-" + std::to_string(server->port()) + secret),
              "HTTP/1.1 403 Forbidden");
}

TEST_F(ForOthers, AnOpenDoorAsksForNothing) {
    start(true, false);
    EXPECT_TRUE(server->code().empty());
    EXPECT_TRUE(has(get("/door"), "{\"closed\":false}"));
    EXPECT_EQ(upgrade(""), "HTTP/1.1 101 Switching Protocols");
}

}  // namespace
}  // namespace lawan::server
