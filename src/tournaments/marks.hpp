// Marks for a course: each bot's share of the points against a ladder of reference bots, on a scale
// that the teacher sets.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "arena/game_summary.hpp"
#include "arena/plan.hpp"
#include "core/words.hpp"

namespace lawan {

struct MarkStep {
    std::string mark;
    double from = 0;  // share of the points, from 0 to 1
};

struct MarkScale {
    std::vector<std::size_t> ladder;  // reference bots, by their places in the plan
    std::vector<MarkStep> steps;      // the best first; the last one from 0
    // Points taken off for each game that was lost so: by an illegal move, by time.
    std::map<EndReason, double> penalties = {};
};

// {"ladder": ["random", "greedy"], "marks": [{"mark": "A", "from": 0.8}, …],
//  "penalties": {"illegal-move": 0.5}}, the last of which may be left out. Throws InputError.
[[nodiscard]] MarkScale parse_marks(std::string_view json, const TournamentPlan& plan);

// What a bot that is not on the ladder gets.
struct CourseMark {
    std::size_t bot = 0;
    double points = 0;  // against the ladder, without what was taken off
    double taken_off = 0;
    int games = 0;
    std::string mark = {};  // none without a game
    std::string next = {};  // the next better one, if there is any
    double missing = 0;     // points in these games that it takes

    [[nodiscard]] double share() const { return games > 0 ? std::max(0.0, points / games) : 0; }
};

[[nodiscard]] std::vector<CourseMark> marks_of(const MarkScale& scale, const TournamentPlan& plan,
                                               const std::vector<GameSummary>& games);

// "alice: B (2 of 4 points, 50.0 %); 1 point more in these games would be A"
[[nodiscard]] Phrase mark_phrase(const TournamentPlan& plan, const CourseMark& mark);

// A line for each of them: its mark, and what it takes for the next one.
[[nodiscard]] std::string marks_report(const MarkScale& scale, const TournamentPlan& plan,
                                       const std::vector<GameSummary>& games, Language language);

// "3", "2.5".
[[nodiscard]] Phrase points_phrase(double points);

}  // namespace lawan
