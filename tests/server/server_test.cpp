// The server on loopback: what it serves, whom it refuses, and that rude clients do not matter.
#include "server/server.hpp"
#include "formats/json_text.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include "core/random.hpp"
#include "formats/json.hpp"
#include "server/hosts.hpp"
#include "tests/server/client.hpp"

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

    void start() {
        ServerOptions options;
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
    EXPECT_EQ(client().upgrade("http://" + client().own_host()),
              "HTTP/1.1 101 Switching Protocols");
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
    EXPECT_EQ(heard(again)["ply"], 1);
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
