#include "cli/games_report.hpp"

#include <string_view>

#include <fmt/format.h>

#include "cli/streams.hpp"
#include "cli/text_columns.hpp"
#include "cli/words.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string score_text(const std::optional<int>& score) {
    return score ? fmt::format("{:+d}", *score) : "?";
}

// "black gave away 1 disc in 0 mistakes"; without the discs where the judge does not count in them.
std::string losses_text(std::string_view side, const Losses& losses) {
    const std::string slips = count_text(static_cast<std::size_t>(losses.slips), "mistake");
    if (!losses.in_discs) return fmt::format("{} made {}", side, slips);
    return fmt::format("{} gave away {} in {}", side,
                       count_text(static_cast<std::size_t>(losses.discs), "disc"), slips);
}

Json game_json(const CollectedGame& game, std::size_t place, const Judged* review) {
    const auto or_null = [](const auto& value) { return value ? Json(*value) : Json(nullptr); };
    Json json{{"number", place + 1},
              {"black", game.record.players.x},
              {"white", game.record.players.o},
              {"event", game.event},
              {"year", or_null(game.year)},
              {"score", or_null(game.score())},
              {"theoretical_score", or_null(game.theoretical_score)},
              {"theoretical_from", game.theoretical_score && game.solved_from > 0
                                       ? Json(game.solved_from)
                                       : Json(nullptr)},  // so many empty squares
              {"start", game.record.start},
              {"moves", Json::array()},
              {"problem", game.problem.empty() ? Json(nullptr) : Json(game.problem)}};
    for (const MoveRecord& move : game.record.moves) json["moves"].push_back(move.move);
    if (review != nullptr && *review) {
        const auto losses = [](const Losses& side) {
            return Json{{"discs_lost", side.in_discs ? Json(side.discs) : Json(nullptr)},
                        {"mistakes", side.slips}};
        };
        json["review"] = {{"black", losses((*review)->x)}, {"white", losses((*review)->o)}};
    }
    return json;
}

Json skipped_json(const Flawed& flawed) {
    Json list = Json::array();
    for (const auto& [reason, count] : flawed.skipped) {
        list.push_back({{"reason", reason}, {"count", count}});
    }
    return list;
}

}  // namespace

Summary::Summary(const GameCollection& games, const Places& places) {
    for (const std::size_t place : places) {
        const auto score = games.heading(place).score;
        if (!score) continue;
        ++(*score > 0 ? wins : *score < 0 ? losses : draws);
        sum += *score;
    }
}

std::optional<double> Summary::mean() const {
    if (scored() == 0) return std::nullopt;
    return sum / static_cast<double>(scored());
}

Flawed::Flawed(const GameCollection& games, const Places& places) {
    for (const std::size_t place : places) {
        if (!games.heading(place).has_problem) continue;
        const CollectedGame game = games[place];
        ++(game.is_playable() ? cut : skipped[game.problem]);
    }
}

void print_list(const GameCollection& games, const Places& places,
                const std::vector<Judged>& reviews) {
    if (places.empty()) return;
    using Align = TextColumns::Align;
    TextColumns columns{{{"game", Align::Right},
                         {"year", Align::Right},
                         {"tournament", Align::Left},
                         {"black", Align::Left},
                         {"white", Align::Left},
                         {"score", Align::Right},
                         {"moves", Align::Right},
                         {"review", Align::Left},
                         {"problem", Align::Left}}};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const CollectedGame game = games[places[i]];
        std::string review;
        if (!reviews.empty() && reviews[i]) {
            review =
                losses_text("black", reviews[i]->x) + ", " + losses_text("white", reviews[i]->o);
        }
        columns.add({std::to_string(places[i] + 1), game.year ? std::to_string(*game.year) : "",
                     game.event, game.record.players.x, game.record.players.o,
                     score_text(game.score()), std::to_string(game.record.moves.size()), review,
                     game.problem});
    }
    fmt::print("{}", columns.text());
}

void print_flawed(const Flawed& flawed) {
    constexpr int kMostReasons = 8;
    int shown = 0;
    for (const auto& [reason, count] : flawed.skipped) {
        if (++shown > kMostReasons) break;
        say(fmt::format("skipped {}: {}\n", count, reason));
    }
    if (shown > kMostReasons) {
        say(fmt::format("… and for {} more reasons\n", flawed.skipped.size() - kMostReasons));
    }
    if (flawed.cut > 0) {
        say(fmt::format("cut {} at a move that is not legal\n", count_text(flawed.cut, "game")));
    }
}

// Game by game, as JSON takes fifty times the memory of the games.
void print_json(const GamesTold& told, const GameCollection& games, const Places& shown,
                const std::vector<Judged>& reviews) {
    const auto mean = told.summary.mean();
    Json json{{"count", told.all},
              {"matching", told.matching},
              {"black_wins", told.summary.wins},
              {"draws", told.summary.draws},
              {"white_wins", told.summary.losses},
              {"mean_score", mean ? Json(*mean) : Json{}},
              {"skipped", skipped_json(told.flawed)},
              {"cut", told.flawed.cut}};
    if (told.written) json["written"] = *told.written;
    json["games"] = Json::array();
    const std::string whole = json_text(json);
    constexpr std::string_view kEnd = "[]\n}\n";
    fmt::print("{}[", std::string_view{whole}.substr(0, whole.size() - kEnd.size()));
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const Json game =
            game_json(games[shown[i]], shown[i], reviews.empty() ? nullptr : &reviews[i]);
        fmt::print("{}", i > 0 ? "," : "");
        const std::string text = json_text(game);
        for (std::string_view left = text; !left.empty();) {
            const auto end = left.find('\n');
            fmt::print("\n    {}", left.substr(0, end));
            left.remove_prefix(end + 1);
        }
    }
    fmt::print("{}]\n}}\n", shown.empty() ? "" : "\n  ");
}

}  // namespace lawan::cli
