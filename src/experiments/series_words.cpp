// What differs between a printed series and ours, put into words.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "experiments/series_rows.hpp"

namespace lawan::experiments {
namespace {

std::string score(int first, int second) {
    return fmt::format("{}-{}", first, second);
}

// In our games a human is somebody else.
std::string name_of(const SeriesPlayer& player) {
    return player.is_human() ? "the stand-in" : player.label;
}

// "minimax wins", "nobody wins".
std::string outcome(const Series& series, double margin) {
    if (margin == 0) return "nobody wins";
    return (margin > 0 ? series.first.label : series.second.label) + " wins";
}

std::string place(const Series& series, const SeriesRow& row) {
    const int rounds = series.games[row.printed].rounds;
    return fmt::format("{} rounds, {}", rounds, row.version);
}

std::string about_one_game(const Series& series, const SeriesRow& row) {
    const PrintedGame& printed = series.games[row.printed];
    const std::string paper = score(printed.first, printed.second);
    if (row.same_score(printed)) {
        std::string board;
        if (!printed.board.empty()) {
            board = row.same_board(printed) ? ", and so does its board, cell for cell"
                                            : ", though on another board";
        }
        return fmt::format("{}: the paper's {} comes out exactly{}.", place(series, row), paper,
                           board);
    }
    const int own = static_cast<int>(row.tally.own().mean());
    const int other = static_cast<int>(row.tally.other().mean());
    return fmt::format("{}: the paper has {} ({}), ours ends {} ({}).", place(series, row), paper,
                       outcome(series, printed.first - printed.second), score(own, other),
                       outcome(series, own - other));
}

// Where the paper's margin lies among ours.
std::string whereabouts(const Sample& margin, int printed) {
    if (printed < margin.least() || printed > margin.greatest()) {
        return fmt::format(
            "none of ours, which go from {:+.0f} to {:+.0f}, is like the paper's {:+}",
            margin.least(), margin.greatest(), printed);
    }
    if (margin.deviation() == 0) return fmt::format("all of ours have the paper's {:+}", printed);
    const double away = std::abs(printed - margin.mean()) / margin.deviation();
    return fmt::format("the paper's {:+} lies {:.1f} standard deviations from it", printed, away);
}

std::string about_many(const Series& series, const SeriesRow& row) {
    const PrintedGame& printed = series.games[row.printed];
    const Tally& tally = row.tally;
    const int margin = printed.first - printed.second;
    return fmt::format(
        "{}: the paper has {} ({}); in our {} games {} wins {} with a mean margin of {:+.1f}, and "
        "{}.",
        place(series, row), score(printed.first, printed.second), outcome(series, margin),
        tally.games(), series.first.label,
        rate_text(tally.wins(), static_cast<double>(tally.games())), tally.margin().mean(),
        whereabouts(tally.margin(), margin));
}

// "as described" first, each of them once.
std::vector<std::string> versions(const std::vector<SeriesRow>& rows) {
    std::vector<std::string> names;
    for (const SeriesRow& row : rows) {
        if (std::find(names.begin(), names.end(), row.version) == names.end()) {
            names.push_back(row.version);
        }
    }
    return names;
}

// What our games say about who is the better one.
std::string verdict(const Series& series, double wins, double losses, double games) {
    const Interval won = wilson_interval(wins, games);
    const Interval lost = wilson_interval(losses, games);
    if (won.low > 0.5) return name_of(series.first) + " wins more than half of them";
    if (lost.low > 0.5) return name_of(series.second) + " wins more than half of them";
    return "they do not show that either wins more than half of them";
}

std::string all_rounds(const Series& series, const std::vector<SeriesRow>& rows,
                       const std::string& version) {
    double wins = 0;
    double losses = 0;
    double games = 0;
    for (const SeriesRow& row : rows) {
        if (row.version != version) continue;
        wins += row.tally.wins();
        losses += row.tally.losses();
        games += static_cast<double>(row.tally.games());
    }
    if (games == 0) return version + ": no game was finished.";
    return fmt::format("All rounds, {}: {} wins {} of {} games and loses {}: {}.", version,
                       name_of(series.first), rate_text(wins, games), games,
                       rate_text(losses, games), verdict(series, wins, losses, games));
}

// What the printed games alone can say.
std::string about_the_paper(const Series& series) {
    const auto wins = static_cast<double>(
        std::count_if(series.games.begin(), series.games.end(),
                      [](const PrintedGame& game) { return game.first > game.second; }));
    const auto games = static_cast<double>(series.games.size());
    const Interval interval = wilson_interval(wins, games);
    return fmt::format(
        "The paper's own games, {} of {} won by {}, say only that this rate lies "
        "between {:.0f} and {:.0f} %.",
        wins, games, series.first.label, 100 * interval.low, 100 * interval.high);
}

}  // namespace

std::vector<std::string> differences(const Series& series, const std::vector<SeriesRow>& rows) {
    std::vector<std::string> sentences;
    for (const SeriesRow& row : rows) {
        if (row.tally.games() == 0) continue;
        // With three levels for every game there is too much to say about each.
        if (row.games == 1) {
            sentences.push_back(about_one_game(series, row));
        } else if (!series.has_human()) {
            sentences.push_back(about_many(series, row));
        }
    }
    if (series.by_chance()) {
        for (const std::string& version : versions(rows)) {
            sentences.push_back(all_rounds(series, rows, version));
        }
        sentences.push_back(about_the_paper(series));
    }
    return sentences;
}

}  // namespace lawan::experiments
