#include "arena/plan.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/spec.hpp"
#include "core/text.hpp"

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
    throw InputError{unknown_name("format", text, names)};
}

PlannedBot planned_bot(std::string_view text) {
    constexpr std::size_t kLongestName = 60;
    const auto colon = text.find(':');
    if (colon != std::string_view::npos && colon > 0) {
        const std::string_view name = text.substr(0, colon);
        if (std::all_of(name.begin(), name.end(), is_name_character)) {
            if (name.size() > kLongestName) {
                throw InputError{"the name " + in_quotes(name) + " is too long"};
            }
            const Spec spec = parse_spec(text.substr(colon + 1));
            return {std::string{trimmed(name)}, to_text(spec)};
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
    if (plan.bots.size() < 2) throw InputError{"a tournament needs at least two bots"};
    if (plan.games < 1) throw InputError{"those who meet play at least one game"};
    if (plan.format == Format::Gauntlet &&
        (plan.champions < 1 || static_cast<std::size_t>(plan.champions) >= plan.bots.size())) {
        throw InputError{fmt::format("a gauntlet of {} bots has from 1 to {} champions",
                                     plan.bots.size(), plan.bots.size() - 1)};
    }
    if (plan.format == Format::Swiss && plan.rounds && *plan.rounds < 1) {
        throw InputError{"a Swiss tournament has at least one round"};
    }
    if (plan.sprt) {
        const SprtSettings& test = *plan.sprt;
        if (plan.bots.size() != 2 || plan.games % 2 != 0) {
            throw InputError{"an SPRT is between two bots, over an even number of games"};
        }
        if (!(test.elo0 < test.elo1)) throw InputError{"the SPRT needs elo0 below elo1"};
        const auto is_rate = [](double rate) { return rate > 0 && rate < 0.5; };
        if (!is_rate(test.alpha) || !is_rate(test.beta)) {
            throw InputError{"alpha and beta of an SPRT lie between 0 and 0.5"};
        }
    }
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (plan.bots[i].name == plan.bots[j].name) {
                throw InputError{"two bots are called " + in_quotes(plan.bots[i].name)};
            }
        }
    }
}

std::string difference(const TournamentPlan& a, const TournamentPlan& b) {
    if (a == b) return {};
    if (a.game != b.game) return "the game differs";
    if (a.settings != b.settings || a.position != b.position)
        return "the settings of the game differ";
    if (a.bots != b.bots) return "the bots differ";
    if (a.format != b.format) return "the format differs";
    if (a.games != b.games || a.rounds != b.rounds) return "the number of games differs";
    if (!(a.seed == b.seed)) return "the seed differs";
    if (!(a.time == b.time)) return "the time or the limits for a move differ";
    if (!(a.openings == b.openings)) return "the openings differ";
    if (!(a.sprt == b.sprt)) return "the SPRT differs";
    return "the adjudication differs";
}

}  // namespace lawan
