// The table of a tournament.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "arena/elo.hpp"
#include "arena/game_summary.hpp"
#include "arena/plan.hpp"
#include "core/bradley_terry.hpp"

namespace lawan {

struct TableRow {
    std::size_t bot = 0;
    WinDrawLoss games;
    double points = 0;
    int forfeits = 0;  // games lost by a failure
    Rating rating;
    std::optional<double> superiority = std::nullopt;  // over the next one of the table
    Effort effort;
};

class Table {
  public:
    Table(std::size_t bots, const std::vector<GameSummary>& games);

    // By points, then by rating; who has played fewer games may stand higher by his share of
    // points.
    [[nodiscard]] const std::vector<TableRow>& rows() const { return rows_; }
    // Of the first against the second.
    [[nodiscard]] const WinDrawLoss& between(std::size_t a, std::size_t b) const {
        return cross_[a][b];
    }
    [[nodiscard]] std::size_t games() const { return games_; }

  private:
    std::vector<TableRow> rows_;
    std::vector<std::vector<WinDrawLoss>> cross_;
    std::size_t games_ = 0;
};

}  // namespace lawan
