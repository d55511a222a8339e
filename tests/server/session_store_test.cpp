// The file of the page's games: what it keeps, and what it lets go.
#include "server/session_store.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include <SQLiteCpp/Database.h>

namespace lawan::server {
namespace {

namespace fs = std::filesystem;

class Storing : public testing::Test {
  protected:
    fs::path folder =
        fs::temp_directory_path() / ("lawan-store-" + std::to_string(::getpid()) + '-' +
                                     testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::path file = folder / "store.sqlite";

    void SetUp() override { fs::create_directories(folder); }
    void TearDown() override { fs::remove_all(folder); }

    void change(const std::string& statement) const {
        SQLite::Database{file.string(), SQLite::OPEN_READWRITE}.exec(statement);
    }
};

void save(SessionStore& store, const std::string& token) {
    store.save(token, {"play", "a game"}, [](bool safe) { EXPECT_TRUE(safe); });
}

TEST_F(Storing, BoardsThatNobodyTouchedForLongGo) {
    {
        SessionStore store{file};
        save(store, "old");
        save(store, "new");
    }
    change("UPDATE board SET changed = changed - 86400 * 31 WHERE token = 'old'");
    {
        SessionStore store{file, {32, 10}};
        EXPECT_EQ(store.load("old").size(), 1U);
    }
    SessionStore store{file, {30, 10}};
    EXPECT_TRUE(store.load("old").empty());
    EXPECT_EQ(store.load("new").size(), 1U);
}

TEST_F(Storing, PlacesAreCountedByWhoseTheyAreAndBySize) {
    const std::string ana = "secret.0000000a00000001";
    const std::string ben = "hidden.0000000a00000002";
    const auto keep = [](SessionStore& store, const std::string& token, const char* board,
                         std::size_t bytes) {
        store.save(token, {board, std::string(bytes, 'x')}, [](bool safe) { EXPECT_TRUE(safe); });
        (void)store.load(token);  // waits for it
    };
    constexpr std::size_t kPlace = session::kBytesAPlace;
    {
        SessionStore store{file};
        keep(store, ana, "a", 10);
        keep(store, ben, "a", 10);
        EXPECT_EQ(store.places_of(".0000000a00000001"), 1);
        keep(store, ana, "b", 2 * kPlace);
        EXPECT_EQ(store.places_of(".0000000a00000001"), 1 + 3);
        keep(store, ana, "b", kPlace);
        EXPECT_EQ(store.places_of(".0000000a00000001"), 1 + 2);
        EXPECT_EQ(store.places_of(".0000000a"), 1 + 2 + 1);
    }
    SessionStore again{file};
    EXPECT_EQ(again.places_of(".0000000a"), 1 + 2 + 1);
    again.forget(ana, "b", [](bool safe) { EXPECT_TRUE(safe); });
    EXPECT_EQ(again.load(ana).size(), 1U);
    EXPECT_EQ(again.places_of(".0000000a"), 2);
}

TEST_F(Storing, OfTooManyTheNewestStay) {
    {
        SessionStore store{file};
        for (const char* token : {"a", "b", "c", "d"}) save(store, token);
    }
    change("UPDATE board SET changed = changed - 60 WHERE token IN ('b', 'c')");
    SessionStore store{file, {30, 2}};
    EXPECT_EQ(store.load("a").size(), 1U);
    EXPECT_TRUE(store.load("b").empty());
    EXPECT_TRUE(store.load("c").empty());
    EXPECT_EQ(store.load("d").size(), 1U);
}

// Whoever fills the store pushes out their own boards, not those of others.
TEST_F(Storing, OfTooManyTheOneWithTheMostLosesFirst) {
    {
        SessionStore store{file};
        for (const char* token : {"ann.0000000a", "ben.0000000b", "cho"}) save(store, token);
        for (int i = 0; i < 50; ++i) save(store, "mal" + std::to_string(i) + ".0000000f");
    }
    change("UPDATE board SET changed = changed - 60 WHERE token NOT LIKE 'mal%'");
    SessionStore store{file, {30, 10}};
    for (const char* token : {"ann.0000000a", "ben.0000000b", "cho"}) {
        EXPECT_EQ(store.load(token).size(), 1U) << token;
    }
    std::size_t left = 0;
    for (int i = 0; i < 50; ++i) {
        left += store.load("mal" + std::to_string(i) + ".0000000f").size();
    }
    EXPECT_EQ(left, 7U);
}

TEST_F(Storing, TheTotalIsCappedWhileItRunsToo) {
    SessionStore store{file, {30, 5}};
    for (int i = 0; i < 1500; ++i) save(store, "token" + std::to_string(i));
    (void)store.load("any");  // waits for what was added
    int left = 0;
    for (int i = 0; i < 1500; ++i)
        left += static_cast<int>(store.load("token" + std::to_string(i)).size());
    EXPECT_LT(left, 1000);
}

}  // namespace
}  // namespace lawan::server
