// The server as a user runs it: signals, and games that survive kill -9.
#include <gtest/gtest.h>

#include <csignal>
#include <thread>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "tests/server/client.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

// Starts a server on a free port and waits until it says where it is.
constexpr const char* kStartServing =
    "start() { \"$LAWAN\" serve --port 0 --no-open --store games.sqlite >out 2>err & server=$!\n"
    "  for i in $(seq 300); do grep -q http out && break; sleep 0.1; done\n"
    "  url=$(grep -o 'http://[^ ]*' out); port=${url##*:}; port=${port%/}; }\n"
    // One request over a socket of bash's own.
    "get() { exec 3<>/dev/tcp/127.0.0.1/$port; printf 'GET %s HTTP/1.1\\r\\nHost: "
    "127.0.0.1:%s\\r\\n"
    "Connection: close\\r\\n\\r\\n' \"$1\" $port >&3; cat <&3; exec 3>&-; }\n";

TEST(ServeProgram, SaysWhereItIsAndEndsCleanly) {
    for (const char* signal : {"TERM", "INT"}) {
        const Ran ran = run_shell(std::string{kStartServing} + "start; get /health; kill -" +
                                  signal + " $server; wait $server; echo \"ended $?\"");
        EXPECT_NE(ran.out.find("\nok\n"), std::string::npos) << ran.out << ran.err;
        EXPECT_NE(ran.out.find("ended 0"), std::string::npos) << ran.out << ran.err;
    }
}

TEST(ServeProgram, SaysThatItsPortIsTaken) {
    const Ran ran = run_shell(
        std::string{kStartServing} +
        "start; \"$LAWAN\" serve --port $port --no-open --store other.sqlite >out2 2>err2 & "
        "second=$!; for i in $(seq 600); do grep -q 'is at' out2 && break; sleep 0.05; done; "
        "kill $second $server; wait; grep -c \"port $port is taken\" err2");
    EXPECT_EQ(ran.out, "1\n") << ran.err;
}

// A server of our own program that is ended without a warning.
class Doomed {
  public:
    explicit Doomed(const std::filesystem::path& folder) {
        const auto out = folder / "out";
        std::filesystem::remove(out);
        child_ = fork();
        if (child_ == 0) {
            const bool ready = std::freopen(out.c_str(), "wb", stdout) != nullptr &&
                               std::freopen("/dev/null", "wb", stderr) != nullptr;
            const auto store = (folder / "games.sqlite").string();
            if (ready) {
                execl(program().c_str(), "lawan", "serve", "--port", "0", "--no-open", "--store",
                      store.c_str(), nullptr);
            }
            _exit(127);
        }
        for (int i = 0; i < 600 && port_ == 0; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds{50});
            const std::string said = read_file(out);
            const auto colon = said.rfind(':');
            if (colon != std::string::npos && said.find('\n') != std::string::npos) {
                port_ = static_cast<std::uint16_t>(std::stoi(said.substr(colon + 1)));
            }
        }
    }
    ~Doomed() {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
    }
    Doomed(const Doomed&) = delete;
    Doomed& operator=(const Doomed&) = delete;

    [[nodiscard]] std::uint16_t port() const { return port_; }

  private:
    pid_t child_;
    std::uint16_t port_ = 0;
};

TEST(ServeProgram, WhatItAnsweredSurvivesKillNine) {
    using server::testing_support::Client;
    using Json = nlohmann::ordered_json;
    const ScratchFolder folder;
    std::string token;
    int ply = 0;
    for (int life = 0; life < 4; ++life) {
        const Doomed doomed{folder.path()};
        ASSERT_NE(doomed.port(), 0);
        Client tab{doomed.port()};
        ASSERT_EQ(tab.upgrade(), "HTTP/1.1 101 Switching Protocols");
        Json hello{{"type", "hello"}};
        if (!token.empty()) hello["token"] = token;
        tab.say(json_line(hello));
        token = parse_json(*tab.hear())["token"];
        if (life == 0) {
            tab.say(R"({"type":"new","board":"b","game":"tictactoe","settings":{"size":8},
                        "players":{"X":{"kind":"human"},"O":{"kind":"human"}}})");
        }
        Json state = parse_json(*tab.hear());
        ASSERT_EQ(state["ply"], ply) << "after life " << life;
        for (int i = 0; i < 3; ++i) {
            const Json move = state["position"]["legal"][0]["move"];
            tab.say(json_line({{"type", "move"}, {"board", "b"}, {"move", move}}));
            state = parse_json(*tab.hear());
            ply = state["ply"];
        }
        ASSERT_EQ(ply, 3 * (life + 1));
    }
}

TEST(ServeProgram, KeepsItsFilesInTheDataFolder) {
    const Ran ran = run_shell(
        "\"$LAWAN\" serve --port 0 --no-open >out 2>err & server=$!\n"
        "for i in $(seq 300); do grep -q http out && break; sleep 0.1; done\n"
        "kill -KILL $server; ls $HOME/.local/share/lawan");
    EXPECT_NE(ran.out.find("page.sqlite"), std::string::npos) << ran.out << ran.err;
}

TEST(ServeProgram, RefusesWhatIsNotASessionFile) {
    const Ran ran =
        run_shell("echo hello >games; \"$LAWAN\" serve --port 0 --no-open --store games");
    EXPECT_EQ(ran.code, 2) << ran.err;
    EXPECT_NE(ran.err.find("games"), std::string::npos);
    EXPECT_EQ(run_lawan("serve --host nowhere.invalid --no-open").code, 2);
    EXPECT_EQ(run_lawan("serve --open --no-open").code, 2);
    EXPECT_EQ(run_lawan("serve --port 70000").code, 2);
    EXPECT_EQ(run_lawan("serve --no-open --port 0 --page ./none").code, 2);
    const Ran folder = run_lawan("serve --no-open --port 0 --store .");
    EXPECT_EQ(folder.code, 2);
    EXPECT_NE(folder.err.find("it is a folder"), std::string::npos) << folder.err;
    // Its options work without its name.
    const Ran bare = run_lawan("--open --no-open");
    EXPECT_EQ(bare.code, 2);
    EXPECT_NE(bare.err.find("cannot be combined"), std::string::npos) << bare.err;
    EXPECT_NE(run_lawan("--port 9000 play").err.find("the command comes first"), std::string::npos);
}

}  // namespace
}  // namespace lawan::test
