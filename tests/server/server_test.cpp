// The server on loopback: what it serves, whom it refuses, and that rude clients do not matter.
#include "server/server.hpp"
#include "formats/json_text.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include "core/random.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "server/door.hpp"
#include "server/doorkeeper.hpp"
#include "server/hosts.hpp"
#include "tests/server/client.hpp"
#include "tests/support/cases.hpp"

namespace lawan::server {
namespace {

using testing_support::Client;
using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

class Serving : public testing::Test {
  protected:
    fs::path folder =
        fs::temp_directory_path() / ("lawan-server-" + std::to_string(::getpid()) + '-' +
                                     testing::UnitTest::GetInstance()->current_test_info()->name());
    std::unique_ptr<Server> server;
    std::thread thread;

    void SetUp() override {
        fs::create_directories(folder / "page" / "assets");
        write("page/index.html", "<!doctype html>the page");
        write("page/assets/a-1.js", "let a = 1;");
        write("page/assets/a-1.js.gz", "zipped");
        write("secret.txt", "a secret");
        fs::create_symlink(folder / "secret.txt", folder / "page" / "link.txt");
        start();
    }
    void TearDown() override {
        stop();
        fs::remove_all(folder);
    }

    void start(std::size_t most_connections = 2000) {
        ServerOptions options;
        options.most_connections = most_connections;
        options.port = 0;
        options.page = folder / "page";
        options.store = folder / "store.sqlite";
        options.request_time = Seconds{0.5};
        options.stop_on_signals = false;
        server = std::make_unique<Server>(options);
        thread = std::thread{[this] { server->run(); }};
    }
    void stop() {
        if (!server) return;
        server->stop();
        thread.join();
        server.reset();
    }

