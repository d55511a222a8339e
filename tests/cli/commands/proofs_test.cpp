// The proofs that solve writes and verify checks, as a user meets them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::ordered_json;

TEST(Solve, WritesProofsThatHold) {
    for (const std::string board :
         {"--size 3", "--size 4x3 --in-a-row 3", "--size 4", "--size 5", "--size 6 --in-a-row 5",
          "--size 7x6 --in-a-row 5", "--size 5x4 --in-a-row 4", "--position 'X2/1O1/2X O 3'",
          "--position 'XO1/3/3 X 3'", "--position '3/1O1/X1X O 3'", "--position '4/1XX1/4/4 O 3'",
          "--position '9/9/9/3XX4/3X5/O8/8O/9/O8 X 5'",
          "--position '9/9/9/3XXX3/2X6/2X6/2X6/O7O/O7O O 5'"}) {
        const Ran ran = run_shell("\"$LAWAN\" solve tictactoe " + board +
                                  " --quiet --memory 16 --proof p && \"$LAWAN\" verify p --json");
        EXPECT_EQ(ran.code, 0) << board << ran.out << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("\"holds\": true")) << board;
    }
}

TEST(Solve, ChangedPlansOfThreatsDoNotHold) {
    const std::string solve =
        "\"$LAWAN\" solve tictactoe --position '9/9/9/3XX4/3X5/O8/8O/9/O8 X 5' --quiet --proof p "
        ">/dev/null && ";
    for (const std::string change :
         {"sed -i '/^threats/s/ : .*/ : a1/' p", "sed -i '/^threats/s/ : .*/ :/' p",
          "sed -i '/^threats/d' p", "sed -i '/^play/d' p",
          "sed -i 's/^claim at-least 1/claim at-most 0/' p"}) {
        const Ran ran = run_shell(solve + change + " && \"$LAWAN\" verify p");
        EXPECT_EQ(ran.code, 1) << change << ran.out << ran.err;
    }
    const Ran ran = run_shell(solve + "sed -i '/^threats/s/ : .*/ : z9/' p && \"$LAWAN\" verify p");
    EXPECT_EQ(ran.code, 2) << ran.out << ran.err;
}

TEST(Solve, WritesProofsInAdjacencyThatHold) {
    for (const std::string board :
         {"--size 4 --full", "--size 5x4 --full --at-most -2", "--rounds 1", "--rounds 2",
          "--size 6x4 --full --at-most -2", "--size 5 --rounds 3 --at-least 0",
          "--position 'XO2/OX2/4/3X O 2 3'"}) {
        const Ran ran = run_shell("\"$LAWAN\" solve adjacency " + board +
                                  " --quiet --memory 16 --proof p && \"$LAWAN\" verify p --json");
        EXPECT_EQ(ran.code, 0) << board << ran.out << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("\"holds\": true")) << board;
        EXPECT_THAT(ran.out, HasSubstr("\"in_part\": false")) << board;
    }
}

TEST(Solve, WritesNoFileForAProofThatClaimsNothing) {
    const Ran ran = run_shell(
        "rm -f none && \"$LAWAN\" solve adjacency --rounds 5 --at-least -2 --quiet --memory 16 "
        "--proof none; code=$?; test ! -e none && exit $code");
    EXPECT_EQ(ran.code, 3) << ran.out << ran.err;
    EXPECT_THAT(ran.out, testing::Not(HasSubstr("proof"))) << "stderr says it";
    EXPECT_EQ(ran.err,
              "lawan: no proof was written to 'none': no proof of reasonable size is known for: "
              "at-least -2\n");
}

TEST(Solve, WritesNoFileForAnAnswerThatIsNotSettled) {
    for (const std::string what : {"adjacency --size 8x6 --full --at-least -4 --time 0.1",
                                   "tictactoe --size 8 --in-a-row 5 --at-least 1 --time 0.01"}) {
        const Ran ran = run_shell("rm -f none && \"$LAWAN\" solve " + what +
                                  " --quiet --memory 16 --proof none; code=$?; "
                                  "test ! -e none && exit $code");
        EXPECT_EQ(ran.code, 3) << ran.out << ran.err;
        EXPECT_EQ(ran.err, "lawan: no proof was written to 'none': the answer is not settled\n");
    }
}

