// Games in GGF: whole ones, cut ones, and those of other rules.
#include "games/othello/formats/ggf.hpp"

#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "games/othello/formats/ggf_writer.hpp"
#include "games/othello/formats/wthor.hpp"
#include "play/any_game.hpp"
#include "tests/games/othello/formats/samples.hpp"

namespace lawan {
namespace {

using test::complaint_of_file;
using test::kGgf;
using test::moves_of;
using test::played;

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
    EXPECT_FALSE(game.problem);
}

// Seconds since 1970: a mean year would put the first hours of some years into the one before.
TEST(Ggf, ReadsTheYearOfAMoment) {
    const auto year_of = [](const std::string& date) {
        return parse_ggf("(;GM[Othello]DT[" + date + "];)").front().year;
    };
    EXPECT_EQ(year_of("946684799"), 1999);
    EXPECT_EQ(year_of("946684800.Sat.Jan.01"), 2000);
    EXPECT_EQ(year_of("1072915200"), 2004);
    EXPECT_EQ(year_of("1104537599"), 2004);
    EXPECT_EQ(year_of("12345"), std::nullopt);
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
    EXPECT_EQ(complaint_of_file("(;GM[Othello]PB[a"), "game 1 of the GGF ends too early");
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
        {"(;GM[Othello]BO[8 ---- *];)", "a board of size '8' does not have 4 cells"},
        {"(;GM[Othello]BO[10 " + std::string(100, '-') + " *]RE[+2]B[f5];)",
         "an Othello position has 64, 36 or 16 cells, not 100"},
        {"(;GM[Othello]BO[x];)", "'x' is not a board"},
        {"(;GM[Othello];)", "it has no board"},
        {endless + ";)", "it has too many moves"},
        {with_type("8a"), "it is anti-Othello, where fewer discs win"},
        {with_type("8kr"), "it has komi: its score is not in discs"},
        {with_type("8z"), "its type, '8z', is unknown"}};
    for (const auto& [ggf, problem] : odd) {
        const auto games = parse_ggf(whole + ggf + whole);
        ASSERT_EQ(games.size(), 3U) << ggf;
        EXPECT_EQ(games[1].problem.value().english(), problem);
        EXPECT_FALSE(games[1].is_playable());
        EXPECT_EQ(games[1].score(), std::nullopt);
        EXPECT_TRUE(games[0].is_playable() && games[2].is_playable());
        EXPECT_FALSE(games[2].problem);
    }
    EXPECT_FALSE(parse_ggf(with_type("s8r18")).front().problem);
    EXPECT_FALSE(parse_ggf(with_type("8b")).front().problem);
}

TEST(Ggf, KeepsAGameUpToAnIllegalMove) {
    std::string wrong = kGgf;
    wrong.replace(wrong.find("C3"), 2, "a1");
    const auto games = parse_ggf(wrong);
    EXPECT_EQ(games.front().record.moves.size(), 2U);
    EXPECT_EQ(games.front().problem.value().english(), "move 3, 'a1', is not legal there");
}

}  // namespace
}  // namespace lawan
