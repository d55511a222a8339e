// strength-and-time: all bots of a game in a round robin, their strength against their time.
#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "experiments/experiment.hpp"
#include "experiments/round_robin.hpp"
#include "experiments/scales.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualGames = 20;
constexpr std::uint64_t kUsualNodes = 50'000;

struct Setting {
    std::string game;
    OptionTexts settings;
    int random_plies;
    std::string text;
};

Setting setting_of(const std::string& game) {
    if (game == "tictactoe") return {game, {{"size", "4"}}, 2, "4x4, 4 in a row"};
    if (game == "othello") return {game, {}, 6, "8x8"};
    return {game, {{"rounds", "8"}}, 2, "8x8, 8 rounds"};
}

const OptionSpec* find(const BotEntry& bot, const std::string& option) {
    const auto found = std::find_if(bot.options.begin(), bot.options.end(),
                                    [&](const OptionSpec& each) { return each.name == option; });
    return found == bot.options.end() ? nullptr : &*found;
}

// Such a bot has no depth of its own at which it is done.
bool thinks_as_long_as_it_may(const BotEntry& bot) {
    const OptionSpec* depth = find(bot, "depth");
    return find(bot, "nodes") != nullptr && find(bot, "threads") != nullptr &&
           (depth == nullptr || !depth->default_value);
}

std::vector<Spec> bots_of(const GameEntry& entry, const RunSettings& settings) {
    std::vector<Spec> bots;
    for (const BotEntry& bot : entry.bots) {
        Spec spec{bot.name, {}};
        // One core for each, as several games are played at once.
        if (thinks_as_long_as_it_may(bot)) {
            spec = with_option(entry, std::move(spec), "threads", "1");
            if (!settings.move_time && !settings.nodes) {
                spec = with_option(entry, std::move(spec), "nodes", std::to_string(kUsualNodes));
            }
        }
        if (settings.nodes) {
            const std::string nodes = std::to_string(*settings.nodes);
            spec = with_option(entry, std::move(spec), "nodes", nodes);
            spec = with_option(entry, std::move(spec), "iterations", nodes);
        }
        if (settings.move_time) {
            spec =
                with_option(entry, std::move(spec), "move-time", seconds_text(*settings.move_time));
        }
        if (settings.depth) {
            spec = with_option(entry, std::move(spec), "depth", std::to_string(*settings.depth));
        }
        bots.push_back(std::move(spec));
    }
    return bots;
}

std::string thinking(const RunSettings& settings) {
    if (settings.move_time) return seconds_text(*settings.move_time) + " s a move at most";
    if (settings.nodes) return fmt::format("{} positions a move at most", *settings.nodes);
    return fmt::format(
        "as each bot does unless told otherwise; one that thinks as long as it may "
        "visits {} positions a move",
        kUsualNodes);
}

struct Standings {
    const RoundRobinPlan& plan;
    const RoundRobinResult& result;
    std::vector<Rating> ratings;
    std::vector<std::size_t> order = {};  // the strongest first

    [[nodiscard]] std::optional<std::size_t> find(const std::string& bot) const {
        for (std::size_t i = 0; i < plan.bots.size(); ++i) {
            if (plan.bots[i].name == bot) return i;
        }
        return std::nullopt;
    }
};

Standings standings(const RoundRobinPlan& plan, const RoundRobinResult& result) {
    Standings all{plan, result, bradley_terry(plan.bots.size(), result.encounters())};
    all.order.resize(plan.bots.size());
    std::iota(all.order.begin(), all.order.end(), std::size_t{0});
    std::stable_sort(all.order.begin(), all.order.end(), [&](std::size_t a, std::size_t b) {
        return all.ratings[a].elo > all.ratings[b].elo;
    });
    return all;
}

Table table_of(const Standings& all) {
    Table table{"ours",
                "Round robin",
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
            {fmt::format("{} {}", point_letter(letter_index++), name), name,
             to_text(all.plan.bots[bot]), tally.games(), Decimal{tally.points(), 1},
             std::int64_t{tally.wins()}, std::int64_t{tally.draws()}, std::int64_t{tally.losses()},
             Decimal{all.ratings[bot].elo, 0}, Decimal{all.ratings[bot].error, 0},
             Decimal{static_cast<double>(effort.nodes) / moves, 0},
             Decimal{effort.milliseconds.mean(), 3}, Decimal{effort.milliseconds.greatest(), 2}});
    }
    return table;
}

