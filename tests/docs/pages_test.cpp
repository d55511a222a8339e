// The pages that show how to extend the system show the very code that the tests compile and play.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>

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
    expect_shown_as_compiled("docs/add-a-game.md", 3);
}

TEST(Pages, AddAnAlgorithmShowsWhatIsCompiled) {
    expect_shown_as_compiled("docs/add-an-algorithm.md", 2);
}

}  // namespace
