// lawan elo and lawan sprt: what results say, without playing a game.
#include <cmath>
#include <memory>

#include <fmt/format.h>

#include "arena/elo.hpp"
#include "arena/sprt.hpp"
#include "cli/command_options.hpp"
#include "cli/commands.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

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
            throw InputError{fmt::format("{} is not a number of games", in_quotes(text))};
        }
        numbers.push_back(*number);
    }
    Scores scores;
    if (numbers.size() == 3) {
        scores = scores_of(WinDrawLoss{numbers[0], numbers[1], numbers[2]});
    } else if (numbers.size() == 5) {
        scores = scores_of(PairCounts{numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]});
    } else {
        throw InputError{
            "COUNTS are three numbers of games (wins, draws, losses) or five of pairs (by points: "
            "0, 1/2, 1, 1 1/2, 2)"};
    }
    if (scores.count == 0) throw InputError{"there is not a single game"};
    return scores;
}

Json number(double value) {
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

ExitCode elo(const EloArguments& arguments) {
    const Options options = arguments.options.checked();
    const Scores scores = scores_from(arguments.counts);
    const EloEstimate estimate = estimate_elo(scores);
    const double games = scores.count * scores.games_each;
    if (options.flag("json")) {
        const Json json{{"games", games},
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
    fmt::print("{}, score {:.2f} %\n", count_text(static_cast<std::size_t>(games), "game"),
               100 * scores.mean());
    fmt::print("elo        {:8.2f}   95 %: {:.2f} to {:.2f}\n", estimate.elo, estimate.interval.low,
               estimate.interval.high);
    if (std::isfinite(estimate.normalised)) {
        fmt::print("normalised {:8.2f}   95 %: {:.2f} to {:.2f}\n", estimate.normalised,
                   estimate.normalised_interval.low, estimate.normalised_interval.high);
    } else {
        fmt::print("normalised        -   all results are the same: nothing to measure it by\n");
    }
    fmt::print("stronger with a likelihood of {:.2f} %\n", 100 * estimate.superiority);
    return ExitCode::Done;
}

ExitCode sprt(const EloArguments& arguments) {
    const Options options = arguments.options.checked();
    const Scores scores = scores_from(arguments.counts);
    const SprtSettings settings{
        options.decimal("elo0"), options.decimal("elo1"), options.decimal("alpha"),
        options.decimal("beta"),
        options.text("model") == "logistic" ? EloModel::Logistic : EloModel::Normalised};
    if (!(settings.elo0 < settings.elo1)) throw InputError{"elo0 must lie below elo1"};
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
        fmt::print("log-likelihood ratio {:.3f}, bounds {:.3f} and {:.3f}: {}\n", state.ratio,
                   state.lower, state.upper,
                   state.verdict == SprtVerdict::GoOn ? std::string{"go on"}
                                                      : fmt::format("{} is accepted", verdict));
        if (std::isfinite(at0) && std::isfinite(at1)) {
            fmt::print("such a test takes about {:.0f} games at elo0, {:.0f} at elo1\n", at0, at1);
        }
    }
    return state.verdict == SprtVerdict::GoOn ? ExitCode::NotSettled : ExitCode::Done;
}

void add_counts(Command& command, std::vector<std::string>& counts) {
    command.words.push_back({"COUNTS",
                             Place::Needed,
                             "WINS DRAWS LOSSES, or pairs of games by their points: 0, 1/2, 1, 1 "
                             "1/2, 2",
                             {},
                             nullptr,
                             &counts});
}

}  // namespace

Command elo_command() {
    const auto arguments = std::make_shared<EloArguments>();
    Command command{"elo", "What a result says about the difference of strength.",
                    "  lawan elo 120 50 90\n"
                    "  lawan elo 3 20 45 26 6     pairs of games, which say more",
                    [arguments] { return elo(*arguments); }};
    add_counts(command, arguments->counts);
    arguments->options.add_to(command, "Output", {json_option()});
    return command;
}

Command sprt_command() {
    const auto arguments = std::make_shared<EloArguments>();
    Command command{"sprt", "Where a sequential test stands after so many games.",
                    "  lawan sprt 365 16618 36229 16974 390 --elo0 0 --elo1 2 --model normalised\n"
                    "  lawan sprt 520 800 480 --elo1 10\n"
                    "Exit code 0: the test has decided, for either side; 3: more games are needed.",
                    [arguments] { return sprt(*arguments); }};
    add_counts(command, arguments->counts);
    arguments->options.add_to(
        command, "Test",
        {{{"elo0", OptionType::Decimal, "the difference of no interest [0]", "0", -10'000, 10'000}},
         {{"elo1", OptionType::Decimal, "the difference hoped for [5]", "5", -10'000, 10'000}},
         {{"alpha", OptionType::Decimal, "risk to accept elo1 wrongly [0.05]", "0.05", 0.0001,
           0.4999}},
         {{"beta", OptionType::Decimal, "risk to accept elo0 wrongly [0.05]", "0.05", 0.0001,
           0.4999}},
         {{"model",
           OptionType::Choice,
           "what Elo counts [logistic]",
           "logistic",
           {},
           {},
           {"logistic", "normalised"}}},
         json_option()});
    return command;
}

}  // namespace lawan::cli
