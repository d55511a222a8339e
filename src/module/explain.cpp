#include "module/explain.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "module/catalog.hpp"
#include "module/words.hpp"

namespace lawan {
namespace {

// What a bot has said already is not said again.
[[nodiscard]] std::vector<Reason> with(std::vector<Reason> reasons,
                                       const std::vector<Reason>& more) {
    const auto said = static_cast<std::ptrdiff_t>(reasons.size());
    for (const Reason& reason : more) {
        const bool known =
            std::any_of(reasons.begin(), reasons.begin() + said,
                        [&](const Reason& each) { return each.code() == reason.code(); });
        if (!known) reasons.push_back(reason);
    }
    return reasons;
}

[[nodiscard]] Reason one_ply_more(const Reason& reason) {
    std::vector<PhraseArgument> arguments = reason.arguments();
    arguments[0] = arguments[0].number().value_or(0) + 1;
    return {reason.words(), std::move(arguments)};
}

// How a search of the position after a move knows what the move is worth: it looked a ply less far
// than from the move on, and its score is the other side's.
[[nodiscard]] std::optional<Reason> how_known(const Reason& reason, const Valuation& of_move) {
    const int score = of_move.score.points();
    if (reason.says(words::kSearchedSelectively) || reason.says(words::kSearchSays)) {
        return one_ply_more(reason);
    }
    if (reason.says(words::kSolved)) return Reason{words::kSolved, {score}};
    if (reason.says(words::kWinsBy) || reason.says(words::kLosesBy) || reason.says(words::kDraws)) {
        if (score > 0) return Reason{words::kWinsBy, {score}};
        if (score < 0) return Reason{words::kLosesBy, {-score}};
        return Reason{words::kDraws};
    }
    // Who answers wins by so much or more.
    if (reason.says(words::kWinsAtLeast)) return Reason{words::kLosesAtLeast, reason.arguments()};
    if (reason.says(words::kNoWeights) || reason.says(words::kNoNetwork) ||
        reason.says(words::kNoBook)) {
        return reason;
    }
    return std::nullopt;
}

}  // namespace

std::vector<Reason> reasons_for_move(const AnyPosition& position,
                                     const std::vector<AnyMove>& line) {
    const auto& explain = module_of(position).explanations.of_move;
    if (!explain || line.empty() || !position.is_legal(line.front())) return {};
    return explain(position, line);
}

std::optional<Reason> reason_from_book(const AnyPosition& position, AnyMove move) {
    const auto& known = module_of(position).explanations.from_book;
    return known ? known(position, move) : std::nullopt;
}

std::vector<Reason> reasons_for_thought(const AnyPosition& position,
                                        const Thought<AnyMove>& thought) {
    const bool line_fits = !thought.line.empty() && thought.line.front() == thought.best;
    return with(thought.reasons,
                reasons_for_move(position, line_fits ? thought.line : std::vector{thought.best}));
}

std::vector<Reason> reasons_from_answer(const AnyPosition& position, AnyMove move,
                                        const Thought<AnyMove>& answer) {
    std::vector<Reason> reasons;
    std::vector<AnyMove> line{move};
    if (answer.valuation) {
        const bool same = position.after(move).side_to_move() == position.side_to_move();
        const Valuation of_move{same ? answer.valuation->score : -answer.valuation->score,
                                answer.valuation->certainty};
        for (const Reason& reason : answer.reasons) {
            if (auto how = how_known(reason, of_move)) reasons.push_back(*std::move(how));
        }
        line.insert(line.end(), answer.line.begin(), answer.line.end());
    }
    return with(std::move(reasons), reasons_for_move(position, line));
}

}  // namespace lawan
