#include "arena/marks.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "arena/figures.hpp"
#include "arena/plan_json.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

[[noreturn]] void bad_marks(const std::string& what) {
    throw InputError{"in the scale of marks: " + what};
}

std::size_t find_bot(const TournamentPlan& plan, const std::string& name) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
        if (plan.bots[i].name == name || plan.bots[i].spec == name) return i;
        names.push_back(plan.bots[i].name);
    }
    bad_marks(unknown_name("bot of the tournament", name, names));
}

}  // namespace

MarkScale parse_marks(std::string_view text, const TournamentPlan& plan) {
    Json json;
    try {
        json = parse_json(text);
    } catch (const JsonError& error) {
        bad_marks(error.what());
    }
    if (!json.is_object() || !json.contains("ladder") || !json["ladder"].is_array() ||
        !json.contains("marks") || !json["marks"].is_array()) {
        bad_marks("it is an object with the lists 'ladder' and 'marks'");
    }
    MarkScale scale;
    for (const Json& name : json["ladder"]) {
        if (!name.is_string()) bad_marks("the ladder is a list of names of bots");
        scale.ladder.push_back(find_bot(plan, name.get<std::string>()));
    }
    if (scale.ladder.empty()) bad_marks("the ladder is empty");
    for (const Json& step : json["marks"]) {
        if (!step.is_object() || !step.contains("mark") || !step["mark"].is_string() ||
            !step.contains("from") || !step["from"].is_number()) {
            bad_marks(
                "each of 'marks' has a 'mark' and the share of points 'from' which it is given");
        }
        scale.steps.push_back({step["mark"].get<std::string>(), step["from"].get<double>()});
        if (!(scale.steps.back().from >= 0 && scale.steps.back().from <= 1)) {
            bad_marks(fmt::format("'from' of mark {} is not between 0 and 1",
                                  in_quotes(scale.steps.back().mark)));
        }
    }
    std::sort(scale.steps.begin(), scale.steps.end(),
              [](const MarkStep& a, const MarkStep& b) { return a.from > b.from; });
    if (scale.steps.empty() || scale.steps.back().from != 0) {
        bad_marks("the lowest mark is given from 0");
    }
    return scale;
}

std::vector<CourseMark> marks_of(const MarkScale& scale, const TournamentPlan& plan,
                                 const std::vector<GameSummary>& games) {
    const auto on_ladder = [&](std::size_t bot) {
        return std::find(scale.ladder.begin(), scale.ladder.end(), bot) != scale.ladder.end();
    };
    std::vector<CourseMark> all(plan.bots.size());
    for (const GameSummary& game : games) {
        for (const Side side : {Side::X, Side::O}) {
            if (!on_ladder(game.bots[opponent_of(side)])) continue;
            CourseMark& mark = all[game.bots[side]];
            mark.points += game.points(side);
            ++mark.games;
        }
    }
    std::vector<CourseMark> marks;
    for (std::size_t bot = 0; bot < all.size(); ++bot) {
        if (on_ladder(bot)) continue;
        CourseMark mark = all[bot];
        mark.bot = bot;
        if (mark.games > 0) {
            std::size_t step = 0;
            while (mark.share() < scale.steps[step].from) ++step;
            mark.mark = scale.steps[step].mark;
            if (step > 0) {
                const MarkStep& next = scale.steps[step - 1];
                mark.next = next.mark;
                mark.missing = std::ceil(2 * next.from * mark.games - 1e-9) / 2 - mark.points;
            }
        }
        marks.push_back(std::move(mark));
    }
    return marks;
}

std::string mark_text(const TournamentPlan& plan, const CourseMark& mark) {
    const std::string& name = plan.bots[mark.bot].name;
    if (mark.games == 0) return fmt::format("{}: no game against the ladder, no mark", name);
    std::string text = fmt::format("{}: {} ({} of {} points, {:.1f} %)", name, mark.mark,
                                   points_text(mark.points), mark.games, 100 * mark.share());
    if (!mark.next.empty()) {
        text += fmt::format("; {} point{} more in these games would be {}",
                            points_text(mark.missing), mark.missing == 1 ? "" : "s", mark.next);
    }
    return text;
}

std::string marks_report(const MarkScale& scale, const TournamentPlan& plan,
                         const std::vector<GameSummary>& games) {
    std::string text = "marks, by the points against the ladder:";
    for (const std::size_t bot : scale.ladder) text += ' ' + plan.bots[bot].name;
    text += '\n';
    for (const CourseMark& mark : marks_of(scale, plan, games))
        text += mark_text(plan, mark) + '\n';
    return text;
}

}  // namespace lawan
