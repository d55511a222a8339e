// Files of Othello games: GGF, WTHOR, moves line by line; whole ones, cut ones and wrong ones.
#include "formats/othello_games.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/input_error.hpp"
#include "core/random.hpp"
#include "formats/ggf.hpp"
#include "formats/ggf_writer.hpp"
#include "formats/transcript.hpp"
#include "games/othello/game.hpp"
#include "play/any_game.hpp"
#include "tests/formats/wthor_bytes.hpp"
#include "tests/support/complaint.hpp"

namespace lawan {
namespace {

using test::wthor_bytes;

const char* const kGgf =
    "(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[ant]PW[bee]RB[2100.5]TI[15:00//02:00]"
    "TY[8]RE[+12.000:r]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- "
    "-------- *]B[f5//1.25]W[d6/3.5/2]B[C3];)";

// A game by chance, passes and all.
[[nodiscard]] CollectedGame played(std::uint64_t seed) {
    Random random{Seed{seed}};
    const othello::Game rules;
    othello::Position position;
    CollectedGame game;
    game.record.game = "othello";
    game.record.start = rules.position_text(position);
    game.record.players = {"Player A", "Player B"};
    game.event = "Cup";
    while (position.move_count() > 0) {
        const auto moves = position.legal_moves();
        const auto move = moves[random.below(moves.size())];
        game.record.moves.push_back({rules.move_text(move)});
        position = position.after(move);
    }
    const int score = position.final_score().points();
    game.stated_score = position.side_to_move() == Side::X ? score : -score;
    return game;
}

[[nodiscard]] std::vector<std::string> moves_of(const CollectedGame& game) {
    std::vector<std::string> moves;
    for (const MoveRecord& move : game.record.moves) moves.push_back(move.move);
    return moves;
}

[[nodiscard]] std::string complaint(std::string_view bytes) {
    return test::complaint_of([&] { (void)parse_othello_games(bytes); });
}

TEST(OthelloGameFiles, OfEditorsMayBeginWithAByteOrderMark) {
    EXPECT_EQ(parse_othello_games("\xEF\xBB\xBF"
                                  "f5d6c3\nd3c3c4\n")
                  .size(),
              2U);
}

TEST(Ggf, ReadsAGame) {
    const auto games = parse_ggf(kGgf);
    ASSERT_EQ(games.size(), 1U);
    const CollectedGame& game = games.front();
    EXPECT_EQ(game.record.players.x, "ant");
    EXPECT_EQ(game.record.players.o, "bee");
    EXPECT_EQ(game.year, 2003);
    EXPECT_EQ(game.event, "GGS/os");
    EXPECT_EQ(game.score(), 12);
    EXPECT_EQ(moves_of(game), (std::vector<std::string>{"f5", "d6", "c3"}));
    EXPECT_EQ(game.record.moves[0].time, Seconds{1.25});
    ASSERT_TRUE(game.record.result);
    EXPECT_EQ(game.record.result->reason, EndReason::Resigned);
    EXPECT_EQ(game.record.result->winner, Side::X);
    EXPECT_EQ(game.problem, "");
}

TEST(Ggf, ReadsSeveralGamesAndWhatTheProgramWrites) {
    EXPECT_EQ(parse_ggf("2 " + std::string{kGgf} + '\n' + kGgf + '\n').size(), 2U);
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        const CollectedGame game = played(seed);
        const auto read = parse_ggf(to_ggf(AnyGame{othello::Game{}}, game.record));
        ASSERT_EQ(read.size(), 1U);
        EXPECT_EQ(moves_of(read.front()), moves_of(game));
        EXPECT_EQ(read.front().record.players, game.record.players);
    }
}

TEST(Ggf, ReadsNamesInUtf8AndInLatin1) {
    const auto named = [](const std::string& name) {
        std::string ggf = kGgf;
        ggf.replace(ggf.find("ant"), 3, name);
        return parse_ggf(ggf).front().record.players.x;
    };
    EXPECT_EQ(named("André 田中"), "André 田中");
    EXPECT_EQ(named("Andr\xE9"), "André");
    EXPECT_EQ(named("\xED\xA0\x80"), "í\xC2\xA0?");  // half of a pair is no UTF-8
    EXPECT_EQ(named("a\x1B\xC2\x9Bz"), "a??z");
    std::string end;
    for (int i = 0; i < 39; ++i) end += "田";
    EXPECT_EQ(named("ab" + end + "中国"), "ab" + end);  // 119 bytes, and no third of a character
    GameRecord record = played(1).record;
    record.players.x = "Żółć";
    EXPECT_EQ(parse_ggf(to_ggf(AnyGame{othello::Game{}}, record)).front().record.players.x, "Żółć");
    EXPECT_EQ(name_from_latin1("Andr\xC3\xA9"), "AndrÃ©");  // WTHOR knows one alphabet
    EXPECT_EQ(name_from_latin1(std::string(200, '\xE9')).size(), 120U);
}

TEST(Ggf, NamesWhatIsWrong) {
    const std::string whole = kGgf;
    for (std::size_t length = whole.find("PC"); length < whole.size() - 1; ++length) {
        EXPECT_THROW((void)parse_ggf(whole.substr(0, length)), InputError) << length;
    }
    EXPECT_EQ(complaint("(;GM[Othello]PB[a"), "game 1 of the GGF is cut short");
}

// One odd game does not spoil the file.
TEST(Ggf, KeepsGamesOfOtherRulesWithTheirProblem) {
    const std::string whole = kGgf;
    const auto with_type = [&](const std::string& type) {
        std::string ggf = whole;
        return ggf.replace(ggf.find("TY[8]"), 5, "TY[" + type + "]");
    };
    std::string endless = whole.substr(0, whole.size() - 2);
    for (int i = 0; i < 300; ++i) endless += "B[f5]";
    const std::pair<std::string, const char*> odd[]{
        {"(;GM[Amazons];)", "it is a game of 'Amazons', not of Othello"},
        {"(;GM[Othello]BO[8 ---- *];)", "a board of size '8' has not 4 cells"},
        {"(;GM[Othello]BO[10 " + std::string(100, '-') + " *]RE[+2]B[f5];)",
         "an Othello position has 64, 36 or 16 cells, not 100"},
        {"(;GM[Othello]BO[x];)", "'x' is no board"},
        {"(;GM[Othello];)", "it has no board"},
        {endless + ";)", "it has too many moves"},
        {with_type("8a"), "it is anti-Othello, where fewer discs win"},
        {with_type("8kr"), "it has komi: its score is not in discs"},
        {with_type("8z"), "its type, '8z', is unknown"}};
    for (const auto& [ggf, problem] : odd) {
        const auto games = parse_ggf(whole + ggf + whole);
        ASSERT_EQ(games.size(), 3U) << ggf;
        EXPECT_EQ(games[1].problem, problem);
        EXPECT_FALSE(games[1].is_playable());
        EXPECT_EQ(games[1].score(), std::nullopt);
        EXPECT_TRUE(games[0].is_playable() && games[2].is_playable());
        EXPECT_EQ(games[2].problem, "");
    }
    EXPECT_EQ(parse_ggf(with_type("s8r18")).front().problem, "");
    EXPECT_EQ(parse_ggf(with_type("8b")).front().problem, "");
}

TEST(Ggf, KeepsAGameUpToAnIllegalMove) {
    std::string wrong = kGgf;
    wrong.replace(wrong.find("C3"), 2, "a1");
    const auto games = parse_ggf(wrong);
    EXPECT_EQ(games.front().record.moves.size(), 2U);
    EXPECT_EQ(games.front().problem, "move 3, 'a1', is not legal");
}

TEST(Wthor, ReadsBackWhatWasWritten) {
    std::vector<CollectedGame> games;
    for (std::uint64_t seed = 1; seed < 40; ++seed) games.push_back(played(seed));
    WthorNames names;
    const std::string bytes = wthor_bytes(games, names, 1999);
    ASSERT_TRUE(looks_like_wthor(bytes));
    const auto read = parse_othello_games(bytes, names);
    ASSERT_EQ(read.size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(moves_of(read[i]), moves_of(games[i]));  // passes were put in again
        EXPECT_EQ(read[i].score(), games[i].score());
        EXPECT_EQ(read[i].record.players, games[i].record.players);
        EXPECT_EQ(read[i].event, "Cup");
        EXPECT_EQ(read[i].year, 1999);
        EXPECT_EQ(read[i].problem, "");
    }
    EXPECT_EQ(parse_wthor(bytes, {}).front().record.players.o, "player 1");
    EXPECT_EQ(read.front().theoretical_score, 0);
    EXPECT_EQ(read.front().solved_from, 22);
}

TEST(Wthor, RefusesWhatIsCutShortOrForeign) {
    WthorNames names;
    const std::string bytes = wthor_bytes({played(1), played(2)}, names, 2001);
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        EXPECT_THROW((void)parse_wthor(bytes.substr(0, length), names), InputError) << length;
    }
    EXPECT_EQ(complaint(bytes.substr(0, 100)), "the file is cut short: it has 1 games of 2");
    EXPECT_EQ(complaint(bytes + "x"), "the file is longer than the 2 games it speaks of");
    std::string ten = bytes;
    ten[12] = 10;
    EXPECT_EQ(complaint(ten), "the file is for boards of 10×10");
    std::string many = bytes;
    many[7] = '\xFF';  // four thousand million games
    EXPECT_NE(complaint(many), test::kNoComplaint);
    std::string wrong = bytes;
    wrong[16 + 8 + 3] = '\xFF';
    EXPECT_EQ(parse_wthor(wrong, names).front().problem, "move 4, '255', is not legal");
    EXPECT_EQ(parse_wthor(wrong, names).back().problem, "");
}

