#include "cli/solve_report.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/line_texts.hpp"
#include "cli/reason_words.hpp"
#include "cli/words.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kNotKnown = "not known";

// A game without points has outcomes instead.
std::string outcome(Score score) {
    return score > Score{0} ? "win" : score < Score{0} ? "loss" : "draw";
}

std::string score_text(const AnyGame& game, Score score) {
    return game.score_unit() == ScoreUnit::Outcome ? outcome(score)
                                                   : fmt::format("{:+}", score.points());
}

Json score_json(const AnyGame& game, Score score) {
    if (game.score_unit() == ScoreUnit::Outcome) return outcome(score);
    return score.points();
}

std::string bounds_text(const AnyGame& game, const ScoreBounds& bounds) {
    if (bounds.settled()) return score_text(game, bounds.lower);
    if (game.score_unit() == ScoreUnit::Outcome) {
        return bounds.lower < Score{0} && bounds.upper > Score{0}
                   ? kNotKnown
                   : fmt::format("{} or {}", outcome(bounds.lower), outcome(bounds.upper));
    }
    return fmt::format("{} to {}", score_text(game, bounds.lower), score_text(game, bounds.upper));
}

std::vector<std::string> move_texts(const AnyPosition& position,
                                    const std::vector<AnyMove>& moves) {
    std::vector<std::string> texts;
    for (const AnyMove move : moves) texts.push_back(position.move_text(move));
    return texts;
}

std::string progress_text(const AnyGame& game, const SolveProgress& progress) {
    std::string text = fmt::format("value {}  {} nodes  {}", bounds_text(game, progress.bounds),
                                   progress.nodes, duration_text(progress.elapsed));
    if (progress.left) text += fmt::format("  about {} left", duration_text(*progress.left));
    if (!progress.at.code.empty()) text += "  " + reason_text(progress.at);
    return text;
}

Json notes_json(const std::vector<Reason>& reasons) {
    Json list = Json::array();
    for (const Reason& reason : reasons) {
        list.push_back({{"code", reason.code}, {"arguments", reason.arguments}});
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

const char* yes_or_no(std::optional<bool> answer) {
    return !answer ? "not settled" : *answer ? "yes" : "no";
}

Json question_json(Score bound, std::optional<bool> answer) {
    return {{"bound", bound.points()}, {"holds", answer ? Json(*answer) : Json{}}};
}

// What the proof that was asked for does not show, and why; nothing where it shows all.
[[nodiscard]] std::vector<Reason> what_is_not_shown(const SolveAnswer& answer) {
    std::vector<Reason> why;
    for (const Reason& note : answer.notes) {
        if (note.code == "proof-file-not-written" || note.code == "proof-not-written" ||
            note.code == "proof-too-large") {
            why.push_back(note);
        }
    }
    return why;
}

// There is a file, though it may show less than the answer.
[[nodiscard]] bool proof_is_written(const SolveRequest& request, const SolveAnswer& answer) {
    if (!request.proof || !is_settled(request, answer)) return false;
    return std::none_of(answer.notes.begin(), answer.notes.end(), [](const Reason& note) {
        return note.code == "proof-file-not-written" ||
               (note.code == "proof-not-written" && note.arguments.empty());
    });
}

// What did not come about, or what would help: no reason for the answer.
[[nodiscard]] bool is_remark(const Reason& note) {
    static constexpr std::string_view kRemarks[] = {
        "layers-need-memory",     "restoring-needs-memory", "stored-proof",
        "best-moves-not-all",     "proof-too-large",        "proof-not-written",
        "proof-file-not-written", "checkpoint-not-written"};
    return std::find(std::begin(kRemarks), std::end(kRemarks), note.code) != std::end(kRemarks);
}

}  // namespace

bool is_settled(const SolveRequest& request, const SolveAnswer& answer) {
    if (!request.at_most && !request.at_least) return answer.bounds.settled();
    return (!request.at_most || is_at_most(answer.bounds, *request.at_most)) &&
           (!request.at_least || is_at_least(answer.bounds, *request.at_least));
}

std::optional<NoProof> no_proof(const SolveRequest& request, const SolveAnswer& answer) {
    if (!request.proof) return std::nullopt;
    if (!is_settled(request, answer)) {
        return NoProof{fmt::format("no proof was written to {}: the answer is not settled",
                                   in_quotes(*request.proof)),
                       false};
    }
    const std::vector<Reason> why = what_is_not_shown(answer);
    if (why.empty()) return std::nullopt;
    // What the solver could not show comes before what it means for the file.
    std::vector<std::string> claims;
    for (const Reason& reason : why) {
        if (reason.code != why.front().code) break;
        for (const std::string& claim : reason.arguments) claims.push_back(claim);
    }
    const Reason all{why.front().code, {fmt::format("{}", fmt::join(claims, ", "))}};
    const std::string file = in_quotes(*request.proof);
    const std::string what = proof_is_written(request, answer)
                                 ? fmt::format("the proof in {} shows less than the answer", file)
                                 : fmt::format("no proof was written to {}", file);
    return NoProof{fmt::format("{}: {}", what, reason_text(claims.empty() ? why.front() : all)),
                   why.front().code == "proof-file-not-written"};
}

std::string solve_text(const AnyGame& game, const SolveRequest& request,
                       const SolveAnswer& answer) {
    const AnyPosition& position = request.position;
    std::string text = fmt::format("{} {}\n", game.name(), position.text());
    const auto add = [&](const char* name, const std::string& value) {
        text += fmt::format("{:<10} {}\n", name, value);
    };
    const std::string side{game.side_names()[position.side_to_move()]};
    const std::string value = bounds_text(game, answer.bounds);
    add("value", value == kNotKnown ? value + ": nothing is proved of it"
                                    : value + " for " + side +
                                          (answer.bounds.settled() ? "" : ", as far as is proved"));
    if (request.at_most) {
        add(fmt::format("at most {}", request.at_most->points()).c_str(),
            yes_or_no(is_at_most(answer.bounds, *request.at_most)));
    }
    if (request.at_least) {
        add(fmt::format("at least {}", request.at_least->points()).c_str(),
            yes_or_no(is_at_least(answer.bounds, *request.at_least)));
    }
    if (answer.distance)
        add("distance", count_text(static_cast<std::size_t>(*answer.distance), "move"));
    if (!answer.best.empty()) {
        add("best", fmt::format("{}", fmt::join(move_texts(position, answer.best), " ")));
    }
    if (!answer.line.empty()) {
        add("line", fmt::format("{}", fmt::join(line_texts(position, answer.line), " ")));
    }
    // What is not proved is said once, by no_proof().
    const std::vector<Reason> why =
        no_proof(request, answer) ? what_is_not_shown(answer) : std::vector<Reason>{};
    for (const Reason& note : answer.notes) {
        const bool told = std::find(why.begin(), why.end(), note) != why.end();
        if (!told) add(is_remark(note) ? "note" : "because", reason_text(note));
    }
    add("nodes", fmt::format("{}", answer.nodes));
    add("seconds",
        fmt::format("{:.3f} (CPU {:.3f})", answer.time.count(), answer.cpu_time.count()));
    if (proof_is_written(request, answer)) add("proof", *request.proof);
    return text;
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
