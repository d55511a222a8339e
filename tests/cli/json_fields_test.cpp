// The reference names every field that --json prints, and no other.
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/json_reference.hpp"
#include "formats/json.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using Json = nlohmann::ordered_json;

void collect(const Json& json, const std::string& path, std::set<std::string>& paths) {
    if (json.is_array()) {
        for (const Json& each : json) collect(each, path + "[]", paths);
    } else if (json.is_object()) {
        for (const auto& [name, value] : json.items()) {
            const std::string field = path.empty() ? name : path + '.' + name;
            paths.insert(field);
            collect(value, field, paths);
        }
    }
}

// "divide.d3" is "divide.*".
bool matches(const std::string& pattern, const std::string& path) {
    const auto star = pattern.find('*');
    if (star == std::string::npos) return pattern == path;
    if (path.compare(0, star, pattern, 0, star) != 0) return false;
    const auto end = std::min(path.find_first_of(".[", star), path.size());
    return end > star && matches(path.substr(0, end) + pattern.substr(star + 1), path);
}

void expect_the_same(const std::vector<cli::JsonField>& fields, const std::set<std::string>& paths,
                     const std::string& what) {
    std::set<std::string> used;
    for (const std::string& path : paths) {
        bool known = false;
        for (const cli::JsonField& field : fields) {
            if (!matches(field.path, path)) continue;
            known = true;
            used.insert(field.path);
        }
        EXPECT_TRUE(known) << what << ": " << path << " is not in the reference";
    }
    for (const cli::JsonField& field : fields) {
        if (field.path == "sandbox") continue;  // only where the machine allows one
        EXPECT_TRUE(used.count(field.path)) << what << ": no " << field.path << " was printed";
    }
}

struct Printed {
    const char* command;
    const char* shell;  // what prints one JSON after the other
};

class JsonReference : public ::testing::TestWithParam<Printed> {};

TEST_P(JsonReference, NamesWhatIsPrinted) {
    const Ran ran = run_shell(
        std::string{"lawan() { \"$LAWAN\" \"$@\" --json; echo; printf '\\f'; }\n"
                    "echo 'while read -r w r; do case $w in \"ready?\") echo ready;; go) set "
                    "-- $r; echo $1;; quit) exit;; esac; done' >bot.sh\n"} +
        GetParam().shell);
    std::set<std::string> paths;
    for (std::size_t at = 0; at < ran.out.size();) {
        const auto end = std::min(ran.out.find('\f', at), ran.out.size());
        const Json json = Json::parse(ran.out.substr(at, end - at), nullptr, false);
        ASSERT_FALSE(json.is_discarded()) << ran.out.substr(at, end - at) << ran.err;
        collect(json, "", paths);
        at = end + 1;
    }
    expect_the_same(cli::json_fields(GetParam().command), paths, GetParam().command);
}

INSTANTIATE_TEST_SUITE_P(
    All, JsonReference,
    ::testing::Values(
        Printed{"analyse",
                "lawan analyse tictactoe; lawan analyse tictactoe --time 0.1 --position "
                "'7/7/2XXX2/3OO2/7/7/7 O 4'; echo a1 b1 b2 c1 c2 >game; lawan analyse tictactoe "
                "--game game"},
        Printed{"audit",
                "lawan audit tictactoe --bot ttt-bnb --list 3; lawan audit tictactoe --bot "
                "greedy --list 3"},
        Printed{"bench",
                "lawan bench; echo "
                "'--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18;' "
                ">problems.obf; lawan bench othello --problems problems.obf"},
        Printed{"bots", "lawan bots"},
        Printed{"check-bot", "lawan check-bot false --game tictactoe --startup 1 --sandbox none"},
        Printed{"elo", "lawan elo 10 3 2"},
        Printed{"experiment",
                "lawan experiment four-queens; lawan experiment all --time 0.01; lawan experiment "
                "adjacency-a-3 --games "
                "1; lawan experiment --list"},
        Printed{"games",
                "b=---------------------------O*------*O---------------------------; "
                "echo \"(;GM[Othello]TY[8]BO[8 $b *]B[f5];)(;GM[Othello]TY[8a]BO[8 $b *]B[f5];)\" "
                ">games.ggf; lawan games games.ggf --review --time 0.01 --out same.ggf; "
                "printf 'd\nsave mine\n' | \"$LAWAN\" play connect4 --x human --o human >played; "
                "lawan games"},
        Printed{
            "match",
            "lawan match othello greedy random --size 4 --games 2; lawan match tictactoe "
            "'process(command=\"false\")' random --games 1 --sandbox none; lawan match tictactoe "
            "'process(command=\"sh bot.sh\")' random --games 1 --sandbox none"},
        Printed{"perft", "lawan perft othello --depth 3 --divide --scores"},
        Printed{"replay",
                "\"$LAWAN\" tournament othello minimax greedy --size 4 --depth 2 --games 2 --quiet "
                "--store a.db >table; lawan replay a.db 1; \"$LAWAN\" tournament tictactoe "
                "'process(command=\"sh bot.sh\")' greedy --games 2 --quiet --sandbox none --store "
                "b.db >table; lawan replay b.db 1"},
        Printed{"solve",
                "lawan solve tictactoe --proof proof; lawan solve tictactoe --at-most 0 "
                "--at-least 0"},
        Printed{"sprt", "lawan sprt 10 3 2"},
        Printed{
            "tournament",
            "lawan tournament tictactoe random greedy --store a.db --sprt elo0=0,elo1=400 "
            "--games 8; lawan tournament tictactoe random greedy minimax --format swiss --store "
            "b.db; lawan tournament tictactoe random greedy --format knockout --store c.db; "
            "echo '{\"ladder\":[\"random\"],\"marks\":[{\"mark\":\"A\",\"from\":0}]}' >marks; "
            "lawan tournament tictactoe random greedy --store d.db --marks marks; "
            "lawan tournament tictactoe random 'process(command=\"false\",startup=1)' --store "
            "e.db --sandbox none; lawan tournament tictactoe random 'process(command=\"sh "
            "bot.sh\")' --games 2 --store f.db --sandbox none"},
        Printed{"train",
                "lawan train othello-paper-weights --games 20 --depth 1 --rounds 1 "
                "--match-games 0; lawan train --list"},
        Printed{"verify",
                "\"$LAWAN\" solve tictactoe --proof proof >value; lawan verify proof; "
                "lawan verify adjacency-full8.proof --memory 1"}),
    [](const auto& info) {
        std::string name = info.param.command;
        for (char& c : name) c = c == '-' ? '_' : c;
        return name;
    });

}  // namespace
}  // namespace lawan::test
