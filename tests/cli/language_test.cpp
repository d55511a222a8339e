// The program in Indonesian: chosen by an option or by the environment, in help, errors and
// reports.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <string>
#include <vector>

#include "cli/commands/all.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "module/catalog.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// Words on one line, whatever lines they were broken into.
std::string on_one_line(const std::string& text) {
    static const std::regex kBlanks{"\\s+"};
    return std::regex_replace(text, kBlanks, " ");
}

std::string help_in(const std::string& language, const std::string& command) {
    const Ran ran = run_shell("COLUMNS=120 \"$LAWAN\" " + command + " --help --lang " + language);
    EXPECT_EQ(ran.code, 0) << command;
    EXPECT_EQ(ran.err, "") << command;
    return on_one_line(ran.out);
}

// Everything that the help of a command says to people.
std::vector<Phrase> phrases_of(const cli::Command& command) {
    std::vector<Phrase> phrases{command.summary};
    for (const cli::Word& word : command.words) phrases.push_back(word.help);
    for (const cli::OptionLine& option : command.options) phrases.push_back(option.help);
    for (const cli::ExampleLine& example : command.examples) {
        if (example.about) phrases.push_back(*example.about);
    }
    phrases.insert(phrases.end(), command.remarks.begin(), command.remarks.end());
    return phrases;
}

// What is called the same in every language: names of games.
bool is_names_of_games(const std::string& text) {
    std::string names;
    for (const GameModule& game : catalog()) names += (names.empty() ? "" : ", ") + game.name;
    return text == names;
}

// Decimal commas for people, points for programs.
TEST(Indonesian, WritesDecimalCommas) {
    static const std::regex kPoint{"[0-9]\\.[0-9]"};
    const std::vector<std::string> commands{"elo 10 5 3",
                                            "sprt 10 5 3",
                                            "perft tictactoe --depth 2",
                                            "solve tictactoe",
                                            "match tictactoe random random --games 2 --quiet",
                                            "bench",
                                            "verify " + source_dir() + "/tests/kept/1.0/draw.proof",
                                            "analyse tictactoe --depth 1"};
    for (const std::string& command : commands) {
        const Ran ran = run_shell("\"$LAWAN\" " + command + " --lang id");
        EXPECT_THAT(ran.out, testing::ContainsRegex("[0-9],[0-9]")) << command << ran.err;
        EXPECT_FALSE(std::regex_search(ran.out, kPoint)) << command << '\n' << ran.out;
    }
    const Ran json = run_shell("\"$LAWAN\" elo 10 5 3 --json --lang id");
    EXPECT_THAT(json.out, testing::ContainsRegex("\"elo\": 142\\.6"));
}

TEST(Indonesian, IsInEveryHelpTextAndNothingElse) {
    for (const cli::Command& command : cli::all_commands()) {
        const std::string help = help_in("id", command.name);
        EXPECT_THAT(help, StartsWith("Pemakaian: lawan " + command.name));
        for (const Phrase& phrase : phrases_of(command)) {
            const std::string indonesian = on_one_line(phrase.in(Language::Indonesian));
            EXPECT_THAT(help, HasSubstr(indonesian)) << command.name;
            if (is_names_of_games(indonesian)) continue;
            EXPECT_THAT(help, Not(HasSubstr(on_one_line(phrase.english())))) << command.name;
        }
        for (const cli::OptionLine& option : command.options) {
            EXPECT_NE(option.group.in(Language::Indonesian), "") << command.name;
        }
    }
}

// The first English word in a text with a few words before it; empty where there is none. Only
// words count that no Indonesian sentence, no command and no board has; the name of a method is
// the same in both languages.
std::string english_in(const std::string& text) {
    static const std::regex kName{" branch and bound "};
    static const std::regex kEnglish{
        " (the|of|and|with|for|from|is|are|to|that|which|it|an|at|by|unless|what|who|when|not|has|"
        "have|wins?|you|your) "};
    constexpr std::ptrdiff_t kBefore = 60;
    const std::string line =
        std::regex_replace(' ' + on_one_line(text) + ' ', kName, " branch-and-bound ");
    std::smatch found;
    if (!std::regex_search(line, found, kEnglish)) return {};
    const std::string before = found.prefix().str();
    return "..." +
           before.substr(static_cast<std::size_t>(
               std::max<std::ptrdiff_t>(0, found.prefix().length() - kBefore))) +
           found.str();
}

