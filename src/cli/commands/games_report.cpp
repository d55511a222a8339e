#include "cli/commands/games_report.hpp"

#include <string_view>

#include <fmt/format.h>

#include "cli/commands/analysis_words.hpp"
#include "cli/commands/game_words.hpp"
#include "cli/results.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/text_columns.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/phrases.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string score_text(const std::optional<int>& score) {
    return score ? fmt::format("{:+d}", *score) : "?";
}

// "black gave away 1 disc in 0 mistakes"; without the discs where the judge does not count in them.
Phrase losses_phrase(const GameModule& entry, Side side, const Losses& losses, ScoreUnit unit) {
    if (!losses.in_points || unit == ScoreUnit::Outcome) {
        return {words::kMistakes, {entry.sides[side], losses.mistakes}};
    }
    const Words& points = unit == ScoreUnit::Discs ? words::kDiscs : words::kMarks;
    return {words::kGaveAway,
            {entry.sides[side], Phrase{points, {losses.points}}, losses.mistakes}};
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
                                       : Json(nullptr)},  // in empty squares
              {"start", game.record.start},
              {"moves", Json::array()},
              {"problem", game.problem ? Json(told(*game.problem)) : Json(nullptr)}};
    for (const MoveRecord& move : game.record.moves) json["moves"].push_back(move.move);
    if (review != nullptr && *review) {
        const auto losses = [](const Losses& side) {
            return Json{{"discs_lost", side.in_points ? Json(side.points) : Json(nullptr)},
                        {"mistakes", side.mistakes}};
        };
        json["review"] = {{"black", losses((*review)->x)}, {"white", losses((*review)->o)}};
    }
    return json;
}

Json skipped_json(const FlawedGames& flawed) {
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

FlawedGames::FlawedGames(const GameCollection& games, const Places& places) {
    for (const std::size_t place : places) {
        if (!games.heading(place).has_problem) continue;
        const CollectedGame game = games[place];
        ++(game.is_playable() ? cut : skipped[told(*game.problem)]);
    }
}

void print_list(const GameModule& entry, const GameCollection& games, const Places& places,
                const std::vector<Judged>& reviews) {
    if (places.empty()) return;
    using Align = TextColumns::Align;
    TextColumns columns{{{told(words::kGameHeading), Align::Right},
                         {told(words::kYearHeading), Align::Right},
                         {told(words::kTournamentHeading), Align::Left},
                         {told(entry.sides.x), Align::Left},
                         {told(entry.sides.o), Align::Left},
                         {told(words::kGameScoreHeading), Align::Right},
                         {told(words::kMovesHeading), Align::Right},
                         {told(words::kReviewHeading), Align::Left},
                         {told(words::kProblemHeading), Align::Left}}};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const CollectedGame game = games[places[i]];
        std::string review;
        if (!reviews.empty() && reviews[i]) {
            const ScoreUnit unit = entry.set_up(game.record.start).score_unit();
            review = told(words::kBothSides, {losses_phrase(entry, Side::X, reviews[i]->x, unit),
                                              losses_phrase(entry, Side::O, reviews[i]->o, unit)});
        }
        columns.add({std::to_string(places[i] + 1), game.year ? std::to_string(*game.year) : "",
                     game.event, game.record.players.x, game.record.players.o,
                     score_text(game.score()), std::to_string(game.record.moves.size()), review,
                     game.problem ? told(*game.problem) : ""});
    }
    print("{}", columns.text());
}

void print_saved(const SavedGames& games, const Places& places) {
    if (places.empty()) return;
    using Align = TextColumns::Align;
    TextColumns columns{{{told(words::kNameHeading), Align::Left},
                         {told(words::kGameHeading), Align::Left},
                         {told(words::kSavedHeading), Align::Left},
                         {told(words::kPlayersHeading), Align::Left},
                         {told(words::kMovesHeading), Align::Right},
                         {told(words::kResultHeading), Align::Left}}};
    for (const std::size_t place : places) {
        const SavedGame& saved = games.saved(place);
        const GameRecord& record = saved.game.record;
        const std::string result = saved.game.problem ? told(*saved.game.problem)
                                   : record.result
                                       ? result_text(saved.entry->set_up(record.start), record)
                                       : told(words::kNotOver);
        columns.add({saved.name, record.game, saved.date,
                     told(words::kAgainst, {record.players.x, record.players.o}),
                     std::to_string(record.moves.size()), result});
    }
    print("{}", columns.text());
}

namespace {

void say_flawed(const FlawedGames& flawed) {
    constexpr int kMostReasons = 8;
    int shown = 0;
    for (const auto& [reason, count] : flawed.skipped) {
        if (++shown > kMostReasons) break;
        say(told(words::kSkipped, {count, reason}) + '\n');
    }
    if (shown > kMostReasons) {
        say(told(words::kMoreReasons, {flawed.skipped.size() - kMostReasons}) + '\n');
    }
    if (flawed.cut > 0) say(told(words::kCutGames, {flawed.cut}) + '\n');
}

}  // namespace

void print_summary(const GameModule& entry, const GamesReport& report, const std::string& out) {
    const Summary& summary = report.summary;
    const Phrase found{
        words::kGamesFound,
        {report.matching, report.all, entry.sides.x, summary.wins, summary.draws, summary.losses}};
    const auto mean = summary.mean();
    print("{}\n", mean ? told(words::kMeanScore, {found, signed_decimal(*mean, 2)}) : told(found));
    say_flawed(report.flawed);
    if (report.written) print("{}\n", told(words::kWroteGames, {*report.written, out}));
}

void print_summary_of_saved(const GamesReport& report) {
    if (report.all == 0) {
        print("{}\n", told(words::kNoSavedGames));
    } else {
        print("{}\n", told(words::kSavedFound, {report.matching, report.all}));
    }
}

// Game by game, as JSON takes fifty times the memory of the games.
void print_json(const GamesReport& report, const GameCollection& games, const Places& shown,
                const std::vector<Judged>& reviews, const SavedGames* saved) {
    const auto mean = report.summary.mean();
    Json json{{"count", report.all},
              {"matching", report.matching},
              {"black_wins", report.summary.wins},
              {"draws", report.summary.draws},
              {"white_wins", report.summary.losses},
              // in a list of several games each counts in its own unit
              {"mean_score", mean && saved == nullptr ? Json(*mean) : Json{}},
              {"skipped", skipped_json(report.flawed)},
              {"cut", report.flawed.cut}};
    if (report.written) json["written"] = *report.written;
    json["games"] = Json::array();
    const std::string whole = json_text(json);
    constexpr std::string_view kEnd = "[]\n}\n";
    print("{}[", std::string_view{whole}.substr(0, whole.size() - kEnd.size()));
    for (std::size_t i = 0; i < shown.size(); ++i) {
        Json game = game_json(games[shown[i]], shown[i], reviews.empty() ? nullptr : &reviews[i]);
        if (saved != nullptr) {
            const SavedGame& named = saved->saved(shown[i]);
            game["name"] = named.name;
            game["game"] = named.entry->name;
            game["saved"] = named.date;
        }
        print("{}", i > 0 ? "," : "");
        const std::string text = json_text(game);
        for (std::string_view left = text; !left.empty();) {
            const auto end = left.find('\n');
            print("\n    {}", left.substr(0, end));
            left.remove_prefix(end + 1);
        }
    }
    print("{}]\n}}\n", shown.empty() ? "" : "\n  ");
}

}  // namespace lawan::cli
