#include "cli/commands/tournament_plan.hpp"

#include "arena/tightened.hpp"
#include "cli/commands/arena_words.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/spec.hpp"
#include "core/text.hpp"
#include "protocol/programs.hpp"

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
        throw InputError{words::kWrongClock, {in_quotes(text)}};
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
        throw InputError{words::kWrongScoreRule, {name, in_quotes(text)}};
    }
    return ScoreRule{static_cast<int>(*score), static_cast<int>(*moves)};
}

// "elo0=0,elo1=5,alpha=0.05,beta=0.05,model=normalised"
SprtSettings sprt_from(const std::string& text) {
    const std::vector<OptionSpec> specs{
        {"elo0", OptionType::Decimal, {}, "0"},
        {"elo1", OptionType::Decimal, {}, "5"},
        {"alpha", OptionType::Decimal, {}, "0.05"},
        {"beta", OptionType::Decimal, {}, "0.05"},
        {"model", OptionType::Choice, {}, "logistic", {}, {}, {"logistic", "normalised"}}};
    const Spec spec = parse_spec("sprt(" + text + ")");
    const Options options{as_it_is("--sprt"), specs, spec.options};
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

std::vector<CommandOption> tournament_options() {
    return {
        choice_option("format",
                      {"who meets whom: everyone meets everyone, the first meet all others, losers "
                       "are out, or bots with equal scores meet",
                       "siapa bertemu siapa: semua bertemu semua, yang pertama bertemu semua yang "
                       "lain, yang kalah gugur, atau bot dengan poin sama saling bertemu"},
                      {"round-robin", "gauntlet", "knockout", "swiss"})
            .usually("round-robin"),
        integer_option("games", {"games of each pair of bots; each opening is played twice",
                                 "permainan tiap pasangan bot; tiap pembukaan dimainkan dua kali"})
            .between(1, kMostTournamentGames)
            .usually("2"),
        integer_option("champions", {"gauntlet: how many of the first bots play all the others",
                                     "gauntlet: berapa bot pertama yang melawan semua bot lain"})
            .between(1, 1000)
            .usually("1"),
        integer_option("swiss-rounds", {"swiss: rounds [one more than a knockout has]",
                                        "swiss: babak [satu lebih banyak daripada knockout]"})
            .between(1, 1000),
        text_option("openings",
                    {"none, random, balanced (the most even of several random ones), or a file: "
                     "one per line, or games that --pgn or --games-json wrote",
                     "none, random, balanced (yang paling seimbang dari beberapa yang acak), atau "
                     "berkas: satu per baris, atau permainan yang ditulis --pgn atau --games-json"})
            .written({"KIND|FILE", "JENIS|BERKAS"})
            .usually("balanced"),
        integer_option("opening-plies",
                       {"length in plies of random openings, and of those taken from games",
                        "banyaknya langkah pembukaan acak dan yang diambil dari permainan"})
            .between(0, 100),
        text_option("clock", {"time for a whole game, and what is added after each move",
                              "waktu untuk seluruh permainan dan tambahan setelah tiap langkah"})
            .written({"SECONDS[+INCREMENT]", "DETIK[+TAMBAHAN]"}),
        text_option("sprt",
                    {"two bots play until it is clear which hypothesis holds: elo0=0,elo1=5, "
                     "and alpha=0.05, beta=0.05, model=logistic or normalised",
                     "dua bot bermain sampai jelas hipotesis mana yang benar: "
                     "elo0=0,elo1=5, serta alpha=0.05, beta=0.05, model=logistic atau "
                     "normalised"})
            .written({"BOUNDS", "BATAS"}),
        seed_option()};
}

std::vector<CommandOption> early_end_options() {
    const Words rule{"SCORE:MOVES", "SKOR:LANGKAH"};
    return {
        flag_option("proved", {"end a game when both sides have proved the same result",
                               "akhiri permainan bila kedua pihak membuktikan hasil yang sama"}),
        text_option(
            "resign",
            {"end a game when a side sees itself SCORE behind for MOVES moves",
             "akhiri permainan bila satu pihak merasa tertinggal SKOR selama LANGKAH langkah"})
            .written(rule),
        text_option("draw", {"end a game as a draw when both sides are within SCORE of even",
                             "akhiri sebagai seri bila kedua pihak berselisih paling banyak SKOR"})
            .written(rule),
        integer_option("most-moves", {"end a game as a draw after N moves",
                                      "akhiri sebagai seri setelah N langkah"})
            .between(1, 10'000)};
}

}  // namespace

void PlanOptions::add_to(Command& command) {
    game_.add_to(command, Place::Optional);
    Word bots{words::kBot,
              Place::Optional,
              Words{"who takes part: a bot such as 'alphabeta(depth=4)', or NAME:BOT to call it by "
                    "a name; two of one name are NAME#1 and NAME#2",
                    "siapa yang ikut: bot seperti 'alphabeta(depth=4)', atau NAMA:BOT untuk "
                    "memberinya nama; dua yang bernama sama menjadi NAMA#1 dan NAMA#2"},
              {Candidates::Kind::Bot}};
    bots.all = &bots_;
    command.words.push_back(bots);
    options_.add_to(command, {"Tournament", "Turnamen"}, tournament_options());
    options_.add_to(command, {"Ending games early", "Mengakhiri permainan lebih awal"},
                    early_end_options());
    limits_.add_to(command, words::kGroupMoveLimits, limit_options());
}

void PlanOptions::check_nothing_given(const Words& because) const {
    std::optional<Phrase> extra;
    if (given()) extra = words::kGame;
    for (const CommandOptions* options : {&options_, &limits_}) {
        for (const auto& [option, text] : options->given()) extra = as_it_is("--" + option);
    }
    if (game_.settings_given()) extra = words::kAnOptionOfTheGame;
    if (extra) throw InputError{because, {*extra}};
}

TournamentPlan PlanOptions::plan() const {
    const Options options = options_.checked();
    const GameModule& entry = game_.entry();
    (void)game_.make(entry);  // wrong settings come to light
    TournamentPlan plan;
    plan.game = entry.name;
    plan.settings = game_.given();
    plan.position = game_.position();
    plan.time.move = command_limits(limits_.checked());
    for (const std::string& bot : bots_) {
        plan.bots.push_back(tightened(planned_bot(bot), plan.time.move));
    }
    make_names_unique(plan.bots);
    plan.format = parse_format(options.text("format"));
    plan.games = static_cast<int>(options.integer("games"));
    plan.champions = static_cast<int>(options.integer("champions"));
    if (const auto rounds = options.maybe_integer("swiss-rounds")) {
        plan.rounds = static_cast<int>(*rounds);
    }
    plan.seed = command_seed(options);
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
