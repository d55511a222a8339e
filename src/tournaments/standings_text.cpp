#include "tournaments/standings_text.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "formats/csv.hpp"
#include "formats/phrases.hpp"
#include "formats/text_width.hpp"
#include "tournaments/marks.hpp"
#include "tournaments/words.hpp"

namespace lawan {
namespace {

std::string short_name(const TournamentPlan& plan, std::size_t bot) {
    constexpr std::size_t kWidestName = 44;
    return shortened(plan.bots[bot].name, kWidestName, "...");
}

DataTable empty_table() {
    return {"standings",
            {},
            {{"place", {}},
             {"bot", words::kBot},
             {"games", words::kGamesHeading},
             {"wins", words::kWinsHeading},
             {"draws", words::kDrawsHeading},
             {"losses", words::kLossesHeading},
             {"points", words::kPointsHeading},
             {"share", words::kShareHeading},
             {"elo", words::kEloHeading},
             {"error", words::kErrorHeading},
             {"los", words::kSuperiorityHeading},
             {"ms_a_move", words::kMillisecondsHeading},
             {"forfeits", words::kForfeitsHeading}},
            {}};
}

std::vector<Cell> row_cells(const TournamentPlan& plan, const StandingsRow& row,
                            std::int64_t place) {
    std::vector<Cell> cells{place,
                            short_name(plan, row.bot),
                            row.games.games(),
                            row.games.wins,
                            row.games.draws,
                            row.games.losses,
                            Decimal{row.points, row.points == std::floor(row.points) ? 0 : 1}};
    const std::string none = "-";
    if (const auto share = row.share()) {
        const double percent = 100 * *share;
        const std::string indent(percent < 9.95 ? 2 : percent < 99.95 ? 1 : 0, ' ');
        cells.emplace_back(Phrase{words::kSharePercent, {indent, decimal(percent, 1)}});
    } else {
        cells.emplace_back(none);
    }
    if (row.rating) {
        cells.insert(cells.end(), {Decimal{row.rating->elo, 0}, Decimal{row.rating->error, 0}});
        cells.emplace_back(row.superiority ? Cell{fmt::format("{:3.0f} %", 100 * *row.superiority)}
                                           : Cell{});
        // Whoever failed before its first move took no time that could be compared.
        cells.emplace_back(row.effort.moves > 0
                               ? Cell{Decimal{1000 * row.effort.time_a_move().count(), 3}}
                               : Cell{none});
    } else {  // there is nothing to estimate by
        cells.insert(cells.end(), {none, none, {}, none});
    }
    cells.emplace_back(row.forfeits > 0 ? Cell{std::int64_t{row.forfeits}} : Cell{});
    return cells;
}

// All games won or lost leave the difference with a bound on one side only.
Phrase elo_phrase(const std::string& name, const EloEstimate& estimate) {
    const Phrase superiority = decimal(100 * estimate.superiority, 1);
    if (!std::isfinite(estimate.elo)) {
        const bool won = estimate.elo > 0;
        return {won ? words::kEloOfAllWon : words::kEloOfAllLost,
                {name, signed_decimal(won ? estimate.interval.low : estimate.interval.high, 0),
                 superiority}};
    }
    // Even results of very few games: any difference could have led to them.
    if (!std::isfinite(estimate.interval.low) && !std::isfinite(estimate.interval.high)) {
        return {words::kEloSaysNothing, {name, signed_decimal(estimate.elo, 0)}};
    }
    return {words::kEloOfMatch,
            {name, signed_decimal(estimate.elo, 0), signed_decimal(estimate.interval.low, 0),
             signed_decimal(estimate.interval.high, 0), signed_decimal(estimate.normalised, 0),
             superiority}};
}

}  // namespace

std::string standings_text(const TournamentPlan& plan, const Standings& standings,
                           Language language) {
    DataTable table = empty_table();
    std::vector<Phrase> rests;
    for (const StandingsRow& row : standings.rows()) {
        table.add(row_cells(plan, row, static_cast<std::int64_t>(table.rows.size() + 1)));
        if (row.merit.for_rests == 0) continue;
        rests.push_back(
            joined({as_it_is(short_name(plan, row.bot)), points_phrase(row.merit.for_rests)}, " "));
    }
    const auto& rows = standings.rows();
    if (std::none_of(rows.begin(), rows.end(), [](const auto& row) { return row.forfeits > 0; })) {
        // Nothing to tell: the table fits on a screen of 80 columns without it.
        table.columns.pop_back();
        for (auto& cells : table.rows) cells.pop_back();
    }
    std::string text = to_text(table, language);
    if (!rests.empty()) {
        text += Phrase{words::kPointsForRests, {joined(rests, ", ")}}.in(language) + '\n';
    }
    if (standings.counts_added_draws()) {
        text += Phrase{words::kEloWithAddedDraws}.in(language) + '\n';
    }
    return text;
}

std::string cross_table_text(const TournamentPlan& plan, const Standings& standings) {
    std::size_t width = 3;
    for (const StandingsRow& row : standings.rows()) {
        width = std::max(width, display_width(short_name(plan, row.bot)));
    }
    std::string text = std::string(width + 4, ' ');
    for (std::size_t i = 0; i < standings.rows().size(); ++i) text += fmt::format(" {:>9}", i + 1);
    text += '\n';
    for (std::size_t i = 0; i < standings.rows().size(); ++i) {
        const std::size_t bot = standings.rows()[i].bot;
        const std::string name = short_name(plan, bot);
        text += fmt::format("{:>3} {}{}", i + 1, name,
                            std::string(width - std::min(width, display_width(name)), ' '));
        for (const StandingsRow& other : standings.rows()) {
            const WinDrawLoss& games = standings.between(bot, other.bot);
            text += fmt::format(
                " {:>9}", games.games() == 0
                              ? (other.bot == bot ? "-" : "")
                              : fmt::format("{}-{}-{}", games.wins, games.draws, games.losses));
        }
        text += '\n';
    }
    return text;
}

std::string winner_text(const TournamentPlan& plan, const Tournament& tournament,
                        Language language) {
    if (plan.format != Format::Knockout || !tournament.finished()) return {};
    const std::size_t winner = standings_of(plan, tournament).rows().front().bot;
    return Phrase{words::kWinsTheKnockout, {plan.bots[winner].name}}.in(language) + '\n';
}

std::string match_text(const TournamentPlan& plan, const Tournament& tournament,
                       Language language) {
    if (plan.bots.size() != 2) return {};
    const std::vector<GameSummary> games = tournament.counted();
    const PairCounts pairs = pairs_of(games);
    if (scores_of(pairs).count == 0) return {};
    const Evidence evidence = evidence_of(games);
    std::vector<Phrase> lines{elo_phrase(short_name(plan, 0), estimate_elo(evidence.scores())),
                              {words::kPairsOfMatch, {fmt::format("{}", fmt::join(pairs, " "))}}};
    const auto paired = 2 * std::accumulate(pairs.begin(), pairs.end(), std::int64_t{0});
    const std::int64_t alone = static_cast<std::int64_t>(games.size()) - paired;
    if (alone > 0) lines.push_back({words::kLeftOutOfPairs, {alone}});
    if (evidence.repeats > 0) {
        lines.push_back({words::kRepeatsAddNothing, {evidence.repeats, games.size()}});
    }
    if (const auto& test = tournament.sprt()) {
        const SprtState& state = test->state();
        const Words& verdict = test->gave_up()                            ? words::kSprtRepeats
                               : state.verdict == SprtVerdict::GoOn       ? words::kSprtOpen
                               : state.verdict == SprtVerdict::AcceptElo1 ? words::kSprtElo1
                                                                          : words::kSprtElo0;
        lines.push_back(
            {verdict,
             {decimal(fmt::format("{}", plan.sprt->elo0)),
              decimal(fmt::format("{}", plan.sprt->elo1)), decimal(state.ratio, 2),
              decimal(state.lower, 2), decimal(state.upper, 2), SprtWatch::kMostRepeats}});
    }
    std::string text;
    for (const Phrase& line : lines) text += line.in(language) + '\n';
    return text;
}

std::string standings_csv(const TournamentPlan& plan, const Standings& standings) {
    std::string text =
        "place,bot,games,wins,draws,losses,points,share,elo,error,forfeits,seconds_a_move,nodes_a_"
        "move,cpu_a_move,most_cpu\n";
    int place = 0;
    for (const StandingsRow& row : standings.rows()) {
        const Effort& effort = row.effort;
        const auto cpu = effort.cpu_a_move();
        const auto share = row.share();
        const std::string rating =
            row.rating ? fmt::format("{:.2f},{:.2f}", row.rating->elo, row.rating->error) : ",";
        // What nobody measured is empty.
        const std::string of_moves =
            effort.moves > 0
                ? fmt::format("{:.6f},{:.1f}", effort.time_a_move().count(), effort.nodes_a_move())
                : ",";
        text += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{}\n", ++place,
                            csv_cell(plan.bots[row.bot].name), row.games.games(), row.games.wins,
                            row.games.draws, row.games.losses, points_phrase(row.points).english(),
                            share ? fmt::format("{:.4f}", *share) : "", rating, row.forfeits,
                            of_moves, cpu ? fmt::format("{:.6f}", cpu->count()) : "",
                            cpu ? fmt::format("{:.6f}", effort.most_cpu.count()) : "");
    }
    return text;
}

}  // namespace lawan
