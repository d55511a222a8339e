#include "cli/games_judged.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "catalog/catalog.hpp"
#include "catalog/mistakes.hpp"
#include "cli/experiment_progress.hpp"
#include "play/history.hpp"
#include "session/review.hpp"
#include "work/jobs.hpp"
#include "work/threads.hpp"

namespace lawan::cli {
namespace {

AnyGame rules_of(const CollectedGame& game) {
    return find_game("othello").set_up(game.record.start);
}

Judged judged(const CollectedGame& game, const Spec& bot, Seconds time, const StopSignal& stop) {
    if (!game.is_playable() || game.record.moves.empty()) return std::nullopt;
    const GameEntry& entry = find_game("othello");
    const AnyGame rules = rules_of(game);
    const History history = replay(rules, game.record);
    session::Review review{entry, rules, history, bot, time};
    while (review.go_on(Seconds{1}, &stop)) {
    }
    if (stop.raised()) return std::nullopt;
    PerSide<Losses> losses;
    losses.x.in_discs = losses.o.in_discs = estimates_final_scores(rules, bot);
    for (std::size_t i = 0; i < history.moves().size(); ++i) {
        const session::ReviewedPly& ply = review.plies()[i];
        Losses& side = losses[history.positions()[i].side_to_move()];
        if (ply.loss) side.discs += ply.loss->points();
        if (ply.slip) ++side.slips;
    }
    return losses;
}

}  // namespace

std::vector<Judged> judged_all(const GameCollection& games, const Places& places,
                               const Options& options, const Spec& bot, const StopSignal& stop) {
    const GameEntry& entry = find_game("othello");
    std::vector<Judged> all(places.size());
    const auto first = std::find_if(places.begin(), places.end(),
                                    [&](std::size_t place) { return games[place].is_playable(); });
    if (first == places.end()) return all;
    (void)make_bot(entry, rules_of(games[*first]), bot);  // a wrong one is told of at once
    const Seconds time{options.decimal("time")};
    ProgressBar bar;
    std::size_t next = 0;
    std::size_t done = 0;
    const auto began = std::chrono::steady_clock::now();
    const auto threads = static_cast<int>(options.integer("threads"));
    run_jobs(
        std::min(threads == 0 ? available_workers() : threads, static_cast<int>(places.size())),
        [&]() -> std::optional<std::size_t> {
            if (next == places.size() || stop.raised()) return std::nullopt;
            return next++;
        },
        [&](int, std::size_t at) {
            return std::pair{at, judged(games[places[at]], bot, time, stop)};
        },
        [&](std::pair<std::size_t, Judged> one) {
            all[one.first] = one.second;
            ++done;
            if (!options.flag("quiet")) {
                bar.show({"games judged", done, places.size(),
                          std::chrono::steady_clock::now() - began});
            }
        });
    bar.clear();
    return all;
}

}  // namespace lawan::cli
