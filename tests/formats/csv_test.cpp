// Cells of CSV files.
#include "formats/csv.hpp"

#include <gtest/gtest.h>

namespace lawan {
namespace {

TEST(CsvCell, IsQuotedWhereItHasToBe) {
    EXPECT_EQ(csv_cell("minimax"), "minimax");
    EXPECT_EQ(csv_cell(""), "");
    EXPECT_EQ(csv_cell("minimax(depth=4,eval=corners)"), "\"minimax(depth=4,eval=corners)\"");
    EXPECT_EQ(csv_cell("a \"b\""), "\"a \"\"b\"\"\"");
    EXPECT_EQ(csv_cell("two\nlines"), "\"two\nlines\"");
    EXPECT_EQ(csv_cell("a;b"), "\"a;b\"");  // what Excel takes for a comma in half of Europe
}

TEST(CsvCell, IsNoFormula) {
    EXPECT_EQ(csv_cell("=1+1"), "'=1+1");
    EXPECT_EQ(csv_cell("=HYPERLINK(\"http://x\",\"y\")"),
              "\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\"");
    EXPECT_EQ(csv_cell("@SUM(A1)"), "'@SUM(A1)");
    EXPECT_EQ(csv_cell("+cmd|x"), "'+cmd|x");
    EXPECT_EQ(csv_cell("-2+3"), "'-2+3");
    EXPECT_EQ(csv_cell("+-2"), "'+-2");
    EXPECT_EQ(csv_cell("\t=1"), "\"'\t=1\"");
}

TEST(CsvCell, LeavesNumbersAlone) {
    for (const char* number : {"-2", "+4", "-0.25", "0", "3.5", "-", "+", "33-31", "1/2-1/2"}) {
        EXPECT_EQ(csv_cell(number), number);
    }
}

}  // namespace
}  // namespace lawan
