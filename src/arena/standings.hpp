// The table of a tournament.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "arena/elo.hpp"
#include "arena/game_summary.hpp"
#include "arena/plan.hpp"
#include "arena/schedule.hpp"
#include "core/bradley_terry.hpp"

namespace lawan {

struct StandingsRow {
    std::size_t bot = 0;
    WinDrawLoss games;
    Merit merit;
    double points = 0;                                 // those for rests among them
    int forfeits = 0;                                  // games lost by a failure
    std::optional<Rating> rating = std::nullopt;       // without games there is nothing to rate by
    std::optional<double> superiority = std::nullopt;  // over the next one of the table
    Effort effort;

    // Of the points that were there to win, from 0 to 1: what makes unequal numbers of games
    // comparable, as those of a gauntlet. None where there were no points to win.
    [[nodiscard]] std::optional<double> share() const {
        const double most = static_cast<double>(games.games()) + merit.for_rests;
        return most > 0 ? std::optional{points / most} : std::nullopt;
    }
};

class Standings {
  public:
    // `merits` are those of the schedule: see Schedule::merits().
    Standings(std::size_t bots, const std::vector<GameSummary>& games,
              const std::vector<Merit>& merits = {});

    // By rounds survived in a knockout, then by share of points, then by points, then by rating;
    // those who have neither played nor rested come last.
    [[nodiscard]] const std::vector<StandingsRow>& rows() const { return rows_; }
    // Of the first against the second.
    [[nodiscard]] const WinDrawLoss& between(std::size_t a, std::size_t b) const {
        return cross_[a][b];
    }
    [[nodiscard]] std::size_t games() const { return games_; }
    // Somebody won or lost all games: the ratings count a drawn game of every bot against an
    // average one, else they would have no bound.
    [[nodiscard]] bool counts_added_draws() const { return added_draws_; }

  private:
    std::vector<StandingsRow> rows_;
    std::vector<std::vector<WinDrawLoss>> cross_;
    std::size_t games_ = 0;
    bool added_draws_ = false;
};

class Tournament;

// Of the games that count.
[[nodiscard]] Standings standings_of(const TournamentPlan& plan, const Tournament& tournament);

}  // namespace lawan
