// Which games of a plan are left to play, and what came of the others.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "arena/game_summary.hpp"
#include "arena/plan.hpp"
#include "arena/schedule.hpp"
#include "arena/sprt_watch.hpp"

namespace lawan {

// One game that is to be played. All that it needs besides is in the plan, so that it can be played
// anywhere.
struct GameJob {
    std::int64_t number = 1;
    std::size_t pairing = 0;
    int round = 0;
    std::size_t first = 0;  // the bot that moves first
    std::size_t second = 0;
    int opening = 0;
};

// Gives out the games of a plan that have not been played yet, and takes in those that have.
class Tournament {
  public:
    Tournament(const TournamentPlan& plan, const std::vector<GameSummary>& played);

    // Nothing: there are no more, or none before some of those under way have come back. Throws
    // InputError where a game that was played before is not as the plan has it.
    [[nodiscard]] std::optional<GameJob> next();
    void ended(const GameSummary& game);
    // A job that was given out and will not come back is given out again.
    void lost(const GameJob& job) { again_.push_back(job); }

    [[nodiscard]] bool finished() const;
    [[nodiscard]] const std::vector<GameSummary>& games() const { return games_; }
    [[nodiscard]] std::size_t expected_games() const { return schedule_->expected_games(); }
    [[nodiscard]] std::vector<Merit> merits() const { return schedule_->merits(); }
    [[nodiscard]] const std::optional<SprtWatch>& sprt() const { return sprt_; }
    // Those that count: all of them, or up to where the test was decided. By number.
    [[nodiscard]] std::vector<GameSummary> counted() const;

  private:
    struct Open {
        Pairing pairing;
        int left = 0;
        double points_of_a = 0;
    };

    void count(const GameSummary& game);

    std::unique_ptr<Schedule> schedule_;
    std::optional<SprtWatch> sprt_;
    std::vector<GameSummary> games_;
    std::map<std::int64_t, GameSummary> known_;  // played before, not reached by the schedule yet
    std::map<std::size_t, Open> open_;           // by the number of the pairing
    std::optional<Pairing> current_;
    int given_of_current_ = 0;
    std::int64_t numbered_ = 0;
    bool plays_on_ = false;  // has given out a job that was not played before
    std::vector<GameJob> again_;
};

}  // namespace lawan