Scatter plot_of(const Standings& all) {
    Scatter plot{"mean ms a move", "Elo", {}};
    for (const std::size_t bot : all.order) {
        plot.points.push_back({all.plan.bots[bot].name, all.result.efforts[bot].milliseconds.mean(),
                               all.ratings[bot].elo, all.ratings[bot].error});
    }
    return plot;
}

// The reports' conclusions on who beats whom, one by one.
void hold_against_papers(const Standings& all, Report& report) {
    struct Claim {
        std::string winner;
        std::string loser;
        std::string words;
    };
    const std::vector<Claim> claims{
        {"a-minimax", "a-hillclimb", "adjacency-a, Table 3: minimax beats local search, 3 of 3"},
        {"a-minimax", "a-genetic", "adjacency-a, Table 4: minimax beats genetic, 3 of 3"},
        {"a-hillclimb", "a-genetic", "adjacency-a, Table 5: local search beats genetic, 3 of 3"},
        {"b-minimax", "b-annealing", "adjacency-b: minimax beats local search consistently"},
        {"b-minimax", "b-genetic", "adjacency-b: minimax beats genetic consistently"},
        {"b-genetic", "b-annealing", "adjacency-b: genetic beats local search in some cases"},
        {"c-minimax", "c-genetic", "adjacency-c, 5d: minimax beats genetic, 3 of 3"}};
    report.paper.columns = {{"claim", "claim"}, {"winner", "bot"}, {"loser", "against"}};
    for (const Claim& claim : claims) {
        const auto winner = all.find(claim.winner);
        const auto loser = all.find(claim.loser);
        if (!winner || !loser) continue;
        report.paper.add({claim.words, claim.winner, claim.loser});
        const Tally& tally = all.result.met[*winner][*loser];
        if (tally.games() == 0) continue;
        report.differs.push_back(fmt::format(
            "{}. Here {} wins {} of {} games against {} ({} drawn), and their ratings lie {:+.0f} "
            "Elo apart.",
            claim.words, claim.winner, rate_text(tally.wins(), static_cast<double>(tally.games())),
            tally.games(), claim.loser, tally.draws(),
            all.ratings[*winner].elo - all.ratings[*loser].elo));
    }
}

// Those that nobody who is faster beats: what a user would choose among.
std::string worth_their_time(const Standings& all) {
    std::string names;
    for (const std::size_t bot : all.order) {
        const double time = all.result.efforts[bot].milliseconds.mean();
        const bool beaten = std::any_of(all.order.begin(), all.order.end(), [&](std::size_t other) {
            return all.result.efforts[other].milliseconds.mean() < time &&
                   all.ratings[other].elo > all.ratings[bot].elo;
        });
        if (!beaten) names += (names.empty() ? "" : ", ") + all.plan.bots[bot].name;
    }
    return "No bot is both stronger and faster than one of these, the strongest first: " + names +
           '.';
}

}  // namespace

Report run_strength_and_time(Run& run) {
    const Setting setting = setting_of(run.settings().game.value_or("adjacency"));
    const GameEntry& entry = find_game(setting.game);
    const RoundRobinPlan plan{entry, make_game(entry, setting.settings),
                              bots_of(entry, run.settings()), run.games_or(kUsualGames),
                              setting.random_plies};
    Report report;
    report.name = "strength-and-time";
    report.title = "every bot of " + setting.game;
    report.source =
        "the wish of adjacency-b's conclusion: choose by strength and by computing time";
    report.seed = run.seed();
    report.settings = {
        {"game", setting.game + ", " + setting.text},
        {"games", fmt::format("{} of each pair of bots, from openings of {} random moves, each "
                              "with both colours",
                              plan.games, plan.random_plies)},
        {"thinking", thinking(run.settings())}};
    const RoundRobinResult result = play_round_robin(plan, report.name, run);
    report.game_count = result.games;
    report.complete = result.complete;
    const Standings all = standings(plan, result);
    report.ours = table_of(all);
    report.plot = plot_of(all);
    hold_against_papers(all, report);
    report.notes = {
        worth_their_time(all),
        "Elo by Bradley and Terry's model with one prior draw of each bot against an average one; "
        "the mean of all is 0, and +/- reaches to a 95 % interval. The two games of an opening are "
        "not independent, so the true error is a little different.",
        "The times depend on the machine and on what else it does."};
    return report;
}

}  // namespace lawan::experiments
