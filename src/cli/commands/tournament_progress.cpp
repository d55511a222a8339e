#include "cli/commands/tournament_progress.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands/arena_words.hpp"
#include "cli/results.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/words.hpp"
#include "formats/phrases.hpp"
#include "tournaments/standings_text.hpp"

namespace lawan::cli {
namespace {

constexpr std::chrono::milliseconds kBetweenTables{500};
constexpr std::chrono::seconds kBetweenLines{10};

}  // namespace

TournamentProgress::TournamentProgress(const TournamentPlan& plan)
    : plan_{plan}, terminal_{isatty(STDERR_FILENO) != 0} {}

std::string TournamentProgress::line(const Tournament& tournament) const {
    const std::size_t done = tournament.games().size();
    const std::size_t all = std::max(done, tournament.expected_games());
    if (tournament.sprt()) {
        const SprtState& state = tournament.sprt()->state();
        const auto figure = [](double value) { return decimal(value, 2); };
        return told(words::kGamesAndRatio,
                    {done, figure(state.ratio), figure(state.lower), figure(state.upper)});
    }
    std::string text = told(words::kGamesOfAll, {done, all});
    if (done > before_) {
        const Seconds taken = Clock::now() - begin_;
        const Seconds left =
            taken / static_cast<double>(done - before_) * static_cast<double>(all - done);
        text += ", " + told(words::kTimeLeft, {duration_text(left)});
    }
    return text;
}

// "game 3: 12 moves, game 4: 1 move".
std::string TournamentProgress::games_under_way() const {
    constexpr std::size_t kMostNamed = 3;
    std::string text;
    std::size_t named = 0;
    for (const auto& [number, moves] : under_way_) {
        if (++named > kMostNamed) break;
        text += (named == 1 ? "; " : ", ") +
                told(words::kGameUnderWay, {number, Phrase{words::kMoves, {moves}}});
    }
    return text;
}

// Only where no other thread changes the tournament: moves are told by any of them.
void TournamentProgress::look_at(const Tournament& tournament) {
    line_ = line(tournament);
    // To rank the bots takes longer the more games there are.
    const auto now = Clock::now();
    if (!terminal_ || (!table_.empty() && now - ranked_ < kBetweenTables)) return;
    ranked_ = now;
    constexpr std::size_t kMostRows = 20;
    const Standings standings{plan_.bots.size(), tournament.games(), tournament.merits()};
    table_ = standings_text(plan_, standings, language());
    // As many rows as a screen has room for.
    std::size_t end = 0;
    for (std::size_t row = 0; row <= kMostRows && end != std::string::npos; ++row) {
        end = table_.find('\n', end == 0 ? 0 : end + 1);
    }
    if (end != std::string::npos) table_.resize(end + 1);
}

void TournamentProgress::begin(const Tournament& tournament) {
    const std::lock_guard lock{mutex_};
    before_ = tournament.games().size();
    look_at(tournament);
}

void TournamentProgress::ended(std::int64_t number, const Tournament& tournament) {
    const std::lock_guard lock{mutex_};
    under_way_.erase(number);
    look_at(tournament);
    show_now_and_then();
}

void TournamentProgress::moved(std::int64_t number, std::size_t moves) {
    const std::lock_guard lock{mutex_};
    under_way_[number] = moves;
    show_now_and_then();
}

void TournamentProgress::show_now_and_then() {
    const auto now = Clock::now();
    if (now - last_ <
        (terminal_ ? Clock::duration{kBetweenTables} : Clock::duration{kBetweenLines})) {
        return;
    }
    last_ = now;
    const std::string text = table_ + line_ + games_under_way() + '\n';
    if (!terminal_) {
        say(text);
        return;
    }
    clear_lines();
    lines_ = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
    // Cut where the terminal ends: a line that went on below would not be cleared.
    say("\033[?7l" + text + "\033[?7h");
}

void TournamentProgress::clear() {
    const std::lock_guard lock{mutex_};
    clear_lines();
}

void TournamentProgress::clear_lines() {
    if (terminal_ && lines_ > 0) say(fmt::format("\033[{}A\033[J", lines_));
    lines_ = 0;
}

}  // namespace lawan::cli
