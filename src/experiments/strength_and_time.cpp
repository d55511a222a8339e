// strength-and-time: all bots of a game in a round robin, their strength against their time.
#include <algorithm>

#include <fmt/format.h>

#include "experiments/experiment.hpp"
#include "experiments/round_robin.hpp"
#include "experiments/standings.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualRoundRobin = 20;
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

// Such a bot has no depth of its own at which it is done; our own engines are of this kind.
bool thinks_as_long_as_it_may(const BotEntry& bot) {
    if (bot.name == "lawan") return true;
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

}  // namespace

Report run_strength_and_time(Run& run) {
    const Setting setting = setting_of(run.settings().game.value_or("adjacency"));
    const GameEntry& entry = find_game(setting.game);
    const RoundRobinPlan plan{entry, make_game(entry, setting.settings),
                              bots_of(entry, run.settings()), run.games_or(kUsualRoundRobin),
                              setting.random_plies};
    Report report;
    report.name = "strength-and-time";
    report.title = "every bot of " + setting.game;
    report.source =
        "the wish of adjacency-b's conclusion: choose by strength and by computing time";
    report.seed = run.seed();
    report.settings = {{"game", setting.game + ", " + setting.text},
                       {"games", plan.games_text()},
                       {"thinking", thinking(run.settings())}};
    const RoundRobinResult result = play_round_robin(plan, report.name, run);
    report.game_count = result.games;
    report.complete = result.complete;
    const Standings all = standings(plan, result);
    report.ours = standings_table(all, "Round robin");
    report.plot = standings_plot(all);
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
