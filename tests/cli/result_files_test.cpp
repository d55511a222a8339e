// Files of results that cannot be written: an exit code of its own, and nothing that was found is
// lost.
#include <cstring>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

TEST(ResultFiles, AProofThatCannotBeWrittenLosesNoAnswer) {
    const Ran ran = run_shell("\"$LAWAN\" solve tictactoe --quiet --proof /dev/full");
    EXPECT_EQ(ran.code, 4);
    EXPECT_THAT(ran.out, HasSubstr("draw"));
    EXPECT_THAT(ran.err, HasSubstr("No space left on device"));
}

TEST(ResultFiles, AnExperimentIsPrintedWhereItsPageCannotBeWritten) {
    const Ran ran = run_shell("\"$LAWAN\" experiment four-queens --quiet --html /dev/full");
    EXPECT_EQ(ran.code, 4);
    EXPECT_THAT(ran.out, HasSubstr("queens"));
    EXPECT_EQ(ran.err, "lawan: cannot write '/dev/full': No space left on device\n");
}

TEST(ResultFiles, ATournamentWritesWhatItCan) {
    const Ran ran = run_shell(
        "\"$LAWAN\" tournament tictactoe random greedy --games 2 --quiet --store cup.db "
        "--csv /dev/full --html cup.html; echo code $?; test -s cup.html && echo page");
    EXPECT_THAT(ran.out, HasSubstr("code 4\npage\n"));
    EXPECT_THAT(ran.out, HasSubstr("greedy"));
    EXPECT_EQ(ran.err, "lawan: cannot write '/dev/full': No space left on device\n");
}

// It is said before the work begins, which goes on: whoever waits can still change the name.
TEST(ResultFiles, AFolderThatIsMissingLosesNoResult) {
    for (const char* const command :
         {"solve tictactoe --quiet --proof missing/p",
          "experiment four-queens --quiet --html "
          "missing/p",
          "tournament tictactoe random greedy --games 2 --quiet --store cup.db --html missing/p"}) {
        const Ran ran = run_lawan(command);
        EXPECT_EQ(ran.code, 4) << command;
        EXPECT_FALSE(ran.out.empty()) << command;
        EXPECT_THAT(ran.err, HasSubstr("'missing/p'")) << command;
        EXPECT_THAT(ran.err, HasSubstr("; the result is printed all the same\n")) << command;
    }
    const Ran training = run_lawan("train othello-paper-weights --quiet --out missing/p");
    EXPECT_EQ(training.code, 4);
    EXPECT_EQ(training.err, "lawan: cannot write 'missing/p': No such file or directory\n");
}

// A slip of the keyboard must not cost somebody a letter; a second run replaces the first.
TEST(ResultFiles, OnlyAFileOfTheSameKindIsReplaced) {
    const std::string plays =
        "\"$LAWAN\" tournament tictactoe random greedy --games 2 --quiet --store cup.db ";
    for (const std::string& command : {
             std::string{"\"$LAWAN\" solve tictactoe --quiet --proof"},
             std::string{"\"$LAWAN\" experiment four-queens --quiet --html"},
             std::string{"\"$LAWAN\" practice --count 1 --html"},
             std::string{"\"$LAWAN\" picture four-queens-whole --out"},
             plays + "--csv",
             plays + "--games-csv",
             plays + "--games-json",
             plays + "--pgn",
             plays + "--html",
         }) {
        const Ran letter =
            run_shell("echo Dear Ann > letter; " + command + " letter; echo code $?; cat letter");
        EXPECT_EQ(letter.out, "code 2\nDear Ann\n") << command;
        EXPECT_THAT(letter.err, HasSubstr("'letter' already exists and is not a")) << command;
        const Ran twice = run_shell(": > mine; " + command + " mine && " + command +
                                    " mine && test -s mine && echo replaced");
        EXPECT_THAT(twice.out, HasSubstr("replaced\n")) << command << twice.err;
    }
}

// Hours of work least of all.
TEST(ResultFiles, ATrainingReplacesOnlyItsOwnResults) {
    for (const char* const train :
         {"othello-paper-weights --games 20 --depth 1 --rounds 1 --match-games 0",
          "tictactoe-problems --games 2 --nodes 100 --proof-nodes 100",
          "othello-problems --positions 1 --fewest 2 --most 2",
          "adjacency --games 300 --depth 1 --rounds 1 --match-games 0"}) {
        const std::string command = std::string{"\"$LAWAN\" train "} + train + " --quiet --out";
        const Ran letter =
            run_shell("echo Dear Ann > letter; " + command + " letter; echo code $?; cat letter");
        EXPECT_EQ(letter.out, "code 2\nDear Ann\n") << command;
        EXPECT_THAT(letter.err, HasSubstr("'letter' already exists and is not a result of this "
                                          "training: choose another name"))
            << command;
        const std::string name{train, std::strcspn(train, " ")};
        const Ran notes = run_shell("echo 'I ran lawan train " + name + " --seed 1' > notes; " +
                                    command + " notes; echo code $?");
        EXPECT_EQ(notes.out, "code 2\n") << command;
        const Ran other = run_shell(
            "echo 'lawan-othello-book 1 made-by: lawan train othello-book --seed 1' > book; " +
            command + " book; echo code $?");
        EXPECT_EQ(other.out, "code 2\n") << command;
        const Ran spec = run_shell("echo 'print(x=1)' > spec; " + command + " spec; echo code $?");
        EXPECT_EQ(spec.out, "code 2\n") << command;
        const Ran twice =
            run_shell(command + " mine && " + command + " mine && test -s mine && echo replaced");
        EXPECT_THAT(twice.out, HasSubstr("replaced\n")) << command << twice.err;
    }
}

