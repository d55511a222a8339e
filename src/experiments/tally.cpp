#include "experiments/tally.hpp"

#include <fmt/format.h>

#include "experiments/words.hpp"

namespace lawan::experiments {

void Tally::add(int own, int other) {
    ++(own > other ? results_.wins : own == other ? results_.draws : results_.losses);
    own_.add(own);
    other_.add(other);
    margin_.add(own - other);
}

double win_rate(const WinDrawLoss& games) {
    if (games.games() == 0) return 0;
    return static_cast<double>(games.wins) / static_cast<double>(games.games());
}

Interval win_interval(const WinDrawLoss& games) {
    return wilson_interval(static_cast<double>(games.wins), static_cast<double>(games.games()));
}

Interval loss_interval(const WinDrawLoss& games) {
    return wilson_interval(static_cast<double>(games.losses), static_cast<double>(games.games()));
}

std::string rate_text(double successes, double trials) {
    if (trials <= 0) return "";
    if (too_few_to_tell(static_cast<std::int64_t>(trials))) {
        return fmt::format("{:.0f}/{:.0f}", successes, trials);
    }
    const Interval interval = wilson_interval(successes, trials);
    return fmt::format("{:.0f} % [{:.0f}, {:.0f}]", 100 * successes / trials, 100 * interval.low,
                       100 * interval.high);
}

PhraseArgument rate_of_these(double successes, double trials) {
    if (too_few_to_tell(static_cast<std::int64_t>(trials))) {
        return static_cast<std::int64_t>(successes);
    }
    return rate_text(successes, trials);
}

Phrase share(double successes, double trials) {
    return {words::kOf, {rate_of_these(successes, trials), static_cast<std::int64_t>(trials)}};
}

Phrase wins_of(const WinDrawLoss& games) {
    return share(static_cast<double>(games.wins), static_cast<double>(games.games()));
}

Phrase losses_of(const WinDrawLoss& games) {
    return share(static_cast<double>(games.losses), static_cast<double>(games.games()));
}

void add_tally_columns(std::vector<Column>& columns) {
    columns.insert(columns.end(), {{"wins", words::kWon},
                                   {"draws", words::kDrawn},
                                   {"losses", words::kLost},
                                   Column::for_programs("win_rate"),
                                   Column::for_programs("win_low"),
                                   Column::for_programs("win_high"),
                                   {"win", words::kWinRate, Reader::People}});
}

void add_tally_cells(const WinDrawLoss& games, std::vector<Cell>& cells) {
    const Interval interval = win_interval(games);
    // A single game, which deterministic bots would play again, is no sample.
    const Cell rate =
        games.games() == 1
            ? Cell{Phrase{words::kPlayedOnce}}
            : Cell{rate_text(static_cast<double>(games.wins), static_cast<double>(games.games()))};
    cells.insert(cells.end(), {games.wins, games.draws, games.losses, Decimal{win_rate(games), 4},
                               Decimal{interval.low, 4}, Decimal{interval.high, 4}, rate});
}

}  // namespace lawan::experiments
