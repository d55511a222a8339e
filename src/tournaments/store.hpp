// A tournament in a file: its plan, and every game as soon as it has ended.
//
// The reference shows the tables to those who read them with SQL. One process writes, with any of
// its threads; others may look on meanwhile.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "arena/game_summary.hpp"
#include "arena/plan.hpp"
#include "store/database.hpp"
#include "store/file_lock.hpp"

namespace lawan {

[[nodiscard]] const Schema& tournament_schema();

// A game that has not ended yet, as far as it has come.
struct RunningGame {
    std::int64_t number = 0;
    int round = 0;
    PerSide<std::size_t> bots;  // by their places in the plan
    GameRecord record;          // without a result
};

class TournamentStore {
  public:
    // A new file gets this plan. Throws InputError when the file holds another tournament, when
    // another process plays it, or when a result in it is not that of its moves.
    [[nodiscard]] static TournamentStore open(const std::filesystem::path& path,
                                              const TournamentPlan& plan);
    // One that is there, to go on with it or to look at it. Throw InputError.
    [[nodiscard]] static TournamentStore resume(const std::filesystem::path& path);
    [[nodiscard]] static TournamentStore look_at(const std::filesystem::path& path);

    [[nodiscard]] const TournamentPlan& plan() const { return plan_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

    // On the disk when it returns, as far as a killed program goes.
    void add(const TournamentGame& game);

    // It is played from now on with programs that are kept from this: see names_of() in
    // protocol/held.hpp; "none" where they were asked to be kept from nothing.
    void add_run(const std::string& sandbox);
    [[nodiscard]] std::vector<std::string> sandboxes() const;  // of all runs, in order

    // Games under way, for those who look on. They are no part of the tournament: who opens the
    // file to go on forgets them.
    void show_running(const RunningGame& game);
    void forget_running(std::int64_t number);
    [[nodiscard]] std::vector<RunningGame> running() const;  // by number

    [[nodiscard]] std::vector<GameSummary> summaries() const;  // by number
    [[nodiscard]] std::optional<TournamentGame> game(std::int64_t number) const;
    void for_each_game(const std::function<void(const TournamentGame&)>& visit) const;

  private:
    void insert(const TournamentGame& game);
    void insert_told(std::int64_t number, const Phrase& detail);
    void check_games() const;
    void begin_running();

    TournamentStore(std::optional<FileLock> lock, SQLite::Database database,
                    std::filesystem::path path, TournamentPlan plan)
        : lock_{std::move(lock)},
          database_{std::move(database)},
          path_{std::move(path)},
          plan_{std::move(plan)},
          writing_{std::make_unique<std::mutex>()} {}

    [[nodiscard]] static TournamentPlan stored_plan(SQLite::Database& database,
                                                    const std::filesystem::path& path);

    std::optional<FileLock> lock_;  // outlives the database
    SQLite::Database database_;
    std::filesystem::path path_;
    TournamentPlan plan_;
    std::unique_ptr<std::mutex> writing_;  // what one thread writes is no part of another's game
};

}  // namespace lawan
