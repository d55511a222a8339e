#include "arena/marks.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"
#include "formats/json_text.hpp"

namespace lawan {
namespace {

using Json = nlohmann::json;

[[noreturn]] void fail(const std::string& what) {
    throw InputError{"in the scale of marks: " + what};
}

std::size_t find_bot(const TournamentPlan& plan, const std::string& name) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
        if (plan.bots[i].name == name || plan.bots[i].spec == name) return i;
        names.push_back(plan.bots[i].name);
    }
    fail(unknown_name("bot of the tournament", name, names));
}

struct Tally {
    double points = 0;
    int games = 0;

    [[nodiscard]] double share() const { return games > 0 ? points / games : 0; }
};

std::string points_text(double points) {
    return points == std::floor(points) ? fmt::format("{:.0f}", points)
                                        : fmt::format("{:.1f}", points);
}

}  // namespace

MarkScale parse_marks(std::string_view text, const TournamentPlan& plan) {
    Json json;
    try {
        json = parse_json(text);
    } catch (const JsonError& error) {
        fail(error.what());
    }
    if (!json.is_object() || !json.contains("ladder") || !json["ladder"].is_array() ||
        !json.contains("marks") || !json["marks"].is_array()) {
        fail("it is an object with the lists 'ladder' and 'marks'");
    }
    MarkScale scale;
    for (const Json& name : json["ladder"]) {
        if (!name.is_string()) fail("the ladder is a list of names of bots");
        scale.ladder.push_back(find_bot(plan, name.get<std::string>()));
    }
    if (scale.ladder.empty()) fail("the ladder is empty");
    for (const Json& step : json["marks"]) {
        if (!step.is_object() || !step.contains("mark") || !step["mark"].is_string() ||
            !step.contains("from") || !step["from"].is_number()) {
            fail("each of 'marks' has a 'mark' and the share of points 'from' which it is given");
        }
        scale.steps.push_back({step["mark"].get<std::string>(), step["from"].get<double>()});
        if (!(scale.steps.back().from >= 0 && scale.steps.back().from <= 1)) {
            fail(fmt::format("'from' of mark {} is not between 0 and 1",
                             in_quotes(scale.steps.back().mark)));
        }
    }
    std::sort(scale.steps.begin(), scale.steps.end(),
              [](const MarkStep& a, const MarkStep& b) { return a.from > b.from; });
    if (scale.steps.empty() || scale.steps.back().from != 0) {
        fail("the lowest mark is given from 0");
    }
    return scale;
}

std::string marks_report(const MarkScale& scale, const TournamentPlan& plan,
                         const std::vector<GameSummary>& games) {
    const auto on_ladder = [&](std::size_t bot) {
        return std::find(scale.ladder.begin(), scale.ladder.end(), bot) != scale.ladder.end();
    };
    std::vector<Tally> tallies(plan.bots.size());
    for (const GameSummary& game : games) {
        for (const Side side : {Side::X, Side::O}) {
            const std::size_t bot = game.bots[side];
            if (on_ladder(bot) || !on_ladder(game.bots[opponent_of(side)])) continue;
            tallies[bot].points += game.points(side);
            ++tallies[bot].games;
        }
    }
    std::string text = "\nmarks, by the points against the ladder:";
    for (const std::size_t bot : scale.ladder) text += ' ' + plan.bots[bot].name;
    text += '\n';
    for (std::size_t bot = 0; bot < plan.bots.size(); ++bot) {
        if (on_ladder(bot)) continue;
        const Tally& tally = tallies[bot];
        if (tally.games == 0) {
            text += fmt::format("{}: no game against the ladder, no mark\n", plan.bots[bot].name);
            continue;
        }
        std::size_t step = 0;
        while (tally.share() < scale.steps[step].from) ++step;
        text += fmt::format("{}: {} ({} of {} points, {:.1f} %)", plan.bots[bot].name,
                            scale.steps[step].mark, points_text(tally.points), tally.games,
                            100 * tally.share());
        if (step > 0) {
            const MarkStep& next = scale.steps[step - 1];
            const double needed = std::ceil(2 * next.from * tally.games - 1e-9) / 2;
            text += fmt::format("; {} points more in these games are {}",
                                points_text(needed - tally.points), next.mark);
        }
        text += '\n';
    }
    return text;
}

}  // namespace lawan