TEST(Wthor, ReadsAnyBytesOrSaysWhyNot) {
    Random random{Seed{3}};
    WthorNames names;
    const std::string good = wthor_bytes({played(1), played(2), played(3)}, names, 2001);
    for (int i = 0; i < 2000; ++i) {
        std::string bytes = good;
        for (int changes = 0; changes < 4; ++changes) {
            bytes[random.below(bytes.size())] = static_cast<char>(random.below(256));
        }
        try {
            (void)parse_wthor(bytes, names);
            (void)parse_othello_games(bytes);
        } catch (const InputError&) {
            // Said why.
        }
    }
}

TEST(OthelloGames, ReadsMovesAndPositionsLineByLine) {
    const auto games = parse_othello_games(
        "# two games and a problem\n\n"
        "F5D6C3D3C4\n1. f5 f6 2. e6\n"
        "---------------------------OX------XO--------------------------- X; D3:+0;\n");
    EXPECT_EQ(complaint("f5d6\nnot a game!\n"),
              "line 2, 'not a game!': is neither moves nor a position of Othello");
    ASSERT_EQ(games.size(), 3U);
}

TEST(OthelloGames, LimitsLinesAndGames) {
    std::string line;
    for (int i = 0; i < 200; ++i) line += "f5";
    EXPECT_NE(complaint(line).find("has 200 moves, and no game more than 128"), std::string::npos);
    for (int i = 0; i < 5000; ++i) line += "f5";
    EXPECT_NE(complaint(line).find("is too long for a game, with 10400 characters of 4096"),
              std::string::npos);
    EXPECT_EQ(complaint('{' + std::string(std::size_t{17} << 20U, ' ') + '}'),
              "it is too long for one game");
    GameCollection games{2};
    add_ggf(games, kGgf);
    add_ggf(games, kGgf);
    EXPECT_THROW(add_ggf(games, kGgf), InputError);
}

