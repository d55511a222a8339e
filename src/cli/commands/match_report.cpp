#include "cli/commands/match_report.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "arena/game_summary.hpp"
#include "cli/commands/arena_words.hpp"
#include "cli/commands/match_estimate.hpp"
#include "cli/results.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "formats/game_record_json.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/phrases.hpp"
#include "formats/text_width.hpp"
#include "play/history.hpp"
#include "play/score_unit.hpp"
#include "tournaments/words.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

double percent(double part, int whole) {
    return whole > 0 ? 100 * part / whole : 0;
}

// What the bot of this name spent on its moves. Those of a random opening are nobody's and took no
// time.
Effort effort_of(const MatchResult& result, const std::string& name) {
    Effort effort;
    for (const MatchGame& game : result.games) {
        std::size_t opening = 0;
        while (opening < game.record.moves.size() && game.record.moves[opening].time.count() <= 0) {
            ++opening;
        }
        const PerSide<Effort> both = efforts_of(game.record, game.first, opening);
        for (const Side side : {Side::X, Side::O}) {
            if (game.record.players[side] == name) effort += both[side];
        }
    }
    return effort;
}

std::string row(const std::string& name, std::size_t width, const MatchResult& result, int wins,
                int losses, bool with_cpu) {
    const int games = wins + result.draws + losses;
    const Effort effort = effort_of(result, name);
    // Whoever failed before its first move took no time that could be compared.
    const auto seconds = [](const std::optional<Seconds>& time) {
        return time ? told(decimal(time->count(), 4)) + " s" : std::string{"-"};
    };
    std::string text = fmt::format(
        "{} {:>9} {:>6} {:>6} {:>7} {:>8} % {:>13}", padded(name, width), games, wins, result.draws,
        losses, told(decimal(percent(wins + 0.5 * result.draws, games), 1)),
        seconds(effort.moves > 0 ? std::optional{effort.time_a_move()} : std::nullopt));
    const auto cpu = effort.cpu_a_move();
    if (with_cpu && cpu) text += fmt::format(" {:>13}", seconds(cpu));
    return text + '\n';
}

// As a tournament writes it.
Phrase elo_text(double elo) {
    return signed_decimal(elo, 0);
}

Phrase counted(const MatchEstimate& estimate) {
    const std::int64_t count = estimate.count;
    switch (estimate.of) {
        case EstimateOf::Games:
            return {words::kGames, {count}};
        case EstimateOf::Pairs:
            return {words::kPairs, {count}};
        case EstimateOf::DifferentGames:
            return {words::kDifferentGames, {count}};
    }
    return {};
}

std::string estimate_text(const MatchEstimate& estimate) {
    const Interval& interval = estimate.elo.interval;
    // All games won or lost leave the difference with a bound on one side only.
    if (!std::isfinite(estimate.elo.elo)) {
        const bool won = estimate.elo.elo > 0;
        return told(won ? words::kEloAtLeast : words::kEloAtMost,
                    {elo_text(won ? interval.low : interval.high), counted(estimate)}) +
               '\n';
    }
    // Even results of very few games: any difference could have led to them.
    if (!std::isfinite(interval.low) && !std::isfinite(interval.high)) {
        return told(words::kEloSaysNothing, {elo_text(estimate.elo.elo), counted(estimate)}) + '\n';
    }
    return told(words::kEloDifference, {elo_text(estimate.elo.elo), elo_text(interval.low),
                                        elo_text(interval.high), counted(estimate)}) +
           '\n';
}

Json to_object(const AnyGame& game, const MatchGame& played) {
    const GameRecord& record = played.record;
    const GameResult& result = *record.result;
    Json json{{"x", record.players.x},
              {"first", record.players[played.first]},
              {"moves", Json::array()},
              {"score", result.score},
              {"winner", result.winner ? Json(record.players[*result.winner]) : Json(nullptr)},
              {"reason", to_text(result.reason)}};
    Json times = Json::array();
    for (const MoveRecord& move : record.moves) {
        json["moves"].push_back(move.move);
        times.push_back(move.time.count());
    }
    // What exact solvers count: where it differs from what players count, it has its own field.
    if (game.score_unit() == ScoreUnit::Discs && result.reason == EndReason::Finished) {
        const AnyPosition end = replay(game, record).position();
        const int points = end.final_score().points();
        json["value"] = end.side_to_move() == Side::X ? points : -points;
    }
    if (!result.detail.empty()) json["detail"] = result.detail.english();
    json["times"] = std::move(times);
    if (Json cpu = cpu_times(record); !cpu.empty()) json["cpu_times"] = std::move(cpu);
    return json;
}

}  // namespace

