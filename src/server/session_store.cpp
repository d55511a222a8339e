#include "server/session_store.hpp"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include "core/text.hpp"
#include "server/words.hpp"
#include "session/token_mark.hpp"
#include "store/database.hpp"
#include "store/file_lock.hpp"

namespace lawan::server {
namespace {

using session::StoredBoard;

const Schema kSessions{words::kGamesOfThePage,
                       0x4C575342,  // "LWSB"
                       {"CREATE TABLE board ("
                        "  token TEXT NOT NULL,"
                        "  name TEXT NOT NULL,"
                        "  game TEXT NOT NULL,"
                        "  changed INTEGER NOT NULL DEFAULT (unixepoch()),"
                        "  PRIMARY KEY (token, name)"
                        ") WITHOUT ROWID"}};

constexpr std::uint64_t kTidyEvery = 1000;  // changes

// Games and the tokens that open them are nobody else's to read. SQLite gives the files beside it
// the same rights.
const std::filesystem::path& ours_alone(const std::filesystem::path& path) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file >= 0) ::close(file);
    std::error_code ignored;  // what cannot be used is told when it is opened
    if (std::filesystem::is_regular_file(path, ignored)) {
        std::filesystem::permissions(
            path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write,
            ignored);
    }
    return path;
}

FileLock lock_of(const std::filesystem::path& path) {
    try {
        return FileLock{path, words::kGamesOfThePage};
    } catch (const FileInUse& taken) {
        const std::string file = in_quotes(path.string());
        throw InputError{taken.note().empty()
                             ? Phrase{words::kOtherServer, {file}}
                             : Phrase{words::kOtherServerAt, {file, taken.note()}}};
    }
}

}  // namespace

class SessionStore::Writer {
  public:
    struct Change {
        std::string token;
        std::string board;
        std::optional<std::string> text;  // none: the board is forgotten
        session::Store::Done done;
    };

    Writer(const std::filesystem::path& path, StoreLimits limits)
        : limits_{limits},
          lock_{lock_of(path)},
          database_{open_database(ours_alone(path), kSessions)} {
        database_.exec("PRAGMA synchronous = FULL");  // an answer means that it is on the disk
        tidy();
        thread_ = std::thread{[this] { work(); }};
    }

    ~Writer() {
        {
            const std::lock_guard lock{mutex_};
            closing_ = true;
        }
        there_is_work_.notify_all();
        thread_.join();
    }

    void tell_address(const std::string& url) { lock_.leave_note(url); }

    void add(Change change) {
        {
            const std::lock_guard lock{mutex_};
            waiting_.push_back(std::move(change));
            ++added_;
        }
        there_is_work_.notify_all();
    }

    // What was given to add() before is there.
    [[nodiscard]] std::vector<StoredBoard> load(const std::string& token) {
        {
            std::unique_lock lock{mutex_};
            written_.wait(lock, [this, before = added_] { return done_ >= before; });
        }
        const std::lock_guard lock{database_mutex_};
        SQLite::Statement select{database_, "SELECT name, game FROM board WHERE token = ?"};
        select.bind(1, token);
        std::vector<StoredBoard> boards;
        while (select.executeStep()) {
            boards.push_back({select.getColumn(0).getString(), select.getColumn(1).getString()});
        }
        return boards;
    }

    [[nodiscard]] std::int64_t places_of(const std::string& mark) {
        const std::lock_guard lock{count_mutex_};
        std::int64_t sum = 0;
        for (auto it = kept_.lower_bound(mark); it != kept_.end(); ++it) {
            if (it->first.compare(0, mark.size(), mark) != 0) break;
            sum += it->second;
        }
        return sum;
    }

  private:
    // What was written is counted by whose it is.
    void count(const std::string& token, std::int64_t more) {
        const std::lock_guard lock{count_mutex_};
        kept_[std::string{session::mark_in(token)}] += more;
    }
    void count_all() {
        const std::lock_guard lock{count_mutex_};
        kept_.clear();
        SQLite::Statement all{database_,
                              "SELECT token, sum(1 + length(CAST(game AS BLOB)) / ?) FROM board "
                              "GROUP BY token"};
        all.bind(1, session::kBytesAPlace);
        while (all.executeStep()) {
            kept_[std::string{session::mark_in(all.getColumn(0).getString())}] +=
                all.getColumn(1).getInt64();
        }
    }