// What begins with the same sign is not the same kind.
TEST(ResultFiles, AListOrAPageOfAnotherKindIsKept) {
    const Ran list = run_shell(
        "echo '[ ] milk' > list; \"$LAWAN\" tournament tictactoe random greedy --games 2 --quiet "
        "--store cup.db --games-json list; echo code $?; cat list");
    EXPECT_EQ(list.out, "code 2\n[ ] milk\n");
    const Ran page = run_shell(
        "echo '<?xml?><note/>' > note; \"$LAWAN\" picture four-queens-whole --out note; "
        "echo code $?; cat note");
    EXPECT_EQ(page.out, "code 2\n<?xml?><note/>\n");
}

// Nor is what somebody else wrote.
TEST(ResultFiles, FilesOfOtherProgramsAreKept) {
    const std::string plays =
        "\"$LAWAN\" tournament tictactoe random greedy --games 2 --quiet --store cup.db ";
    for (const auto& [option, text] : std::vector<std::pair<std::string, std::string>>{
             {"--html", "<!doctype html><title>My lesson</title>"},
             {"--pgn", "[Event \"Club chess\"]\n[Site \"here\"]\n\n1. e4 e5"},
             {"--csv", "place,bot,my own"},
             {"--games-csv", "number,of sheep"},
             {"--games-json", "[{\"a\":1}]"}}) {
        const Ran ran = run_shell("cat > mine <<'END'\n" + text + "\nEND\n" + plays + option +
                                  " mine; echo code $?; cat mine");
        EXPECT_EQ(ran.out, "code 2\n" + text + '\n') << option;
    }
}

TEST(ResultFiles, TwoResultsDoNotShareAFile) {
    const Ran ran = run_shell(
        "\"$LAWAN\" tournament tictactoe random greedy --games 2 --quiet --store cup.db "
        "--csv same --pgn ./same");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("--csv and --pgn name the same file"));
}

TEST(ResultFiles, AFolderOfPicturesKeepsWhatIsNone) {
    const Ran ran = run_shell(
        "mkdir pictures && echo Dear Ann > pictures/four-queens-whole.svg; "
        "\"$LAWAN\" picture --out pictures; echo code $?; ls pictures; cat pictures/*");
    EXPECT_EQ(ran.out, "code 2\nfour-queens-whole.svg\nDear Ann\n");
}

TEST(ResultFiles, GamesReplaceOnlyGamesOfTheirFormat) {
    const std::string games = "echo f5d6c3 > in.txt; ";
    for (const char* const out : {"o.ggf", "o.txt"}) {
        const std::string command = std::string{" \"$LAWAN\" games in.txt --out "} + out;
        const Ran letter = run_shell(games + "echo Dear Ann > " + out + ';' + command +
                                     "; echo code $?; cat " + out);
        EXPECT_EQ(letter.out, "code 2\nDear Ann\n") << out;
        EXPECT_THAT(letter.err, HasSubstr("already exists and is not a file of games")) << out;
        EXPECT_EQ(run_shell(games + command + " && " + command).code, 0) << out;
    }
}

TEST(ResultFiles, ATrainingIsKeptBesideAFullDisk) {
    const ScratchFolder beside;
    const Ran ran = run_shell("TMPDIR='" + beside.path().string() +
                              "' \"$LAWAN\" train othello-paper-weights --games 20 --depth 1 "
                              "--rounds 1 --match-games 0 --quiet --out /dev/full");
    EXPECT_EQ(ran.code, 4);
    EXPECT_THAT(ran.out, HasSubstr("positions"));
    EXPECT_THAT(ran.err, HasSubstr("No space left on device; the result was saved to '"));
    const std::filesystem::directory_iterator files{beside.path()};
    ASSERT_NE(files, std::filesystem::directory_iterator{});
    EXPECT_THAT(ran.out, HasSubstr(read_file(files->path()).substr(0, 20)));
}

// The disk is looked at before anything begins. A limit on the size of files stands for it.
TEST(ResultFiles, ATrainingDoesNotBeginWhereThereIsNoRoom) {
    const Ran ran = run_shell(
        "ulimit -f 1; \"$LAWAN\" train othello-paper-weights --quiet --out weights; "
        "echo code $?; ls");
    EXPECT_THAT(ran.out, HasSubstr("code 4\n"));
    EXPECT_EQ(ran.out.find("weights"), std::string::npos);  // no result, and no rest of a file
    EXPECT_THAT(ran.err, HasSubstr("no space for 'weights': "));
}

}  // namespace
}  // namespace lawan::test
