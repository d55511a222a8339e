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

void TournamentProgress::show(const Tournament& tournament) {
    if (!began_) {
        began_ = true;
        before_ = tournament.games().empty() ? 0 : tournament.games().size() - 1;
    }
    const auto now = Clock::now();
    if (now - last_ <
        (terminal_ ? Clock::duration{kBetweenTables} : Clock::duration{kBetweenLines})) {
        return;
    }
    last_ = now;
    if (!terminal_) {
        say(line(tournament) + '\n');
        return;
    }
    constexpr std::size_t kMostRows = 20;
    const Standings table{plan_.bots.size(), tournament.games(), tournament.merits()};
    std::string text = standings_text(plan_, table, language());
    // As many rows as a screen has room for.
    std::size_t end = 0;
    for (std::size_t row = 0; row <= kMostRows && end != std::string::npos; ++row) {
        end = text.find('\n', end == 0 ? 0 : end + 1);
    }
    if (end != std::string::npos) text.resize(end + 1);
    text += line(tournament) + '\n';
    clear();
    lines_ = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
    // Cut where the terminal ends: a line that went on below would not be cleared.
    say("\033[?7l" + text + "\033[?7h");
}

void TournamentProgress::clear() {
    if (terminal_ && lines_ > 0) say(fmt::format("\033[{}A\033[J", lines_));
    lines_ = 0;
}

}  // namespace lawan::cli
