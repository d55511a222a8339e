#include "tournaments/marks.hpp"

#include <algorithm>
#include <cmath>

#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/phrases.hpp"
#include "tournaments/words.hpp"

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kMostPenalty = 10;

[[noreturn]] void bad_marks(const Phrase& what) {
    throw InputError{words::kBadMarks, {what}};
}

std::size_t find_bot(const TournamentPlan& plan, const std::string& name) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
        if (plan.bots[i].name == name || plan.bots[i].spec == name) return i;
        names.push_back(plan.bots[i].name);
    }
    bad_marks(unknown_name(words::kBotOfTheTournament, name, names));
}

std::map<EndReason, double> penalties_from(const Json& json) {
    std::map<EndReason, double> penalties;
    if (!json.is_object()) bad_marks(words::kPenaltyForm);
    for (const auto& [name, points] : json.items()) {
        const auto reason = parse_end_reason(name);
        GameSummary ended;
        if (reason) ended.reason = *reason;
        if (!reason || !ended.forfeited() || !points.is_number() || points.get<double>() < 0 ||
            points.get<double>() > kMostPenalty) {
            bad_marks(words::kPenaltyForm);
        }
        penalties[*reason] = points.get<double>();
    }
    return penalties;
}

}  // namespace

MarkScale parse_marks(std::string_view text, const TournamentPlan& plan) {
    Json json;
    try {
        json = parse_json(text);
    } catch (const JsonError& error) {
        bad_marks(error.phrase());
    }
    if (!json.is_object() || !json.contains("ladder") || !json["ladder"].is_array() ||
        !json.contains("marks") || !json["marks"].is_array()) {
        bad_marks(words::kMarksForm);
    }
    MarkScale scale;
    for (const Json& name : json["ladder"]) {
        if (!name.is_string()) bad_marks(words::kLadderForm);
        scale.ladder.push_back(find_bot(plan, name.get<std::string>()));
    }
    if (scale.ladder.empty()) bad_marks(words::kLadderEmpty);
    for (const Json& step : json["marks"]) {
        if (!step.is_object() || !step.contains("mark") || !step["mark"].is_string() ||
            !step.contains("from") || !step["from"].is_number()) {
            bad_marks(words::kMarkForm);
        }
        scale.steps.push_back({step["mark"].get<std::string>(), step["from"].get<double>()});
        if (!(scale.steps.back().from >= 0 && scale.steps.back().from <= 1)) {
            bad_marks({words::kMarkRange, {in_quotes(scale.steps.back().mark)}});
        }
    }
    std::sort(scale.steps.begin(), scale.steps.end(),
              [](const MarkStep& a, const MarkStep& b) { return a.from > b.from; });
    if (scale.steps.empty() || scale.steps.back().from != 0) bad_marks(words::kLowestMark);
    if (json.contains("penalties")) scale.penalties = penalties_from(json["penalties"]);
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
            const auto penalty = scale.penalties.find(game.reason);
            if (penalty != scale.penalties.end() && game.winner == opponent_of(side)) {
                mark.points -= penalty->second;
                mark.taken_off += penalty->second;
            }
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

Phrase points_phrase(double points) {
    const int digits = points == std::floor(points)           ? 0
                       : 2 * points == std::floor(2 * points) ? 1
                                                              : 2;
    return decimal(points, digits);
}

Phrase mark_phrase(const TournamentPlan& plan, const CourseMark& mark) {
    const std::string& name = plan.bots[mark.bot].name;
    if (mark.games == 0) return {words::kNoGameNoMark, {name}};
    const Words& sentence = mark.next.empty() ? words::kMark : words::kMarkAndNext;
    Phrase phrase{sentence,
                  {name, mark.mark, points_phrase(mark.points), mark.games,
                   decimal(100 * mark.share(), 1), points_phrase(mark.missing), mark.next}};
    if (mark.taken_off == 0) return phrase;
    return {words::kTakenOff, {phrase, points_phrase(mark.taken_off)}};
}

std::string marks_report(const MarkScale& scale, const TournamentPlan& plan,
                         const std::vector<GameSummary>& games, Language language) {
    std::vector<Phrase> ladder;
    for (const std::size_t bot : scale.ladder) ladder.push_back(as_it_is(plan.bots[bot].name));
    std::string text = Phrase{words::kMarksTitle, {joined(ladder, " ")}}.in(language) + '\n';
    for (const CourseMark& mark : marks_of(scale, plan, games)) {
        text += mark_phrase(plan, mark).in(language) + '\n';
    }
    return text;
}

}  // namespace lawan
