#include "tournaments/store.hpp"

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <limits>

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/chrono.h>
#include <fmt/format.h>

#include "arena/game_runner.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "play/history.hpp"
#include "tournaments/plan_json.hpp"
#include "tournaments/words.hpp"

namespace lawan {
namespace {

constexpr const char* kSummaryColumns =
    "number, pairing, round, x, o, first, opening_plies, reason, winner, score, "
    "x_moves, x_seconds, x_longest, x_nodes, o_moves, o_seconds, o_longest, o_nodes";

std::string now_text() {
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
}

std::string side_text(Side side) {
    return std::string(1, letter(side));
}

Side side_from(const std::string& text) {
    return text == "O" ? Side::O : Side::X;
}

// One word for each move, so that a column reads like a list.
template <class Text>
std::string column(const std::vector<MoveRecord>& moves, Text text) {
    std::string line;
    for (const MoveRecord& move : moves) {
        if (!line.empty()) line += ' ';
        line += text(move);
    }
    return line;
}

std::string value_text(const MoveRecord& move) {
    if (!move.valuation) return "-";
    return fmt::format("{}{}", move.valuation->score.points(),
                       move.valuation->is_proved() ? "!" : "");
}

std::optional<Valuation> value_from(std::string_view text) {
    if (text == "-" || text.empty()) return std::nullopt;
    const bool proved = text.back() == '!';
    if (proved) text.remove_suffix(1);
    const auto points = parse_integer(text);
    constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
    if (!points || *points > kMost || *points < -kMost) return std::nullopt;
    const Score score{static_cast<std::int32_t>(*points)};
    return proved ? Valuation::proved(score) : Valuation::estimated(score);
}

std::string cpu_text(const MoveRecord& move) {
    return move.cpu ? fmt::format("{:.6f}", move.cpu->count()) : "-";
}

// One for each move; none where nobody counted it.
std::vector<std::optional<Seconds>> cpu_from(const std::string& text) {
    std::vector<std::optional<Seconds>> times;
    for (const std::string_view word : split_words(text)) {
        const auto time = parse_decimal(word);
        times.push_back(time ? std::optional{Seconds{*time}} : std::nullopt);
    }
    return times;
}

void add_cpu(GameSummary& summary, const std::vector<std::optional<Seconds>>& times) {
    Side side = summary.first;
    for (std::size_t ply = 0; ply < times.size(); ++ply, side = opponent_of(side)) {
        if (!times[ply] || ply < static_cast<std::size_t>(summary.opening_plies)) continue;
        Effort& effort = summary.efforts[side];
        effort.cpu += *times[ply];
        effort.most_cpu = std::max(effort.most_cpu, *times[ply]);
        ++effort.cpu_moves;
    }
}

constexpr int kCpuColumn = 18;

// Somebody else may have written it, and it goes to terminals, which obey control characters.
std::string text_in(SQLite::Statement& row, int column, std::int64_t game) {
    std::string text = row.getColumn(column).getString();
    if (has_control_characters(text)) throw InputError{words::kStoreGameUnreadable, {game}};
    return text;
}

GameSummary summary_from(SQLite::Statement& row, const TournamentPlan& plan) {
    GameSummary summary;
    summary.number = row.getColumn(0).getInt64();
    summary.pairing = static_cast<std::size_t>(row.getColumn(1).getInt64());
    summary.round = row.getColumn(2).getInt();
    summary.bots = {static_cast<std::size_t>(row.getColumn(3).getInt64()),
                    static_cast<std::size_t>(row.getColumn(4).getInt64())};
    for (const Side side : {Side::X, Side::O}) {
        if (summary.bots[side] < plan.bots.size()) continue;
        throw InputError{words::kStoreDamaged, {summary.number}};
    }
    summary.first = side_from(row.getColumn(5).getString());
    summary.opening_plies = row.getColumn(6).getInt();
    const auto reason = parse_end_reason(row.getColumn(7).getString());
    if (!reason) throw InputError{words::kStoreGameUnreadable, {summary.number}};
    summary.reason = *reason;
    if (!row.getColumn(8).isNull()) summary.winner = side_from(row.getColumn(8).getString());
    summary.score = row.getColumn(9).getInt();
    int column = 10;
    for (const Side side : {Side::X, Side::O}) {
        Effort& effort = summary.efforts[side];
        effort.moves = row.getColumn(column++).getInt();
        effort.time = Seconds{row.getColumn(column++).getDouble()};
        effort.longest = Seconds{row.getColumn(column++).getDouble()};
        effort.nodes = static_cast<std::uint64_t>(row.getColumn(column++).getInt64());
    }
    add_cpu(summary, cpu_from(row.getColumn(kCpuColumn).getString()));
    return summary;
}

// What happened, as it was told in every language, or in English only by older versions.
Phrase detail_from(SQLite::Statement& row, int english, int code, std::int64_t game) {
    std::string text = text_in(row, english, game);
    if (row.getColumn(code).isNull()) return as_it_is(std::move(text));
    ToldPhrase told;
    told.code = text_in(row, code, game);
    told.english = std::move(text);
    told.indonesian = text_in(row, code + 1, game);
    return Phrase{told};
}

TournamentGame game_from(SQLite::Statement& row, const TournamentPlan& plan) {
    TournamentGame game{summary_from(row, plan), {}};
    constexpr int kAfterSummary = kCpuColumn + 1;
    GameRecord& record = game.record;
    record.game = plan.game;
    for (const Side side : {Side::X, Side::O}) {
        record.players[side] = plan.bots[game.summary.bots[side]].name;
    }
    const std::int64_t number = game.summary.number;
    record.start = text_in(row, kAfterSummary, number);
    record.result = GameResult{game.summary.reason, game.summary.winner, game.summary.score,
                               detail_from(row, kAfterSummary + 1, kAfterSummary + 8, number)};
    const std::string moves = text_in(row, kAfterSummary + 2, number);
    const std::string seconds = row.getColumn(kAfterSummary + 3).getString();
    const std::string nodes = row.getColumn(kAfterSummary + 4).getString();
    const std::string depths = row.getColumn(kAfterSummary + 5).getString();
    const std::string values = row.getColumn(kAfterSummary + 6).getString();
    game.ended = text_in(row, kAfterSummary + 7, number);
    const auto times = split_words(seconds);
    const auto counts = split_words(nodes);
    const auto plies = split_words(depths);
    const auto opinions = split_words(values);
    const auto processors = cpu_from(row.getColumn(kCpuColumn).getString());
    for (const std::string_view move : split_words(moves)) {
        const std::size_t i = record.moves.size();
        MoveRecord each{std::string{move}};
        if (i < times.size()) each.time = Seconds{parse_decimal(times[i]).value_or(0)};
        if (i < counts.size()) {
            each.nodes = static_cast<std::uint64_t>(parse_whole_number(counts[i]).value_or(0));
        }
        if (i < plies.size()) {
            each.depth = static_cast<int>(parse_whole_number(plies[i]).value_or(0));
        }
        if (i < opinions.size()) each.valuation = value_from(opinions[i]);
        if (i < processors.size()) each.cpu = processors[i];
        record.moves.push_back(std::move(each));
    }
    return game;
}

// Are its moves legal, and is the result theirs? Whoever was late or failed was to move, unless
// that was before the first move.
bool is_true(const TournamentGame& game, const AnyGame& rules) {
    const GameSummary& said = game.summary;
    const Playback played = replay_legal(rules, game.record);
    const AnyPosition& end = played.history.position();
    if (played.problem || game.record.start != rules.start().text()) return false;
    if (said.reason == EndReason::Finished) {
        return end.is_over() && end.winner() == said.winner && end.shown_score() == said.score;
    }
    if (!said.forfeited() && said.reason != EndReason::Resigned) return true;
    if (!said.winner || end.is_over()) return false;
    const bool none_of_theirs =
        game.record.moves.size() <= static_cast<std::size_t>(said.opening_plies);
    return none_of_theirs || *said.winner != end.side_to_move();
}

// Files of older versions have no table of costs, nor of what was told.
std::string summary_columns(const SQLite::Database& database) {
    return fmt::format("{}, {}", kSummaryColumns,
                       database.tableExists("cost")
                           ? "(SELECT cpu FROM cost WHERE cost.number = game.number)"
                           : "NULL");
}

std::string select_games(const SQLite::Database& database, const char* rest) {
    return fmt::format(
        "SELECT {}, start, detail, moves, seconds, nodes, depths, evaluations, ended, {} "
        "FROM game {}",
        summary_columns(database),
        database.tableExists("told")
            ? "(SELECT code FROM told WHERE told.number = game.number), "
              "(SELECT indonesian FROM told WHERE told.number = game.number)"
            : "NULL, NULL",
        rest);
}

}  // namespace

const Schema& tournament_schema() {
    static const Schema schema{words::kATournament,
                               0x4C415754,  // LAWT
                               {R"sql(
            CREATE TABLE tournament (
                id INTEGER PRIMARY KEY CHECK (id = 1),
                plan TEXT NOT NULL,
                created TEXT NOT NULL,
                lawan TEXT NOT NULL
            );
            CREATE TABLE bot (
                id INTEGER PRIMARY KEY,
                name TEXT NOT NULL UNIQUE,
                spec TEXT NOT NULL
            );
            CREATE TABLE game (
                number INTEGER PRIMARY KEY,
                pairing INTEGER NOT NULL,
                round INTEGER NOT NULL,
                x INTEGER NOT NULL REFERENCES bot (id),
                o INTEGER NOT NULL REFERENCES bot (id),
                first TEXT NOT NULL CHECK (first IN ('X', 'O')),
                opening_plies INTEGER NOT NULL,
                reason TEXT NOT NULL,
                winner TEXT CHECK (winner IN ('X', 'O')),
                score INTEGER NOT NULL,
                x_moves INTEGER NOT NULL,
                x_seconds REAL NOT NULL,
                x_longest REAL NOT NULL,
                x_nodes INTEGER NOT NULL,
                o_moves INTEGER NOT NULL,
                o_seconds REAL NOT NULL,
                o_longest REAL NOT NULL,
                o_nodes INTEGER NOT NULL,
                start TEXT NOT NULL,
                detail TEXT NOT NULL,
                moves TEXT NOT NULL,
                seconds TEXT NOT NULL,
                nodes TEXT NOT NULL,
                depths TEXT NOT NULL,
                evaluations TEXT NOT NULL,
                ended TEXT NOT NULL
            );
        )sql",
                                R"sql(
            CREATE TABLE run (
                id INTEGER PRIMARY KEY,
                started TEXT NOT NULL,
                sandbox TEXT NOT NULL
            );
        )sql"}};
    return schema;
}

TournamentPlan TournamentStore::stored_plan(SQLite::Database& database,
                                            const std::filesystem::path& path) {
    SQLite::Statement row{database, "SELECT plan FROM tournament"};
    if (!row.executeStep()) {
        throw InputError{words::kNoTournamentInside, {in_quotes(path.string())}};
    }
    return parse_plan(row.getColumn(0).getString());
}

TournamentStore TournamentStore::open(const std::filesystem::path& path,
                                      const TournamentPlan& plan) {
    FileLock lock{path, words::kThisTournament};
    SQLite::Database database = open_database(path, tournament_schema());
    SQLite::Transaction transaction{database, SQLite::TransactionBehavior::IMMEDIATE};
    if (database.execAndGet("SELECT count(*) FROM tournament").getInt() == 0) {
        SQLite::Statement insert{database, "INSERT INTO tournament VALUES (1, ?, ?, ?)"};
        insert.bind(1, to_json(plan));
        insert.bind(2, now_text());
        insert.bind(3, fmt::format("{} {}", version(), revision()));
        insert.exec();
        for (std::size_t i = 0; i < plan.bots.size(); ++i) {
            SQLite::Statement bot{database, "INSERT INTO bot VALUES (?, ?, ?)"};
            bot.bind(1, static_cast<std::int64_t>(i));
            bot.bind(2, plan.bots[i].name);
            bot.bind(3, plan.bots[i].spec);
            bot.exec();
        }
    }
    const TournamentPlan stored = stored_plan(database, path);
    if (const auto differs = difference(stored, plan)) {
        throw InputError{words::kHoldsAnother, {in_quotes(path.string()), *differs}};
    }
    transaction.commit();
    TournamentStore store{std::move(lock), std::move(database), path, stored};
    store.check_games();
    store.begin_running();
    return store;
}

TournamentStore TournamentStore::resume(const std::filesystem::path& path) {
    if (!std::filesystem::exists(path)) {  // nor shall a lock be
        throw unreadable(path.string(), ENOENT);
    }
    FileLock lock{path, words::kThisTournament};
    SQLite::Database database = open_database(path, tournament_schema(), Missing::Refuse);
    TournamentPlan plan = stored_plan(database, path);
    TournamentStore store{std::move(lock), std::move(database), path, std::move(plan)};
    store.check_games();
    store.begin_running();
    return store;
}

TournamentStore TournamentStore::look_at(const std::filesystem::path& path) {
    SQLite::Database database = open_to_read(path, tournament_schema());
    TournamentPlan plan = stored_plan(database, path);
    return {std::nullopt, std::move(database), path, std::move(plan)};
}

void TournamentStore::add(const TournamentGame& game) {
    const std::lock_guard lock{*writing_};
    SQLite::Transaction transaction{database_};
    insert(game);
    transaction.commit();
}

void TournamentStore::insert(const TournamentGame& game) {
    const GameSummary& summary = game.summary;
    const auto& moves = game.record.moves;
    SQLite::Statement insert{
        database_,
        fmt::format(
            "INSERT INTO game ({}, start, detail, moves, seconds, nodes, depths, "
            "evaluations, ended) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
            kSummaryColumns)};
    int at = 0;
    insert.bind(++at, summary.number);
    insert.bind(++at, static_cast<std::int64_t>(summary.pairing));
    insert.bind(++at, summary.round);
    insert.bind(++at, static_cast<std::int64_t>(summary.bots.x));
    insert.bind(++at, static_cast<std::int64_t>(summary.bots.o));
    insert.bind(++at, side_text(summary.first));
    insert.bind(++at, summary.opening_plies);
    insert.bind(++at, std::string{to_text(summary.reason)});
    ++at;
    if (summary.winner) insert.bind(at, side_text(*summary.winner));
    insert.bind(++at, summary.score);
    for (const Side side : {Side::X, Side::O}) {
        const Effort& effort = summary.efforts[side];
        insert.bind(++at, effort.moves);
        insert.bind(++at, effort.time.count());
        insert.bind(++at, effort.longest.count());
        insert.bind(++at, static_cast<std::int64_t>(effort.nodes));
    }
    insert.bind(++at, game.record.start);
    insert.bind(++at, game.record.result ? game.record.result->detail.english() : std::string{});
    insert.bind(++at, column(moves, [](const MoveRecord& move) { return move.move; }));
    insert.bind(++at, column(moves, [](const MoveRecord& move) {
        return fmt::format("{:.6f}", move.time.count());
    }));
    insert.bind(++at,
                column(moves, [](const MoveRecord& move) { return std::to_string(move.nodes); }));
    insert.bind(++at,
                column(moves, [](const MoveRecord& move) { return std::to_string(move.depth); }));
    insert.bind(++at, column(moves, value_text));
    insert.bind(++at, now_text());
    insert.exec();
    if (game.record.result) insert_told(summary.number, game.record.result->detail);
    if (std::none_of(moves.begin(), moves.end(), [](const auto& move) { return move.cpu; })) return;
    SQLite::Statement cost{database_, "INSERT OR REPLACE INTO cost VALUES (?, ?)"};
    cost.bind(1, summary.number);
    cost.bind(2, column(moves, cpu_text));
    cost.exec();
}

void TournamentStore::insert_told(std::int64_t number, const Phrase& detail) {
    const std::string indonesian = detail.in(Language::Indonesian);
    if (indonesian == detail.english()) return;  // the game's own column has it
    SQLite::Statement insert{database_, "INSERT OR REPLACE INTO told VALUES (?, ?, ?)"};
    insert.bind(1, number);
    insert.bind(2, std::string{detail.code()});
    insert.bind(3, indonesian);
    insert.exec();
}

void TournamentStore::add_run(const std::string& sandbox) {
    const std::lock_guard lock{*writing_};
    SQLite::Statement insert{database_, "INSERT INTO run (started, sandbox) VALUES (?, ?)"};
    insert.bind(1, now_text());
    insert.bind(2, sandbox);
    insert.exec();
}

std::vector<std::string> TournamentStore::sandboxes() const {
    std::vector<std::string> all;
    SQLite::Statement rows{database_, "SELECT sandbox FROM run ORDER BY id"};
    while (rows.executeStep()) all.push_back(rows.getColumn(0).getString());
    return all;
}

// They are no steps of the schema: files of tournaments that have ended need none, and can be
// looked at as they are.
void TournamentStore::begin_running() {
    database_.exec(R"sql(
        CREATE TABLE IF NOT EXISTS running (
            number INTEGER PRIMARY KEY,
            round INTEGER NOT NULL,
            x INTEGER NOT NULL REFERENCES bot (id),
            o INTEGER NOT NULL REFERENCES bot (id),
            start TEXT NOT NULL,
            moves TEXT NOT NULL
        );
        CREATE TABLE IF NOT EXISTS cost (
            number INTEGER PRIMARY KEY REFERENCES game (number),
            cpu TEXT NOT NULL
        );
        CREATE TABLE IF NOT EXISTS told (
            number INTEGER PRIMARY KEY REFERENCES game (number),
            code TEXT NOT NULL,
            indonesian TEXT NOT NULL
        );
        DELETE FROM running;
    )sql");
}

void TournamentStore::show_running(const RunningGame& game) {
    const std::lock_guard lock{*writing_};
    SQLite::Statement insert{database_, "INSERT OR REPLACE INTO running VALUES (?,?,?,?,?,?)"};
    insert.bind(1, game.number);
    insert.bind(2, game.round);
    insert.bind(3, static_cast<std::int64_t>(game.bots.x));
    insert.bind(4, static_cast<std::int64_t>(game.bots.o));
    insert.bind(5, game.record.start);
    insert.bind(6, column(game.record.moves, [](const MoveRecord& move) { return move.move; }));
    insert.exec();
}

void TournamentStore::forget_running(std::int64_t number) {
    const std::lock_guard lock{*writing_};
    SQLite::Statement remove{database_, "DELETE FROM running WHERE number = ?"};
    remove.bind(1, number);
    remove.exec();
}

std::vector<RunningGame> TournamentStore::running() const {
    std::vector<RunningGame> all;
    if (!database_.tableExists("running")) return all;
    SQLite::Statement rows{database_,
                           "SELECT number, round, x, o, start, moves FROM running ORDER BY number"};
    while (rows.executeStep()) {
        RunningGame game{rows.getColumn(0).getInt64(),
                         rows.getColumn(1).getInt(),
                         {static_cast<std::size_t>(rows.getColumn(2).getInt64()),
                          static_cast<std::size_t>(rows.getColumn(3).getInt64())},
                         {}};
        game.record.game = plan_.game;
        game.record.start = text_in(rows, 4, game.number);
        for (const Side side : {Side::X, Side::O}) {
            if (game.bots[side] >= plan_.bots.size()) {
                throw InputError{words::kStoreDamaged, {game.number}};
            }
            game.record.players[side] = plan_.bots[game.bots[side]].name;
        }
        const std::string moves = text_in(rows, 5, game.number);
        for (const std::string_view move : split_words(moves)) {
            game.record.moves.push_back({std::string{move}});
        }
        all.push_back(std::move(game));
    }
    return all;
}

std::vector<GameSummary> TournamentStore::summaries() const {
    std::vector<GameSummary> all;
    SQLite::Statement rows{database_,
                           fmt::format("SELECT {}, start, moves FROM game ORDER BY number",
                                       summary_columns(database_))};
    while (rows.executeStep()) {
        all.push_back(summary_from(rows, plan_));
        all.back().course = course_of(rows.getColumn(kCpuColumn + 1).getString(),
                                      rows.getColumn(kCpuColumn + 2).getString());
    }
    return all;
}

std::optional<TournamentGame> TournamentStore::game(std::int64_t number) const {
    SQLite::Statement row{database_, select_games(database_, "WHERE number = ?")};
    row.bind(1, number);
    if (!row.executeStep()) return std::nullopt;
    return game_from(row, plan_);
}

void TournamentStore::check_games() const {
    const AnyGame rules = game_of(plan_);
    for_each_game([&](const TournamentGame& game) {
        if (!is_true(game, rules)) throw InputError{words::kStoreGameFalse, {game.summary.number}};
    });
}

void TournamentStore::for_each_game(const std::function<void(const TournamentGame&)>& visit) const {
    SQLite::Statement rows{database_, select_games(database_, "ORDER BY number")};
    while (rows.executeStep()) visit(game_from(rows, plan_));
}

}  // namespace lawan
