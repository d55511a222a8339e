#include "cli/commands/solve_report.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/commands/analysis_words.hpp"
#include "cli/results.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/phrases.hpp"
#include "module/words.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

// A game without points has outcomes instead.
std::string outcome_code(Score score) {
    return score > Score{0} ? "win" : score < Score{0} ? "loss" : "draw";
}

Phrase outcome(Score score) {
    return score > Score{0} ? words::kWin : score < Score{0} ? words::kLoss : words::kDrawAlone;
}

Phrase score_phrase(const AnyGame& game, Score score) {
    if (game.score_unit() == ScoreUnit::Outcome) return outcome(score);
    return signed_decimal(score.points(), 0);
}

Json score_json(const AnyGame& game, Score score) {
    if (game.score_unit() == ScoreUnit::Outcome) return outcome_code(score);
    return score.points();
}

// Whether nothing is known of the value: then there are no bounds to name.
bool is_open(const AnyGame& game, const ScoreBounds& bounds) {
    return game.score_unit() == ScoreUnit::Outcome && bounds.lower < Score{0} &&
           bounds.upper > Score{0};
}

Phrase bounds_phrase(const AnyGame& game, const ScoreBounds& bounds) {
    if (is_open(game, bounds)) return words::kNotKnown;
    Phrase lower = score_phrase(game, bounds.lower);
    if (bounds.settled()) return lower;
    const bool outcomes = game.score_unit() == ScoreUnit::Outcome;
    return {outcomes ? words::kOneOrOther : words::kFromTo,
            {lower, score_phrase(game, bounds.upper)}};
}

std::string progress_text(const AnyGame& game, const SolveProgress& progress) {
    std::string text = told(
        words::kSolveProgress,
        {bounds_phrase(game, progress.bounds), progress.nodes, duration_text(progress.elapsed)});
    if (progress.left) {
        text += "  " + told(words::kAboutTimeLeft, {duration_text(*progress.left)});
    }
    if (!progress.at.empty()) text += "  " + told(progress.at);
    return text;
}

Json notes_json(const std::vector<Reason>& reasons) {
    Json list = Json::array();
    for (const Reason& reason : reasons) {
        list.push_back({{"code", reason.code()}, {"arguments", reason.argument_texts()}});
    }
    return list;
}

// Whether the value is at most, or at least, what was asked; none while that is open.
std::optional<bool> is_at_most(const ScoreBounds& bounds, Score bound) {
    if (bounds.upper <= bound) return true;
    if (bounds.lower > bound) return false;
    return std::nullopt;
}

std::optional<bool> is_at_least(const ScoreBounds& bounds, Score bound) {
    if (bounds.lower >= bound) return true;
    if (bounds.upper < bound) return false;
    return std::nullopt;
}

Phrase yes_or_no(std::optional<bool> answer) {
    return !answer ? words::kNotSettled : *answer ? words::kYes : words::kNo;
}

Json question_json(Score bound, std::optional<bool> answer) {
    return {{"bound", bound.points()}, {"holds", answer ? Json(*answer) : Json{}}};
}

// What the proof that was asked for does not show, and why; nothing where it shows all.
[[nodiscard]] std::vector<Reason> what_is_not_shown(const SolveAnswer& answer) {
    std::vector<Reason> why;
    for (const Reason& remark : answer.remarks) {
        if (remark.says(lawan::words::kProofFileNotWritten) ||
            remark.says(lawan::words::kProofNotWritten) ||
            remark.says(lawan::words::kProofTooLarge)) {
            why.push_back(remark);
        }
    }
    return why;
}

// There is a file, though it may show less than the answer.
[[nodiscard]] bool proof_is_written(const SolveRequest& request, const SolveAnswer& answer) {
    if (!request.proof || !is_settled(request, answer)) return false;
    return std::none_of(answer.remarks.begin(), answer.remarks.end(), [](const Reason& remark) {
        return remark.says(lawan::words::kProofFileNotWritten) ||
               (remark.says(lawan::words::kProofNotWritten) && remark.arguments().empty());
    });
}

}  // namespace

bool is_settled(const SolveRequest& request, const SolveAnswer& answer) {
    if (!request.at_most && !request.at_least) return answer.bounds.settled();
    return (!request.at_most || is_at_most(answer.bounds, *request.at_most)) &&
           (!request.at_least || is_at_least(answer.bounds, *request.at_least));
}

std::optional<NoProof> no_proof(const SolveRequest& request, const SolveAnswer& answer) {
    if (!request.proof) return std::nullopt;
    const std::string file = in_quotes(*request.proof);
    if (!is_settled(request, answer)) return NoProof{{words::kNoProofNotSettled, {file}}, false};
    const std::vector<Reason> why = what_is_not_shown(answer);
    if (why.empty()) return std::nullopt;
    // What the solver could not show comes before what it means for the file.
    const Reason& first = why.front();
    std::vector<std::string> claims;
    for (const Reason& reason : why) {
        if (!reason.says(first.words())) break;
        for (const PhraseArgument& claim : reason.arguments())
            claims.push_back(claim.in(language()));
    }
    if (first.says(lawan::words::kProofFileNotWritten)) {
        return NoProof{{words::kNoProof, {file, joined(claims, ", ")}}, true};
    }
    const Reason reason = claims.empty() ? first : Reason{first.words(), {joined(claims, ", ")}};
    return NoProof{{proof_is_written(request, answer) ? words::kProofShowsLess : words::kNoProof,
                    {file, reason}},
                   false};
}