    void work() {
        std::unique_lock lock{mutex_};
        for (;;) {
            there_is_work_.wait(lock, [&] { return closing_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            std::deque<Change> batch;
            std::swap(batch, waiting_);
            lock.unlock();
            const bool safe = write(batch);
            for (Change& change : batch) change.done(safe);
            since_tidy_ += batch.size();
            if (since_tidy_ >= kTidyEvery) tidy();
            lock.lock();
            done_ += batch.size();
            written_.notify_all();
        }
    }

    [[nodiscard]] bool write(const std::deque<Change>& batch) {
        const std::lock_guard lock{database_mutex_};
        try {
            SQLite::Transaction transaction{database_, SQLite::TransactionBehavior::IMMEDIATE};
            std::vector<std::pair<std::string, std::int64_t>> counted;
            for (const Change& one : batch) {
                const std::int64_t before = places_of(one);
                make(one);
                const std::int64_t now = one.text ? session::places_for(one.text->size()) : 0;
                if (now != before) counted.emplace_back(one.token, now - before);
            }
            transaction.commit();
            for (const auto& [token, more] : counted) count(token, more);
            return true;
        } catch (const SQLite::Exception&) {
            return false;  // such as a full disk: whoever asked tells the user
        }
    }

    static void begin(SQLite::Statement& statement, const Change& change) {
        (void)statement.tryReset();  // it tells of its last failure once more
        statement.bindNoCopy(1, change.token);
        statement.bindNoCopy(2, change.board);
    }

    void make(const Change& change) {
        SQLite::Statement& statement = change.text ? put_ : forget_;
        begin(statement, change);
        if (change.text) statement.bindNoCopy(3, *change.text);
        statement.exec();
    }

    // How many places the board takes as it stands in the file.
    [[nodiscard]] std::int64_t places_of(const Change& change) {
        begin(size_, change);
        const std::int64_t places =
            size_.executeStep()
                ? session::places_for(static_cast<std::size_t>(size_.getColumn(0).getInt64()))
                : 0;
        (void)size_.tryReset();  // else it would still be reading
        return places;
    }

    // A game that is being played is written again with its next move, whatever goes here.
    void tidy() {
        const std::lock_guard lock{database_mutex_};
        since_tidy_ = 0;
        try {
            SQLite::Statement old{database_,
                                  "DELETE FROM board WHERE changed < unixepoch() - 86400 * ?"};
            old.bind(1, limits_.days);
            old.exec();
            SQLite::Statement too_many{
                database_,
                "DELETE FROM board WHERE (token, name) IN (SELECT token, name FROM ("
                "SELECT token, name, changed, row_number() OVER ("
                "PARTITION BY substr(token, instr(token || ?1, ?1), 9) ORDER BY changed DESC) AS "
                "rank "
                "FROM board) ORDER BY rank, changed DESC LIMIT -1 OFFSET ?2)"};
            too_many.bind(1, std::string{session::kBeforeMark});
            too_many.bind(2, limits_.boards);
            too_many.exec();
            count_all();
        } catch (const SQLite::Exception&) {
            // Another time: the games that are there can be played all the same.
        }
    }

    StoreLimits limits_;
    FileLock lock_;  // outlives the database
    std::uint64_t since_tidy_ = 0;
    std::mutex database_mutex_;
    SQLite::Database database_;
    SQLite::Statement size_{database_,
                            "SELECT length(CAST(game AS BLOB)) FROM board "
                            "WHERE token = ?1 AND name = ?2"};
    SQLite::Statement put_{database_,
                           "INSERT INTO board (token, name, game) VALUES (?1, ?2, ?3) "
                           "ON CONFLICT DO UPDATE SET game = ?3, changed = unixepoch()"};
    SQLite::Statement forget_{database_, "DELETE FROM board WHERE token = ?1 AND name = ?2"};
    std::mutex count_mutex_;
    std::map<std::string, std::int64_t> kept_;  // places by the marks of their tokens
    std::mutex mutex_;                          // guards what follows
    std::condition_variable there_is_work_;
    std::condition_variable written_;
    std::deque<Change> waiting_;
    std::uint64_t added_ = 0;  // changes so far
    std::uint64_t done_ = 0;   // of them
    bool closing_ = false;
    std::thread thread_;
};

SessionStore::SessionStore(const std::filesystem::path& path, StoreLimits limits)
    : writer_{std::make_unique<Writer>(path, limits)} {}

SessionStore::~SessionStore() = default;

void SessionStore::tell_address(const std::string& url) {
    writer_->tell_address(url);
}

std::vector<StoredBoard> SessionStore::load(const std::string& token) {
    return writer_->load(token);
}

void SessionStore::save(const std::string& token, StoredBoard board, Done done) {
    writer_->add({token, std::move(board.name), std::move(board.text), std::move(done)});
}

std::int64_t SessionStore::places_of(const std::string& mark) {
    return writer_->places_of(mark);
}

void SessionStore::forget(const std::string& token, const std::string& board, Done done) {
    writer_->add({token, board, std::nullopt, std::move(done)});
}

}  // namespace lawan::server
