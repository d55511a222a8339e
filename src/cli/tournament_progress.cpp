#include "cli/tournament_progress.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <unistd.h>

#include "arena/table_text.hpp"
#include "cli/streams.hpp"
#include "cli/words.hpp"

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
        return fmt::format("{}, log-likelihood ratio {:.2f} ({:.2f} to {:.2f})",
                           count_text(done, "game"), state.ratio, state.lower, state.upper);
    }
    std::string text = fmt::format("{} of {}", done, count_text(all, "game"));
    if (done > before_) {
        const Seconds taken = Clock::now() - begin_;
        text += fmt::format(", {} left", duration_text(taken / static_cast<double>(done - before_) *
                                                       static_cast<double>(all - done)));
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
    const Table table{plan_.bots.size(), tournament.games(), tournament.merits()};
    std::string text = table_text(plan_, table);
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
