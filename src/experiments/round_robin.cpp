#include "experiments/round_robin.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "arena/game_runner.hpp"
#include "experiments/words.hpp"
#include "module/catalog.hpp"

namespace lawan::experiments {
namespace {

std::vector<GameJob> jobs_of(const TournamentPlan& plan) {
    Tournament tournament{plan, {}};
    std::vector<GameJob> jobs;
    while (const auto job = tournament.next()) jobs.push_back(*job);
    return jobs;
}

std::optional<TournamentGame> play_job(const TournamentPlan& plan, const GameJob& job,
                                       const Run& run) {
    GameRunner runner{plan, run.clock()};
    const auto bot = [&](std::size_t number) {
        const Spec spec = parse_spec(plan.bots[number].spec);
        return make_bot(runner.entry(), runner.game(), run.lowered(runner.entry(), spec));
    };
    const auto first = bot(job.first);
    const auto second = bot(job.second);
    TournamentGame game = runner.run(job, *first, *second, &run.stop());
    if (game.summary.reason == EndReason::Stopped) return std::nullopt;
    if (game.summary.reason != EndReason::Finished) {
        throw std::logic_error{game.record.result->detail.english()};
    }
    return game;
}

Standings standings_of(const TournamentPlan& plan,
                       const std::vector<std::optional<TournamentGame>>& games) {
    std::vector<GameSummary> played;
    for (const auto& game : games) {
        if (game) played.push_back(game->summary);
    }
    return {plan.bots.size(), played};
}

}  // namespace

std::optional<std::size_t> RoundRobin::find(const std::string& bot) const {
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
        if (parse_spec(plan.bots[i].spec).name == bot) return i;
    }
    return std::nullopt;
}

TournamentPlan round_robin_plan(const std::string& game, const OptionTexts& settings,
                                const std::vector<Spec>& bots, int games, int random_plies) {
    TournamentPlan plan;
    plan.game = game;
    plan.settings = settings;
    plan.games = games;
    plan.openings = {OpeningKind::Random, random_plies};
    for (const Spec& bot : bots) {
        const auto same = std::count_if(bots.begin(), bots.end(),
                                        [&](const Spec& each) { return each.name == bot.name; });
        plan.bots.push_back({same > 1 ? to_text(bot) : bot.name, to_text(bot)});
    }
    return plan;
}

Phrase games_phrase(const TournamentPlan& plan) {
    return {words::kGamesOfEachPair, {plan.games, *plan.openings.plies}};
}

RoundRobin play_round_robin(TournamentPlan plan, const std::string& what, Run& run) {
    plan.seed = run.seed();
    const std::vector<GameJob> jobs = jobs_of(plan);
    auto games = run.map<TournamentGame>(
        {what}, jobs.size(), [&](std::size_t i) { return play_job(plan, jobs[i], run); });
    Standings standings = standings_of(plan, games);
    return {std::move(plan), std::move(standings), std::move(games)};
}

}  // namespace lawan::experiments
