#include "arena/table_text.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

#include <fmt/format.h>

#include "arena/figures.hpp"
#include "formats/csv.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kWidestName = 44;

// Long names keep their beginning; cut between UTF-8 characters.
std::string short_name(const std::string& name) {
    if (name.size() <= kWidestName) return name;
    std::size_t end = kWidestName - 3;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
    return name.substr(0, end) + "...";
}

const char* verdict_text(SprtVerdict verdict) {
    switch (verdict) {
        case SprtVerdict::AcceptElo0:
            return "elo0";
        case SprtVerdict::AcceptElo1:
            return "elo1";
        case SprtVerdict::GoOn:
            break;
    }
    return "open";
}

Json number(double value) {
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

Json to_object(const TournamentPlan& plan, const TableRow& row) {
    Json json{{"bot", plan.bots[row.bot].name},
              {"spec", plan.bots[row.bot].spec},
              {"games", row.games.games()},
              {"wins", row.games.wins},
              {"draws", row.games.draws},
              {"losses", row.games.losses},
              {"points", row.points},
              {"elo", number(row.rating.elo)},
              {"error", number(row.rating.error)},
              {"superiority", row.superiority ? number(*row.superiority) : Json(nullptr)},
              {"forfeits", row.forfeits},
              {"seconds_a_move", a_move(row.effort.time.count(), row.effort.moves)},
              {"longest_move", row.effort.longest.count()},
              {"nodes_a_move", a_move(static_cast<double>(row.effort.nodes), row.effort.moves)}};
    if (plan.format == Format::Knockout) json["rounds_survived"] = row.merit.survived;
    if (plan.format == Format::Swiss) json["points_for_rests"] = row.merit.for_rests;
    return json;
}

// Rounded without a sign on zero.
double whole(double value) {
    return std::round(value) + 0.0;
}

}  // namespace

PairCounts pairs_of(const std::vector<GameSummary>& games) {
    PairCounts pairs{};
    for (std::size_t i = 0; i + 1 < games.size(); ++i) {
        const GameSummary& one = games[i];
        const GameSummary& two = games[i + 1];
        if (one.number % 2 == 0 || two.number != one.number + 1) continue;
        const double points = one.points(one.bots.x == 0 ? Side::X : Side::O) +
                              two.points(two.bots.x == 0 ? Side::X : Side::O);
        ++pairs[static_cast<std::size_t>(2 * points)];
    }
    return pairs;
}

std::string table_text(const TournamentPlan& plan, const Table& table) {
    std::size_t width = 3;
    for (const PlannedBot& bot : plan.bots) width = std::max(width, short_name(bot.name).size());
    std::string text =
        fmt::format("{:>3} {:<{}} {:>6} {:>6} {:>6} {:>6} {:>7} {:>6} {:>6} {:>6} {:>10} {:>9}\n",
                    "", "bot", width, "games", "wins", "draws", "losses", "points", "elo", "+/-",
                    "los", "ms/move", "forfeits");
    int place = 0;
    for (const TableRow& row : table.rows()) {
        const bool played = row.games.games() > 0;  // else there is nothing to estimate by
        text += fmt::format(
            "{:>3} {:<{}} {:>6} {:>6} {:>6} {:>6} {:>7} {:>6} {:>6} {:>6} {:>10} {:>9}\n", ++place,
            short_name(plan.bots[row.bot].name), width, row.games.games(), row.games.wins,
            row.games.draws, row.games.losses, points_text(row.points),
            played ? fmt::format("{:.0f}", whole(row.rating.elo)) : "",
            played ? fmt::format("{:.0f}", row.rating.error) : "",
            played && row.superiority ? fmt::format("{:.0f} %", 100 * *row.superiority) : "",
            played ? fmt::format("{:.3f}", 1000 * a_move(row.effort.time.count(), row.effort.moves))
                   : "",
            row.forfeits > 0 ? std::to_string(row.forfeits) : "");
    }
    std::string rests;
    for (const TableRow& row : table.rows()) {
        if (row.merit.for_rests == 0) continue;
        rests += fmt::format("{} {} {}", rests.empty() ? "" : ",",
                             short_name(plan.bots[row.bot].name), points_text(row.merit.for_rests));
    }
    if (!rests.empty()) text += "points for rounds without an opponent:" + rests + '\n';
    return text;
}

std::string winner_text(const TournamentPlan& plan, const Tournament& tournament) {
    if (plan.format != Format::Knockout || !tournament.finished()) return {};
    const Table table = table_of(plan, tournament);
    return fmt::format("{} wins the knockout\n", plan.bots[table.rows().front().bot].name);
}

std::string cross_table_text(const TournamentPlan& plan, const Table& table) {
    std::size_t width = 3;
    for (const PlannedBot& bot : plan.bots) width = std::max(width, short_name(bot.name).size());
    std::string text = std::string(width + 4, ' ');
    for (std::size_t i = 0; i < table.rows().size(); ++i) text += fmt::format(" {:>9}", i + 1);
    text += '\n';
    for (std::size_t i = 0; i < table.rows().size(); ++i) {
        const std::size_t bot = table.rows()[i].bot;
        text += fmt::format("{:>3} {:<{}}", i + 1, short_name(plan.bots[bot].name), width);
        for (const TableRow& other : table.rows()) {
            const WinDrawLoss& games = table.between(bot, other.bot);
            text += fmt::format(
                " {:>9}", games.games() == 0
                              ? (other.bot == bot ? "-" : "")
                              : fmt::format("{}-{}-{}", games.wins, games.draws, games.losses));
        }
        text += '\n';
    }
    return text;
}

