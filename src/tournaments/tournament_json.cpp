#include "tournaments/tournament_json.hpp"

#include <cmath>

#include "arena/standings.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

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

Json to_object(const TournamentPlan& plan, const StandingsRow& row) {
    // Without moves there is nothing that they took.
    const auto of_moves = [&](double value) {
        return row.effort.moves > 0 ? Json(value) : Json(nullptr);
    };
    Json json{{"bot", plan.bots[row.bot].name},
              {"spec", plan.bots[row.bot].spec},
              {"games", row.games.games()},
              {"wins", row.games.wins},
              {"draws", row.games.draws},
              {"losses", row.games.losses},
              {"points", row.points},
              {"share", row.share() ? number(*row.share()) : Json(nullptr)},
              {"elo", row.rating ? number(row.rating->elo) : Json(nullptr)},
              {"error", row.rating ? number(row.rating->error) : Json(nullptr)},
              {"superiority", row.superiority ? number(*row.superiority) : Json(nullptr)},
              {"forfeits", row.forfeits},
              {"seconds_a_move", of_moves(row.effort.time_a_move().count())},
              {"longest_move", of_moves(row.effort.longest.count())}};
    if (const auto cpu = row.effort.cpu_a_move()) {
        json["cpu_a_move"] = cpu->count();
        json["most_cpu"] = row.effort.most_cpu.count();
        json["cpu_seconds"] = row.effort.cpu.count();
    }
    json["nodes_a_move"] = of_moves(row.effort.nodes_a_move());
    if (plan.format == Format::Knockout) json["rounds_survived"] = row.merit.survived;
    if (plan.format == Format::Swiss) json["points_for_rests"] = row.merit.for_rests;
    return json;
}

// Elo of two bots from their games.
Json match_object(const Evidence& evidence) {
    const EloEstimate estimate = estimate_elo(evidence.scores());
    return {
        {"of", to_text(evidence.estimate_of())},     {"elo", number(estimate.elo)},
        {"low", number(estimate.interval.low)},      {"high", number(estimate.interval.high)},
        {"normalised", number(estimate.normalised)}, {"superiority", number(estimate.superiority)}};
}

Json sprt_object(const SprtState& state) {
    return {{"ratio", number(state.ratio)},
            {"lower", state.lower},
            {"upper", state.upper},
            {"verdict", verdict_text(state.verdict)}};
}

Json marks_list(const MarkScale& scale, const TournamentPlan& plan,
                const std::vector<GameSummary>& games) {
    Json list = Json::array();
    for (const CourseMark& mark : marks_of(scale, plan, games)) {
        list.push_back({{"bot", plan.bots[mark.bot].name},
                        {"mark", mark.games > 0 ? Json(mark.mark) : Json(nullptr)},
                        {"points", mark.points},
                        {"games", mark.games},
                        {"next", mark.next.empty() ? Json(nullptr) : Json(mark.next)},
                        {"missing", mark.missing}});
    }
    return list;
}

}  // namespace

std::string tournament_json(const TournamentPlan& plan, const Tournament& tournament,
                            const std::string& store, const std::optional<MarkScale>& scale,
                            const std::vector<std::string>& sandboxes) {
    const std::vector<GameSummary> games = tournament.counted();
    const Standings standings = standings_of(plan, tournament);
    Json json;
    json["game"] = plan.game;
    json["format"] = to_text(plan.format);
    json["seed"] = plan.seed.value;
    json["standings"] = Json::array();
    for (const StandingsRow& row : standings.rows()) {
        json["standings"].push_back(to_object(plan, row));
    }
    json["game_count"] = games.size();
    json["expected_games"] = tournament.expected_games();
    json["finished"] = tournament.finished();
    json["store"] = store;
    if (!sandboxes.empty()) json["sandbox"] = sandboxes;
    if (plan.bots.size() == 2) {
        const PairCounts pairs = pairs_of(games);
        json["pairs"] = pairs;
        const Evidence evidence = evidence_of(games);
        json["different_games"] = evidence.different();
        if (scores_of(pairs).count > 0) json["elo"] = match_object(evidence);
    }
    if (const auto& test = tournament.sprt()) json["sprt"] = sprt_object(test->state());
    json["forfeited_games"] = Json::array();
    for (const GameSummary& game : games) {
        if (game.forfeited()) json["forfeited_games"].push_back(game.number);
    }
    if (scale) json["marks"] = marks_list(*scale, plan, games);
    return json_text(json);
}

}  // namespace lawan