TEST(Indonesian, HelpHasNoEnglishWords) {
    for (const cli::Command& command : cli::all_commands()) {
        const std::string help = help_in("id", command.name);
        EXPECT_EQ(english_in(help.substr(0, help.find(" Contoh: "))), "") << command.name;
        for (const cli::ExampleLine& example : command.examples) {
            if (!example.about) continue;
            EXPECT_EQ(english_in(example.about->in(Language::Indonesian)), "") << command.name;
        }
    }
    EXPECT_THAT(help_in("id", ""),
                AllOf(StartsWith("Pemakaian: lawan [PERINTAH] [PILIHAN]"), HasSubstr("Perintah:"),
                      HasSubstr("Contoh:"), HasSubstr("Kode keluar:"), Not(HasSubstr("Usage"))));
}

TEST(Indonesian, ListsHaveNoEnglishWords) {
    std::vector<std::string> lists{"bots", "experiment --list", "train --list"};
    for (const GameModule& game : catalog()) lists.push_back("bots " + game.name);
    for (const std::string& list : lists) {
        const Ran ran = run_lawan("--lang id " + list);
        EXPECT_EQ(ran.code, 0) << list;
        EXPECT_EQ(english_in(ran.out), "") << list;
    }
}

TEST(Indonesian, IsAtThePrompt) {
    const auto says = [](const std::string& arguments, const std::string& typed) {
        const Ran ran = run_shell("\"$LAWAN\" --lang id play " + arguments, typed);
        EXPECT_EQ(ran.code, 0);
        EXPECT_EQ(english_in(ran.out), "");
        return ran.out;
    };
    EXPECT_THAT(says("tictactoe --o random",
                     "help\nz9\nb22\nundo\nundo x\nredo\nmoves\nload\npass\nb2\nb2\nhint\nresign\n"
                     "a1\nhint\nnew\nquit\n"),
                AllOf(HasSubstr("Ketik langkah seperti"), HasSubstr("Anda (X)> "),
                      HasSubstr("z9 tidak ada di papan"), HasSubstr("b2 sudah terisi."),
                      HasSubstr("9 langkah sah"), HasSubstr("Petunjuk: "),
                      HasSubstr("random memainkan "), HasSubstr("random menang: Anda menyerah."),
                      HasSubstr("(Menang!)"), HasSubstr("baru, urungkan, simpan, atau keluar> ")));
    EXPECT_THAT(says("tictactoe --x minimax --o minimax", ""), HasSubstr("Seri."));
    EXPECT_THAT(says("adjacency --x random --o random --rounds 1", ""), HasSubstr("Sisa ronde: "));
}

// A game that was saved in one language goes on in another with the same players.
TEST(Indonesian, SavedGamesNameNobodyInALanguage) {
    const Ran ran = run_shell(
        "\"$LAWAN\" play tictactoe --o random --lang id; \"$LAWAN\" play --load saved.json",
        "b2\nsave saved.json\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("Loaded saved.json: tictactoe, 2 moves, You against random"));
}

TEST(Indonesian, IsChosenByTheOptionOrTheEnvironment) {
    const auto says = [](const std::string& command) { return run_shell(command).out; };
    const std::string english = says("\"$LAWAN\" bots --help");
    const std::string indonesian = says("\"$LAWAN\" bots --lang id --help");
    EXPECT_NE(english, indonesian);
    for (const char* command :
         {"\"$LAWAN\" --lang id bots --help", "\"$LAWAN\" --lang=id help bots",
          "\"$LAWAN\" bots --help --lang en --lang id", "LC_ALL=id_ID.UTF-8 \"$LAWAN\" bots -h",
          "LC_ALL= LC_MESSAGES=id \"$LAWAN\" bots -h",
          "unset LC_ALL LC_MESSAGES; LANG=id_ID \"$LAWAN\" bots -h"}) {
        EXPECT_EQ(says(command), indonesian) << command;
    }
    for (const char* command :
         {"LANG=id_ID \"$LAWAN\" bots -h", "LC_ALL=id_ID \"$LAWAN\" bots -h --lang en",
          "LC_ALL=idx \"$LAWAN\" bots -h", "LC_ALL=de_DE.UTF-8 \"$LAWAN\" bots -h"}) {
        EXPECT_EQ(says(command), english) << command;
    }
    EXPECT_EQ(run_lawan("bots --lang de").err, "lawan: option '--lang' takes en or id, not 'de'\n");
    EXPECT_EQ(run_lawan("bots --lang").err, "lawan: option '--lang' needs a value\n");
}

struct Complaint {
    const char* arguments;
    const char* complaint;
};

class WrongInIndonesian : public ::testing::TestWithParam<Complaint> {};

TEST_P(WrongInIndonesian, IsNamedInOneLine) {
    const Ran ran = run_lawan(std::string{"--lang id "} + GetParam().arguments);
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, std::string{"lawan: "} + GetParam().complaint + '\n');
}