namespace {

[[nodiscard]] std::vector<Reason> remarks_of(const SolveRequest& request,
                                             const SolveAnswer& answer) {
    std::vector<Reason> remarks = answer.remarks;
    const bool wanted = answer.bounds.settled() && !request.at_most && !request.at_least;
    if (wanted && !answer.best_are_all) remarks.emplace_back(lawan::words::kBestMovesNotAll);
    return remarks;
}

// Lines of a name and what there is to say of it.
class Lines {
  public:
    void add(const Phrase& name, const Phrase& value) {
        text_ += padded(told(name), kNameColumns) + ' ' + told(value) + '\n';
    }
    void add(const Phrase& name, const std::vector<std::string>& moves) {
        if (!moves.empty()) add(name, as_it_is(joined(moves, " ")));
    }
    [[nodiscard]] const std::string& text() const { return text_; }

  private:
    static constexpr std::size_t kNameColumns = 10;
    std::string text_;
};

Phrase value_phrase(const AnyGame& game, const SolveRequest& request, const SolveAnswer& answer) {
    if (is_open(game, answer.bounds)) return words::kNothingIsProved;
    const Phrase value{
        answer.bounds.settled() ? words::kValueFor : words::kValueForAsProved,
        {bounds_phrase(game, answer.bounds), side_name(game, request.position.side_to_move())}};
    if (game.score_unit() != ScoreUnit::Discs) return value;
    return {words::kWithEmptySquares, {value}};
}

void add_reasons(Lines& lines, const SolveRequest& request, const SolveAnswer& answer) {
    // What is not proved is said once, by no_proof().
    const std::vector<Reason> why =
        no_proof(request, answer) ? what_is_not_shown(answer) : std::vector<Reason>{};
    for (const Reason& note : answer.notes) lines.add(words::kBecauseRow, note);
    for (const Reason& remark : remarks_of(request, answer)) {
        const bool said = std::find(why.begin(), why.end(), remark) != why.end();
        if (!said) lines.add(words::kNoteRow, remark);
    }
}

}  // namespace

std::string solve_text(const AnyGame& game, const SolveRequest& request,
                       const SolveAnswer& answer) {
    const AnyPosition& position = request.position;
    Lines lines;
    lines.add(words::kValueRow, value_phrase(game, request, answer));
    if (request.at_most) {
        lines.add({words::kAtMostRow, {request.at_most->points()}},
                  yes_or_no(is_at_most(answer.bounds, *request.at_most)));
    }
    if (request.at_least) {
        lines.add({words::kAtLeastRow, {request.at_least->points()}},
                  yes_or_no(is_at_least(answer.bounds, *request.at_least)));
    }
    if (answer.distance) lines.add(words::kDistanceRow, {words::kMoves, {*answer.distance}});
    lines.add(words::kBestRow, move_texts(position, answer.best));
    lines.add(words::kLineRow, line_texts(position, answer.line));
    add_reasons(lines, request, answer);
    lines.add(words::kNodesRow, as_it_is(std::to_string(answer.nodes)));
    lines.add(words::kSecondsRow,
              as_it_is(fmt::format("{} (CPU {})", told(decimal(answer.time.count(), 3)),
                                   told(decimal(answer.cpu_time.count(), 3)))));
    if (proof_is_written(request, answer)) lines.add(words::kProofRow, as_it_is(*request.proof));
    return fmt::format("{} {}\n{}", game.name(), position.text(), lines.text());
}

std::string solve_json(const AnyGame& game, const SolveRequest& request,
                       const SolveAnswer& answer) {
    const AnyPosition& position = request.position;
    Json json{{"game", game.name()}, {"position", position.text()}};
    json["value"] = answer.bounds.settled() ? score_json(game, answer.bounds.lower) : Json{};
    json["lower"] = score_json(game, answer.bounds.lower);
    json["upper"] = score_json(game, answer.bounds.upper);
    if (request.at_most) {
        json["at_most"] =
            question_json(*request.at_most, is_at_most(answer.bounds, *request.at_most));
    }
    if (request.at_least) {
        json["at_least"] =
            question_json(*request.at_least, is_at_least(answer.bounds, *request.at_least));
    }
    json["proved"] = is_settled(request, answer);
    json["best"] = move_texts(position, answer.best);
    json["line"] = line_texts(position, answer.line);
    json["distance"] = answer.distance ? Json(*answer.distance) : Json{};
    json["notes"] = notes_json(answer.notes);
    for (Json& remark : notes_json(remarks_of(request, answer)))
        json["notes"].push_back(std::move(remark));
    json["nodes"] = answer.nodes;
    json["seconds"] = answer.time.count();
    json["cpu_seconds"] = answer.cpu_time.count();
    if (proof_is_written(request, answer)) json["proof"] = *request.proof;
    return json_text(json);
}

void SolveProgressLine::show(const AnyGame& game, const SolveProgress& progress) {
    if (line_.is_due()) line_.show(progress_text(game, progress));
}

}  // namespace lawan::cli
