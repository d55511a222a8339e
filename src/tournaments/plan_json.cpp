#include "tournaments/plan_json.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_fields.hpp"
#include "formats/json_text.hpp"
#include "tournaments/words.hpp"

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::pair<OpeningKind, const char*> kOpenings[] = {{OpeningKind::None, "none"},
                                                             {OpeningKind::Random, "random"},
                                                             {OpeningKind::Balanced, "balanced"},
                                                             {OpeningKind::File, "file"}};

[[noreturn]] void bad_plan(const Phrase& what) {
    throw InputError{words::kBadPlan, {what}};
}

// The fields of an object; others than the known ones are an error that suggests the nearest.
JsonFields fields_of(const Json& json, const Phrase& where, const std::vector<std::string>& known) {
    JsonFields fields{json, where, words::kBadPlan};
    for (const auto& [name, value] : json.items()) {
        if (std::find(known.begin(), known.end(), name) == known.end()) {
            fields.fail(unknown_name({words::kFieldOf, {where}}, name, known));
        }
    }
    return fields;
}

JsonFields fields_of(const Json& json, const char* field, const std::vector<std::string>& known) {
    return fields_of(json, as_it_is(fmt::format("'{}'", field)), known);
}

constexpr std::int64_t kMost = 1'000'000;

Json to_object(const std::optional<ScoreRule>& rule) {
    if (!rule) return nullptr;
    return {{"score", rule->score}, {"moves", rule->moves}};
}

std::optional<ScoreRule> rule_from(const JsonFields& fields, const char* name) {
    const Json* json = fields.find(name);
    if (json == nullptr) return std::nullopt;
    const JsonFields rule = fields_of(*json, name, {"score", "moves"});
    return ScoreRule{static_cast<int>(rule.whole("score", 0, kMost)),
                     static_cast<int>(rule.whole("moves", 1, kMost))};
}

Json to_object(const TimeControl& time) {
    Json json;
    json["move-time"] = time.move.time ? Json(time.move.time->count()) : Json(nullptr);
    json["nodes"] = time.move.nodes ? Json(*time.move.nodes) : Json(nullptr);
    json["depth"] = time.move.depth ? Json(*time.move.depth) : Json(nullptr);
    json["clock"] = time.game ? Json(time.game->time.count()) : Json(nullptr);
    json["increment"] = time.game ? time.game->increment.count() : 0;
    return json;
}

TimeControl time_from(const Json& json) {
    const JsonFields fields =
        fields_of(json, "time", {"move-time", "nodes", "depth", "clock", "increment"});
    TimeControl time;
    constexpr double kLongest = 1e6;
    if (fields.find("move-time")) {
        time.move.time = Seconds{fields.number("move-time", 0.001, kLongest)};
    }
    if (fields.find("nodes")) {
        time.move.nodes = static_cast<std::uint64_t>(fields.whole("nodes", 1, INT64_MAX));
    }
    if (fields.find("depth")) time.move.depth = static_cast<int>(fields.whole("depth", 1, 1000));
    if (fields.find("clock")) {
        time.game = GameClock{Seconds{fields.number("clock", 0.01, kLongest)}, Seconds{0}};
        if (fields.find("increment")) {
            time.game->increment = Seconds{fields.number("increment", 0, kLongest)};
        }
    }
    return time;
}

Json to_object(const OpeningPlan& openings) {
    Json json;
    for (const auto& [kind, name] : kOpenings) {
        if (kind == openings.kind) json["kind"] = name;
    }
    json["plies"] = openings.plies ? Json(*openings.plies) : Json(nullptr);
    json["file"] = openings.file.empty() ? Json(nullptr) : Json(openings.file);
    return json;
}

OpeningPlan openings_from(const Json& json) {
    const JsonFields fields = fields_of(json, "openings", {"kind", "plies", "file"});
    OpeningPlan openings;
    if (fields.find("file")) {
        openings.kind = OpeningKind::File;
        openings.file = fields.text("file");
    }
    if (fields.find("kind")) {
        const std::string text = fields.text("kind");
        bool known = false;
        for (const auto& [kind, name] : kOpenings) {
            if (text == name) {
                openings.kind = kind;
                known = true;
            }
        }
        if (!known) fields.wrong("kind", words::kKindOfOpenings);
    }
    if (fields.find("plies")) openings.plies = static_cast<int>(fields.whole("plies", 0, 100));
    if ((openings.kind == OpeningKind::File) != !openings.file.empty()) {
        fields.wrong("file", words::kOnlyForFile);
    }
    return openings;
}

Json to_object(const AdjudicationPlan& plan) {
    return {{"proved", plan.proved},
            {"resign", to_object(plan.resign)},
            {"draw", to_object(plan.draw)},
            {"most-moves", plan.most_moves ? Json(*plan.most_moves) : Json(nullptr)}};
}

AdjudicationPlan adjudication_from(const Json& json) {
    const JsonFields fields =
        fields_of(json, "adjudication", {"proved", "resign", "draw", "most-moves"});
    AdjudicationPlan plan;
    if (fields.find("proved")) plan.proved = fields.truth("proved");
    plan.resign = rule_from(fields, "resign");
    plan.draw = rule_from(fields, "draw");
    if (fields.find("most-moves")) {
        plan.most_moves = static_cast<int>(fields.whole("most-moves", 1, kMost));
    }
    return plan;
}

