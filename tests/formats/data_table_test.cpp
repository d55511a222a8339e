// Tables for people in both languages, and for programs.
#include "formats/data_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/phrases.hpp"

namespace lawan {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

DataTable sample() {
    DataTable table{"key",
                    Words{"title", "judul"},
                    {{"games", Words{"games", "permainan"}},
                     Column::for_programs("win_rate"),
                     {"win", Words{"wins", "menang"}, Reader::People},
                     {"note", Words{"note", "catatan"}}}};
    table.add({std::int64_t{28}, Decimal{0.5, 2}, std::string{"50 %"}, Cell{}});
    table.add({std::int64_t{8}, Decimal{-0.001, 2}, std::string{"0 %"},
               Phrase{Words{"<a>, \"b\"", "c"}}});
    return table;
}

TEST(DataTable, IsTextInBothLanguages) {
    EXPECT_EQ(to_text(sample(), Language::English),
              "games  wins  note\n-----  ----  --------\n"
              "   28  50 %\n    8  0 %   <a>, \"b\"\n");
    EXPECT_EQ(to_text(sample(), Language::Indonesian),
              "permainan  menang  catatan\n---------  ------  -------\n"
              "       28  50 %\n        8  0 %     c\n");
    EXPECT_EQ(width_of(sample(), Language::Indonesian), 26U);
}

TEST(DataTable, IsHtmlWithoutStrayMarkup) {
    const std::string html = to_html(sample(), Language::Indonesian);
    EXPECT_THAT(html, HasSubstr("<th scope='col' class='n'>permainan</th>"));
    EXPECT_THAT(html, HasSubstr("<td class='n'>28</td>"));
    EXPECT_THAT(to_html(sample(), Language::English), HasSubstr("&lt;a&gt;, &quot;b&quot;"));
    EXPECT_THAT(html, Not(HasSubstr("win_rate")));
}

TEST(DataTable, IsCsvForPrograms) {
    EXPECT_EQ(to_csv(sample(), {"table"}, {""}),
              "table,games,win_rate,note\r\n,28,0.50,\r\n,8,0.00,\"<a>, \"\"b\"\"\"\r\n");
}

TEST(DataTable, TakesOnlyWholeRows) {
    DataTable table = sample();
    EXPECT_THROW(table.add({Cell{}}), std::logic_error);
}

TEST(Decimals, HaveThePointOfTheLanguageAndNoMinusZero) {
    EXPECT_EQ(decimal(12.25, 1).in(Language::English), "12.2");
    EXPECT_EQ(decimal(12.25, 1).in(Language::Indonesian), "12,2");
    EXPECT_EQ(decimal(-0.04, 1).english(), "0.0");
    EXPECT_EQ(decimal(-0.4, 0).english(), "0");
    EXPECT_EQ(decimal(100, 0).in(Language::Indonesian), "100");
    EXPECT_EQ(signed_decimal(3, 1).in(Language::Indonesian), "+3,0");
    EXPECT_EQ(signed_decimal(-0.01, 1).english(), "0.0");
    EXPECT_EQ(signed_decimal(-3, 0).english(), "-3");
}

TEST(Joined, KeepsEachInItsLanguage) {
    const Phrase all =
        joined({Words{"a draw", "seri"}, Words{"a win", "menang"}, as_it_is("x")}, "; ");
    EXPECT_EQ(all.english(), "a draw; a win; x");
    EXPECT_EQ(all.in(Language::Indonesian), "seri; menang; x");
    EXPECT_TRUE(joined({}, ", ").empty());
}

}  // namespace
}  // namespace lawan
