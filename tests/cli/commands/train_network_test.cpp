// From games to a network that plays, with the commands that users type.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/games/othello/engine/drawn_network.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

// A Python that has PyTorch; empty where there is none.
[[nodiscard]] std::string python_with_torch() {
    const Ran ran = run_shell(
        "for python in python3 /usr/bin/python3; do "
        "\"$python\" -c 'import torch' && echo \"$python\" && break; done");
    return ran.out.substr(0, ran.out.find('\n'));
}

TEST(TrainNetwork, ATinyNetworkIsMadeAndPlays) {
    const ScratchFolder folder;
    const std::string work = "cd '" + folder.path().string() + "' && ";
    const Ran made =
        run_shell(work +
                  "\"$LAWAN\" train othello-positions --games 64 --depth 1 --solve-from 4 "
                  "--judge-from 40 --out g --quiet");
    ASSERT_EQ(made.code, 0) << made.err;
    EXPECT_THAT(made.out, HasSubstr("positions"));
    if (const std::string python = python_with_torch(); !python.empty()) {
        const std::string train =
            "'" + python + "' '" + source_dir() + "/training/othello_network'";
        const Ran trained = run_shell(
            work + train +
            " train --games g --out c --sums 32 --steps 1000000 --time 2 --batch 256 && " + train +
            " write --checkpoint c --out n");
        ASSERT_EQ(trained.code, 0) << trained.err;
        EXPECT_THAT(trained.out, HasSubstr("held-out error in discs by stage"));
        const std::string further = work + train + " train --games g --out c2 --steps 1 --start ";
        const Ran started = run_shell(further + "n --sums 32");
        ASSERT_EQ(started.code, 0) << started.err;
        EXPECT_THAT(started.out, HasSubstr("to begin with: held out "));
        const Ran again =
            run_shell(work + train + " write --checkpoint n --out again && cmp n again");
        EXPECT_EQ(again.code, 0) << again.out;
        // What was measured of a network is kept with it.
        const Ran shipped = run_shell(work + train + " write --checkpoint '" + source_dir() +
                                      "/data/othello.network' --out shipped && cmp shipped '" +
                                      source_dir() + "/data/othello.network'");
        EXPECT_EQ(shipped.code, 0) << shipped.out << shipped.err;
        const Ran resumed = run_shell(work + "cp g not-c && " + train +
                                      " train --games g --out not-c --resume --steps 1 --sums 32");
        EXPECT_EQ(resumed.code, 2);
        EXPECT_THAT(resumed.err,
                    HasSubstr("othello_network: not-c: is no checkpoint to go on with\n"));
        const Ran wrong = run_shell(further + "g --sums 32");
        EXPECT_EQ(wrong.code, 2);
        EXPECT_THAT(wrong.err, HasSubstr("othello_network: g: is no checkpoint and no network\n"));
    } else {
        RecordProperty("trained", "no, for want of PyTorch: a network of numbers by chance plays");
        write_file(folder.path() / "n", othello::DrawnNetwork{32, true, Seed{2}}.file());
    }
    const Ran played = run_shell(
        work + "\"$LAWAN\" match othello 'lawan(weights=n,depth=2)' random --games 2 --quiet");
    EXPECT_EQ(played.code, 0) << played.err;
}

TEST(TrainNetwork, WithoutItsNetworkTheEngineSaysSoAndPlaysOn) {
    const ScratchFolder folder;
    const std::string data = "LAWAN_DATA='" + folder.path().string() + "' ";
    const std::string position = "\"$LAWAN\" analyse othello --depth 2";
    const Ran whole = run_shell(position);
    write_file(folder.path() / "othello.weights",
               read_file(source_dir() + "/data/othello.weights"));
    const Ran missing = run_shell(data + position);
    EXPECT_EQ(missing.code, 0) << missing.err;
    EXPECT_THAT(missing.out, HasSubstr("without the network"));
    EXPECT_EQ(whole.out.find("without the network"), std::string::npos) << whole.out;
    write_file(folder.path() / "othello.network", "lawan-othello-network 0\n");
    EXPECT_THAT(run_shell(data + position).out,
                HasSubstr("a version that this program does not read"));
}

}  // namespace
}  // namespace lawan::test
