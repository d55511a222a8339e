#include "tournaments/run.hpp"

#include <memory>
#include <vector>

#include "work/jobs.hpp"

namespace lawan {
namespace {

struct Came {
    TournamentGame game;
    std::optional<int> isolation;
};

}  // namespace

bool run_tournament(Tournament& tournament, TournamentStore& store, const RunSettings& settings) {
    const auto stopped = [&] { return settings.stop != nullptr && settings.stop->raised(); };
    std::vector<std::unique_ptr<GamePlayer>> players(
        static_cast<std::size_t>(std::max(1, settings.concurrency)));
    bool isolation_told = false;
    // A round of a knockout or a Swiss tournament is known when the one before has ended: then the
    // source runs dry, everybody waits, and it goes on.
    while (!tournament.finished() && !stopped()) {
        bool any = false;
        run_jobs(
            static_cast<int>(players.size()),
            [&]() -> std::optional<GameJob> {
                if (stopped()) return std::nullopt;
                auto job = tournament.next();
                any = any || job;
                return job;
            },
            [&](int worker, const GameJob& job) {
                auto& player = players[static_cast<std::size_t>(worker)];
                if (!player) player = std::make_unique<GamePlayer>(store.plan(), settings.players);
                TournamentGame game = player->play(job, settings.stop);
                return Came{std::move(game), player->isolation()};
            },
            [&](Came came) {
                if (came.game.summary.reason == EndReason::Stopped) return;
                if (came.isolation && !isolation_told && settings.on_isolation) {
                    isolation_told = true;
                    settings.on_isolation(*came.isolation);
                }
                store.add(came.game);
                tournament.ended(came.game.summary);
                if (settings.on_game) settings.on_game(came.game);
            });
        if (!any && !tournament.finished() && !stopped()) {
            throw std::logic_error{"a tournament waits for a game that nobody plays"};
        }
    }
    return tournament.finished();
}

}  // namespace lawan
