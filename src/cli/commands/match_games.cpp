#include "cli/commands/match_games.hpp"

#include <chrono>
#include <map>
#include <utility>

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
        ++done_;
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
        if (quiet_) return;
        bar_.show({told(words::kGamesHeading), static_cast<std::size_t>(done_),
                   static_cast<std::size_t>(settings_.games), Clock::now() - start_});
    }

    [[nodiscard]] bool stopped() const { return result_.stopped; }
    [[nodiscard]] MatchResult result() {
        bar_.clear();
        return std::move(result_);
    }

  private:
    const AnyGame& game_;
    const MatchSettings& settings_;
    bool quiet_;
    MatchResult result_;
    std::map<int, GameRecord> waiting_;  // games that ended before one that began earlier
    int next_ = 0;
    int done_ = 0;
    ProgressBar bar_;
    Clock::time_point start_ = Clock::now();
};

}  // namespace

MatchResult play_games(const AnyGame& game, const Entrant& a, const Entrant& b,
                       const MatchSettings& settings, int workers, bool quiet) {
    InOrder games{game, settings, quiet};
    int next = 0;
    run_jobs(
        workers,
        [&]() -> std::optional<int> {
            if (next == settings.games || games.stopped()) return std::nullopt;
            return next++;
        },
        [&](int, int index) {
            return std::pair{index, play_game_of_match(game, a, b, settings, index)};
        },
        [&](std::pair<int, GameRecord> played) {
            games.take(played.first, std::move(played.second));
        });
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
