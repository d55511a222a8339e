#include "cli/commands/games_judged.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "analysis/review.hpp"
#include "cli/command_options.hpp"
#include "cli/commands/game_words.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/progress_bar.hpp"
#include "module/catalog.hpp"
#include "play/history.hpp"
#include "work/jobs.hpp"

namespace lawan::cli {
namespace {

Judged judged(const GameModule& entry, const CollectedGame& game, const Spec& bot, Seconds time,
              const StopSignal& stop) {
    if (!game.is_playable() || game.record.moves.empty()) return std::nullopt;
    const AnyGame rules = entry.set_up(game.record.start);
    const History history = replay(rules, game.record);
    Review review{entry, rules, history, bot, time};
    while (review.go_on(Seconds{1}, &stop)) {
    }
    if (stop.raised()) return std::nullopt;
    PerSide<Losses> losses;
    losses.x.in_points = losses.o.in_points = review.scale().estimates_are_scores;
    for (std::size_t i = 0; i < history.moves().size(); ++i) {
        const ReviewedPly& ply = review.plies()[i];
        Losses& side = losses[history.positions()[i].side_to_move()];
        if (ply.loss) side.points += ply.loss->points.points();
        if (ply.grade) ++side.mistakes;
    }
    return losses;
}

}  // namespace

std::vector<Judged> judged_all(const GameModule& entry, const GameCollection& games,
                               const Places& places, const Options& options, const Spec& bot,
                               const StopSignal& stop) {
    std::vector<Judged> all(places.size());
    const auto first = std::find_if(places.begin(), places.end(),
                                    [&](std::size_t place) { return games[place].is_playable(); });
    if (first == places.end()) return all;
    // A wrong bot is told of at once.
    (void)make_bot(entry, entry.set_up(games[*first].record.start), bot);
    const Seconds time{options.decimal("time")};
    ProgressBar bar;
    std::size_t next = 0;
    std::size_t done = 0;
    const auto began = std::chrono::steady_clock::now();
    run_jobs(
        std::min(command_threads(options), static_cast<int>(places.size())),
        [&]() -> std::optional<std::size_t> {
            if (next == places.size() || stop.raised()) return std::nullopt;
            return next++;
        },
        [&](int, std::size_t at) {
            return std::pair{at, judged(entry, games[places[at]], bot, time, stop)};
        },
        [&](std::pair<std::size_t, Judged> one) {
            all[one.first] = one.second;
            ++done;
            if (!options.flag("quiet")) {
                bar.show({told(words::kGamesJudged), done, places.size(),
                          std::chrono::steady_clock::now() - began});
            }
        });
    bar.clear();
    return all;
}

}  // namespace lawan::cli
