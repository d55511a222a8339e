// Pages of the documentation in the reader's language, and nothing but pages.
#include "server/doc_pages.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

#include "tests/support/paths.hpp"

namespace lawan::server {
namespace {

namespace fs = std::filesystem;

class DocPages : public testing::Test {
  protected:
    fs::path folder =
        fs::temp_directory_path() / ("lawan-docs-" + std::to_string(::getpid()) + '-' +
                                     testing::UnitTest::GetInstance()->current_test_info()->name());

    void SetUp() override {
        fs::create_directories(folder / "algorithms");
        fs::create_directories(folder / "id" / "algorithms");
        write("algorithms/minimax.md", "# Minimax");
        write("id/algorithms/minimax.md", "# Minimax, dalam bahasa Indonesia");
        write("rules.md", "# Rules");
    }
    void TearDown() override { fs::remove_all(folder); }

    void write(const std::string& name, const std::string& text) const {
        std::ofstream{folder / name} << text;
    }
    [[nodiscard]] std::string found(const std::string& name, const std::string& language) const {
        const auto page = doc_page({folder}, name, language);
        return page ? page->language + ": " + page->markdown : "none";
    }
};

TEST_F(DocPages, AreInTheLanguageAskedFor) {
    EXPECT_EQ(found("minimax", "en"), "en: # Minimax");
    EXPECT_EQ(found("minimax", "id"), "id: # Minimax, dalam bahasa Indonesia");
}

TEST_F(DocPages, AreInEnglishWhereThereIsNoOther) {
    EXPECT_EQ(found("rules", "id"), "en: # Rules");
}

TEST_F(DocPages, AreNothingElse) {
    EXPECT_EQ(found("nothing", "id"), "none");
    EXPECT_EQ(found("../secret", "en"), "none");
    EXPECT_EQ(found("rules", "../.."), "none");
    EXPECT_EQ(found("rules", ""), "none");
}

TEST(OurDocPages, AreThereInIndonesian) {
    const auto page = doc_page({lawan::test::source_dir() + "/docs"}, "minimax", "id");
    ASSERT_TRUE(page);
    EXPECT_EQ(page->language, "id");
    EXPECT_NE(page->markdown.find("Cara kerjanya"), std::string::npos);
}

}  // namespace
}  // namespace lawan::server
