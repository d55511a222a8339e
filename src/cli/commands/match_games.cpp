#include "cli/commands/match_games.hpp"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#include "cli/commands/arena_words.hpp"
#include "cli/results.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/progress_bar.hpp"
#include "cli/words.hpp"
#include "work/jobs.hpp"

namespace lawan::cli {
namespace {

using Clock = std::chrono::steady_clock;

// Takes games as they end, and counts them in their order.
class InOrder {
  public:
    InOrder(const AnyGame& game, const MatchSettings& settings, bool quiet)
        : game_{game}, settings_{settings}, quiet_{quiet} {}

    void take(int index, GameRecord record) {
        const std::lock_guard lock{mutex_};
        ++done_;
        under_way_.erase(index + 1);
        waiting_.emplace(index, std::move(record));
        for (auto next = waiting_.begin();
             next != waiting_.end() && next->first == next_ && !result_.stopped;
             next = waiting_.erase(next)) {
            count_game_of_match(result_, game_, std::move(next->second), next_);
            if (result_.stopped) return;
            ++next_;
            bar_.clear();
            if (settings_.on_game) settings_.on_game(result_.games.back().record, next_);
        }
        if (!quiet_) show(told(words::kGamesHeading));
    }

    void begin(int number) {
        const std::lock_guard lock{mutex_};
        under_way_[number] = {0, Clock::now()};
    }
    void count_moves(int number, std::size_t plies) {
        const std::lock_guard lock{mutex_};
        under_way_[number].plies = plies;
    }
    // The game that began first, the move that is thought about, and for how long the game goes on.
    void tell_what_goes_on() {
        const std::lock_guard lock{mutex_};
        if (under_way_.empty()) return;
        const auto& [number, game] = *under_way_.begin();
        show(told(words::kGameGoesOn,
                  {number, game.plies + 1, duration_text(Clock::now() - game.start)}));
    }

    [[nodiscard]] bool stopped() const { return result_.stopped; }
    [[nodiscard]] MatchResult result() {
        bar_.clear();
        return std::move(result_);
    }

  private:
    struct UnderWay {
        std::size_t plies = 0;
        Clock::time_point start;
    };

    void show(const std::string& what) {
        bar_.show({what, static_cast<std::size_t>(done_), static_cast<std::size_t>(settings_.games),
                   Clock::now() - start_});
    }

    const AnyGame& game_;
    const MatchSettings& settings_;
    bool quiet_;
    MatchResult result_;
    std::map<int, GameRecord> waiting_;  // games that ended before one that began earlier
    std::map<int, UnderWay> under_way_;  // by their numbers
    int next_ = 0;
    int done_ = 0;
    ProgressBar bar_;
    Clock::time_point start_ = Clock::now();
    std::mutex mutex_;  // a thread of its own tells what goes on
};

// Calls once a second, as long as it lives: a single move may take hours.
class EverySecond {
  public:
    explicit EverySecond(std::function<void()> call)
        : thread_{[this, call = std::move(call)] {
              std::unique_lock lock{mutex_};
              while (!over_.wait_for(lock, std::chrono::seconds{1}, [&] { return is_over_; })) {
                  call();
              }
          }} {}
    ~EverySecond() {
        {
            const std::lock_guard lock{mutex_};
            is_over_ = true;
        }
        over_.notify_one();
        thread_.join();
    }
    EverySecond(const EverySecond&) = delete;
    EverySecond& operator=(const EverySecond&) = delete;

  private:
    std::mutex mutex_;
    std::condition_variable over_;
    bool is_over_ = false;
    std::thread thread_;  // the last, since it uses the others
};

}  // namespace

MatchResult play_games(const AnyGame& game, const Entrant& a, const Entrant& b,
                       const MatchSettings& asked, int workers, bool quiet) {
    MatchSettings settings = asked;
    InOrder games{game, settings, quiet};
    settings.on_move = [&](int number, std::size_t plies) { games.count_moves(number, plies); };
    std::optional<EverySecond> telling;
    if (!quiet) {
        try {
            telling.emplace([&] { games.tell_what_goes_on(); });
        } catch (const std::system_error&) {
            // Without another thread nobody tells what goes on, but the games are played.
        }
    }
    int next = 0;
    run_jobs(
        workers,
        [&]() -> std::optional<int> {
            if (next == settings.games || games.stopped()) return std::nullopt;
            return next++;
        },
        [&](int, int index) {
            games.begin(index + 1);
            return std::pair{index, play_game_of_match(game, a, b, settings, index)};
        },
        [&](std::pair<int, GameRecord> played) {
            games.take(played.first, std::move(played.second));
        });
    telling.reset();
    return games.result();
}

std::optional<Seconds> longest_match(const AnyGame& game,
                                     const PerSide<std::optional<Seconds>>& a_move, int games,
                                     int workers) {
    if (!a_move.x || !a_move.o) return std::nullopt;
    const double moves = game.longest_game() / 2.0;
    const double at_once = static_cast<double>(std::min(games, workers));
    return (*a_move.x + *a_move.o) * moves * static_cast<double>(games) / at_once;
}

}  // namespace lawan::cli
