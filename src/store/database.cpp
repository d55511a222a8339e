#include "store/database.hpp"

#include <array>
#include <chrono>

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "store/words.hpp"

namespace lawan {
namespace {

// How long a writer waits for another one.
constexpr std::chrono::milliseconds kPatience{30'000};

// What SQLite says, in both languages where it is likely.
Phrase said_by_sqlite(const SQLite::Exception& error) {
    struct Known {
        int code;  // as sqlite3.h has it
        Words words;
    };
    static constexpr std::array kKnown{
        Known{5, {"database is locked", "basis data sedang dipakai proses lain"}},
        Known{8, {"attempt to write a readonly database", "basis data hanya dapat dibaca"}},
        Known{10, {"disk I/O error", "kesalahan baca/tulis disk"}},
        Known{11, {"database disk image is malformed", "isi basis data rusak"}},
        Known{13, {"database or disk is full", "disk penuh"}},
        Known{14, {"unable to open database file", "berkas basis data tidak dapat dibuka"}},
        Known{26, {"file is not a database", "berkas itu bukan basis data"}}};
    for (const Known& known : kKnown) {
        if (known.code == error.getErrorCode()) return known.words;
    }
    return as_it_is(error.what());
}

[[noreturn]] void fail(const std::filesystem::path& path, const Phrase& what) {
    throw InputError{words::kFileSays, {in_quotes(path.string()), what}};
}

// SQLite would take a device for an empty file, wait for a pipe, and leave its own files beside
// them.
void check_kind_of_file(const std::filesystem::path& path, Missing missing) {
    std::error_code unknown;
    if (missing == Missing::Create && !std::filesystem::exists(path, unknown)) return;
    check_plain_file(path.string());
}

int number(SQLite::Database& database, const char* pragma) {
    return database.execAndGet(fmt::format("PRAGMA {}", pragma)).getInt();
}

bool is_empty(SQLite::Database& database) {
    return database.execAndGet("SELECT count(*) FROM sqlite_master").getInt() == 0;
}

void check_kind(SQLite::Database& database, const std::filesystem::path& path,
                const Schema& schema) {
    if (number(database, "application_id") != schema.file_kind) {
        fail(path, {words::kNotThisKind, {schema.what}});
    }
    if (const int version = number(database, "user_version"); version > schema.version()) {
        fail(path, {words::kNewerVersion, {version, schema.version()}});
    }
    // They run when a table is read or written: one that somebody has put there could never end, or
    // change what we write.
    SQLite::Statement code{
        database, "SELECT type, name FROM sqlite_master WHERE type IN ('view', 'trigger')"};
    if (code.executeStep()) {
        fail(path, {words::kHasViews,
                    {code.getColumn(0).getString(), in_quotes(code.getColumn(1).getString())}});
    }
}

// Within one transaction that holds the write lock from its beginning, so that of two programs that
// open a new file at once one makes the tables and the other finds them.
void bring_up_to_date(SQLite::Database& database, const std::filesystem::path& path,
                      const Schema& schema) {
    SQLite::Transaction transaction{database, SQLite::TransactionBehavior::IMMEDIATE};
    if (is_empty(database) && number(database, "user_version") == 0) {
        database.exec(fmt::format("PRAGMA application_id = {}", schema.file_kind));
    }
    check_kind(database, path, schema);
    for (int version = number(database, "user_version"); version < schema.version(); ++version) {
        database.exec(schema.steps[static_cast<std::size_t>(version)]);
    }
    database.exec(fmt::format("PRAGMA user_version = {}", schema.version()));
    transaction.commit();
}

SQLite::Database opened(const std::filesystem::path& path, int flags) {
    SQLite::Database database{path.string(), flags};
    database.setBusyTimeout(static_cast<int>(kPatience.count()));
    return database;
}

// A file in WAL mode wants a second one beside it even to be read. In a place where nobody can
// write there is none, and nobody changes the file either: SQLite is told so.
SQLite::Database opened_where_nobody_writes(const std::filesystem::path& path) {
    std::string name = "file:";
    for (const char c : std::filesystem::absolute(path).string()) {
        name += c == '%' || c == '?' || c == '#'
                    ? fmt::format("%{:02X}", static_cast<unsigned char>(c))
                    : std::string(1, c);
    }
    return {name + "?immutable=1", SQLite::OPEN_READONLY | SQLite::OPEN_URI};
}

bool is_being_written(const std::filesystem::path& path) {
    std::error_code unknown;
    const auto log = std::filesystem::file_size(path.string() + "-wal", unknown);
    return !unknown && log > 0;
}

void check_to_read(SQLite::Database& database, const std::filesystem::path& path,
                   const Schema& schema) {
    check_kind(database, path, schema);
    if (number(database, "user_version") != schema.version()) {
        fail(path, words::kOlderTables);
    }
}

}  // namespace

SQLite::Database open_database(const std::filesystem::path& path, const Schema& schema,
                               Missing missing) {
    check_kind_of_file(path, missing);
    try {
        SQLite::Database database = opened(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        // Before anything is written, so that a foreign file stays as it is.
        if (missing == Missing::Refuse || !is_empty(database)) check_kind(database, path, schema);
        database.exec("PRAGMA journal_mode = WAL");
        // In WAL mode this survives a killed program; only a loss of power may cost the last games.
        database.exec("PRAGMA synchronous = NORMAL");
        database.exec("PRAGMA foreign_keys = ON");
        const bool current = number(database, "application_id") == schema.file_kind &&
                             number(database, "user_version") == schema.version();
        if (!current) bring_up_to_date(database, path, schema);
        return database;
    } catch (const SQLite::Exception& error) {
        fail(path, {words::kCannotBeUsedAs, {schema.what, said_by_sqlite(error)}});
    }
}

SQLite::Database open_to_read(const std::filesystem::path& path, const Schema& schema) {
    check_kind_of_file(path, Missing::Refuse);
    try {
        SQLite::Database database = opened(path, SQLite::OPEN_READONLY);
        check_to_read(database, path, schema);
        return database;
    } catch (const SQLite::Exception& error) {
        constexpr int kReadOnly = 8;  // SQLITE_READONLY
        constexpr int kCannotOpen = 14;
        const bool no_place =
            error.getErrorCode() == kReadOnly || error.getErrorCode() == kCannotOpen;
        if (no_place && !is_being_written(path)) {
            try {
                SQLite::Database database = opened_where_nobody_writes(path);
                check_to_read(database, path, schema);
                return database;
            } catch (const SQLite::Exception&) {
                // The first complaint is the better one.
            }
        }
        fail(path, {words::kCannotBeReadAs, {schema.what, said_by_sqlite(error)}});
    }
}

}  // namespace lawan
