#include "experiments/standings.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "experiments/scales.hpp"

namespace lawan::experiments {

std::string Standings::name_of(std::size_t bot) const {
    const std::string& name = plan.bots[bot].name;
    const auto same = std::count_if(plan.bots.begin(), plan.bots.end(),
                                    [&](const Spec& each) { return each.name == name; });
    return same > 1 ? to_text(plan.bots[bot]) : name;
}

Standings standings(const RoundRobinPlan& plan, const RoundRobinResult& result) {
    Standings all{plan, result, bradley_terry(plan.bots.size(), result.encounters())};
    for (std::size_t bot = 0; bot < plan.bots.size(); ++bot) {
        if (result.against_all(bot).games() > 0) all.order.push_back(bot);
    }
    std::stable_sort(all.order.begin(), all.order.end(), [&](std::size_t a, std::size_t b) {
        return all.ratings[a].elo > all.ratings[b].elo;
    });
    return all;
}

Table standings_table(const Standings& all, const std::string& title) {
    Table table{"ours",
                title,
                {{"bot", "bot", Reader::People},
                 {"name", "", Reader::Programs},
                 {"spec", "", Reader::Programs},
                 {"games", "games"},
                 {"points", "points"},
                 {"wins", "won"},
                 {"draws", "drawn"},
                 {"losses", "lost"},
                 {"elo", "Elo"},
                 {"error", "+/-"},
                 {"nodes_per_move", "nodes/move"},
                 {"mean_ms", "mean ms/move"},
                 {"worst_ms", "worst ms"}},
                {}};
    std::size_t letter_index = 0;
    for (const std::size_t bot : all.order) {
        const Tally tally = all.result.against_all(bot);
        const Effort& effort = all.result.efforts[bot];
        const double moves = std::max<double>(1, static_cast<double>(effort.moves()));
        const std::string& name = all.plan.bots[bot].name;
        table.add(
            {fmt::format("{} {}", point_letter(letter_index++), all.name_of(bot)), name,
             to_text(all.plan.bots[bot]), tally.games(), Decimal{tally.points(), 1},
             std::int64_t{tally.wins()}, std::int64_t{tally.draws()}, std::int64_t{tally.losses()},
             Decimal{all.ratings[bot].elo, 0}, Decimal{all.ratings[bot].error, 0},
             Decimal{static_cast<double>(effort.nodes) / moves, 0},
             Decimal{effort.milliseconds.mean(), 3}, Decimal{effort.milliseconds.greatest(), 2}});
    }
    return table;
}

Scatter standings_plot(const Standings& all) {
    Scatter plot{"mean ms a move", "Elo", {}};
    for (const std::size_t bot : all.order) {
        plot.points.push_back({all.name_of(bot), all.result.efforts[bot].milliseconds.mean(),
                               all.ratings[bot].elo, all.ratings[bot].error});
    }
    return plot;
}

std::string worth_their_time(const Standings& all) {
    std::string names;
    for (const std::size_t bot : all.order) {
        const double time = all.result.efforts[bot].milliseconds.mean();
        const bool beaten = std::any_of(all.order.begin(), all.order.end(), [&](std::size_t other) {
            return all.result.efforts[other].milliseconds.mean() < time &&
                   all.ratings[other].elo > all.ratings[bot].elo;
        });
        if (!beaten) names += (names.empty() ? "" : ", ") + all.name_of(bot);
    }
    if (names.empty()) return "Nobody has played: there is nothing to compare.";
    return "No bot is both stronger and faster than one of these, the strongest first: " + names +
           '.';
}

}  // namespace lawan::experiments
