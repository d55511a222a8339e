// The pages that show how to extend the system show the very code that the tests compile and play.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/paths.hpp"

namespace {

std::string read(const std::string& path) {
    std::ifstream file{lawan::test::source_dir() + '/' + path};
    EXPECT_TRUE(file) << path;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// The code blocks of a page that name their file: a line `<!-- file: PATH -->`, then the block.
std::map<std::string, std::string> shown_files(const std::string& page) {
    const std::string kOpen = "<!-- file: ";
    std::map<std::string, std::string> files;
    std::istringstream lines{read(page)};
    std::string name;
    std::string line;
    bool in_block = false;
    while (std::getline(lines, line)) {
        if (line.rfind(kOpen, 0) == 0) {
            name = line.substr(kOpen.size(), line.find(" -->") - kOpen.size());
            files[name];
        } else if (line.rfind("```", 0) == 0) {
            in_block = !in_block && !name.empty();
            if (!in_block) name.clear();
        } else if (in_block) {
            files[name] += line + '\n';
        }
    }
    return files;
}

void expect_shown_as_compiled(const std::string& page, std::size_t how_many) {
    const auto files = shown_files(page);
    EXPECT_EQ(files.size(), how_many);
    for (const auto& [path, text] : files) EXPECT_EQ(text, read(path)) << page << ": " << path;
}

TEST(Pages, AddAGameShowsWhatIsCompiled) {
    expect_shown_as_compiled("docs/add-a-game.md", 4);
}

TEST(Pages, AddAnAlgorithmShowsWhatIsCompiled) {
    expect_shown_as_compiled("docs/add-an-algorithm.md", 3);
}

// Every link from one page to another leads somewhere.
TEST(Pages, LinksLeadSomewhere) {
    namespace fs = std::filesystem;
    const fs::path root = lawan::test::source_dir();
    std::vector<fs::path> pages{root / "README.md", root / "README.id.md", root / "CHANGELOG.md",
                                root / "src/README.md"};
    for (const auto& file : fs::recursive_directory_iterator(root / "docs")) {
        if (file.path().extension() == ".md") pages.push_back(file.path());
    }
    int links = 0;
    for (const fs::path& page : pages) {
        const std::string text = read(fs::relative(page, root).string());
        const std::string kOpen = "](";
        for (auto at = text.find(kOpen); at != std::string::npos; at = text.find(kOpen, at + 1)) {
            const auto begin = at + kOpen.size();
            const std::string target = text.substr(begin, text.find_first_of(")#", begin) - begin);
            // Other sites are not ours to check; code such as [](auto) is no link.
            if (target.find(':') != std::string::npos || target.find('.') == std::string::npos) {
                continue;
            }
            ++links;
            EXPECT_TRUE(fs::exists(page.parent_path() / target)) << page << ": " << target;
        }
    }
    EXPECT_GT(links, 10);
}

// A guide is read at one go: two screens of forty lines each.
TEST(Pages, GuidesAreShort) {
    namespace fs = std::filesystem;
    for (const auto& file : fs::recursive_directory_iterator(lawan::test::source_dir() + "/docs")) {
        if (file.path().parent_path().filename() != "guide") continue;
        const std::string page = fs::relative(file.path(), lawan::test::source_dir()).string();
        const std::string text = read(page);
        EXPECT_LT(std::count(text.begin(), text.end(), '\n'), 80) << page;
    }
}

// The map of the sources has a row for each folder that there is.
TEST(Pages, TheMapNamesEveryFolder) {
    namespace fs = std::filesystem;
    const std::string map = read("src/README.md");
    for (const auto& folder : fs::directory_iterator(lawan::test::source_dir() + "/src")) {
        if (!folder.is_directory()) continue;
        const std::string row = "| `" + folder.path().filename().string() + "/` |";
        EXPECT_NE(map.find(row), std::string::npos) << row;
    }
}

}  // namespace
