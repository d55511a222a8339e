#include "cli/tournament_plan.hpp"

#include <fmt/format.h>

#include "catalog/programs.hpp"
#include "core/input_error.hpp"
#include "core/spec.hpp"
#include "core/text.hpp"

namespace lawan::cli {
namespace {

constexpr double kMostTournamentGames = 1'000'000;

// "60+0.5": a minute for all moves and half a second after each.
GameClock clock_from(const std::string& text) {
    const auto plus = text.find('+');
    const auto time = parse_decimal(std::string_view{text}.substr(0, plus));
    const auto increment = plus == std::string::npos
                               ? std::optional{0.0}
                               : parse_decimal(std::string_view{text}.substr(plus + 1));
    if (!time || !increment || *time <= 0 || *increment < 0) {
        throw InputError{
            fmt::format("option 'clock' is SECONDS or SECONDS+INCREMENT, such as 60+0.5, not {}",
                        in_quotes(text))};
    }
    return {Seconds{*time}, Seconds{*increment}};
}

// "30:3": a score of 30, for three moves in a row.
std::optional<ScoreRule> rule_from(const Options& options, const char* name) {
    if (!options.has(name)) return std::nullopt;
    const std::string& text = options.text(name);
    const auto colon = text.find(':');
    const auto score = parse_whole_number(std::string_view{text}.substr(0, colon));
    const auto moves = colon == std::string::npos
                           ? std::nullopt
                           : parse_whole_number(std::string_view{text}.substr(colon + 1));
    if (!score || !moves || *score > 1'000'000'000 || *moves < 1 || *moves > 1000) {
        throw InputError{
            fmt::format("option '{}' is SCORE:MOVES, such as 30:3, not {}", name, in_quotes(text))};
    }
    return ScoreRule{static_cast<int>(*score), static_cast<int>(*moves)};
}

// "elo0=0,elo1=5,alpha=0.05,beta=0.05,model=normalised"
SprtSettings sprt_from(const std::string& text) {
    const std::vector<OptionSpec> specs{
        {"elo0", OptionType::Decimal, "", "0"},
        {"elo1", OptionType::Decimal, "", "5"},
        {"alpha", OptionType::Decimal, "", "0.05"},
        {"beta", OptionType::Decimal, "", "0.05"},
        {"model", OptionType::Choice, "", "logistic", {}, {}, {"logistic", "normalised"}}};
    const Spec spec = parse_spec("sprt(" + text + ")");
    const Options options{"--sprt", specs, spec.options};
    return {options.decimal("elo0"), options.decimal("elo1"), options.decimal("alpha"),
            options.decimal("beta"),
            options.text("model") == "logistic" ? EloModel::Logistic : EloModel::Normalised};
}

OpeningPlan openings_from(const Options& options) {
    OpeningPlan plan;
    const std::string& chosen = options.text("openings");
    if (chosen == "none") {
        plan.kind = OpeningKind::None;
    } else if (chosen == "random") {
        plan.kind = OpeningKind::Random;
    } else if (chosen != "balanced") {
        plan.kind = OpeningKind::File;
        plan.file = chosen;
    }
    if (const auto plies = options.maybe_integer("opening-plies")) {
        plan.plies = static_cast<int>(*plies);
    }
    return plan;
}

}  // namespace

void PlanOptions::add_to(Command& command) {
    game_.add_to(command, Place::Optional);
    command.words.push_back({"BOT",
                             Place::Optional,
                             "who takes part: a bot such as 'alphabeta(depth=4)', or "
                             "NAME:BOT to call it by a name",
                             {Candidates::Kind::Bot},
                             nullptr,
                             &bots_});
    options_.add_to(
        command, "Tournament",
        {{{"format",
           OptionType::Choice,
           "who meets whom: everybody everybody, the first the others, who loses is out, or those "
           "who do equally well [round-robin]",
           "round-robin",
           {},
           {},
           {"round-robin", "gauntlet", "knockout", "swiss"}}},
         {{"games", OptionType::Integer, "games of two who meet; each opening is played twice [2]",
           "2", 1, kMostTournamentGames}},
         {{"champions", OptionType::Integer, "gauntlet: so many of the first meet the others [1]",
           "1", 1, 1000}},
         {{"swiss-rounds",
           OptionType::Integer,
           "swiss: rounds [one more than a knockout has]",
           {},
           1,
           1000}},
         {{"openings", OptionType::Text,
           "none, random, balanced (the most even of some random ones), or a file with one a line "
           "[balanced]",
           "balanced"},
          "KIND|FILE"},
         {{"opening-plies", OptionType::Integer, "how long random openings are", {}, 0, 100}},
         {{"clock", OptionType::Text, "time for all moves of a game, and added after each"},
          "SECONDS[+INCREMENT]"},
         {{"sprt", OptionType::Text,
           "two bots play until it is clear which hypothesis holds: "
           "elo0=0,elo1=5,alpha=0.05,beta=0.05,model=logistic|normalised"},
          "BOUNDS"},
         seed_option()});
    options_.add_to(
        command, "Ending games early",
        {{{"proved", OptionType::Flag, "when both sides have proved the same result"}},
         {{"resign", OptionType::Text, "when a side sees itself so far behind for some moves"},
          "SCORE:MOVES"},
         {{"draw", OptionType::Text, "when both sides see themselves so near to even"},
          "SCORE:MOVES"},
         {{"most-moves",
           OptionType::Integer,
           "a draw after so many moves of both",
           {},
           1,
           10'000}}});
    limits_.add_to(command, "Limits for each move", limit_options());
}

void PlanOptions::check_nothing_given(const std::string& because) const {
    std::string name;
    if (given()) name = "GAME";
    for (const CommandOptions* options : {&options_, &limits_}) {
        for (const auto& [option, text] : options->given()) name = "--" + option;
    }
    if (game_.settings_given()) name = "an option of the game";
    if (!name.empty()) throw InputError{fmt::format("{} says it all: leave out {}", because, name)};
}

TournamentPlan PlanOptions::plan() const {
    const Options options = options_.checked();
    const GameEntry& entry = game_.entry();
    (void)game_.make(entry);  // wrong settings come to light
    TournamentPlan plan;
    plan.game = entry.name;
    plan.settings = game_.given();
    plan.position = game_.position();
    for (const std::string& bot : bots_) plan.bots.push_back(planned_bot(bot));
    make_names_unique(plan.bots);
    plan.format = parse_format(options.text("format"));
    plan.games = static_cast<int>(options.integer("games"));
    plan.champions = static_cast<int>(options.integer("champions"));
    if (const auto rounds = options.maybe_integer("swiss-rounds")) {
        plan.rounds = static_cast<int>(*rounds);
    }
    plan.seed = command_seed(options);
    plan.time.move = command_limits(limits_.checked());
    if (options.has("clock")) plan.time.game = clock_from(options.text("clock"));
    plan.openings = openings_from(options);
    plan.adjudication.proved = options.flag("proved");
    plan.adjudication.resign = rule_from(options, "resign");
    plan.adjudication.draw = rule_from(options, "draw");
    if (const auto most = options.maybe_integer("most-moves")) {
        plan.adjudication.most_moves = static_cast<int>(*most);
    }
    if (options.has("sprt")) {
        plan.sprt = sprt_from(options.text("sprt"));
        // Nobody knows beforehand how long it takes.
        if (!options.given("games")) plan.games = 1'000'000;
    }
    check(plan);
    return plan;
}

}  // namespace lawan::cli
