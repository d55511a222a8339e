// lawan elo and lawan sprt: what results say, without playing a game.
#include <cmath>
#include <memory>

#include <fmt/format.h>

#include "arena/elo.hpp"
#include "arena/sprt.hpp"
#include "cli/command_options.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/arena_words.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/phrases.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

struct EloArguments {
    std::vector<std::string> counts;
    CommandOptions options;
};

// Three numbers are games, five are pairs of games.
Scores scores_from(const std::vector<std::string>& counts) {
    std::vector<std::int64_t> numbers;
    for (const std::string& text : counts) {
        const auto number = parse_whole_number(text);
        if (!number || *number > 1'000'000'000'000) {
            throw InputError{words::kNotANumberOfGames, {in_quotes(text)}};
        }
        numbers.push_back(*number);
    }
    Scores scores;
    if (numbers.size() == 3) {
        scores = scores_of(WinDrawLoss{numbers[0], numbers[1], numbers[2]});
    } else if (numbers.size() == 5) {
        scores = scores_of(PairCounts{numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]});
    } else {
        throw InputError{words::kWrongCounts, {}};
    }
    if (scores.count == 0) throw InputError{words::kNoSingleGame, {}};
    return scores;
}

Json number(double value) {
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

void print_estimate(const Scores& scores, const EloEstimate& estimate) {
    const auto figure = [](double value) { return decimal(value, 2); };
    const auto row = [&](const Words& name, double value, const Interval& interval) {
        const bool open = !std::isfinite(interval.low) && !std::isfinite(interval.high);
        print("{:<10} {:>8}   {}\n", told(name), told(figure(value)),
              open ? told(words::kNoInterval)
                   : told(words::kInterval, {figure(interval.low), figure(interval.high)}));
    };
    const auto games = static_cast<std::int64_t>(scores.count * scores.games_each);
    print("{}\n", told(words::kGamesAndScore, {games, figure(100 * scores.mean())}));
    if (std::isfinite(estimate.elo)) {
        row(words::kEloHeading, estimate.elo, estimate.interval);
    } else {  // who won or lost everything may be better or worse by any amount
        const bool won = estimate.elo > 0;
        print("{:<10} {:>8}   {}\n", told(words::kEloHeading), "-",
              told(won ? words::kIntervalFrom : words::kIntervalTo,
                   {figure(won ? estimate.interval.low : estimate.interval.high)}));
    }
    if (std::isfinite(estimate.normalised)) {
        row(words::kNormalisedHeading, estimate.normalised, estimate.normalised_interval);
    } else {
        print("{:<10} {:>8}   {}\n", told(words::kNormalisedHeading), "-",
              told(words::kNothingToMeasureBy));
    }
    print("{}\n", told(words::kStrongerWith, {figure(100 * estimate.superiority)}));
}

ExitCode elo(const EloArguments& arguments) {
    const Options options = arguments.options.checked();
    const Scores scores = scores_from(arguments.counts);
    const EloEstimate estimate = estimate_elo(scores);
    if (options.flag("json")) {
        const Json json{{"games", static_cast<std::int64_t>(scores.count * scores.games_each)},
                        {"score", scores.mean()},
                        {"elo", number(estimate.elo)},
                        {"low", number(estimate.interval.low)},
                        {"high", number(estimate.interval.high)},
                        {"normalised", number(estimate.normalised)},
                        {"normalised_low", number(estimate.normalised_interval.low)},
                        {"normalised_high", number(estimate.normalised_interval.high)},
                        {"superiority", estimate.superiority}};
        fmt::print("{}", json_text(json));
        return ExitCode::Done;
    }
    print_estimate(scores, estimate);
    return ExitCode::Done;
}

ExitCode sprt(const EloArguments& arguments) {
    const Options options = arguments.options.checked();
    const Scores scores = scores_from(arguments.counts);
    const SprtSettings settings{
        options.decimal("elo0"), options.decimal("elo1"), options.decimal("alpha"),
        options.decimal("beta"),
        options.text("model") == "logistic" ? EloModel::Logistic : EloModel::Normalised};
    if (!(settings.elo0 < settings.elo1)) throw InputError{words::kElo0BelowElo1, {}};
    const SprtState state = lawan::sprt(scores, settings);
    const char* verdict = state.verdict == SprtVerdict::AcceptElo0   ? "elo0"
                          : state.verdict == SprtVerdict::AcceptElo1 ? "elo1"
                                                                     : "open";
    const double at0 = expected_games(settings, settings.elo0, scores);
    const double at1 = expected_games(settings, settings.elo1, scores);
    if (options.flag("json")) {
        const Json json{{"ratio", number(state.ratio)},
                        {"lower", state.lower},
                        {"upper", state.upper},
                        {"verdict", verdict},
                        {"expected_games_at_elo0", number(at0)},
                        {"expected_games_at_elo1", number(at1)}};
        fmt::print("{}", json_text(json));
    } else {
        const auto figure = [](double value) { return decimal(value, 3); };
        print("{}\n",
              told(words::kRatioAndBounds,
                   {figure(state.ratio), figure(state.lower), figure(state.upper),
                    state.verdict == SprtVerdict::GoOn ? Phrase{words::kGoOn}
                                                       : Phrase{words::kIsAccepted, {verdict}}}));
        if (std::isfinite(at0) && std::isfinite(at1)) {
            print("{}\n", told(words::kTestTakes, {std::llround(at0), std::llround(at1)}));
        }
    }
    return state.verdict == SprtVerdict::GoOn ? ExitCode::NotSettled : ExitCode::Done;
}

void add_counts(Command& command, std::vector<std::string>& counts) {
    Word word{{"COUNTS", "JUMLAH"},
              Place::Needed,
              Words{"WINS DRAWS LOSSES, or pairs of games by their points: 0, 1/2, 1, 1 1/2, 2",
                    "MENANG SERI KALAH, atau pasangan permainan menurut angkanya: 0, 1/2, 1, 1 "
                    "1/2, 2"}};
    word.all = &counts;
    command.words.push_back(word);
}

}  // namespace

