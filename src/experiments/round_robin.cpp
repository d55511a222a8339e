#include "experiments/round_robin.hpp"

#include <fmt/format.h>

#include "play/opening.hpp"

namespace lawan::experiments {
namespace {

enum class Stream : std::uint64_t { Openings = 1, Games = 2 };

struct Pairing {
    std::size_t a;
    std::size_t b;
    std::size_t number;  // of this pair's games

    [[nodiscard]] Side side_of_a() const { return number % 2 == 0 ? Side::X : Side::O; }
};

// Round by round, so that a run that is cut short has seen everybody about equally often.
std::vector<Pairing> jobs_of(const RoundRobinPlan& plan) {
    std::vector<Pairing> jobs;
    for (std::size_t number = 0; number < static_cast<std::size_t>(plan.games); ++number) {
        for (std::size_t a = 0; a < plan.bots.size(); ++a) {
            for (std::size_t b = a + 1; b < plan.bots.size(); ++b) jobs.push_back({a, b, number});
        }
    }
    return jobs;
}

std::optional<PlayedGame> play_job(const RoundRobinPlan& plan, const Pairing& job,
                                   std::uint64_t index, const Run& run) {
    const auto stream = [&](Stream purpose) {
        return run.seed().derive(static_cast<std::uint64_t>(purpose));
    };
    PerSide<Spec> players;
    players[job.side_of_a()] = plan.bots[job.a];
    players[opponent_of(job.side_of_a())] = plan.bots[job.b];
    // All pairs of bots meet from the same openings.
    const Seed opening = stream(Stream::Openings).derive(job.number / 2);
    return play({plan.entry, plan.game, players, stream(Stream::Games).derive(index), job.number,
                 random_opening(plan.game, plan.random_plies, opening)},
                run);
}

}  // namespace

std::string RoundRobinPlan::games_text() const {
    return fmt::format(
        "{} of each pair of bots, from openings of {} random moves, each with both colours", games,
        random_plies);
}

Tally RoundRobinResult::against_all(std::size_t bot) const {
    Tally total;
    for (const Tally& tally : met[bot]) total.add(tally);
    return total;
}

std::vector<Encounter> RoundRobinResult::encounters() const {
    std::vector<Encounter> list;
    for (std::size_t a = 0; a < met.size(); ++a) {
        for (std::size_t b = a + 1; b < met.size(); ++b) {
            list.push_back({a, b, static_cast<double>(met[a][b].games()), met[a][b].points()});
        }
    }
    return list;
}

RoundRobinResult play_round_robin(const RoundRobinPlan& plan, const std::string& what, Run& run) {
    const std::vector<Pairing> jobs = jobs_of(plan);
    auto played = run.map<PlayedGame>(
        what, jobs.size(), [&](std::size_t i) { return play_job(plan, jobs[i], i, run); });
    const std::size_t bots = plan.bots.size();
    RoundRobinResult result{std::vector<std::vector<Tally>>(bots, std::vector<Tally>(bots)),
                            std::vector<Effort>(bots)};
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (!played[i]) {
            result.complete = false;
            continue;
        }
        const Pairing& job = jobs[i];
        const Side side = job.side_of_a();
        const PerSide<int> counts = played[i]->counts();
        result.met[job.a][job.b].add(counts[side], counts[opponent_of(side)]);
        result.met[job.b][job.a].add(counts[opponent_of(side)], counts[side]);
        played[i]->add_effort(side, result.efforts[job.a]);
        played[i]->add_effort(opponent_of(side), result.efforts[job.b]);
        ++result.games;
    }
    result.played = std::move(played);
    return result;
}

}  // namespace lawan::experiments
