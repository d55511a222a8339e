// What the solvers of the catalog say of files that they cannot use, and of what they left out.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/rules/game.hpp"
#include "games/tictactoe/parts.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "play/any_game.hpp"
#include "tests/support/run_program.hpp"

namespace lawan {
namespace {

template <class G>
[[nodiscard]] SolveRequest about(const G& game) {
    SolveRequest request{AnyGame{game}.start(), {}, {}};
    request.memory_mib = 16;
    return request;
}

[[nodiscard]] bool notes(const SolveAnswer& answer, const std::string& code) {
    const auto has_code = [&](const Reason& note) { return note.code() == code; };
    return std::any_of(answer.notes.begin(), answer.notes.end(), has_code) ||
           std::any_of(answer.remarks.begin(), answer.remarks.end(), has_code);
}

[[nodiscard]] tictactoe::Game three() {
    return tictactoe::Game{tictactoe::Game::parse_position("3/3/3 X 3")};
}

TEST(TicTacToeSolver, GoesOnFromItsCheckpoint) {
    const test::ScratchFolder folder;
    SolveRequest request =
        about(tictactoe::Game{tictactoe::Game::parse_position("8/8/8/8/8/8 X 5")});
    request.checkpoint = (folder.path() / "checkpoint").string();
    request.at_most = Score{0};
    const SolveAnswer first = tictactoe::solve_request(request);
    EXPECT_EQ(first.bounds.upper, Score{0});
    const SolveAnswer again = tictactoe::solve_request(request);
    EXPECT_EQ(again.bounds.upper, Score{0});
    EXPECT_LT(again.nodes, first.nodes / 2);
    request.position = AnyGame{three()}.start();
    EXPECT_THROW((void)tictactoe::solve_request(request), InputError) << "another board";
    request.checkpoint = "/no/such/folder/checkpoint";
    EXPECT_THROW((void)tictactoe::solve_request(request), NotWritten);
}

TEST(TicTacToeSolver, LeavesTheProofOfBeforeWhenItFindsNone) {
    const test::ScratchFolder folder;
    const std::string path = (folder.path() / "proof").string();
    write_whole(path, "of before");
    StopSignal stop;
    stop.raise();
    SolveRequest request =
        about(tictactoe::Game{tictactoe::Game::parse_position("7/7/3X3/3O3/7/7/7 X 4")});
    request.proof = path;
    request.stop = &stop;
    EXPECT_FALSE(tictactoe::solve_request(request).bounds.settled());
    EXPECT_EQ(read_whole(path), "of before");
    request.proof = (folder.path() / "no" / "proof").string();
    EXPECT_THROW((void)tictactoe::solve_request(request), NotWritten);
}

TEST(TicTacToeSolver, SaysWhatItKnowsOfLargeBoards) {
    const test::ScratchFolder folder;
    SolveRequest request =
        about(tictactoe::WideGame{tictactoe::WideGame::parse_position("9/9/9/9/9/9/9/9/9 X 5")});
    EXPECT_TRUE(notes(tictactoe::solve_request(request), "board-too-large"));
    request.checkpoint = (folder.path() / "checkpoint").string();
    EXPECT_THROW((void)tictactoe::solve_request(request), InputError);
    request.checkpoint.reset();
    request.proof = (folder.path() / "proof").string();
    request.position =
        AnyGame{tictactoe::WideGame{tictactoe::WideGame::parse_position("9/9/9/9/9/9/9/9/9 X 9")}}
            .start();
    EXPECT_TRUE(tictactoe::solve_request(request).bounds.settled());
    EXPECT_NE(read_whole(*request.proof)->find("by pairing"), std::string::npos);
}

TEST(OthelloSolver, SaysThatTheBestMovesAreNotAllWhenItIsStoppedAmongThem) {
    // After the first move: answers that are no images of each other.
    SolveRequest request = about(othello::BasicGame<4>{});
    request.position = request.position.after(request.position.legal_moves().front());
    EXPECT_TRUE(othello::solve_request(request).best_are_all);
    StopSignal stop;
    request.stop = &stop;
    request.progress = [&](const SolveProgress& progress) {
        if (progress.bounds.settled()) stop.raise();
    };
    const SolveAnswer answer = othello::solve_request(request);
    ASSERT_TRUE(answer.bounds.settled());
    EXPECT_EQ(answer.best.size(), 1U);
    EXPECT_FALSE(answer.best_are_all);
}

TEST(OthelloSolver, TellsWhatItKnowsForTheSideThatHasToPass) {
    // Black passes, and loses.
    SolveRequest request = about(othello::BasicGame<6>{
        othello::BasicGame<6>::parse_position("O--OO-OXXXX-OOXX--OXXXX-OXX---OOOO-- X")});
    std::vector<ScoreBounds> told;
    request.progress = [&](const SolveProgress& progress) { told.push_back(progress.bounds); };
    const SolveAnswer answer = othello::solve_request(request);
    ASSERT_TRUE(answer.bounds.settled());
    ASSERT_NE(answer.bounds.lower, Score{0});
    ASSERT_FALSE(told.empty());
    for (const ScoreBounds& bounds : told) {
        EXPECT_LE(bounds.lower, answer.bounds.lower);
        EXPECT_GE(bounds.upper, answer.bounds.upper);
    }
}

TEST(OthelloSolver, SaysForTheSideThatHasToPassHowFarTheSearchWent) {
    const auto score_of_first_step = [](const char* position) {
        SolveRequest request = about(othello::Game{othello::Game::parse_position(position)});
        StopSignal stop;
        request.stop = &stop;
        request.progress = [&](const SolveProgress&) { stop.raise(); };
        const SolveAnswer answer = othello::solve_request(request);
        EXPECT_EQ(answer.remarks.size(), 1U);
        return answer.remarks.empty() ? std::nullopt : answer.remarks[0].arguments()[2].number();
    };
    const auto passing =
        score_of_first_step("-----------X------XX---O--XXX-O--XXOXX--XXXOXXXO-XXXXXX----OOOOO X");
    const auto moving =
        score_of_first_step("-----------X------XX---O--XXX-O--XXOXX--XXXOXXXO-XXXXXX----OOOOO O");
    ASSERT_TRUE(passing && moving);
    EXPECT_NE(*moving, 0);
    EXPECT_EQ(*passing, -*moving);
}

// Who asked can do so in the middle of a step, however long it takes.
TEST(OthelloSolver, TellsAgainDuringALongStep) {
    SolveRequest request = about(othello::Game{othello::Game::parse_position(
        "--XO------O--O---OXXXX--OOOOXX--OOXOXX--OOOXOX----XOOX----XXXXX- X")});
    StopSignal stop;
    request.stop = &stop;
    std::string last;
    int again = 0;
    request.progress = [&](const SolveProgress& progress) {
        const std::string now = progress.at.english();
        again = now == last ? again + 1 : 0;
        last = now;
        if (again == 2) stop.raise();
    };
    EXPECT_FALSE(othello::solve_request(request).bounds.settled());
    EXPECT_EQ(again, 2);
}

}  // namespace
}  // namespace lawan