INSTANTIATE_TEST_SUITE_P(
    All, WrongInIndonesian,
    ::testing::Values(
        Complaint{"perft othello --deph 3",
                  "perft tidak punya pilihan '--deph': apakah maksud Anda '--depth'?"},
        Complaint{"othello",
                  "perintah 'othello' tidak dikenal: apakah maksud Anda 'play othello'?"},
        Complaint{"perft", "PERMAINAN belum diberikan: adjacency, tictactoe, othello, connect4"},
        Complaint{"perft othello --depth", "pilihan '--depth' perlu nilai"},
        Complaint{"perft othello --rounds 3",
                  "othello tidak punya pilihan --rounds: yang ada --size --first"},
        Complaint{"audit tictactoe", "--bot belum diberikan: sebutkan bot yang diaudit"},
        Complaint{"elo 0 0 0", "jumlahnya 0 permainan"},
        Complaint{"solve tictactoe --proof ''", "pilihan '--proof' perlu nama berkas"},
        Complaint{"analyse othello --number 3",
                  "pilihan '--number' memilih permainan dalam berkas: sebutkan berkasnya "
                  "dengan --game"},
        Complaint{"verify nowhere",
                  "'nowhere' tidak dapat dibaca: berkas atau folder itu tidak ada"},
        Complaint{"tournament --file /", "'/' tidak dapat dibaca: itu sebuah folder"},
        Complaint{"match tictactoe greedy 'process(command=\"./nosuch\")'",
                  "program './nosuch' tidak dapat dijalankan: berkas atau folder itu tidak ada"},
        Complaint{"experiment othello-9",
                  "percobaan 'othello-9' tidak dikenal: pilihannya othello-2 dan othello-3"}));

TEST(Indonesian, IsInReports) {
    const auto says = [](const std::string& arguments) { return run_lawan(arguments).out; };
    EXPECT_THAT(says("--lang id solve tictactoe"),
                AllOf(HasSubstr("nilai      seri bagi X"), HasSubstr("karena")));
    EXPECT_THAT(says("--lang id analyse tictactoe --depth 9 --position '3/1X1/3 O 3'"),
                AllOf(HasSubstr("terbukti: seri"), HasSubstr("semua nilai tepat")));
    EXPECT_THAT(says("--lang id match tictactoe greedy random --seed 2"),
                AllOf(HasSubstr("permainan 1/2  X greedy, O random: "), HasSubstr("benih 2")));
    EXPECT_THAT(says("--lang id audit tictactoe --bot ttt-bnb"),
                HasSubstr("melawan setiap rangkaian; lawan melangkah lebih dulu"));
}

// Fields and their values are for programs.
TEST(Indonesian, LeavesTheFieldsOfJsonAsTheyAre) {
    const auto json = [](const std::string& arguments) {
        return parse_json(run_lawan(arguments).out);
    };
    const auto english = json("solve tictactoe --json");
    const auto indonesian = json("solve tictactoe --json --lang id");
    EXPECT_EQ(indonesian["value"], "draw");
    EXPECT_EQ(english.size(), indonesian.size());
    EXPECT_EQ(json("match tictactoe greedy random --json --lang id")["games"][0]["reason"],
              "finished");
}

}  // namespace
}  // namespace lawan::test
