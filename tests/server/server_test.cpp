// The server on loopback: what it serves, whom it refuses, and that rude clients do not matter.
#include "server/server.hpp"
#include "formats/json_text.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include "core/random.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "tests/server/client.hpp"
#include "tests/support/cases.hpp"

namespace lawan::server {
namespace {

using testing_support::Client;
using testing_support::has;
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
                                  const std::optional<std::string>& host = {}) const {
        return client().get(target, more, host);
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

TEST_F(Serving, ThereIsNoFreePortAfterTheLast) {
    const int taken = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in last{};
    last.sin_family = AF_INET;
    last.sin_port = htons(65535);
    last.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    (void)::bind(taken, reinterpret_cast<const sockaddr*>(&last), sizeof last);
    (void)::listen(taken, 1);  // where neither worked, somebody else has it
    ServerOptions options;
    options.port = 65535;
    options.page = folder / "page";
    options.store = folder / "other.sqlite";
    options.stop_on_signals = false;
    EXPECT_THROW(Server{options}, InputError);
    ::close(taken);
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

// Whoever starts a second one is told where the first one is.
TEST_F(Serving, TheGamesHaveOneServerAndItsAddressIsTold) {
    ServerOptions options;
    options.port = 0;
    options.store = folder / "store.sqlite";
    try {
        const Server second{options};
        FAIL() << "two servers write one file";
    } catch (const InputError& error) {
        EXPECT_TRUE(has(error.what(), server->url())) << error.what();
        EXPECT_TRUE(has(error.what(), "--store")) << error.what();
    }
}

TEST_F(Serving, WrongRequestsAreRefusedInWords) {
    Client post = client();
    post.send("POST / HTTP/1.1\r\nHost: " + post.own_host() + "\r\nContent-Length: 5\r\n\r\nhello");
    const std::string refused = post.rest();
    EXPECT_TRUE(has(refused, " 405 ")) << refused;
    EXPECT_TRUE(has(refused, "Allow: GET, HEAD")) << refused;
    Client body = client();
    body.send("GET / HTTP/1.1\r\nHost: " + body.own_host() + "\r\nContent-Length: 5\r\n\r\nhello");
    EXPECT_TRUE(has(body.rest(), " 413 "));
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

// However much those who are in have to say.
TEST(ServerWithALine, TakesAllWhoWaitInOneTurn) {
    ServerOptions options;
    options.port = 0;
    options.threads = 1;
    options.stop_on_signals = false;
    Server server{options};
    constexpr int kWaiting = 50;
    std::vector<Client> waiting;
    for (int i = 0; i < kWaiting; ++i) {
        waiting.emplace_back(server.port());
        waiting.back().send("GET /metrics HTTP/1.1\r\nHost: " + waiting.back().own_host() +
                            "\r\nConnection: close\r\n\r\n");
    }
    std::thread serving{[&] { server.run(); }};
    const std::string first = waiting.front().rest();
    server.stop();
    serving.join();
    EXPECT_TRUE(has(first, "\nlawan_http_connections " + std::to_string(kWaiting) + '\n')) << first;
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