Command elo_command() {
    const auto arguments = std::make_shared<EloArguments>();
    Command command{"elo",
                    Words{"Calculate the Elo difference that a result shows.",
                          "Hitung selisih Elo yang ditunjukkan suatu hasil."},
                    [arguments] { return elo(*arguments); }};
    command.examples = {
        {"lawan elo 120 50 90"},
        {"lawan elo 3 20 45 26 6",
         Words{"pairs of games, which say more", "pasangan permainan, yang berkata lebih banyak"}}};
    add_counts(command, arguments->counts);
    arguments->options.add_to(command, words::kGroupOutput, {json_option()});
    return command;
}

Command sprt_command() {
    constexpr double kMostElo = 10'000;
    constexpr double kLeastRisk = 0.0001;
    constexpr double kMostRisk = 0.4999;
    const auto arguments = std::make_shared<EloArguments>();
    Command command{"sprt",
                    Words{"Calculate where a sequential test stands.",
                          "Hitung sampai mana sebuah uji berurutan."},
                    [arguments] { return sprt(*arguments); }};
    command.examples = {
        {"lawan sprt 365 16618 36229 16974 390 --elo0 0 --elo1 2 --model normalised"},
        {"lawan sprt 520 800 480 --elo1 10"}};
    command.remarks = {words::kSprtExitCodes};
    add_counts(command, arguments->counts);
    arguments->options.add_to(
        command, {"Test", "Uji"},
        {decimal_option("elo0", {"Elo difference under the null hypothesis",
                                 "selisih Elo menurut hipotesis nol"})
             .between(-kMostElo, kMostElo)
             .usually("0"),
         decimal_option("elo1", {"Elo difference under the alternative hypothesis",
                                 "selisih Elo menurut hipotesis tandingan"})
             .between(-kMostElo, kMostElo)
             .usually("5"),
         decimal_option("alpha",
                        {"probability of wrongly accepting elo1", "peluang keliru menerima elo1"})
             .between(kLeastRisk, kMostRisk)
             .usually("0.05"),
         decimal_option("beta",
                        {"probability of wrongly accepting elo0", "peluang keliru menerima elo0"})
             .between(kLeastRisk, kMostRisk)
             .usually("0.05"),
         choice_option("model", {"what Elo counts", "yang dihitung Elo"},
                       {"logistic", "normalised"})
             .usually("logistic"),
         json_option()});
    return command;
}

}  // namespace lawan::cli
