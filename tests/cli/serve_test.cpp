// The server as a user runs it: signals, and games that survive kill -9.
#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

// Starts a server on a free port and waits until it says where it is.
constexpr const char* kStart =
    "start() { \"$LAWAN\" serve --port 0 --no-open --store games.sqlite >out 2>err & server=$!\n"
    "  for i in $(seq 300); do grep -q http out && break; sleep 0.1; done\n"
    "  url=$(grep -o 'http://[^ ]*' out); port=${url##*:}; port=${port%/}; }\n"
    // One request over a socket of bash's own.
    "get() { exec 3<>/dev/tcp/127.0.0.1/$port; printf 'GET %s HTTP/1.1\\r\\nHost: "
    "127.0.0.1:%s\\r\\n"
    "Connection: close\\r\\n\\r\\n' \"$1\" $port >&3; cat <&3; exec 3>&-; }\n";

TEST(ServeProgram, SaysWhereItIsAndEndsCleanly) {
    for (const char* signal : {"TERM", "INT"}) {
        const Ran ran = run_shell(std::string{kStart} + "start; get /health; kill -" + signal +
                                  " $server; wait $server; echo \"ended $?\"");
        EXPECT_NE(ran.out.find("\nok\n"), std::string::npos) << ran.out << ran.err;
        EXPECT_NE(ran.out.find("ended 0"), std::string::npos) << ran.out << ran.err;
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
}

}  // namespace
}  // namespace lawan::test
