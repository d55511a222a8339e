// strength-and-time: all bots of a game in a round robin, their strength against their time.
#include <algorithm>
#include <set>

#include "arena/words.hpp"
#include "core/input_error.hpp"
#include "experiments/experiment.hpp"
#include "experiments/ground.hpp"
#include "experiments/played.hpp"
#include "experiments/standings_table.hpp"
#include "experiments/tally.hpp"
#include "experiments/words.hpp"
#include "formats/phrases.hpp"
#include "module/catalog.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualRoundRobin = 20;
constexpr std::uint64_t kUsualNodes = 50'000;

// Such a bot has no depth of its own at which it is done; our own engines are of this kind.
bool thinks_as_long_as_it_may(const BotEntry& bot) {
    if (bot.name == kOwnEngine) return true;
    const OptionSpec* const depth = option_named(bot.options, "depth");
    return option_named(bot.options, "nodes") != nullptr &&
           option_named(bot.options, "threads") != nullptr &&
           (depth == nullptr || !depth->default_value);
}

bool plays(const RunSettings& settings, const std::string& bot) {
    const auto& chosen = settings.bots;
    return chosen.empty() || std::find(chosen.begin(), chosen.end(), bot) != chosen.end();
}

std::vector<Spec> bots_of(const GameModule& entry, const RunSettings& settings) {
    std::vector<Spec> bots;
    for (const BotEntry& bot : entry.bots) {
        if (!plays(settings, bot.name)) continue;
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

Phrase thinking(const RunSettings& settings) {
    if (settings.move_time) {
        return {words::kSecondsAtMost, {decimal(seconds_text(*settings.move_time))}};
    }
    if (settings.nodes) return {words::kPositionsAtMost, {*settings.nodes}};
    return {words::kAsEachBotDoes, {kUsualNodes}};
}

// Of a bot that has played.
double elo_of(const RoundRobin& all, std::size_t bot) {
    const auto& rows = all.standings.rows();
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const StandingsRow& row) { return row.bot == bot; });
    return found->rating.value().elo;
}

// What the papers say on who beats whom, one by one.
void hold_against_papers(const std::vector<StrengthClaim>& claims, const RoundRobin& all,
                         Report& report) {
    report.paper.columns = {
        {"claim", words::kClaim}, {"winner", words::kBot}, {"loser", words::kAgainst}};
    for (const StrengthClaim& claim : claims) {
        const auto winner = all.find(claim.winner);
        const auto loser = all.find(claim.loser);
        if (!winner || !loser) continue;
        report.paper.add({claim.words, claim.winner, claim.loser});
        const WinDrawLoss& games = all.standings.between(*winner, *loser);
        if (games.games() == 0) continue;
        report.differs.push_back(
            {words::kClaimAndGames,
             {claim.words, claim.winner, wins_of(games), claim.loser, games.draws,
              signed_decimal(elo_of(all, *winner) - elo_of(all, *loser), 0)}});
    }
}

}  // namespace

void check_bots(const std::string& game, const std::vector<std::string>& names) {
    const GameModule& entry = find_game(game);
    for (const std::string& name : names) (void)find_bot(entry, name);
    const std::set<std::string> different{names.begin(), names.end()};
    if (different.size() < 2) throw InputError{lawan::words::kTwoBotsNeeded, {}};
}

Report run_strength_and_time(Run& run) {
    const std::string game = run.settings().game.value_or(usual_game());
    if (!run.settings().bots.empty()) check_bots(game, run.settings().bots);
    const GameModule& entry = find_game(game);
    const Ground ground = ground_of(game);
    const TournamentPlan plan =
        round_robin_plan(game, ground.settings, bots_of(entry, run.settings()),
                         run.games_or(kUsualRoundRobin), ground.random_plies);
    Report report;
    report.name = "strength-and-time";
    report.title = {run.settings().bots.empty() ? words::kEveryBotOf : words::kSomeBotsOf, {game}};
    report.source = words::kStrengthSource;
    report.seed = run.seed();
    report.settings = {{words::kGame, joined({as_it_is(game), ground.text}, ", ")},
                       {words::kGames, games_phrase(plan)},
                       {words::kThinking, thinking(run.settings())}};
    const RoundRobin all = play_round_robin(plan, report.name, run);
    report.game_count = static_cast<std::int64_t>(all.played());
    report.complete = all.complete();
    report.ours = standings_table(all, words::kRoundRobin);
    report.plot = standings_plot(all);
    hold_against_papers(ground.strength_claims, all, report);
    report.notes = {worth_their_time(all), words::kEloNote, words::kTimesDependOnTheMachine};
    return report;
}

}  // namespace lawan::experiments
