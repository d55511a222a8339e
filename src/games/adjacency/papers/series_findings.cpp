// What differs between a printed series and ours, in sentences made from the numbers.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "formats/phrases.hpp"
#include "games/adjacency/papers/series_rows.hpp"
#include "games/adjacency/papers/table_words.hpp"

namespace lawan::experiments {
namespace {

using namespace series_words;

std::string score(int first, int second) {
    return fmt::format("{}-{}", first, second);
}

// In our games a human is somebody else.
const Words& name_of(const SeriesPlayer& player) {
    return player.is_human() ? kStandIn : player.label;
}

// "minimax wins", "nobody wins".
Phrase outcome(const Series& series, double margin) {
    if (margin == 0) return kNobodyWins;
    return {kWins, {margin > 0 ? series.first.label : series.second.label}};
}

Phrase place(const Series& series, const SeriesRow& row) {
    return {kPlace, {series.games[row.printed].rounds, row.version}};
}

Phrase about_one_game(const Series& series, const SeriesRow& row) {
    const PrintedGame& printed = series.games[row.printed];
    const std::string paper = score(printed.first, printed.second);
    if (row.same_score(printed)) {
        const Words& exactly =
            row.same_board(printed) ? kComesOutWithBoard : kComesOutOnAnotherBoard;
        return {exactly, {place(series, row), paper}};
    }
    const int own = static_cast<int>(row.tally.own().mean());
    const int other = static_cast<int>(row.tally.other().mean());
    return {kEndsDifferently,
            {place(series, row), paper, outcome(series, printed.first - printed.second),
             score(own, other), outcome(series, own - other)}};
}

// Where the paper's margin lies among ours.
Phrase whereabouts(const Sample& margin, int printed) {
    const Phrase papers = signed_decimal(printed, 0);
    if (printed < margin.least() || printed > margin.greatest()) {
        return {kNoneLikeThePapers,
                {signed_decimal(margin.least(), 0), signed_decimal(margin.greatest(), 0), papers}};
    }
    if (margin.deviation() == 0) return {kAllLikeThePapers, {papers}};
    if (too_few_to_tell(static_cast<std::int64_t>(margin.count()))) {
        return {kFewMargins,
                {signed_decimal(margin.least(), 0), signed_decimal(margin.greatest(), 0), papers}};
    }
    const double away = std::abs(printed - margin.mean()) / margin.deviation();
    return {kDeviationsAway, {papers, decimal(away, 1)}};
}

Phrase about_many(const Series& series, const SeriesRow& row) {
    const PrintedGame& printed = series.games[row.printed];
    const Tally& tally = row.tally;
    const int margin = printed.first - printed.second;
    return {kManyGames,
            {place(series, row), score(printed.first, printed.second), outcome(series, margin),
             series.first.label, wins_of(tally.results()), signed_decimal(tally.margin().mean(), 1),
             whereabouts(tally.margin(), margin)}};
}

// "as described" first, each of them once.
std::vector<Phrase> versions(const std::vector<SeriesRow>& rows) {
    std::vector<Phrase> names;
    for (const SeriesRow& row : rows) {
        if (std::find(names.begin(), names.end(), row.version) == names.end()) {
            names.push_back(row.version);
        }
    }
    return names;
}

// What our games say about who is the better one.
Phrase verdict(const Series& series, const WinDrawLoss& games) {
    if (too_few_to_tell(games.games())) return kTooFewToTell;
    if (win_interval(games).low > 0.5) return {kWinsMoreThanHalf, {name_of(series.first)}};
    if (loss_interval(games).low > 0.5) return {kWinsMoreThanHalf, {name_of(series.second)}};
    return kNeitherShows;
}

Phrase all_rounds(const Series& series, const std::vector<SeriesRow>& rows, const Phrase& version) {
    WinDrawLoss games;
    for (const SeriesRow& row : rows) {
        if (row.version == version) games += row.tally.results();
    }
    if (games.games() == 0) return {kNoGameFinished, {version}};
    return {kAllRounds,
            {version, name_of(series.first), wins_of(games),
             rate_of_these(static_cast<double>(games.losses), static_cast<double>(games.games())),
             verdict(series, games)}};
}

// What the printed games alone can say.
Phrase about_the_paper(const Series& series) {
    const auto wins =
        std::count_if(series.games.begin(), series.games.end(),
                      [](const PrintedGame& game) { return game.first > game.second; });
    const Interval interval =
        wilson_interval(static_cast<double>(wins), static_cast<double>(series.games.size()));
    return {kPapersOwnGames,
            {wins, series.games.size(), series.first.label, decimal(100 * interval.low, 0),
             decimal(100 * interval.high, 0)}};
}

}  // namespace

std::vector<Phrase> differences(const Series& series, const std::vector<SeriesRow>& rows) {
    std::vector<Phrase> sentences;
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
        for (const Phrase& version : versions(rows)) {
            sentences.push_back(all_rounds(series, rows, version));
        }
        sentences.push_back(about_the_paper(series));
    }
    return sentences;
}

}  // namespace lawan::experiments