// The symmetric sets show an upper bound, and that is written; nobody should take it for all.
TEST(Solve, NameAllThatTheyDoNotShow) {
    const Ran less = run_shell(
        "\"$LAWAN\" solve adjacency --size 6 --full --quiet --memory 300 --proof p; echo code $?; "
        "\"$LAWAN\" verify p --whole");
    EXPECT_EQ(less.code, 0) << less.out << less.err;
    EXPECT_THAT(less.out, HasSubstr("value      -4"));
    EXPECT_THAT(less.out, HasSubstr("proof      p\ncode 3\n"));
    EXPECT_THAT(less.out, HasSubstr("proved: the value is at most -2"));
    EXPECT_EQ(less.err,
              "lawan: the proof in 'p' is weaker than the answer: no proof of reasonable size is "
              "known for: at-least -4, at-most -4\n");
    const Ran one_bound =
        run_shell("\"$LAWAN\" solve adjacency --size 6x5 --full --quiet --memory 300 --proof p");
    EXPECT_EQ(one_bound.code, 3) << one_bound.out << one_bound.err;
    EXPECT_THAT(one_bound.out, testing::Not(HasSubstr("at most 0"))) << "-2 is proved";
    EXPECT_EQ(one_bound.err,
              "lawan: the proof in 'p' is weaker than the answer: no proof of reasonable size is "
              "known for: at-least -2\n");
}

// On 6x6 the reflections in the diagonals map sets to each other, and one of them is checked.
TEST(Solve, AProofWithImagesHoldsOnlyWithAllItsExceptions) {
    const Ran ran = run_shell(
        "\"$LAWAN\" solve adjacency --size 6 --full --at-most -2 --quiet --memory 16 --proof p "
        "> /dev/null && \"$LAWAN\" verify p --whole && for pairs in 2 4 6; do "
        "grep -v \"^except $pairs \" p > less; \"$LAWAN\" verify less --whole; echo code $?; "
        "done");
    EXPECT_THAT(ran.out, HasSubstr("proved: the value is at most -2"));
    EXPECT_THAT(ran.out, HasSubstr("does not hold"));
    EXPECT_THAT(ran.out, testing::Not(HasSubstr("code 0"))) << ran.out;
}

TEST(Solve, AProofOfANoShowsTheOtherBound) {
    for (const auto& [question, claim] :
         {std::pair{"--size 4 --rounds 4 --at-most -4", "the value is at least -2"},
          std::pair{"--size 4 --rounds 3 --at-least 2", "the value is at most 0"},
          std::pair{"--size 5x4 --full --at-least 0", "the value is at most -2"}}) {
        const Ran ran =
            run_shell(std::string{"\"$LAWAN\" solve adjacency --quiet --memory 16 --proof p "} +
                      question + " && \"$LAWAN\" verify p");
        EXPECT_EQ(ran.code, 0) << question << ran.out << ran.err;
        EXPECT_THAT(ran.out, HasSubstr(" no\n")) << question;
        EXPECT_THAT(ran.out, HasSubstr(claim)) << question;
    }
}

// With and without a proof the bounds are the same, and so is the reason; the proof shows as much
// as the answer needs.
TEST(Solve, AProofOfANoChangesNothingOfTheAnswer) {
    const auto answer = [](const std::string& question) {
        return run_shell("\"$LAWAN\" solve adjacency --size 6 --full --quiet --memory 300 " +
                         question +
                         " | grep -v '^nodes\\|^seconds\\|^proof'; exit ${PIPESTATUS[0]}");
    };
    for (const auto& [question, claim] : {std::pair{"--at-least 0", "the value is at most -2"},
                                          std::pair{"--at-least 2", "the value is at most 0"}}) {
        const Ran without = answer(question);
        EXPECT_THAT(without.out, HasSubstr(" no\n")) << question;
        const Ran with = answer(std::string{question} + " --proof p");
        EXPECT_EQ(with.code, 0) << question << with.err;
        EXPECT_EQ(with.out, without.out) << question;
        const Ran proof =
            run_shell(std::string{"\"$LAWAN\" solve adjacency --size 6 --full --quiet --memory 300 "
                                  "--proof p > /dev/null "} +
                      question + "; \"$LAWAN\" verify p --whole");
        EXPECT_EQ(proof.code, 0) << question << proof.err;
        EXPECT_THAT(proof.out, HasSubstr(claim)) << question;
    }
    // What the symmetric sets do not show is said.
    const Ran less = answer("--at-least -2 --proof p");
    EXPECT_EQ(less.code, 3) << less.err;
    EXPECT_THAT(less.out, HasSubstr("value      -4 for X"));
    EXPECT_THAT(less.out, testing::Not(HasSubstr("symmetric")));
    EXPECT_EQ(less.err,
              "lawan: the proof in 'p' is weaker than the answer: no proof of reasonable size is "
              "known for: at-most -4\n");
}

