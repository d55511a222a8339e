#include "arena/game_runner.hpp"

#include <algorithm>

#include "arena/adjudication.hpp"
#include "play/play_game.hpp"

namespace lawan {

AnyGame game_of(const TournamentPlan& plan) {
    const GameModule& entry = find_game(plan.game);
    if (plan.position) return entry.set_up(*plan.position);
    return entry.make(Options{as_it_is(entry.name), entry.settings, plan.settings});
}

GameRunner::GameRunner(const TournamentPlan& plan, const TimeSource& clock)
    : plan_{plan},
      clock_{clock},
      entry_{find_game(plan.game)},
      game_{game_of(plan)},
      openings_{entry_, game_, plan.openings, seed_of_openings(plan.seed)} {}

TournamentGame GameRunner::run(const GameJob& job, Bot& first, Bot& second, const StopSignal* stop,
                               const MoveWatch& on_move) {
    const Side begins = game_.start().side_to_move();
    PerSide<std::size_t> bots;
    bots[begins] = job.first;
    bots[opponent_of(begins)] = job.second;
    PerSide<Player> players;
    players[begins] = {&first, plan_.bots[job.first].name};
    players[opponent_of(begins)] = {&second, plan_.bots[job.second].name};

    GameConditions conditions;
    conditions.limits = plan_.time.move;
    conditions.clock = plan_.time.game;
    conditions.number = static_cast<std::uint64_t>(job.number);
    conditions.seed = seed_of_game(plan_.seed, conditions.number);
    conditions.stop = stop;
    conditions.time_source = &clock_;
    conditions.opening = moves_of(game_, openings_.at(job.opening));
    if (on_move) {
        conditions.on_move = [&](const MoveRecord& move, const AnyPosition&) {
            on_move(job, move);
        };
    }
    conditions.adjudicate = make_adjudicator(plan_.adjudication);

    TournamentGame played;
    played.record = play_game(game_, players, conditions);
    GameSummary& summary = played.summary;
    summary.number = job.number;
    summary.pairing = job.pairing;
    summary.round = job.round;
    summary.bots = bots;
    summary.first = begins;
    summary.opening_plies =
        static_cast<int>(std::min(conditions.opening.size(), played.record.moves.size()));
    summarise(played.record, summary);
    return played;
}

}  // namespace lawan
