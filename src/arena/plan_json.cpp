#include "arena/plan_json.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::pair<OpeningKind, const char*> kOpenings[] = {{OpeningKind::None, "none"},
                                                             {OpeningKind::Random, "random"},
                                                             {OpeningKind::Balanced, "balanced"},
                                                             {OpeningKind::File, "file"}};

[[noreturn]] void bad_plan(const std::string& what) {
    throw InputError{"in the plan of the tournament: " + what};
}

// Fields of an object, each asked for by name; what nobody asks for is an error.
class Fields {
  public:
    Fields(const Json& json, std::string where, std::vector<std::string> known)
        : json_{json}, where_{std::move(where)} {
        if (!json.is_object()) bad_plan(where_ + " is not an object");
        for (const auto& [name, value] : json.items()) {
            if (std::find(known.begin(), known.end(), name) == known.end()) {
                bad_plan(unknown_name("field of " + where_, name, known));
            }
        }
    }

    [[nodiscard]] const Json* find(const char* name) const {
        const auto found = json_.find(name);
        return found == json_.end() || found->is_null() ? nullptr : &*found;
    }
    [[nodiscard]] const Json& at(const char* name) const {
        const Json* found = find(name);
        if (found == nullptr) bad_plan(fmt::format("{} has no '{}'", where_, name));
        return *found;
    }
    [[nodiscard]] std::string text(const char* name) const {
        if (!at(name).is_string()) wrong(name, "a text");
        return at(name).get<std::string>();
    }
    [[nodiscard]] double number(const char* name, double least, double most) const {
        const Json& value = at(name);
        if (!value.is_number() || !(value.get<double>() >= least && value.get<double>() <= most)) {
            wrong(name, fmt::format("a number from {} to {}", least, most));
        }
        return value.get<double>();
    }
    [[nodiscard]] std::int64_t whole(const char* name, std::int64_t least,
                                     std::int64_t most) const {
        const Json& value = at(name);
        if (!value.is_number_integer() ||
            (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX) ||
            value.get<std::int64_t>() < least || value.get<std::int64_t>() > most) {
            wrong(name, fmt::format("a whole number from {} to {}", least, most));
        }
        return value.get<std::int64_t>();
    }
    [[nodiscard]] bool truth(const char* name) const {
        if (!at(name).is_boolean()) wrong(name, "true or false");
        return at(name).get<bool>();
    }
    [[noreturn]] void wrong(const char* name, const std::string& wanted) const {
        bad_plan(fmt::format("'{}' of {} is not {}", name, where_, wanted));
    }

  private:
    const Json& json_;
    std::string where_;
};

constexpr std::int64_t kMost = 1'000'000;

Json to_object(const std::optional<ScoreRule>& rule) {
    if (!rule) return nullptr;
    return {{"score", rule->score}, {"moves", rule->moves}};
}

std::optional<ScoreRule> rule_from(const Fields& fields, const char* name) {
    const Json* json = fields.find(name);
    if (json == nullptr) return std::nullopt;
    const Fields rule{*json, fmt::format("'{}'", name), {"score", "moves"}};
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
    const Fields fields{json, "'time'", {"move-time", "nodes", "depth", "clock", "increment"}};
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
    const Fields fields{json, "'openings'", {"kind", "plies", "file"}};
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
        if (!known) fields.wrong("kind", "none, random, balanced or file");
    }
    if (fields.find("plies")) openings.plies = static_cast<int>(fields.whole("plies", 0, 100));
    if ((openings.kind == OpeningKind::File) != !openings.file.empty()) {
        fields.wrong("file", "given for openings from a file, and only there");
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
    const Fields fields{json, "'adjudication'", {"proved", "resign", "draw", "most-moves"}};
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
    const Fields fields{json, "'sprt'", {"elo0", "elo1", "alpha", "beta", "model"}};
    SprtSettings test;
    constexpr double kGreatest = 10'000;
    if (fields.find("elo0")) test.elo0 = fields.number("elo0", -kGreatest, kGreatest);
    if (fields.find("elo1")) test.elo1 = fields.number("elo1", -kGreatest, kGreatest);
    if (fields.find("alpha")) test.alpha = fields.number("alpha", 0, 1);
    if (fields.find("beta")) test.beta = fields.number("beta", 0, 1);
    if (fields.find("model")) {
        const std::string model = fields.text("model");
        if (model != "logistic" && model != "normalised") {
            fields.wrong("model", "logistic or normalised");
        }
        test.model = model == "logistic" ? EloModel::Logistic : EloModel::Normalised;
    }
    return test;
}

std::vector<PlannedBot> bots_from(const Json& json) {
    if (!json.is_array()) bad_plan("'bots' is not a list");
    std::vector<PlannedBot> bots;
    for (const Json& each : json) {
        if (each.is_string()) {
            bots.push_back(planned_bot(each.get<std::string>()));
            continue;
        }
        const Fields fields{each, "a bot", {"name", "bot"}};
        PlannedBot bot = planned_bot(fields.text("bot"));
        if (fields.find("name")) bot.name = fields.text("name");
        // It stands in tables on terminals and in files of lines.
        if (trimmed(bot.name).empty() || has_control_characters(bot.name)) {
            bad_plan(fmt::format("{} is no name for a bot", in_quotes(bot.name)));
        }
        bots.push_back(std::move(bot));
    }
    make_names_unique(bots);
    return bots;
}

OptionTexts settings_from(const Json& json) {
    if (!json.is_object()) bad_plan("'settings' is not an object");
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
        bad_plan(error.what());
    }
    const Fields fields{json,
                        "the tournament",
                        {"game", "settings", "position", "bots", "format", "games", "champions",
                         "swiss-rounds", "seed", "time", "openings", "adjudication", "sprt"}};
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