TEST(Solve, AProofThatCannotBeWrittenHasAnExitCodeOfItsOwn) {
    if (kWatchesThreads) GTEST_SKIP() << "the thread sanitizer itself writes a file";
    const Ran ran = run_shell(
        "(ulimit -f 0; \"$LAWAN\" solve tictactoe --quiet --memory 16 --proof none 2>&1) | cat; "
        "exit ${PIPESTATUS[0]}");
    EXPECT_EQ(ran.code, 4) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("value      draw"));
    EXPECT_THAT(ran.out, HasSubstr("lawan: no proof was written to 'none': "));
}

TEST(Solve, SamplesOfAProofAreNotCalledAProof) {
    const std::string solve =
        "\"$LAWAN\" solve adjacency --size 6x4 --full --at-most -2 --quiet --memory 16 --proof p "
        "> /dev/null && \"$LAWAN\" verify p ";
    const Ran json = run_shell(solve + "--samples 50 --json");
    EXPECT_EQ(json.code, 3) << json.out << json.err;
    const Json report = parse_json(json.out);
    EXPECT_EQ(report["in_part"], true);
    EXPECT_TRUE(report["holds"].is_null());
    EXPECT_TRUE(report["upper"].is_null());
    const Ran text = run_shell(solve + "--samples 50");
    EXPECT_EQ(text.code, 3);
    EXPECT_THAT(text.out, HasSubstr("sets of pairs checked"));
    EXPECT_THAT(
        text.out,
        HasSubstr("not proved: the parts that were checked hold; --whole checks all of them"));
    const Ran whole = run_shell(solve + "--samples 50 --whole --json");
    EXPECT_EQ(whole.code, 0) << whole.out << whole.err;
    EXPECT_EQ(parse_json(whole.out)["upper"], -2);
}

TEST(Solve, AProofThatWasTamperedWithDoesNotHold) {
    const Ran ran = run_shell(
        "\"$LAWAN\" solve tictactoe --size 5 --quiet --memory 16 --proof p > /dev/null && "
        "sed 's/a1-[a-e][1-5]//' p > q && \"$LAWAN\" verify q");
    EXPECT_NE(ran.code, 0) << ran.out;
    EXPECT_NE(run_shell("\"$LAWAN\" solve tictactoe --size 5 --quiet --proof p > /dev/null && "
                        "head -c 60 p > q && \"$LAWAN\" verify q")
                  .code,
              0);
}

TEST(VerifyProgram, EndsWithAVerdictAlsoWhereAClaimWasChanged) {
    const std::string solve =
        "\"$LAWAN\" solve tictactoe --size 4 --quiet --memory 16 --proof p > /dev/null && ";
    for (const char* change : {"s/at-most 0/at-most -1/", "s/at-most 0/at-least 0/"}) {
        const Ran ran = run_shell(solve + "sed -i '" + change +
                                  "' p && \"$LAWAN\" verify p | tail -n 1; exit "
                                  "${PIPESTATUS[0]}");
        EXPECT_EQ(ran.out, "not proved: 1 of 2 claims does not hold\n") << change << ran.err;
        EXPECT_EQ(ran.code, 1) << change;
    }
}

TEST(VerifyProgram, SaysWhatIsProvedAndWhereAFileIsCut) {
    const std::string proof =
        "\"$LAWAN\" solve tictactoe --quiet --memory 16 --proof all.proof > out; ";
    // The claim of one side alone.
    const Ran half = run_shell(proof +
                               "sed '/^claim at-least/,$d' all.proof > half.proof; "
                               "echo end >> half.proof; \"$LAWAN\" verify half.proof");
    EXPECT_EQ(half.code, 0) << half.err;
    EXPECT_NE(half.out.find("proved: the value is at most 0\n"), std::string::npos) << half.out;
    const Ran cut =
        run_shell(proof + "head -c 700 all.proof > cut.proof; \"$LAWAN\" verify cut.proof");
    EXPECT_EQ(cut.code, 2);
    EXPECT_NE(cut.err.find("the file is cut short in this line\n"), std::string::npos) << cut.err;
}

TEST(VerifyProgram, NamesTheLineThatIsWrong) {
    const std::string proof =
        "\"$LAWAN\" solve tictactoe --quiet --memory 16 --proof p > /dev/null; ";
    for (const auto& [change, complaint] : std::vector<std::pair<std::string, std::string>>{
             {"2s/.*/game chess/", "line 2 of the proof: no game here is called 'chess'"},
             {"3s/.*/position xx/", "line 3 of the proof: position 'xx': expected"},
             {"4s/.*/claim more/", "line 4 of the proof: a claim is"},
             {"5s/.*/by magic/", "line 5 of the proof: unknown kind of proof 'magic'"},
             {"7s/.*/play nowhere : a1/", "line 7 of the proof: position 'nowhere'"},
             {"8s/:.*/: zz/", "line 8 of the proof: "}}) {
        const Ran ran = run_shell(proof + "sed -i '" + change + "' p; \"$LAWAN\" verify p");
        EXPECT_EQ(ran.code, 2) << change << ran.out;
        EXPECT_EQ(ran.err.rfind("lawan: " + complaint, 0), 0U) << change << ": " << ran.err;
    }
}