Json to_object(const SprtSettings& test) {
    return {{"elo0", test.elo0},
            {"elo1", test.elo1},
            {"alpha", test.alpha},
            {"beta", test.beta},
            {"model", test.model == EloModel::Logistic ? "logistic" : "normalised"}};
}

SprtSettings sprt_from(const Json& json) {
    const JsonFields fields = fields_of(json, "sprt", {"elo0", "elo1", "alpha", "beta", "model"});
    SprtSettings test;
    constexpr double kGreatest = 10'000;
    if (fields.find("elo0")) test.elo0 = fields.number("elo0", -kGreatest, kGreatest);
    if (fields.find("elo1")) test.elo1 = fields.number("elo1", -kGreatest, kGreatest);
    if (fields.find("alpha")) test.alpha = fields.number("alpha", 0, 1);
    if (fields.find("beta")) test.beta = fields.number("beta", 0, 1);
    if (fields.find("model")) {
        const std::string model = fields.text("model");
        if (model != "logistic" && model != "normalised") {
            fields.wrong("model", words::kModelOfElo);
        }
        test.model = model == "logistic" ? EloModel::Logistic : EloModel::Normalised;
    }
    return test;
}

std::vector<PlannedBot> bots_from(const Json& json) {
    if (!json.is_array()) bad_plan({words::kIsNoList, {"bots"}});
    std::vector<PlannedBot> bots;
    for (const Json& each : json) {
        if (each.is_string()) {
            bots.push_back(planned_bot(each.get<std::string>()));
            continue;
        }
        const JsonFields fields = fields_of(each, words::kABot, {"name", "bot"});
        PlannedBot bot = planned_bot(fields.text("bot"));
        if (fields.find("name")) bot.name = fields.text("name");
        // It stands in tables on terminals and in files of lines.
        if (trimmed(bot.name).empty() || has_control_characters(bot.name)) {
            bad_plan({words::kNoNameForABot, {in_quotes(bot.name)}});
        }
        bots.push_back(std::move(bot));
    }
    make_names_unique(bots);
    return bots;
}

OptionTexts settings_from(const Json& json) {
    if (!json.is_object()) bad_plan({words::kIsNoObject, {"settings"}});
    OptionTexts settings;
    for (const auto& [name, value] : json.items()) {
        settings.emplace_back(name,
                              value.is_string() ? value.get<std::string>() : json_line(value));
    }
    return settings;
}

}  // namespace

std::string to_json(const TournamentPlan& plan) {
    Json json;
    json["game"] = plan.game;
    json["settings"] = Json::object();
    for (const auto& [name, value] : plan.settings) json["settings"][name] = value;
    json["position"] = plan.position ? Json(*plan.position) : Json(nullptr);
    json["bots"] = Json::array();
    for (const PlannedBot& bot : plan.bots) {
        json["bots"].push_back({{"name", bot.name}, {"bot", bot.spec}});
    }
    json["format"] = to_text(plan.format);
    json["games"] = plan.games;
    json["champions"] = plan.champions;
    json["swiss-rounds"] = plan.rounds ? Json(*plan.rounds) : Json(nullptr);
    json["seed"] = plan.seed.value;
    json["time"] = to_object(plan.time);
    json["openings"] = to_object(plan.openings);
    json["adjudication"] = to_object(plan.adjudication);
    json["sprt"] = plan.sprt ? to_object(*plan.sprt) : Json(nullptr);
    return json_text(json);
}

TournamentPlan parse_plan(std::string_view text) {
    Json json;
    try {
        json = parse_json(text);
    } catch (const JsonError& error) {
        bad_plan(error.phrase());
    }
    const JsonFields fields =
        fields_of(json, words::kTheTournament,
                  {"game", "settings", "position", "bots", "format", "games", "champions",
                   "swiss-rounds", "seed", "time", "openings", "adjudication", "sprt"});
    TournamentPlan plan;
    plan.game = fields.text("game");
    if (const Json* settings = fields.find("settings")) plan.settings = settings_from(*settings);
    if (fields.find("position")) plan.position = fields.text("position");
    plan.bots = bots_from(fields.at("bots"));
    if (fields.find("format")) plan.format = parse_format(fields.text("format"));
    if (fields.find("games")) plan.games = static_cast<int>(fields.whole("games", 1, kMost));
    if (fields.find("champions")) {
        plan.champions = static_cast<int>(fields.whole("champions", 1, kMost));
    }
    if (fields.find("swiss-rounds")) {
        plan.rounds = static_cast<int>(fields.whole("swiss-rounds", 1, kMost));
    }
    if (fields.find("seed")) {
        plan.seed = Seed{static_cast<std::uint64_t>(fields.whole("seed", 0, INT64_MAX))};
    }
    if (const Json* time = fields.find("time")) plan.time = time_from(*time);
    if (const Json* openings = fields.find("openings")) plan.openings = openings_from(*openings);
    if (const Json* rules = fields.find("adjudication")) {
        plan.adjudication = adjudication_from(*rules);
    }
    if (const Json* test = fields.find("sprt")) plan.sprt = sprt_from(*test);
    check(plan);
    return plan;
}

}  // namespace lawan