// The start that GGF writes with stars is the usual one, for openings and for WTHOR.
TEST(OthelloGames, WritesStartsInOneNotation) {
    EXPECT_EQ(parse_ggf(kGgf).front().record.start,
              othello::Game{}.position_text(othello::Position{}));
}

TEST(GameCollection, GivesBackWhatItTook) {
    GameCollection games;
    CollectedGame full = played(7);
    full.year = 65535;
    full.theoretical_score = -64;
    full.solved_from = 24;
    full.record.moves[3].time = Seconds{2.5};
    full.record.result = GameResult{EndReason::Resigned, Side::O, -7, "a detail"};
    full.problem = "a problem";
    CollectedGame small;
    small.record.game = "othello";
    small.record.start = "-----XO--OX----- O";
    games.add(full);
    games.add(small);
    games.add(full);
    for (const std::size_t at : {0, 2}) {
        const CollectedGame read = games[at];
        EXPECT_EQ(moves_of(read), moves_of(full));
        EXPECT_EQ(read.record.moves[3].time, Seconds{2.5});
        EXPECT_EQ(read.record.moves[4].time, Seconds{0});
        EXPECT_EQ(read.record.start, full.record.start);
        EXPECT_EQ(read.record.players, full.record.players);
        EXPECT_EQ(read.event, full.event);
        EXPECT_EQ(read.year, full.year);
        EXPECT_EQ(read.stated_score, full.stated_score);
        EXPECT_EQ(read.theoretical_score, -64);
        EXPECT_EQ(read.solved_from, 24);
        EXPECT_EQ(read.problem, "a problem");
        EXPECT_EQ(read.record.result->reason, EndReason::Resigned);
        EXPECT_EQ(read.record.result->winner, Side::O);
        EXPECT_EQ(read.record.result->detail, "a detail");
        EXPECT_EQ(games.heading(at).score, full.stated_score);
    }
    EXPECT_EQ(games[1].record.start, small.record.start);
    EXPECT_EQ(games[1].year, std::nullopt);
    EXPECT_EQ(games.heading(1).score, std::nullopt);
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

TEST(Transcript, FindsMovesAmongNumbers) {
    EXPECT_EQ(parse_transcript("1. f5 d6 2. C3 -- pass"),
              (std::vector<std::string>{"f5", "d6", "c3", "--", "pass"}));
    EXPECT_EQ(parse_transcript("f5!"), std::nullopt);
    EXPECT_EQ(parse_transcript(" \n"), std::nullopt);
}

}  // namespace
}  // namespace lawan
