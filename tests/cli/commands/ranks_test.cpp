// A tournament, and a proof, over several processes that mpirun starts, one of which is killed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

constexpr const char* kStartRanks =
    "export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1\n"
    "ranks() { timeout 120 mpirun --oversubscribe \"$@\"; }\n"
    "what_counts() { grep -v -e seconds -e longest -e cpu -e '\"store\"'; }\n";

// Says why these tests cannot run here; empty where they can.
std::string why_not() {
    if (run_shell("command -v mpirun").code != 0) return "mpirun is not installed";
    const Ran ran = run_shell(kStartRanks + std::string{"ranks -n 2 \"$LAWAN\" tournament 2>&1"});
    if (ran.out.find("without MPI") != std::string::npos) return "lawan was built without MPI";
    return {};
}

class Ranks : public ::testing::Test {
  protected:
    void SetUp() override {
        const std::string reason = why_not();
        if (!reason.empty()) GTEST_SKIP() << "*** " << reason << ": MPI is not tested ***";
    }
};

TEST_F(Ranks, GiveTheTableOfOneProcess) {
    const Ran ran = run_shell(
        kStartRanks +
        std::string{
            "plan='tournament othello random greedy alphabeta --size 6 --games 20 --depth 2 --seed "
            "4 --json'\n"
            "\"$LAWAN\" $plan --store one.db | what_counts > one\n"
            "ranks -n 3 \"$LAWAN\" $plan --store three.db 2>err | what_counts > three\n"
            "cmp one three && grep game_count three\n"
            "ranks -n 2 \"$LAWAN\" $plan --store three.db 2>>err | what_counts | cmp one - && echo "
            "again"});
    EXPECT_EQ(ran.out, "  \"game_count\": 60,\nagain\n") << ran.err;
}

TEST_F(Ranks, FillATableOfSymmetricSetsAsOneProcessDoes) {
    const Ran ran = run_shell(
        kStartRanks +
        std::string{
            "solve='solve adjacency --full --at-most -2 --size 6 --memory 16 --quiet'\n"
            "\"$LAWAN\" $solve --checkpoint one --proof one.proof | grep -v -e nodes -e seconds -e "
            "proof > one.txt\n"
            "ranks -n 3 \"$LAWAN\" $solve --checkpoint three --proof three.proof | grep -v -e "
            "nodes "
            "-e seconds -e proof > three.txt\n"
            "cmp one three && cmp one.proof three.proof && cmp one.txt three.txt && grep most "
            "three.txt | head -1\n"
            "ranks -n 2 \"$LAWAN\" solve adjacency --rounds 3 2>&1 | grep -c 'without mpirun'"});
    EXPECT_EQ(ran.out, "at most -2 yes\n1\n") << ran.err;
}

TEST_F(Ranks, GoOnWithoutOneThatWasKilled) {
    const Ran ran = run_shell(
        kStartRanks +
        std::string{
            "plan='tournament othello mcts greedy --size 6 --games 16 --nodes 8000 --seed 4 "
            "--json'\n"
            "\"$LAWAN\" $plan --store one.db | what_counts > one\n"
            "ranks -n 3 --enable-recovery bash -c 'echo $$ > pid.$OMPI_COMM_WORLD_RANK; exec "
            "\"$LAWAN\" '\"$plan\"' --store three.db' 2>err | what_counts > three &\n"
            "until [ -s three.db ] && [ -s pid.2 ]; do sleep 0.02; done; sleep 0.2\n"
            "kill -9 $(cat pid.2); wait; cmp one three && grep game_count three"});
    EXPECT_EQ(ran.out, "  \"game_count\": 16,\n") << ran.err;
}

// Rank 0 plays what is left when all the others are gone.
TEST_F(Ranks, GoOnWhenOnlyTheFirstIsLeft) {
    const Ran ran = run_shell(
        kStartRanks +
        std::string{
            "plan='tournament othello mcts greedy --size 6 --games 8 --nodes 8000 --seed 4 "
            "--json'\n"
            "\"$LAWAN\" $plan --store one.db | what_counts > one\n"
            "ranks -n 2 --enable-recovery bash -c 'echo $$ > pid.$OMPI_COMM_WORLD_RANK; exec "
            "\"$LAWAN\" '\"$plan\"' --store two.db' 2>err | what_counts > two &\n"
            "until [ -s two.db ] && [ -s pid.1 ]; do sleep 0.02; done; sleep 0.1\n"
            "kill -9 $(cat pid.1); wait; cmp one two && grep game_count two"});
    EXPECT_EQ(ran.out, "  \"game_count\": 8,\n") << ran.err;
}

// A rank that was held up for longer than rank 0 waits comes back and is given games again.
TEST_F(Ranks, TakeBackOneThatWasHeldUp) {
    const Ran ran = run_shell(
        kStartRanks +
        std::string{
            "plan='tournament othello mcts greedy --size 6 --games 12 --nodes 8000 --seed 4 "
            "--json'\n"
            "\"$LAWAN\" $plan --store one.db | what_counts > one\n"
            "ranks -n 2 bash -c 'echo $$ > pid.$OMPI_COMM_WORLD_RANK; exec \"$LAWAN\" '\"$plan\"' "
            "--store two.db' 2>err | what_counts > two &\n"
            "until [ -s two.db ] && [ -s pid.1 ]; do sleep 0.02; done; sleep 0.1\n"
            "kill -STOP $(cat pid.1); sleep 3.5; kill -CONT $(cat pid.1)\n"
            "wait; cmp one two && grep game_count two"});
    EXPECT_EQ(ran.out, "  \"game_count\": 12,\n") << ran.err;
}

}  // namespace
}  // namespace lawan::test