std::optional<Phrase> repetition_note(const MatchResult& result, int random_plies) {
    if (!mostly_repeats(result)) return std::nullopt;
    return Phrase{random_plies > 0 ? words::kGamesRepeatStill : words::kGamesRepeat,
                  {different_games(result), result.games.size()}};
}

MatchNames match_names(const std::string& a, const std::string& b) {
    MatchNames names{a, b};
    if (names.a == names.b) {
        names.a += "#1";
        names.b += "#2";
    }
    return names;
}

std::vector<std::string> failures_told(const MatchResult& result) {
    struct Failures {
        int games = 0;
        int first = 0;  // its number
    };
    std::map<std::string, Failures> by_name;
    int number = 0;
    for (const MatchGame& game : result.games) {
        ++number;
        GameSummary ended;
        summarise(game.record, ended);
        if (!ended.forfeited() || !ended.winner) continue;
        Failures& failures = by_name[game.record.players[opponent_of(*ended.winner)]];
        if (++failures.games == 1) failures.first = number;
    }
    std::vector<std::string> lines;
    for (const auto& [name, failures] : by_name) {
        const GameResult& end =
            *result.games[static_cast<std::size_t>(failures.first) - 1].record.result;
        lines.push_back(told(words::kLostByFailing, {name, failures.games, failures.first,
                                                     end.detail, to_text(end.reason)}));
    }
    return lines;
}

std::string MatchReport::line(const GameRecord& record, int number, int games) const {
    const auto digits = std::to_string(games).size();
    return told(words::kGameLine,
                {fmt::format("{:>{}}/{}", number, digits, games), side_name(game_, Side::X),
                 record.players.x, side_name(game_, Side::O), record.players.o,
                 Phrase{words::kMoves, {record.moves.size()}}, result_text(game_, record)});
}

std::string MatchReport::table(const MatchResult& result) const {
    const std::string seed = told(words::kSeedIs, {seed_.value}) + '\n';
    if (result.stopped && result.games.empty()) {
        return told(words::kInterruptedBeforeAGame) + '\n' + seed;
    }
    const std::size_t width =
        std::max({display_width(names_.a), display_width(names_.b), std::size_t{10}});
    const bool with_cpu =
        effort_of(result, names_.a).cpu_moves > 0 || effort_of(result, names_.b).cpu_moves > 0;
    std::string text = fmt::format(
        "\n{} {:>9} {:>6} {:>6} {:>7} {:>10} {:>13}", padded(entry_.name, width),
        told(words::kGamesHeading), told(words::kWinsHeading), told(words::kDrawsHeading),
        told(words::kLossesHeading), told(words::kScoreHeading), told(words::kTimePerMoveHeading));
    if (with_cpu) text += fmt::format(" {:>13}", told(words::kCpuPerMoveHeading));
    text += '\n' + row(names_.a, width, result, result.wins, result.losses, with_cpu);
    text += row(names_.b, width, result, result.losses, result.wins, with_cpu);
    if (const auto estimate = estimate_match(result, names_.a)) text += estimate_text(*estimate);
    const std::size_t repeats = result.games.size() - different_games(result);
    if (repeats > 0) {
        text += told(lawan::words::kRepeatsAddNothing, {repeats, result.games.size()}) + '\n';
    }
    if (result.stopped) text += told(words::kInterruptedInAGame) + '\n';
    return text + seed;
}

std::string MatchReport::json(const MatchResult& result) const {
    Json json{{"game", entry_.name},
              {"start", game_.start().text()},
              {"a", names_.a},
              {"b", names_.b},
              {"seed", seed_.value},
              {"wins", result.wins},
              {"draws", result.draws},
              {"losses", result.losses},
              {"score_counts", to_text(game_.score_unit())},
              {"stopped", result.stopped},
              {"different_games", different_games(result)}};
    json["points"] = result.wins + 0.5 * result.draws;
    const auto estimate = estimate_match(result, names_.a);
    const auto figure = [&](double value) {
        return std::isfinite(value) ? Json(value) : Json(nullptr);
    };
    json["elo"] = estimate ? figure(estimate->elo.elo) : Json(nullptr);
    json["elo_low"] = estimate ? figure(estimate->elo.interval.low) : Json(nullptr);
    json["elo_high"] = estimate ? figure(estimate->elo.interval.high) : Json(nullptr);
    json["elo_of"] = estimate ? Json(std::string{to_text(estimate->of)}) : Json(nullptr);
    json["superiority"] = estimate ? Json(estimate->elo.superiority) : Json(nullptr);
    json["games"] = Json::array();
    for (const MatchGame& game : result.games) json["games"].push_back(to_object(game_, game));
    return json_text(json);
}

}  // namespace lawan::cli
