// One report in all its formats.
#include "experiments/report.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan::experiments {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Report sample() {
    Report report;
    report.name = "a-name";
    report.title = Words{"minimax <against> local", "minimax <melawan> lokal"};
    report.source = Words{"a paper, Table 3", "sebuah makalah, Tabel 3"};
    report.seed = Seed{7};
    report.settings = {{words::kGames, Words{"2 for each row", "2 untuk tiap baris"}}};
    report.paper.columns = {{"rounds", words::kRounds}, {"score", words::kScore}};
    report.paper.add({std::int64_t{28}, std::string{"33-31"}});
    report.ours.columns = {{"rounds", words::kRounds},
                           Column::for_programs("win_rate"),
                           {"win", Words{"wins", "menang"}, Reader::People},
                           {"note", Words{"note", "catatan"}}};
    report.ours.add({std::int64_t{28}, Decimal{0.5, 2}, std::string{"50 %"}, Cell{}});
    report.ours.add(
        {std::int64_t{8}, Decimal{-0.001, 2}, std::string{"0 %"}, std::string{"a, \"b\""}});
    report.differs = {Words{"The first sentence.", "Kalimat pertama."},
                      Words{"The second.", "Yang kedua."}};
    report.game_count = 4;
    report.boards = {
        {Words{"the end", "akhirnya"}, BoardView{{2, 1}, {Mark::X, Mark::None}}, false, "a1"}};
    return report;
}

TEST(ReportAsJson, HasThePromisedFields) {
    const auto json = parse_json(to_json(sample()));
    EXPECT_EQ(json.at("name"), "a-name");
    EXPECT_EQ(json.at("paper").at(0).at("score"), "33-31");
    EXPECT_EQ(json.at("ours").size(), 2U);
    EXPECT_EQ(json.at("ours").at(0).at("win_rate"), 0.5);
    EXPECT_TRUE(json.at("ours").at(0).at("note").is_null());
    EXPECT_FALSE(json.at("ours").at(0).contains("win"));  // for people
    EXPECT_EQ(json.at("differs"), "The first sentence. The second.");
    EXPECT_EQ(json.at("differences").size(), 2U);
    EXPECT_EQ(json.at("game_count"), 4);
    EXPECT_EQ(json.at("seed"), 7);
    EXPECT_EQ(json.at("settings").at("games"), "2 for each row");
    EXPECT_EQ(json.at("boards").at(0).at("rows").at(0), "X-");
}

TEST(ReportAsJson, SeveralStandInOneObject) {
    const auto json = parse_json(to_json({sample(), sample()}));
    EXPECT_EQ(json.at("name"), "all");
    EXPECT_EQ(json.at("game_count"), 8);
    EXPECT_EQ(json.at("experiments").size(), 2U);
}

TEST(ReportAsText, ShowsWhatPeopleRead) {
    const std::string text = to_text(sample(), Language::English);
    EXPECT_THAT(text, HasSubstr("rounds  wins  note\n------  ----  ------\n"
                                "    28  50 %\n     8  0 %   a, \"b\"\n"));
    EXPECT_THAT(text, HasSubstr("  - The first sentence.\n  - The second.\n"));
    EXPECT_THAT(text, HasSubstr("4 games played\n"));
    EXPECT_THAT(text, Not(HasSubstr("win_rate")));
}

TEST(ReportAsText, SaysThatItIsNotComplete) {
    Report report = sample();
    report.complete = false;
    EXPECT_THAT(to_text(report, Language::English), HasSubstr("fewer than planned"));
}

TEST(ReportAsCsv, QuotesWhereItMust) {
    const std::string csv = to_csv({sample()});
    EXPECT_THAT(csv, HasSubstr("experiment,table,rounds,score\r\na-name,paper,28,33-31\r\n"));
    EXPECT_THAT(csv, HasSubstr("a-name,ours,8,0.00,\"a, \"\"b\"\"\"\r\n"));
    EXPECT_THAT(csv, HasSubstr("a-name,differs,The first sentence.\r\n"));
}

TEST(ReportAsPage, IsSelfContained) {
    Report report = sample();
    report.plot = Scatter{
        words::kMilliseconds, words::kElo, {{"<bot>", 0.5, 100, 20}, {"other", 20, -100, 20}}};
    const std::string html = to_html({report}, Language::English);
    EXPECT_THAT(html, HasSubstr("minimax &lt;against&gt; local"));
    EXPECT_THAT(html, HasSubstr("&lt;bot&gt;"));
    EXPECT_THAT(html, Not(HasSubstr("<bot>")));
    EXPECT_THAT(html, HasSubstr("<svg class='board'"));
    EXPECT_THAT(html, HasSubstr("<svg class='plot'"));
    for (const char* outside : {"http:", "https:", "src=", "url(", "@import", "<link", "<script"}) {
        EXPECT_THAT(html, Not(HasSubstr(outside)));
    }
}

TEST(ReportInIndonesian, IsSoToTheLastWord) {
    Report report = sample();
    report.complete = false;
    report.notes = {words::kTimesDependOnTheMachine};
    for (const std::string& text :
         {to_text(report, Language::Indonesian), to_html({report}, Language::Indonesian)}) {
        for (const char* word :
             {"melawan", "Tabel 3", "permainan", "2 untuk tiap baris", "ronde", "Kalimat pertama.",
              "Yang berbeda", "Catatan", "akhirnya", "benih", "kurang dari yang direncanakan"}) {
            EXPECT_THAT(text, HasSubstr(word));
        }
        for (const char* word :
             {"rounds", "games", "sentence", "What", "Notes", "the end", "seed"}) {
            EXPECT_THAT(text, Not(HasSubstr(word)));
        }
    }
    EXPECT_THAT(to_html({report}, Language::Indonesian), HasSubstr("<html lang='id'>"));
}

TEST(ScatterInText, ShowsEveryPointByItsLetter) {
    const Scatter plot{words::kMilliseconds,
                       words::kElo,
                       {{"slow", 1000, 300, 0}, {"fast", 0.01, -200, 0}, {"same", 0.01, -200, 0}}};
    const std::string text = to_text(plot, Language::English);
    EXPECT_THAT(text, HasSubstr("BC"));  // side by side
    EXPECT_THAT(text, HasSubstr("A slow"));
    EXPECT_THAT(text, HasSubstr("1000"));
}

}  // namespace
}  // namespace lawan::experiments