    void write(const std::string& name, const std::string& text) const {
        std::ofstream{folder / name} << text;
    }
    [[nodiscard]] Client client() const { return Client{server->port()}; }
    [[nodiscard]] std::string get(const std::string& target, const std::string& more = "",
                                  std::optional<std::string> host = {}) const {
        return client().get(target, more, std::move(host));
    }
    [[nodiscard]] Client greeted(const std::string& token = "") const {
        Client tab = client();
        EXPECT_EQ(tab.upgrade(), "HTTP/1.1 101 Switching Protocols");
        Json hello{{"type", "hello"}, {"id", 1}};
        if (!token.empty()) hello["token"] = token;
        tab.say(json_line(hello));
        return tab;
    }
    [[nodiscard]] static Json heard(Client& tab) {
        const auto text = tab.hear();
        return text ? Json(parse_json(*text)) : Json(nullptr);
    }
};

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST_F(Serving, ThePageWithItsHeaders) {
    const std::string page = get("/");
    EXPECT_TRUE(has(page, "HTTP/1.1 200 OK"));
    EXPECT_TRUE(has(page, "the page"));
    EXPECT_TRUE(has(page, "Content-Type: text/html; charset=utf-8"));
    EXPECT_TRUE(has(page, "Content-Security-Policy: default-src 'none'"));
    EXPECT_TRUE(has(page, "X-Content-Type-Options: nosniff"));
    EXPECT_TRUE(has(page, "Cache-Control: no-cache"));
    const std::string script = get("/assets/a-1.js?x");
    EXPECT_TRUE(has(script, "let a = 1;"));
    EXPECT_TRUE(has(script, "immutable"));
    const std::string zipped = get("/assets/a-1.js", "Accept-Encoding: gzip, br\r\n");
    EXPECT_TRUE(has(zipped, "Content-Encoding: gzip"));
    EXPECT_TRUE(has(zipped, "zipped"));
    const auto etag = script.substr(script.find("ETag: ") + 6, 18);
    EXPECT_TRUE(has(get("/assets/a-1.js", "If-None-Match: " + etag + "\r\n"), "304"));
    EXPECT_TRUE(has(get("/health"), "ok"));
    EXPECT_TRUE(has(get("/metrics"), "lawan_messages_total 0"));
}

TEST_F(Serving, NothingOutsideThePage) {
    for (const char* target :
         {"/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt",
          "//secret.txt", "/link.txt", "/etc/passwd", "/assets", "/assets/", "\\..\\secret.txt"}) {
        const std::string answer = get(target);
        EXPECT_TRUE(has(answer, " 404 ") || has(answer, " 400 ")) << target << "\n" << answer;
        EXPECT_FALSE(has(answer, "a secret")) << target;
    }
}

TEST_F(Serving, OnlyUnderItsOwnNames) {
    const std::string port = ":" + std::to_string(server->port());
    EXPECT_TRUE(has(get("/", "", "localhost" + port), " 200 "));
    for (const std::string& host :
         {"evil.example" + port, std::string{"127.0.0.1"}, std::string{"localhost:1"},
          std::string{""}, "localhost.evil.example" + port}) {
        EXPECT_TRUE(has(get("/", "", host), " 403 ")) << host;
    }
    EXPECT_EQ(client().upgrade("http://evil.example"), "HTTP/1.1 403 Forbidden");
    EXPECT_EQ(client().upgrade("http://127.0.0.1:1"), "HTTP/1.1 403 Forbidden");
    EXPECT_EQ(client().upgrade("null"), "HTTP/1.1 403 Forbidden");
    EXPECT_EQ(client().upgrade(""), "HTTP/1.1 403 Forbidden");
    EXPECT_EQ(client().upgrade("http://" + client().own_host()),
              "HTTP/1.1 101 Switching Protocols");
}

// Whoever may start programs was told the address by the one who started the server.
TEST(ServerOfPrograms, AsksForTheTokenOfItsAddress) {
    ServerOptions options;
    options.port = 0;
    options.allow_commands = true;
    options.stop_on_signals = false;
    Server server{options};
    std::thread thread{[&] { server.run(); }};
    const std::string url = server.url();
    const auto at = url.find("?token=");
    ASSERT_NE(at, std::string::npos);
    const std::string token = url.substr(at + 7);
    const auto connect = [&](const std::string& cookie) {
        return Client{server.port()}.upgrade({},
                                             cookie.empty() ? "" : "Cookie: " + cookie + "\r\n");
    };
    const std::string name = "lawan-" + std::to_string(server.port()) + "=";
    EXPECT_EQ(connect(""), "HTTP/1.1 403 Forbidden");
    EXPECT_EQ(connect(name), "HTTP/1.1 403 Forbidden");
    EXPECT_EQ(connect(name + std::string(token.size(), '0')), "HTTP/1.1 403 Forbidden");
    EXPECT_EQ(connect("a=b; " + name + token), "HTTP/1.1 101 Switching Protocols");
    EXPECT_TRUE(has(Client{server.port()}.get("/?token=" + token), "Set-Cookie: " + name + token));
    EXPECT_FALSE(has(Client{server.port()}.get("/?token=" + token + "0"), "Set-Cookie"));
    EXPECT_FALSE(has(Client{server.port()}.get("/"), "Set-Cookie"));
    server.stop();
    thread.join();
}

TEST(ServerOfPrograms, IsForThisMachineOnly) {
    ServerOptions options;
    options.port = 0;
    options.host = "0.0.0.0";
    options.allow_commands = true;
    EXPECT_THROW(Server{options}, InputError);
}

class Clock final : public TimeSource {
  public:
    [[nodiscard]] Seconds now() const override { return time; }
    [[nodiscard]] Seconds worked() const override { return time; }
    Seconds time{1000};
};

TEST(Doors, LetInWhoHasTheCodeAndNobodyElse) {
    Door door{Lock::Code, true, false};
    EXPECT_EQ(door.code().size(), kCodeLength);
    EXPECT_FALSE(door.visitor("")) << "nothing was given";
    EXPECT_FALSE(door.visitor("lawan="));
    const std::string typed = ' ' + lower(door.code().substr(0, 4)) + '-' + door.code().substr(4);
    const Door::Joined joined = door.join(typed, {"10.0.0.1", "10.0.0.1"});
    ASSERT_TRUE(std::holds_alternative<std::string>(joined));
    const std::string cookie = std::get<std::string>(joined);
    const std::string pass = cookie.substr(0, cookie.find(';'));
    const auto visitor = door.visitor("a=b; " + pass);
    ASSERT_TRUE(visitor);
    EXPECT_FALSE(visitor->teacher);
    EXPECT_EQ(visitor->person.size(), 32U);
    EXPECT_FALSE(door.visitor(pass + '0'));
    EXPECT_FALSE(door.visitor(pass.substr(0, pass.size() - 1)));
    EXPECT_FALSE(door.visitor("lawan=" + door.code())) << "the code is no pass";
    EXPECT_TRUE(has(cookie, "HttpOnly; SameSite=Strict"));
    EXPECT_FALSE(has(cookie, "Secure"));
    // Each browser is somebody else.
    const auto other = std::get<std::string>(door.join(door.code(), {"10.0.0.1", "10.0.0.1"}));
    EXPECT_NE(door.visitor(other.substr(0, other.find(';')))->person, visitor->person);
    // The teacher's link is another secret.
    const auto link = door.cookie_for('/' + door.teacher_part().substr(0, 7 + 32));
    ASSERT_TRUE(link);
    EXPECT_TRUE(door.visitor(link->substr(0, link->find(';')))->teacher);
    EXPECT_FALSE(door.cookie_for("/?token=" + std::string(32, '0')));
    EXPECT_FALSE(door.cookie_for("/?token="));
    EXPECT_FALSE(door.cookie_for("/?token=" + door.code()));
}

TEST(Doors, TireOfWhoGuesses) {
    Clock clock;
    Door door{Lock::Code, false, false, clock};
    const auto guess = [&](const std::string& code, const std::string& address = "10.0.0.9") {
        return door.join(code, {address, address});
    };
    int number = 0;
    const auto another = [&] { return "2222" + std::to_string(1000 + number++ % 9000); };
    const auto waits = [](const Door::Joined& said) {
        return std::holds_alternative<Door::Wait>(said);
    };
    for (int i = 0; i < 25; ++i) EXPECT_FALSE(waits(guess(another()))) << i;
    EXPECT_TRUE(waits(guess(another())));
    EXPECT_TRUE(waits(guess(door.code()))) << "nor the right one: else a guesser would find it";
    EXPECT_FALSE(waits(guess(door.code(), "10.0.0.8"))) << "others have their own patience";
    // In a day one address makes 25 guesses and one for each four seconds, and nobody waits longer.
    int guesses = 25;
    for (int second = 0; second < 86'400; ++second) {
        clock.time += Seconds{1};
        const auto said = guess(another());
        if (!waits(said)) {
            ++guesses;
        } else {
            ASSERT_LE(std::get<Door::Wait>(said).time, Seconds{4});
        }
    }
    EXPECT_LE(guesses, 25 + 21'600);
    // A class behind one address is not kept waiting.
    for (int i = 0; i < 100; ++i) {
        EXPECT_TRUE(std::holds_alternative<std::string>(guess(door.code(), "10.0.0.7"))) << i;
    }
    EXPECT_TRUE(waits(guess(door.code(), "10.0.0.7")));
}

// A class that was told last week's code, or one who types the same mistake again and again.
TEST(Doors, CountTheSameWrongCodeOnce) {
    Clock clock;
    Door door{Lock::Code, false, false, clock};
    const Knock school{"10.0.0.9", "10.0.0.9"};
    for (int i = 0; i < 90; ++i) {
        EXPECT_TRUE(std::holds_alternative<Door::WrongCode>(door.join("2222-2222", school))) << i;
    }
    EXPECT_TRUE(std::holds_alternative<std::string>(door.join(door.code(), school)));
}

// Whoever has one address of IPv6 has all of its network: together they get ten times as much.
TEST(Doors, CountANetworkAsTenAddresses) {
    Clock clock;
    Door door{Lock::Code, false, false, clock};
    const auto guesses_of = [&](const std::string& address) {
        int guesses = 0;
        while (std::holds_alternative<Door::WrongCode>(
            door.join("2222" + std::to_string(1000 + guesses), {address, "2001:db8::"}))) {
            ++guesses;
        }
        return guesses;
    };
    EXPECT_EQ(guesses_of("2001:db8::1"), 25);
    EXPECT_EQ(guesses_of("2001:db8::1"), 0);
    EXPECT_EQ(guesses_of("2001:db8::2"), 25) << "a neighbour has patience of its own";
    int all = 50;
    for (int i = 3; i < 1000; ++i) all += guesses_of("2001:db8::" + std::to_string(i));
    EXPECT_LE(all, 250);
    EXPECT_GT(all, 240);
    EXPECT_TRUE(std::holds_alternative<std::string>(
        door.join(door.code(), {"2001:db8:0:1::1", "2001:db8:0:1::"})));
}

TEST(Doors, ForgetOldPassesBeforeTheyHeapUp) {
    Clock clock;
    Door door{Lock::Code, false, true, clock};
    const auto enter = [&](int i) {
        const std::string from = std::to_string(i % 100);
        const auto cookie = std::get<std::string>(door.join(door.code(), {from, from}));
        EXPECT_TRUE(has(cookie, "; Secure"));
        return cookie.substr(0, cookie.find(';'));
    };
    const std::string used = enter(0);
    const std::string unused = enter(0);
    for (int i = 0; i < 5'000; ++i) {
        clock.time += Seconds{1};
        (void)enter(i);
        ASSERT_TRUE(door.visitor(used));
    }
    EXPECT_FALSE(door.visitor(unused));
}

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
                                   std::optional<std::string> origin = {}) {
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
    const auto enter = [&](const std::string& hello) {
        Client tab{server->port()};
        const std::string cookie = cookie_in(join(server->code()));
        EXPECT_EQ(tab.upgrade({}, "Cookie: " + cookie + "\r\n"),
                  "HTTP/1.1 101 Switching Protocols");
        tab.say(hello);
        return tab;
    };
    const auto heard = [](Client& tab) {
        const auto text = tab.hear();
        return text ? Json(parse_json(*text)) : Json(nullptr);
    };
    const auto answer_to = [&](Client& tab, int id) {
        for (;;) {
            Json message = heard(tab);
            if (message.is_null() || message.value("re", -1) == id) return message;
        }
    };
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

    Client flood = enter(R"({"type":"hello","id":1,"name":"Flood"})");
    for (int i = 2; i < 200; ++i) {
        flood.say(R"({"type":"analyse","id":)" + std::to_string(i) +
                  R"(,"where":{"game":"othello"}})");
    }
    for (int board = 0; board < 16; ++board) {
        const Json slow{{"kind", "bot"}, {"bot", "minimax(depth=40,move-time=86400)"}};
        flood.say(json_line(Json{{"type", "new"},
                                 {"id", 300 + board},
                                 {"board", "b" + std::to_string(board)},
                                 {"game", "othello"},
                                 {"players", {{"X", slow}, {"O", {{"kind", "human"}}}}}}));
    }
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

TEST(Hosts, OtherMachinesMayUseTheAddressInFigures) {
    Hosts lab{"0.0.0.0", {"Lab.Example"}};
    lab.set_port(8017);
    EXPECT_TRUE(lab.accepts("192.168.1.7:8017"));
    EXPECT_TRUE(lab.accepts("lab.example:8017"));
    EXPECT_TRUE(lab.accepts("[fe80::1]:8017"));
    EXPECT_FALSE(lab.accepts("192.168.1.7.evil.example:8017"));
    EXPECT_FALSE(lab.accepts("192.168.1.7:80"));
    Hosts own{"127.0.0.1", {}};
    own.set_port(8017);
    EXPECT_FALSE(own.accepts("192.168.1.7:8017"));
    EXPECT_TRUE(own.accepts("[::1]:8017"));
}

TEST_F(Serving, WrongRequestsAreRefusedInWords) {
    Client post = client();
    post.send("POST / HTTP/1.1\r\nHost: " + post.own_host() + "\r\nContent-Length: 5\r\n\r\nhello");
    EXPECT_TRUE(has(post.rest(), " 413 "));
    Client put = client();
    put.send("DELETE / HTTP/1.1\r\nHost: " + put.own_host() + "\r\nConnection: close\r\n\r\n");
    EXPECT_TRUE(has(put.rest(), " 405 "));
    EXPECT_TRUE(has(get("/", "X-Long: " + std::string(20'000, 'x') + "\r\n"), " 431 "));
    Client noise = client();
    noise.send("\x16\x03\x01 this is no HTTP\r\n\r\n");
    EXPECT_TRUE(has(noise.rest(), " 400 "));
    EXPECT_TRUE(has(get("/ws"), " 426 "));
    Client head = client();
    head.send("HEAD / HTTP/1.1\r\nHost: " + head.own_host() + "\r\nConnection: close\r\n\r\n");
    const std::string answer = head.rest();
    EXPECT_TRUE(has(answer, "Content-Length: 23"));
    EXPECT_FALSE(has(answer, "the page"));
}

// Whoever does not finish a request is not waited for; those who never began either.
TEST_F(Serving, SlowAndHalfOpenClientsAreLeft) {
    Client silent = client();
    Client slow = client();
    slow.send("GET / HTTP/1.1\r\nHo");
    EXPECT_EQ(silent.rest(), "");
    EXPECT_FALSE(has(slow.rest(), "the page"));
    EXPECT_TRUE(has(get("/health"), "ok"));
}

TEST_F(Serving, AGameOverTheWire) {
    Client tab = greeted();
    EXPECT_EQ(heard(tab)["type"], "welcome");
    tab.say(R"({"type":"new","id":2,"board":"play","game":"tictactoe",
                "players":{"X":{"kind":"human"},"O":{"kind":"level","level":1}}})");
    EXPECT_EQ(heard(tab)["re"], 2);
    tab.say(R"({"type":"move","id":3,"board":"play","move":"b2"})");
    Json state = heard(tab);
    while (state["ply"] < 2) state = heard(tab);
    EXPECT_TRUE(state["your_turn"]);
    EXPECT_EQ(state["thought"]["side"], "O");
}

TEST_F(Serving, GamesSurviveARestart) {
    Client tab = greeted();
    const std::string token = heard(tab)["token"];
    tab.say(R"({"type":"new","board":"play","game":"othello",
                "players":{"X":{"kind":"human"},"O":{"kind":"human"}}})");
    (void)heard(tab);
    tab.say(R"({"type":"move","board":"play","move":"d3"})");
    ASSERT_EQ(heard(tab)["ply"], 1);
    stop();
    EXPECT_EQ(tab.hear(), std::nullopt);
    start();
    Client again = greeted(token);
    EXPECT_TRUE(heard(again)["resumed"]);
    EXPECT_EQ(token.size(), 32 + 9U) << "a secret, and a mark of the address";
    EXPECT_EQ(heard(again)["ply"], 1);
}

// Keys have 128 bits of the system's randomness; a client that guesses finds nothing.
TEST_F(Serving, AGuesserFindsNoInvitation) {
    Client host = greeted();
    (void)heard(host);
    host.say(R"({"type":"invite","id":2,"game":"tictactoe","side":"X",
                 "players":{"X":{"kind":"human","name":"a"},"O":{"kind":"human","name":"b"}}})");
    const Json keys = heard(host);
    ASSERT_EQ(keys["type"], "invited");
    const auto try_key = [&](const std::string& key) {
        Client guest = client();
        EXPECT_EQ(guest.upgrade(), "HTTP/1.1 101 Switching Protocols");
        guest.say(json_line(Json{{"type", "hello"}, {"id", 1}, {"key", key}}));
        return heard(guest);
    };
    std::vector<std::string> known;
    for (const char* name : {"yours", "theirs", "watch"}) {
        known.push_back(keys[name].get<std::string>());
        EXPECT_GE(known.back().size(), 32U);
        EXPECT_EQ(try_key(known.back())["type"], "welcome");
    }
    EXPECT_NE(known[0], known[1]);
    EXPECT_NE(known[1], known[2]);
    Random random{Seed{11}};
    constexpr std::string_view kDigits = "0123456789abcdef";
    for (int i = 0; i < 100; ++i) {
        std::string guess = known[random.below(3)];
        guess[random.below(32)] = kDigits[random.below(16)];
        if (guess == known[0] || guess == known[1] || guess == known[2]) continue;
        EXPECT_EQ(try_key(guess)["code"], "not-found") << guess;
    }
}

TEST_F(Serving, BadFramesEndOnlyTheirOwnConnection) {
    Client tab = greeted();
    (void)heard(tab);
    EXPECT_TRUE(tab.say("{"));
    EXPECT_EQ(heard(tab)["code"], "bad-json");
    EXPECT_TRUE(tab.say(std::string(300'000, 'x')));
    EXPECT_EQ(heard(tab)["code"], "too-long");
    Client large = greeted();
    (void)heard(large);
    large.say(std::string(2'000'000, 'x'));
    while (large.hear()) {
    }
    Random random{Seed{7}};
    for (int i = 0; i < 50; ++i) {
        Client rude = greeted();
        std::string bytes;
        for (int n = 0; n < 200; ++n) bytes += static_cast<char>(random.below(256));
        rude.send(bytes);
    }
    EXPECT_TRUE(tab.say(R"({"type":"ping"})"));
    EXPECT_EQ(heard(tab)["type"], "pong");
}

std::uint64_t resident_bytes() {
    std::ifstream file{"/proc/self/statm"};
    std::uint64_t pages = 0;
    file >> pages >> pages;  // the second is what is resident
    return pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

// Two thousand connections that have each sent one would hold a gigabyte otherwise.
TEST_F(Serving, ALongMessageLeavesNothingBehind) {
    std::vector<Client> tabs;
    for (int i = 0; i < 100; ++i) tabs.push_back(greeted());
    for (Client& tab : tabs) ASSERT_EQ(heard(tab)["type"], "welcome");
    const std::string message(500'000, 'x');
    const auto send = [&](Client& tab) {
        tab.say(message);
        ASSERT_EQ(heard(tab)["code"], "too-long");
    };
    send(tabs.front());  // what the first one takes is for all
    const std::uint64_t before = resident_bytes();
    for (Client& tab : tabs) send(tab);
    const std::uint64_t after = resident_bytes();
    if (test::kSanitized) GTEST_SKIP() << "a sanitizer keeps what is given back";
    EXPECT_LT(after, before + (std::uint64_t{20} << 20U));
}

TEST_F(Serving, FiveHundredAtOnceAreAllAnswered) {
    rlimit files{};
    ::getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
    if (files.rlim_cur < 1500) GTEST_SKIP() << "too few files may be open";
    std::vector<Client> tabs;
    for (int i = 0; i < 500; ++i) tabs.push_back(greeted());
    for (Client& tab : tabs) ASSERT_EQ(heard(tab)["type"], "welcome");
    for (Client& tab : tabs) {
        tab.say(R"({"type":"new","id":2,"board":"play","game":"tictactoe",
                    "players":{"X":{"kind":"human"},"O":{"kind":"human"}}})");
    }
    for (Client& tab : tabs) ASSERT_EQ(heard(tab)["re"], 2);
    EXPECT_TRUE(has(get("/metrics"), "lawan_connections 500"));
}

// When it is full, that is said, and the server's health can be asked for all the same.
TEST_F(Serving, WhoComesWhenItIsFullIsTold) {
    stop();
    start(2);
    Client first = greeted();
    EXPECT_EQ(heard(first)["type"], "welcome");
    {
        Client second = greeted();
        EXPECT_EQ(heard(second)["type"], "welcome");
        EXPECT_TRUE(has(get("/"), "503"));
        EXPECT_TRUE(has(get("/"), "Too many connections"));
        EXPECT_EQ(client().upgrade(), "HTTP/1.1 503 Service Unavailable");
        EXPECT_TRUE(has(get("/health"), "200 OK"));
        EXPECT_TRUE(has(get("/health"), "ok"));
    }
    std::string page;
    while (!has(page, "the page")) {
        page = get("/");  // until it is seen that the second has left
        ASSERT_TRUE(has(page, "the page") || has(page, "503")) << page;
    }
    first.say(R"({"type":"ping"})");
    EXPECT_EQ(heard(first)["type"], "pong");
}

// One address opens as many connections as it can, and says nothing on them.
TEST_F(Serving, TheHealthIsToldWhateverIsOpen) {
    stop();
    start(2);
    std::vector<Client> silent;
    for (int i = 0; i < 100; ++i) silent.push_back(client());
    EXPECT_TRUE(has(get("/health"), "200 OK"));
    EXPECT_TRUE(has(get("/"), "503"));
    EXPECT_TRUE(has(get("/health"), "ok"));
}

TEST(Doorkeepers, LetTheNewestOfTheRefusedBeHeard) {
    std::atomic<std::int64_t> open{0};
    Doorkeeper doorkeeper{1, open};
    const auto address = boost::asio::ip::make_address("127.0.0.1");
    const auto inside = doorkeeper.admit(address);
    std::vector<Ticket> refused;
    std::vector<int> left;
    for (int i = 0; i < 20; ++i) {
        auto ticket = doorkeeper.admit(address);
        ASSERT_TRUE(ticket) << i;
        EXPECT_TRUE(ticket->full());
        ticket->leaves_by([&left, i] { left.push_back(i); });
        refused.push_back(std::move(*ticket));
    }
    EXPECT_EQ(left, (std::vector{0, 1, 2, 3}));
    EXPECT_FALSE(inside->full());
    refused.clear();
    EXPECT_EQ(open, 1);
}

// Who is refused takes no place of others.
TEST(Doorkeepers, CountTheRefusedByThemselves) {
    std::atomic<std::int64_t> open{0};
    Doorkeeper doorkeeper{8, open};
    std::vector<Ticket> tickets;
    while (auto ticket = doorkeeper.admit(boost::asio::ip::make_address("192.0.2.1"))) {
        tickets.push_back(std::move(*ticket));
    }
    EXPECT_EQ(tickets.size(), 2 + 16U);
    EXPECT_FALSE(doorkeeper.admit(boost::asio::ip::make_address("192.0.2.2"))->full());
}

TEST(Doorkeepers, GiveOneAddressAQuarterAtMost) {
    std::atomic<std::int64_t> open{0};
    Doorkeeper doorkeeper{8, open};
    const auto admit = [&](const char* address) {
        return doorkeeper.admit(boost::asio::ip::make_address(address));
    };
    const auto first = admit("192.0.2.1");
    auto second = admit("::ffff:192.0.2.1");
    EXPECT_FALSE(first->full() || second->full());
    EXPECT_TRUE(admit("192.0.2.1")->full());
    EXPECT_FALSE(admit("192.0.2.2")->full());
    // A network of IPv6 is one owner.
    const auto third = admit("2001:db8::1");
    const auto fourth = admit("2001:db8::2");
    EXPECT_FALSE(third->full() || fourth->full());
    EXPECT_TRUE(admit("2001:db8::ffff:3")->full());
    EXPECT_FALSE(admit("2001:db8:0:1::1")->full());
    second.reset();
    EXPECT_FALSE(admit("192.0.2.1")->full());
    EXPECT_EQ(open, 3);
}

TEST(Doorkeepers, CountOfThisMachineTheWholeOnly) {
    std::atomic<std::int64_t> open{0};
    Doorkeeper doorkeeper{8, open};
    std::vector<Ticket> tickets;
    for (int i = 0; i < 8; ++i) {
        auto ticket = doorkeeper.admit(boost::asio::ip::make_address("127.0.0.1"));
        tickets.push_back(std::move(*ticket));
        EXPECT_FALSE(tickets.back().full());
    }
    int refusals = 0;
    while (auto ticket = doorkeeper.admit(boost::asio::ip::make_address("127.0.0.1"))) {
        EXPECT_TRUE(ticket->full());
        tickets.push_back(std::move(*ticket));
        ++refusals;
    }
    EXPECT_GT(refusals, 0);
    tickets.clear();
    EXPECT_EQ(open, 0);
}

// Else a browser that was opened holds the port after the server has ended.
TEST_F(Serving, WhatIsStartedDoesNotInheritThePort) {
    int listening = 0;
    for (int fd = 0; fd < 1024; ++fd) {
        int accepts = 0;
        socklen_t size = sizeof accepts;
        if (::getsockopt(fd, SOL_SOCKET, SO_ACCEPTCONN, &accepts, &size) != 0) continue;
        if (accepts == 0) continue;
        ++listening;
        EXPECT_NE(::fcntl(fd, F_GETFD) & FD_CLOEXEC, 0);
    }
    EXPECT_EQ(listening, 1);
}

TEST_F(Serving, TheNextFreePortIfOneIsTaken) {
    ServerOptions options;
    options.port = server->port();
    options.stop_on_signals = false;
    const Server second{options};
    EXPECT_GT(second.port(), server->port());
}

}  // namespace
}  // namespace lawan::server
