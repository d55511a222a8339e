#include "cli/match_report.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "cli/match_estimate.hpp"
#include "cli/words.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "play/history.hpp"
#include "play/score_unit.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

double percent(double part, int whole) {
    return whole > 0 ? 100 * part / whole : 0;
}

// Seconds a move that the bot of this name took, over all its moves.
double mean_time(const MatchResult& result, const std::string& name) {
    Seconds total{0};
    int moves = 0;
    for (const MatchGame& game : result.games) {
        Side side = game.first;
        for (const MoveRecord& move : game.record.moves) {
            // Moves of a random opening are nobody's.
            if (game.record.players[side] == name && move.time.count() > 0) {
                total += move.time;
                ++moves;
            }
            side = opponent_of(side);
        }
    }
    return moves > 0 ? total.count() / moves : 0;
}

std::string row(const std::string& name, std::size_t width, const MatchResult& result, int wins,
                int losses) {
    const int games = wins + result.draws + losses;
    return fmt::format("{:<{}} {:>6} {:>6} {:>6} {:>7} {:>8.1f} % {:>9.4f} s\n", name, width, games,
                       wins, result.draws, losses, percent(wins + 0.5 * result.draws, games),
                       mean_time(result, name));
}

// All games won or lost leave the difference without a bound.
std::string elo_text(double elo) {
    return std::isfinite(elo) ? fmt::format("{:+.0f}", elo) : elo > 0 ? "+inf" : "-inf";
}

std::string estimate_text(const MatchEstimate& estimate) {
    const Interval& interval = estimate.elo.interval;
    return fmt::format("Elo difference {}, 95 %: {} to {}, from {:.0f} {}\n",
                       elo_text(estimate.elo.elo), elo_text(interval.low), elo_text(interval.high),
                       estimate.count, estimate.count == 1 ? "game" : to_text(estimate.of));
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
    if (!result.detail.empty()) json["detail"] = result.detail;
    json["times"] = std::move(times);
    return json;
}

}  // namespace

std::optional<std::string> repetition_note(const MatchResult& result, int random_plies) {
    if (!mostly_repeats(result)) return std::nullopt;
    const std::size_t different = different_games(result);
    return fmt::format(
        "only {} of the {} games {} different: {} --random-plies, moves drawn by "
        "chance before the bots begin, makes them differ",
        different, result.games.size(), different == 1 ? "is" : "are",
        random_plies > 0 ? "a larger" : "the option");
}

MatchNames match_names(const Spec& a, const Spec& b) {
    MatchNames names{to_text(a), to_text(b)};
    if (names.a == names.b) {
        names.a += "#1";
        names.b += "#2";
    }
    return names;
}

std::string MatchReport::line(const GameRecord& record, int number, int games) const {
    const auto digits = std::to_string(games).size();
    return fmt::format("game {:>{}}/{}  {} {}, {} {}: {}, {}", number, digits, games,
                       game_.side_names().x, record.players.x, game_.side_names().o,
                       record.players.o, count_text(record.moves.size(), "move"),
                       result_text(game_, record));
}

std::string MatchReport::table(const MatchResult& result) const {
    if (result.stopped && result.games.empty()) {
        return fmt::format("interrupted before a game was finished: there is no result\nseed {}\n",
                           seed_.value);
    }
    const std::size_t width = std::max({names_.a.size(), names_.b.size(), std::size_t{10}});
    std::string text = fmt::format("\n{:<{}} {:>6} {:>6} {:>6} {:>7} {:>10} {:>11}\n", entry_.name,
                                   width, "games", "wins", "draws", "losses", "score", "time/move");
    text += row(names_.a, width, result, result.wins, result.losses);
    text += row(names_.b, width, result, result.losses, result.wins);
    if (const auto estimate = estimate_match(result, names_.a)) text += estimate_text(*estimate);
    if (result.stopped) text += "interrupted: the game that was going on is not counted\n";
    return text + fmt::format("seed {}\n", seed_.value);
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
