#include "arena/plan.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "arena/tightened.hpp"
#include "arena/words.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/spec.hpp"
#include "core/text.hpp"
#include "core/utf8.hpp"

namespace lawan {
namespace {

constexpr std::pair<Format, std::string_view> kFormats[] = {{Format::RoundRobin, "round-robin"},
                                                            {Format::Gauntlet, "gauntlet"},
                                                            {Format::Knockout, "knockout"},
                                                            {Format::Swiss, "swiss"}};

bool is_name_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_' ||
           c == '-' || c == '.' || c == ' ' || static_cast<unsigned char>(c) >= 0x80;
}

void check_sprt(const TournamentPlan& plan) {
    const SprtSettings& test = *plan.sprt;
    const auto is_rate = [](double rate) { return rate > 0 && rate < 0.5; };
    if (plan.bots.size() != 2 || plan.games % 2 != 0) throw InputError{words::kSprtOfTwo, {}};
    if (!(test.elo0 < test.elo1)) throw InputError{words::kSprtOrder, {}};
    if (!is_rate(test.alpha) || !is_rate(test.beta)) throw InputError{words::kSprtRates, {}};
}

}  // namespace

std::string_view to_text(Format format) {
    for (const auto& [value, text] : kFormats) {
        if (value == format) return text;
    }
    return "unknown";
}

Format parse_format(std::string_view text) {
    std::vector<std::string> names;
    for (const auto& [value, name] : kFormats) {
        if (name == text) return value;
        names.emplace_back(name);
    }
    throw InputError{unknown_name(words::kFormat, text, names)};
}

PlannedBot planned_bot(std::string_view text) {
    constexpr std::size_t kLongestName = 60;
    const auto colon = text.find(':');
    if (colon != std::string_view::npos && colon > 0) {
        const std::string_view name = text.substr(0, colon);
        check_utf8(name);
        if (std::all_of(name.begin(), name.end(), is_name_character)) {
            if (name.size() > kLongestName) {
                throw InputError{words::kNameTooLong, {in_quotes(name)}};
            }
            const Spec spec = parse_spec(text.substr(colon + 1));
            return {std::string{trimmed(name)}, to_text(spec)};
        }
        // A colon behind a bracket belongs to an option of the bot.
        if (name.find('(') == std::string_view::npos) {
            throw InputError{words::kNameCharacters, {in_quotes(name)}};
        }
    }
    const std::string spec = to_text(parse_spec(text));
    return {spec, spec};
}

void make_names_unique(std::vector<PlannedBot>& bots) {
    std::map<std::string, int> uses;
    for (const PlannedBot& bot : bots) ++uses[bot.name];
    std::map<std::string, int> seen;
    for (PlannedBot& bot : bots) {
        if (uses[bot.name] > 1) bot.name += fmt::format("#{}", ++seen[bot.name]);
    }
}

void check(const TournamentPlan& plan) {
    // Every pair of them is planned, and every bot is made before the first game.
    constexpr std::size_t kMostBots = 1000;
    if (plan.bots.size() < 2) throw InputError{words::kTwoBotsNeeded, {}};
    if (plan.bots.size() > kMostBots) {
        throw InputError{words::kTooManyBots, {kMostBots, plan.bots.size()}};
    }
    if (plan.games < 1) throw InputError{words::kOneGameNeeded, {}};
    if (plan.format == Format::Gauntlet &&
        (plan.champions < 1 || static_cast<std::size_t>(plan.champions) >= plan.bots.size())) {
        throw InputError{words::kChampionsOutOfRange, {plan.bots.size(), plan.bots.size() - 1}};
    }
    if (plan.format == Format::Swiss && plan.rounds && *plan.rounds < 1) {
        throw InputError{words::kOneRoundNeeded, {}};
    }
    if (plan.sprt) check_sprt(plan);
    check_utf8(plan.openings.file);
    std::set<std::string_view> names;
    for (const PlannedBot& bot : plan.bots) {
        if (!names.insert(bot.name).second) {
            throw InputError{words::kSameBotNames, {in_quotes(bot.name)}};
        }
    }
}

std::optional<Phrase> difference(const TournamentPlan& one, const TournamentPlan& other) {
    // A plan that somebody wrote may leave a bot its own wider limits; the games are the same.
    const TournamentPlan a = tightened(one);
    const TournamentPlan b = tightened(other);
    if (a == b) return std::nullopt;
    if (a.game != b.game) return words::kGameDiffers;
    if (a.settings != b.settings || a.position != b.position) return words::kSettingsDiffer;
    if (a.bots != b.bots) return words::kBotsDiffer;
    if (a.format != b.format || a.champions != b.champions) return words::kFormatDiffers;
    if (a.games != b.games || a.rounds != b.rounds) return words::kGamesDiffer;
    if (!(a.seed == b.seed)) return words::kSeedDiffers;
    if (!(a.time == b.time)) return words::kTimeDiffers;
    if (!(a.openings == b.openings)) return words::kOpeningsDiffer;
    if (!(a.sprt == b.sprt)) return words::kSprtDiffers;
    return words::kAdjudicationDiffers;
}

}  // namespace lawan
