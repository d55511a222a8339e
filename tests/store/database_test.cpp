#include "store/database.hpp"

#include <filesystem>
#include <fstream>

#include <SQLiteCpp/Statement.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "tests/support/complaint.hpp"
#include "tests/support/run_program.hpp"

namespace lawan {
namespace {

using ::testing::HasSubstr;

class DatabaseTest : public ::testing::Test {
  protected:
    [[nodiscard]] std::filesystem::path file() const { return folder_.path() / "notes.db"; }

    test::ScratchFolder folder_;
    Schema first_{
        as_it_is("a book of notes"), 0x4C4E4F54, {"CREATE TABLE note (text TEXT NOT NULL)"}};
    Schema second_{as_it_is("a book of notes"),
                   0x4C4E4F54,
                   {"CREATE TABLE note (text TEXT NOT NULL)",
                    "ALTER TABLE note ADD COLUMN stars INTEGER NOT NULL DEFAULT 3"}};
};

TEST_F(DatabaseTest, KeepsWhatWasWritten) {
    open_database(file(), first_).exec("INSERT INTO note VALUES ('remember')");
    auto again = open_database(file(), first_);
    EXPECT_EQ(again.execAndGet("SELECT text FROM note").getString(), "remember");
    EXPECT_EQ(again.execAndGet("PRAGMA journal_mode").getString(), "wal");
}

TEST_F(DatabaseTest, TakesTheStepsThatAFileLacks) {
    open_database(file(), first_).exec("INSERT INTO note VALUES ('remember')");
    auto again = open_database(file(), second_);
    EXPECT_EQ(again.execAndGet("SELECT stars FROM note").getInt(), 3);
    EXPECT_EQ(again.execAndGet("PRAGMA user_version").getInt(), 2);
}

TEST_F(DatabaseTest, TakesAllStepsOrNone) {
    open_database(file(), first_).exec("INSERT INTO note VALUES ('remember')");
    Schema broken = second_;
    broken.steps.emplace_back("DROP TABLE no_such_table");
    EXPECT_THAT(test::complaint_of([&] { (void)open_database(file(), broken); }),
                HasSubstr("no_such_table"));
    auto again = open_database(file(), first_);
    EXPECT_EQ(again.execAndGet("SELECT count(*) FROM pragma_table_info('note')").getInt(), 1);
}

TEST_F(DatabaseTest, LeavesTheFileOfANewerProgramAlone) {
    open_database(file(), second_).exec("CREATE VIEW other AS SELECT 1");  // it may have some
    EXPECT_THAT(test::complaint_of([&] { (void)open_database(file(), first_); }),
                HasSubstr("newer"));
}

// A view could stand for a table and never end.
TEST_F(DatabaseTest, RunsNothingThatSomebodyHasPutIntoAFile) {
    (void)open_database(file(), first_);
    const auto refused_after = [&](const char* code, const char* named) {
        SQLite::Database{file().string(), SQLite::OPEN_READWRITE}.exec(code);
        EXPECT_THAT(test::complaint_of([&] { (void)open_database(file(), first_); }),
                    HasSubstr(named));
        EXPECT_THAT(test::complaint_of([&] { (void)open_to_read(file(), first_); }),
                    HasSubstr(named));
    };
    refused_after(
        "CREATE VIEW other AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
        "SELECT i FROM n",
        "it has the view 'other', ");
    refused_after(
        "DROP VIEW other; "
        "CREATE TRIGGER gone AFTER INSERT ON note BEGIN DELETE FROM note; END",
        "it has the trigger 'gone', ");
}

TEST_F(DatabaseTest, LeavesForeignFilesAlone) {
    (void)open_database(file(), first_);
    Schema other = first_;
    other.file_kind = 7;
    other.what = as_it_is("a tournament");
    EXPECT_THAT(test::complaint_of([&] { (void)open_database(file(), other); }),
                HasSubstr("not a tournament"));

    const auto text = folder_.path() / "text";
    std::ofstream{text} << "This is no database, but long enough to look like something.\n";
    const auto size = std::filesystem::file_size(text);
    EXPECT_NE(test::complaint_of([&] { (void)open_database(text, first_); }), test::kNoComplaint);
    EXPECT_EQ(std::filesystem::file_size(text), size);
}

TEST_F(DatabaseTest, ComplainsOfWhatIsNotThere) {
    EXPECT_THAT(test::complaint_of([&] { (void)open_database(file(), first_, Missing::Refuse); }),
                HasSubstr("No such file"));
    EXPECT_THAT(test::complaint_of([&] { (void)open_to_read(file(), first_); }),
                HasSubstr("No such file"));
    EXPECT_NE(
        test::complaint_of([&] { (void)open_database(folder_.path() / "no" / "x.db", first_); }),
        test::kNoComplaint);
}

TEST_F(DatabaseTest, ReadersSeeWhatIsCommittedWhileAWriterIsAtWork) {
    auto writer = open_database(file(), first_);
    auto reader = open_to_read(file(), first_);
    writer.exec("BEGIN IMMEDIATE; INSERT INTO note VALUES ('half done')");
    EXPECT_EQ(reader.execAndGet("SELECT count(*) FROM note").getInt(), 0);
    writer.exec("COMMIT");
    EXPECT_EQ(reader.execAndGet("SELECT count(*) FROM note").getInt(), 1);
}

TEST_F(DatabaseTest, ReadingWantsTablesThatAreUpToDate) {
    (void)open_database(file(), first_);
    EXPECT_THAT(test::complaint_of([&] { (void)open_to_read(file(), second_); }),
                HasSubstr("older"));
}

// Root writes everywhere; for this test it is somebody else for a moment.
class AsNobody {
  public:
    AsNobody() { EXPECT_EQ(geteuid() == 0 ? seteuid(65'534) : 0, 0); }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;
    ~AsNobody() { EXPECT_EQ(getuid() == 0 ? seteuid(0) : 0, 0); }
};

TEST_F(DatabaseTest, CanBeReadWhereNobodyMayWrite) {
    using std::filesystem::perms;
    const auto place = folder_.path() / "50% of #1?";
    std::filesystem::create_directory(place);
    open_database(place / "notes.db", first_).exec("INSERT INTO note VALUES ('remember')");
    std::filesystem::permissions(folder_.path(), perms{0755});
    std::filesystem::permissions(place, perms{0555});
    {
        const AsNobody nobody;
        auto reader = open_to_read(place / "notes.db", first_);
        EXPECT_EQ(reader.execAndGet("SELECT text FROM note").getString(), "remember");
    }
    std::filesystem::permissions(place, perms{0755});
}

}  // namespace
}  // namespace lawan
