#include "experiments/standings_table.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "experiments/words.hpp"
#include "formats/phrases.hpp"

namespace lawan::experiments {
namespace {

double milliseconds_a_move(const StandingsRow& row) {
    return 1000 * row.effort.time_a_move().count();
}

// Those that have played.
std::vector<StandingsRow> by_strength(const RoundRobin& all) {
    std::vector<StandingsRow> rows;
    for (const StandingsRow& row : all.standings.rows()) {
        if (row.rating) rows.push_back(row);
    }
    std::stable_sort(rows.begin(), rows.end(), [](const StandingsRow& a, const StandingsRow& b) {
        return a.rating->elo > b.rating->elo;
    });
    return rows;
}

}  // namespace

DataTable standings_table(const RoundRobin& all, const Words& title) {
    DataTable table{"ours",
                    title,
                    {{"bot", words::kBot, Reader::People},
                     Column::for_programs("name"),
                     Column::for_programs("spec"),
                     {"games", words::kGames},
                     {"points", words::kPoints},
                     {"wins", words::kWon},
                     {"draws", words::kDrawn},
                     {"losses", words::kLost},
                     {"elo", words::kElo},
                     {"error", words::kPlusMinus},
                     {"nodes_per_move", words::kNodesAMove},
                     {"mean_ms", words::kMeanMilliseconds},
                     {"worst_ms", words::kWorstMilliseconds}},
                    {}};
    std::size_t letter_index = 0;
    for (const StandingsRow& row : by_strength(all)) {
        const std::string& spec = all.plan.bots[row.bot].spec;
        table.add({fmt::format("{} {}", point_letter(letter_index++), all.name_of(row.bot)),
                   all.name_of(row.bot), spec, row.games.games(), Decimal{row.points, 1},
                   row.games.wins, row.games.draws, row.games.losses, Decimal{row.rating->elo, 0},
                   Decimal{row.rating->error, 0}, Decimal{row.effort.nodes_a_move(), 0},
                   Decimal{milliseconds_a_move(row), 3},
                   Decimal{1000 * row.effort.longest.count(), 2}});
    }
    return table;
}

Scatter standings_plot(const RoundRobin& all) {
    Scatter plot{words::kMeanMillisecondsAMove, words::kElo, {}};
    for (const StandingsRow& row : by_strength(all)) {
        plot.points.push_back(
            {all.name_of(row.bot), milliseconds_a_move(row), row.rating->elo, row.rating->error});
    }
    return plot;
}

Phrase worth_their_time(const RoundRobin& all) {
    const std::vector<StandingsRow> rows = by_strength(all);
    std::vector<Phrase> names;
    for (const StandingsRow& row : rows) {
        const bool beaten = std::any_of(rows.begin(), rows.end(), [&](const StandingsRow& other) {
            return milliseconds_a_move(other) < milliseconds_a_move(row) &&
                   other.rating->elo > row.rating->elo;
        });
        if (!beaten) names.push_back(as_it_is(all.name_of(row.bot)));
    }
    if (names.empty()) return words::kNobodyPlayed;
    return {words::kWorthTheirTime, {joined(names, ", ")}};
}

}  // namespace lawan::experiments
