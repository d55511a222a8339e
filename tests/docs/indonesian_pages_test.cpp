// The Indonesian pages say what the English ones say: the same sections, tables, commands and code,
// and every number. The numbers of the English pages are recomputed by algorithm_pages_test.cpp.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "core/text.hpp"
#include "tests/support/paths.hpp"

namespace lawan::test {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

std::string read(const fs::path& path) {
    std::ifstream file{path};
    EXPECT_TRUE(file) << path;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// What must be the same in both languages, of one section.
struct Section {
    std::string title;
    Words numbers;   // sorted: sentences are built differently
    Words code;      // between backquotes, sorted
    Words commands;  // lines to type in
    int rows = 0;    // of tables
};

// "6,893,632" and "0.56" are "6.893.632" and "0,56" in Indonesian; a chapter 2.4 stays 2.4.
std::string in_english(const std::string& number) {
    const auto comma = number.find(',');
    std::string whole = number.substr(0, comma);
    const auto group = whole.find('.');
    const bool thousands = group != std::string::npos && (whole.size() - group) % 4 == 0;
    if (thousands) whole.erase(std::remove(whole.begin(), whole.end(), '.'), whole.end());
    return comma == std::string::npos ? whole : whole + '.' + number.substr(comma + 1);
}

std::string without_thousands(std::string number) {
    number.erase(std::remove(number.begin(), number.end(), ','), number.end());
    return number;
}

Words numbers_of(const std::string& text, bool indonesian) {
    Words numbers;
    for (std::size_t i = 0; i < text.size();) {
        if (!is_digit(text[i])) {
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        const auto joins = [&](std::size_t at) {
            return (text[at] == '.' || text[at] == ',') && at + 1 < text.size() &&
                   is_digit(text[at + 1]);
        };
        while (end < text.size() && (is_digit(text[end]) || joins(end))) ++end;
        const std::string number = text.substr(i, end - i);
        numbers.push_back(indonesian ? in_english(number) : without_thousands(number));
        i = end;
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

// Takes out what stands between two marks, and gives it.
Words cut_out(std::string& text, const std::string& open, const std::string& close) {
    Words parts;
    for (auto at = text.find(open); at != std::string::npos; at = text.find(open, at)) {
        const auto begin = at + open.size();
        const auto end = text.find(close, begin);
        if (end == std::string::npos) break;
        std::string part = text.substr(begin, end - begin);
        std::replace(part.begin(), part.end(), '\n', ' ');
        while (part.find("  ") != std::string::npos) part.erase(part.find("  "), 1);
        parts.push_back(part);
        text.erase(at, end + close.size() - at);
    }
    std::sort(parts.begin(), parts.end());
    return parts;
}

std::vector<Section> sections_of(const std::string& page, bool indonesian) {
    std::vector<Section> sections;
    std::istringstream lines{page};
    std::string line;
    std::string body;
    bool fenced = false;
    const auto finish = [&] {
        if (sections.empty()) return;
        (void)cut_out(body, "](", ")");  // where links lead is another test's
        sections.back().code = cut_out(body, "`", "`");
        sections.back().numbers = numbers_of(body, indonesian);
        body.clear();
    };
    while (std::getline(lines, line)) {
        const bool fence = line.rfind("```", 0) == 0;
        if (fence) fenced = !fenced;
        if (fence) continue;
        if (!fenced && line.rfind('#', 0) == 0) {
            finish();
            sections.push_back({line, {}, {}, {}, 0});
        }
        if (sections.empty()) continue;
        if (line.rfind("    ./lawan", 0) == 0) {
            sections.back().commands.push_back(line);
        } else {
            body += line + '\n';
        }
        if (line.rfind('|', 0) == 0) ++sections.back().rows;
    }
    finish();
    return sections;
}

void expect_says_the_same(const fs::path& english, const fs::path& indonesian) {
    const auto theirs = sections_of(read(english), false);
    const auto ours = sections_of(read(indonesian), true);
    ASSERT_EQ(ours.size(), theirs.size()) << indonesian;
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const std::string where = indonesian.string() + ": " + ours[i].title;
        EXPECT_EQ(ours[i].title.find_first_not_of('#'), theirs[i].title.find_first_not_of('#'))
            << where;
        EXPECT_EQ(ours[i].numbers, theirs[i].numbers) << where;
        EXPECT_EQ(ours[i].code, theirs[i].code) << where;
        EXPECT_EQ(ours[i].commands, theirs[i].commands) << where;
        EXPECT_EQ(ours[i].rows, theirs[i].rows) << where;
    }
}

const fs::path& docs() {
    static const fs::path folder = fs::path{source_dir()} / "docs";
    return folder;
}

TEST(IndonesianPages, SayWhatTheEnglishOnesOfAlgorithmsSay) {
    int pages = 0;
    for (const auto& file : fs::directory_iterator(docs() / "algorithms")) {
        const fs::path translated = docs() / "id" / "algorithms" / file.path().filename();
        ASSERT_TRUE(fs::exists(translated)) << "missing: " << translated;
        expect_says_the_same(file.path(), translated);
        ++pages;
    }
    EXPECT_GE(pages, 17);
}

// The other pages for players, students and teachers.
TEST(IndonesianPages, SayWhatTheOtherEnglishOnesSay) {
    for (const char* name :
         {"algorithms.md", "papers.md", "rules.md", "page.md", "python.md", "site.md"}) {
        expect_says_the_same(docs() / name, docs() / "id" / name);
    }
}

TEST(IndonesianPages, SayWhatTheGuidesSay) {
    int pages = 0;
    for (const auto& file : fs::directory_iterator(docs() / "guide")) {
        expect_says_the_same(file.path(), docs() / "id" / "guide" / file.path().filename());
        ++pages;
    }
    EXPECT_EQ(pages, 15);
}

TEST(IndonesianPages, SayWhatTheSheetsOfTheCourseSay) {
    int pages = 0;
    for (const auto& file : fs::directory_iterator(docs() / "course")) {
        if (file.path().extension() != ".md") continue;
        expect_says_the_same(file.path(), docs() / "id" / "course" / file.path().filename());
        ++pages;
    }
    EXPECT_EQ(pages, 10);
}

TEST(IndonesianPages, BelongToAnEnglishOne) {
    for (const auto& file : fs::recursive_directory_iterator(docs() / "id")) {
        if (!file.is_regular_file()) continue;
        EXPECT_TRUE(fs::exists(docs() / fs::relative(file.path(), docs() / "id"))) << file.path();
    }
}

TEST(IndonesianPages, AreNotEnglish) {
    for (const auto& file : fs::recursive_directory_iterator(docs() / "id")) {
        if (!file.is_regular_file()) continue;
        std::string text = read(file.path());
        (void)cut_out(text, "```", "```");  // what a program prints
        for (const char* word : {" the ", " when ", " which ", " with ", " of "}) {
            EXPECT_EQ(text.find(word), std::string::npos) << file.path() << ":" << word;
        }
        for (const char* word : {" yang ", " dan "}) {
            EXPECT_NE(text.find(word), std::string::npos) << file.path() << ":" << word;
        }
    }
}

// The way of looking finds what differs.
TEST(IndonesianPages, AreComparedByTheirNumbers) {
    const auto english = sections_of("# A\n\n6,893,632 nodes, 0.56 % [1, 2]; section 2.4\n", false);
    const auto same = sections_of("# A\n\n6.893.632 simpul, 0,56 % [1, 2]; bagian 2.4\n", true);
    const auto other = sections_of("# A\n\n6.893.633 simpul, 0,56 % [1, 2]; bagian 2.4\n", true);
    ASSERT_EQ(english.size(), 1U);
    EXPECT_EQ(english[0].numbers, (Words{"0.56", "1", "2", "2.4", "6893632"}));
    EXPECT_EQ(same.at(0).numbers, english[0].numbers);
    EXPECT_NE(other.at(0).numbers, english[0].numbers);
}

}  // namespace
}  // namespace lawan::test
