#include "tournaments/run.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "arena/game_runner.hpp"
#include "work/jobs.hpp"

namespace lawan {
namespace {

struct Came {
    TournamentGame game;
    std::optional<int> isolation;
};

// Writes down the moves of games under way, for those who look on. Where moves come faster than
// anybody can see, most are left out: then the games themselves tell soon enough.
class LookOn {
  public:
    explicit LookOn(TournamentStore& store)
        : store_{store}, start_{game_of(store.plan()).start()} {}

    // Returns how many moves the game has now.
    std::size_t moved(const GameJob& job, const MoveRecord& move) {
        const std::lock_guard lock{mutex_};
        const auto [game, is_new] = games_.try_emplace(job.number);
        RunningGame& running = game->second.running;
        if (is_new) running = begun(job);
        running.record.moves.push_back(move);
        if (may_write()) {
            store_.show_running(running);
            game->second.written = true;
        }
        return running.record.moves.size();
    }

    void ended(const TournamentGame& game) {
        const std::lock_guard lock{mutex_};
        const auto found = games_.find(game.summary.number);
        if (game.summary.reason != EndReason::Stopped) store_.add(game);
        if (found == games_.end()) return;
        if (found->second.written) store_.forget_running(game.summary.number);
        games_.erase(found);
    }

    // It begins anew; what was written of it stays until something newer is, or it has ended.
    void begins_anew(std::int64_t number) {
        const std::lock_guard lock{mutex_};
        const auto found = games_.find(number);
        if (found != games_.end()) found->second.running.record.moves.clear();
    }

  private:
    static constexpr double kWritesASecond = 50;
    static constexpr double kWritesAtOnce = 50;

    struct Shown {
        RunningGame running;
        bool written = false;
    };

    [[nodiscard]] RunningGame begun(const GameJob& job) const {
        RunningGame game{job.number, job.round, {}, {}};
        const Side first = start_.side_to_move();
        game.bots[first] = job.first;
        game.bots[opponent_of(first)] = job.second;
        game.record.start = start_.text();
        return game;
    }

    bool may_write() {
        const Seconds now = TimeSource::of_machine().now();
        writes_left_ =
            std::min(kWritesAtOnce, writes_left_ + kWritesASecond * (now - looked_at_).count());
        looked_at_ = now;
        if (writes_left_ < 1) return false;
        writes_left_ -= 1;
        return true;
    }

    TournamentStore& store_;
    AnyPosition start_;
    std::mutex mutex_;  // guards all of it
    std::map<std::int64_t, Shown> games_;
    double writes_left_ = kWritesAtOnce;
    Seconds looked_at_ = TimeSource::of_machine().now();
};

}  // namespace

bool run_tournament(Tournament& tournament, TournamentStore& store, const RunSettings& settings) {
    const auto stopped = [&] { return settings.stop != nullptr && settings.stop->raised(); };
    std::vector<std::unique_ptr<GamePlayer>> players(
        static_cast<std::size_t>(std::max(1, settings.concurrency)));
    bool isolation_told = false;
    LookOn look_on{store};
    PlayerSettings how = settings.players;
    how.on_move = [&](const GameJob& job, const MoveRecord& move) {
        const std::size_t moves = look_on.moved(job, move);
        if (settings.on_move) settings.on_move(job.number, moves);
    };
    how.on_played_again = [&](std::int64_t number, Seconds stall) {
        look_on.begins_anew(number);
        if (settings.players.on_played_again) settings.players.on_played_again(number, stall);
    };
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
                if (!player) player = std::make_unique<GamePlayer>(store.plan(), how);
                TournamentGame game = player->play(job, settings.stop);
                return Came{std::move(game), player->isolation()};
            },
            [&](Came came) {
                look_on.ended(came.game);
                if (came.game.summary.reason == EndReason::Stopped) return;
                if (came.isolation && !isolation_told && settings.on_isolation) {
                    isolation_told = true;
                    settings.on_isolation(*came.isolation);
                }
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