// A claim that does not hold decides, whatever could not be checked after it.
TEST(VerifyProgram, FailsForABrokenClaimBeforeOneThatTakesTooMuchMemory) {
    const Ran ran = run_shell(
        "awk 'BEGIN { print \"lawan-proof 1\\ngame tictactoe\\nposition 5/5/5/5/5 X 5\";"
        "print \"claim at-least 1\\nby strategy\\nclaim at-most 0\\nby strategy\";"
        "while (lines++ < 20000) print \"pairs 5/5/5/5/X4 O 5 : a2-b2 c2-d2 a3-b3\";"
        "print \"end\" }' > p; \"$LAWAN\" verify p --memory 1 --json");
    EXPECT_EQ(ran.code, 1) << ran.out << ran.err;
    EXPECT_EQ(parse_json(ran.out)["holds"], false);
    EXPECT_THAT(ran.err, HasSubstr("not settled: the table of moves takes "));
}

// The bound that is asked about is proved, though a checkpoint has a better one.
TEST(Solve, ProvesWhatTheAnswerNeedsWhereACheckpointKnowsMore) {
    const Ran ran = run_shell(
        "solve() { \"$LAWAN\" solve adjacency --size 6x5 --full --memory 256 --quiet "
        "--checkpoint kept \"$@\"; }; solve > /dev/null && solve --at-least 2 --proof p; "
        "echo code $?; \"$LAWAN\" verify p");
    EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("proved: the value is at most 0\n"));
}

// And what it says is enough.
TEST(VerifyProgram, SaysHowMuchMemoryIsEnough) {
    const Ran ran = run_shell(
        "\"$LAWAN\" verify adjacency-full8.proof --memory 32; echo code $?; "
        "\"$LAWAN\" verify adjacency-full8.proof --memory 33 --samples 1 --quiet | tail -n 1");
    EXPECT_EQ(ran.err,
              "lawan: not settled: the table of sets takes 33 MiB of memory, 32 are allowed: "
              "--memory 33 is enough\n");
    EXPECT_THAT(ran.out, HasSubstr("code 3\nnot proved: the parts that were checked hold"));
}

TEST(VerifyProgram, SaysForProgramsTooThatItWasInterrupted) {
    const Ran ran = run_shell(
        std::string{kUntilItListens} +
        "\"$LAWAN\" verify adjacency-full8.proof --whole --threads 1 --memory 64 --json --quiet "
        "--checkpoint kept > out & p=$!\n"
        "until_it_listens $p; sleep 1; kill -INT $p; wait $p; code=$?; cat out; exit $code");
    EXPECT_EQ(ran.code, 130) << ran.err;
    const Json json = parse_json(ran.out);
    EXPECT_TRUE(json["holds"].is_null());
    EXPECT_TRUE(json["upper"].is_null());
    EXPECT_EQ(json["stopped"], true);
    EXPECT_EQ(json["game"], "adjacency");
    EXPECT_EQ(json["not_settled"]["why"], "interrupted");
    EXPECT_LT(json["not_settled"]["checked"].get<int>(), 98666);
    EXPECT_EQ(json["not_settled"]["of"], 98666);
    EXPECT_EQ(json["not_settled"]["checkpoint"], "kept");
    EXPECT_EQ(ran.err,
              "lawan: not settled: interrupted\n"
              "what was checked is kept in 'kept': the same command goes on from there\n");
}

TEST(VerifyProgram, ReadsTheStandardInput) {
    const Ran ran = run_shell(
        "\"$LAWAN\" solve tictactoe --quiet --memory 16 --proof p > /dev/null; "
        "cat p | \"$LAWAN\" verify - | tail -n 1; \"$LAWAN\" verify - < p | tail -n 1");
    EXPECT_EQ(ran.out, "proved: the value is 0\nproved: the value is 0\n") << ran.err;
    const Ran none = run_shell("\"$LAWAN\" verify - < /dev/null");
    EXPECT_EQ(none.code, 2);
    EXPECT_EQ(none.err, "lawan: cannot read the standard input: the file is empty\n");
}

}  // namespace
}  // namespace lawan::test