std::string match_text(const TournamentPlan& plan, const Tournament& tournament) {
    if (plan.bots.size() != 2) return {};
    const std::vector<GameSummary> games = tournament.counted();
    const PairCounts pairs = pairs_of(games);
    const Scores scores = scores_of(pairs);
    if (scores.count == 0) return {};
    const EloEstimate estimate = estimate_elo(scores);
    std::string text = fmt::format(
        "{}: elo {:.1f} (95 %: {:.1f} to {:.1f}), normalised {:.1f}, stronger with {:.1f} %\n"
        "pairs of games, by points 0, 1/2, 1, 1 1/2, 2: {}\n",
        short_name(plan.bots[0].name), estimate.elo, estimate.interval.low, estimate.interval.high,
        estimate.normalised, 100 * estimate.superiority, fmt::join(pairs, " "));
    const auto paired =
        2 * static_cast<std::size_t>(std::accumulate(pairs.begin(), pairs.end(), 0L));
    if (games.size() > paired) {
        const std::size_t alone = games.size() - paired;
        text += fmt::format("both lines leave out {} whose pair was not played to the end\n",
                            alone == 1 ? "1 game" : fmt::format("{} games", alone));
    }
    if (const auto& test = tournament.sprt()) {
        const SprtState& state = test->state();
        text +=
            fmt::format("SPRT elo0 {} elo1 {}: log-likelihood ratio {:.2f} ({:.2f} to {:.2f})",
                        plan.sprt->elo0, plan.sprt->elo1, state.ratio, state.lower, state.upper);
        text += state.verdict == SprtVerdict::GoOn         ? ", not decided\n"
                : state.verdict == SprtVerdict::AcceptElo1 ? ": elo1 is accepted\n"
                                                           : ": elo0 is accepted\n";
    }
    return text;
}

std::string tournament_json(const TournamentPlan& plan, const Tournament& tournament,
                            const std::string& store, const std::optional<MarkScale>& scale) {
    const std::vector<GameSummary> games = tournament.counted();
    const Table table = table_of(plan, tournament);
    Json json;
    json["game"] = plan.game;
    json["format"] = to_text(plan.format);
    json["seed"] = plan.seed.value;
    json["standings"] = Json::array();
    for (const TableRow& row : table.rows()) json["standings"].push_back(to_object(plan, row));
    json["game_count"] = games.size();
    json["expected_games"] = tournament.expected_games();
    json["finished"] = tournament.finished();
    json["store"] = store;
    if (plan.bots.size() == 2) {
        const PairCounts pairs = pairs_of(games);
        const Scores scores = scores_of(pairs);
        json["pairs"] = pairs;
        if (scores.count > 0) {
            const EloEstimate estimate = estimate_elo(scores);
            json["elo"] = {{"elo", number(estimate.elo)},
                           {"low", number(estimate.interval.low)},
                           {"high", number(estimate.interval.high)},
                           {"normalised", number(estimate.normalised)},
                           {"superiority", number(estimate.superiority)}};
        }
    }
    if (const auto& test = tournament.sprt()) {
        const SprtState& state = test->state();
        json["sprt"] = {{"ratio", number(state.ratio)},
                        {"lower", state.lower},
                        {"upper", state.upper},
                        {"verdict", verdict_text(state.verdict)}};
    }
    Json forfeits = Json::array();
    for (const GameSummary& game : games) {
        if (game.forfeited()) forfeits.push_back(game.number);
    }
    json["forfeited_games"] = std::move(forfeits);
    if (scale) {
        json["marks"] = Json::array();
        for (const CourseMark& mark : marks_of(*scale, plan, games)) {
            json["marks"].push_back({{"bot", plan.bots[mark.bot].name},
                                     {"mark", mark.games > 0 ? Json(mark.mark) : Json(nullptr)},
                                     {"points", mark.points},
                                     {"games", mark.games},
                                     {"next", mark.next.empty() ? Json(nullptr) : Json(mark.next)},
                                     {"missing", mark.missing}});
        }
    }
    return json_text(json);
}

std::string table_csv(const TournamentPlan& plan, const Table& table) {
    std::string text =
        "place,bot,games,wins,draws,losses,points,elo,error,forfeits,seconds_a_move,nodes_a_move\n";
    int place = 0;
    for (const TableRow& row : table.rows()) {
        text += fmt::format("{},{},{},{},{},{},{},{:.2f},{:.2f},{},{:.6f},{:.1f}\n", ++place,
                            csv_cell(plan.bots[row.bot].name), row.games.games(), row.games.wins,
                            row.games.draws, row.games.losses, points_text(row.points),
                            row.rating.elo, row.rating.error, row.forfeits,
                            a_move(row.effort.time.count(), row.effort.moves),
                            a_move(static_cast<double>(row.effort.nodes), row.effort.moves));
    }
    return text;
}

}  // namespace lawan
