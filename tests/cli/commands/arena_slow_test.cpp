// What takes minutes: thousands of games with programs that misbehave, a hundred kills.
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "tests/cli/first_bot.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using Json = nlohmann::ordered_json;

// Each way to fail that docs/bots.md lists, as a shell script that plays one move of its own first.
constexpr const char* kMisbehaving = R"sh(
bot() { # NAME ACTION
    printf '%s\n' "n=0; while read -r w r; do case \$w in 'ready?') n=0; echo ready;; \
go) set -- \$r; n=\$((n+1)); if [ \$n -ge 2 ]; then $2; else echo \$1; fi;; quit) exit;; esac; done" > $1.sh
    bots+=("$1:process(command=\"sh $1.sh\")")
}
bots=()
bot good 'echo $1'
bot crashes 'kill -SEGV $$'
bot exits 'exit 1'
bot hangs "trap '' TERM; sleep 1000.$$"
bot floods 'yes "# more"'
bot rubbish 'echo "?!"'
bot half-line "printf a; sleep 1000.$$"
bot closes "exec 1>&-; sleep 1000.$$"
bot forks "sleep 1000.$$ & setsid sleep 1000.$$ & exit 2"
bot illegal 'echo a1'
bot out-of-turn 'echo $1; echo $1; echo $1'
)sh";

TEST(ArenaSlow, TenThousandGamesWithProgramsThatMisbehaveAreAllInTheTable) {
    const Ran ran = run_shell(
        kMisbehaving +
        std::string{"\"$LAWAN\" tournament tictactoe \"${bots[@]}\" --format gauntlet --games 1000 "
                    "--openings none --move-time 0.3 --concurrency 16 --store t.db --json" +
                    sandbox() +
                    "; "
                    "pgrep -fc \"sleep 1000.$$\" >&2"});
    const Json json = parse_json(ran.out);
    EXPECT_EQ(json["game_count"], 10'000);
    EXPECT_EQ(ran.err, "0\n") << "processes are left";
    for (const Json& row : json["standings"]) {
        const std::string bot = row["bot"];
        if (bot == "good") {
            EXPECT_EQ(row["forfeits"], 0);
        } else {
            EXPECT_EQ(row["forfeits"], 1000) << bot;
        }
    }
}

TEST(ArenaSlow, AHundredKillsLoseNothing) {
    const Ran ran = run_shell(R"sh(
plan="tournament othello random greedy alphabeta --size 6 --games 2000 --depth 2 --seed 4"
table() { "$LAWAN" $plan --store $1 --json | grep -v -e seconds -e longest -e cpu -e store; }
kills=0
for i in {1..100}; do
    "$LAWAN" $plan --store parts.db --concurrency 2 --quiet >/dev/null 2>&1 &
    sleep 0.0$((RANDOM % 10))
    kill -9 $! 2>/dev/null && kills=$((kills + 1)); wait $! 2>/dev/null
done
echo $kills # it was never too late
table whole.db > whole; table parts.db > parts
cmp whole parts && grep game_count parts)sh");
    EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
    EXPECT_EQ(ran.out, "100\n  \"game_count\": 6000,\n");
}

TEST(KillsSlow, AHundredOfEachProgramLoseNothing) {
    const Ran ran = run_shell("python3 " + source_dir() + "/bench/kills.py --lawan \"$LAWAN\" >&2");
    EXPECT_EQ(ran.code, 0) << ran.err;
}

TEST(ArenaSlow, TenThousandGamesTakeNoMoreMemoryThanOneThousand) {
    const Ran ran = run_shell(R"sh(
peak() { # GAMES
    "$LAWAN" tournament othello mtdf\(memory=1\) alphabeta --size 6 --games $1 --nodes 1000 \
        --openings random --concurrency 0 --store $1.db --quiet > /dev/null & pid=$!
    most=0
    while now=$(awk '/VmHWM/ { print $2 }' /proc/$pid/status 2>/dev/null) && [ -n "$now" ]; do
        most=$now; sleep 0.2
    done
    wait $pid; echo $most
}
few=$(peak 1000); many=$(peak 10000); echo "$few kB, $many kB" >&2
[ $many -lt $((few + 20000)) ])sh");
    EXPECT_EQ(ran.code, 0) << ran.err;
}

}  // namespace
}  // namespace lawan::test
