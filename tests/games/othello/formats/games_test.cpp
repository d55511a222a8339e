// Files and folders of Othello games in any of their formats, and moves line by line.
#include "games/othello/formats/games.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/input_error.hpp"
#include "games/othello/formats/ggf.hpp"
#include "games/othello/rules/game.hpp"
#include "tests/games/othello/formats/samples.hpp"
#include "tests/games/othello/formats/wthor_bytes.hpp"
#include "tests/support/run_program.hpp"

namespace lawan {
namespace {

using test::complaint_of_file;
using test::kGgf;
using test::played;
using test::wthor_bytes;

TEST(OthelloGameFiles, OfEditorsMayBeginWithAByteOrderMark) {
    EXPECT_EQ(parse_othello_games("\xEF\xBB\xBF"
                                  "f5d6c3\nd3c3c4\n")
                  .size(),
              2U);
}

TEST(OthelloGames, ReadsMovesAndPositionsLineByLine) {
    const auto games = parse_othello_games(
        "# two games and a problem\n\n"
        "F5D6C3D3C4\n1. f5 f6 2. e6\n"
        "---------------------------OX------XO--------------------------- X; D3:+0;\n");
    EXPECT_EQ(complaint_of_file("f5d6\nnot a game!\n"),
              "line 2, 'not a game!': this is neither a list of moves nor a position of Othello");
    ASSERT_EQ(games.size(), 3U);
}

TEST(OthelloGames, LimitsLinesAndGames) {
    std::string line;
    for (int i = 0; i < 200; ++i) line += "f5";
    EXPECT_NE(complaint_of_file(line).find("these are 200 moves, more than the 128"),
              std::string::npos);
    for (int i = 0; i < 5000; ++i) line += "f5";
    EXPECT_NE(
        complaint_of_file(line).find("is too long for a game: 10400 characters, at most 4096"),
        std::string::npos);
    EXPECT_EQ(complaint_of_file('{' + std::string(std::size_t{17} << 20U, ' ') + '}'),
              "it is too long for one game");
    PackedGames games{2};
    add_ggf(games, kGgf);
    add_ggf(games, kGgf);
    EXPECT_THROW(add_ggf(games, kGgf), InputError);
}

// The start that GGF writes with stars is the usual one, for openings and for WTHOR.
TEST(OthelloGames, WritesStartsInOneNotation) {
    EXPECT_EQ(parse_ggf(kGgf).front().record.start,
              othello::Game{}.position_text(othello::Position{}));
}

TEST(OthelloGames, ReadsFoldersWithNames) {
    namespace fs = std::filesystem;
    const fs::path folder = fs::path{testing::TempDir()} / "othello_games_test";
    fs::remove_all(folder);
    fs::create_directories(folder);
    const auto write = [&](const char* name, const std::string& bytes) {
        std::ofstream{folder / name, std::ios::binary} << bytes;
    };
    WthorNames names;
    write("a.wtb", wthor_bytes({played(5)}, names, 1980));
    std::string players{"\x14\x1A\x01\x01\0\0\0\0\x02\0\0\0\0\0\0\0", 16};
    for (std::string name : {"Andr\xE9", "Bob\x1B"}) {
        name.resize(20, '\0');
        players += name;
    }
    write("WTH.JOU", players);
    write("b.ggf", kGgf);
    const auto games = read_othello_games({folder.string()});
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].record.players.x, "André");
    EXPECT_EQ(games[0].record.players.o, "Bob?");
    EXPECT_EQ(games[0].event, "tournament 0");
    EXPECT_EQ(games[1].record.players.x, "ant");
    write("WTH.JOU", players.substr(0, 30));
    EXPECT_THROW((void)read_othello_games({folder.string()}), InputError);
    EXPECT_THROW((void)read_othello_games({(folder / "none").string()}), InputError);
    fs::remove_all(folder);
}

// Not even the games before the place where it is wrong.
TEST(OthelloGames, TakesNothingFromAFileOfAFolderThatItCannotRead) {
    const test::ScratchFolder folder;
    const auto write = [&](const char* name, const std::string& bytes) {
        std::ofstream{folder.path() / name, std::ios::binary} << bytes;
    };
    write("a.ggf", std::string{kGgf} + "(;GM[Othello]TY[4]BO[4 " + std::string(16, '-') +
                       " *];)(;GM[Othello]PB[cut");
    write("b.txt", "f5d6c3\n");
    std::vector<Phrase> unreadable;
    const auto games = read_othello_games({folder.path().string()}, &unreadable);
    ASSERT_EQ(unreadable.size(), 1U);
    EXPECT_NE(unreadable[0].english().find("a.ggf"), std::string::npos);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].record.moves.size(), 3U);
    EXPECT_FALSE(games[0].problem);
}

}  // namespace
}  // namespace lawan
