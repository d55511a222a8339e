#include "cli/analyse_report.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "catalog/mistakes.hpp"
#include "cli/line_texts.hpp"
#include "cli/reason_words.hpp"
#include "cli/words.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "play/score_unit.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;
using session::AnalysedMove;
using session::Analysis;
using session::Review;

// A final score that a search saw but did not prove is shown as such, not on the inner scale.
Json score_json(const std::optional<Valuation>& valuation) {
    if (!valuation) return nullptr;
    const auto seen = decided(valuation->score);
    return !valuation->is_proved() && seen ? seen->points() : valuation->score.points();
}

bool proved(const std::optional<Valuation>& valuation) {
    return valuation && valuation->is_proved();
}

bool is_final(const std::optional<Valuation>& valuation) {
    return valuation && (valuation->is_proved() || decided(valuation->score));
}

// What a score counts: discs or marks, whether a game was won, or what only the bot knows.
Json unit_json(const AnyGame& game, const Spec& bot, const std::optional<Valuation>& valuation) {
    if (!valuation) return nullptr;
    return std::string{value_unit(game, bot, is_final(valuation))};
}

Json moves_json(const AnyGame& game, const Analysis& analysis) {
    Json moves = Json::array();
    for (const AnalysedMove& each : analysis.moves()) {
        moves.push_back({{"move", analysis.position().move_text(each.move)},
                         {"score", score_json(each.valuation)},
                         {"proved", proved(each.valuation)},
                         {"unit", unit_json(game, analysis.bot(), each.valuation)},
                         {"depth", each.depth},
                         {"line", line_texts(analysis.position(), each.line)},
                         {"why", reasons_text(each.reasons)}});
    }
    return moves;
}

std::string plies_text(int plies) {
    return fmt::format("{} {}", plies, plies == 1 ? "ply" : "plies");
}

std::string value_text(const AnyGame& game, const Spec& bot,
                       const std::optional<Valuation>& valuation, Side mover) {
    return valuation ? opinion_text(game, bot, *valuation, mover) : "no value";
}

std::size_t longest(const std::vector<std::string>& texts) {
    std::size_t most = 0;
    for (const std::string& text : texts) most = std::max(most, text.size());
    return most;
}

Json reasons_json(const std::vector<Reason>& reasons) {
    Json list = Json::array();
    for (const Reason& reason : reasons) {
        list.push_back({{"code", reason.code},
                        {"arguments", reason.arguments},
                        {"text", reason_text(reason)}});
    }
    return list;
}

Json ply_json(const AnyGame& game, const Spec& bot, const Review& review, const History& history,
              std::size_t ply) {
    const session::ReviewedPly& judged = review.plies()[ply];
    const AnyPosition& position = history.positions()[ply];
    const bool moved = ply < history.moves().size();
    const auto or_null = [](const auto& value, auto text) {
        return value ? Json(text(*value)) : Json(nullptr);
    };
    return {
        {"ply", ply},
        {"position", position.text()},
        {"side", std::string(1, letter(position.side_to_move()))},
        {"move", moved ? Json(position.move_text(history.moves()[ply])) : Json(nullptr)},
        {"score", score_json(judged.value)},
        {"proved", proved(judged.value)},
        {"unit", unit_json(game, bot, judged.value)},
        {"best", or_null(judged.best, [&](AnyMove m) { return position.move_text(m); })},
        {"line", line_texts(position, judged.line)},
        {"loss", or_null(judged.loss, [](Score loss) { return loss.points(); })},
        {"loss_unit",
         or_null(judged.loss,
                 [&](Score) { return std::string{value_unit(game, bot, judged.loss_in_points)}; })},
        {"mark", or_null(judged.slip, [](session::Slip s) { return std::string{to_text(s)}; })},
        {"reasons", reasons_json(judged.reasons)},
        {"why", reasons_json(judged.why)}};
}

// "mistake of 8 discs: gives up the corner a1; better c4 c3".
std::string slip_text(const AnyGame& game, const session::ReviewedPly& ply,
                      const AnyPosition& position) {
    if (!ply.slip) return "";
    std::string text{to_text(*ply.slip)};
    const bool counts = game.score_unit() != ScoreUnit::Outcome && ply.loss_in_points;
    if (counts && ply.loss && ply.loss->points() > 0) {
        text += fmt::format(" of {} {}", ply.loss->points(), to_text(game.score_unit()));
    }
    if (!ply.reasons.empty()) text += ": " + reasons_text(ply.reasons);
    return text + fmt::format("; better {}", fmt::join(line_texts(position, ply.line), " "));
}

// How all values are known is said once.
bool is_of_the_search(const Reason& reason) {
    return reason.code == "othello-searched" || reason.code == "search-says";
}

bool has(const std::vector<Reason>& reasons, const Reason& reason) {
    return std::find(reasons.begin(), reasons.end(), reason) != reasons.end();
}

// What holds of every move is said of the position rather than of each of them. Moves name only the
// most telling reasons: those of the position need not be among them.
std::vector<Reason> common_reasons(const std::vector<AnalysedMove>& moves) {
    if (moves.size() < 2) return {};
    std::vector<Reason> common;
    for (const AnalysedMove& move : moves) {
        for (const Reason& reason : move.reasons) {
            const bool of_all =
                reason.code == "mirror-bound" ||
                std::all_of(moves.begin(), moves.end(),
                            [&](const AnalysedMove& each) { return has(each.reasons, reason); });
            if (of_all && !is_of_the_search(reason) && !has(common, reason)) {
                common.push_back(reason);
            }
        }
    }
    return common;
}

void print_reasons(const AnyPosition& position, const std::vector<AnalysedMove>& moves) {
    constexpr std::size_t kMostExplained = 5;
    const std::vector<Reason> common = common_reasons(moves);
    if (!common.empty()) fmt::print("every move: {}\n", reasons_text(common));
    bool more = false;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        std::vector<Reason> reasons = moves[i].reasons;
        const auto said = [&](const Reason& reason) {
            return has(common, reason) || (i > 0 && is_of_the_search(reason));
        };
        reasons.erase(std::remove_if(reasons.begin(), reasons.end(), said), reasons.end());
        if (reasons.empty()) continue;
        if (i >= kMostExplained) {
            more = true;
            break;
        }
        fmt::print("{}: {}\n", position.move_text(moves[i].move), reasons_text(reasons));
    }
    if (more) fmt::print("the best {} are explained here; --json explains all\n", kMostExplained);
}

}  // namespace

void print_json(const GameEntry& entry, const AnyGame& game, const Analysis& analysis) {
    const AnalysedMove best = analysis.moves().front();
    const auto value = analysis.value();
    const AnyPosition& position = analysis.position();
    const Json json{{"game", entry.name},
                    {"position", position.text()},
                    {"bot", to_text(analysis.bot())},
                    {"moves", moves_json(game, analysis)},
                    {"best", position.move_text(best.move)},
                    {"score", score_json(value)},
                    {"proved", proved(value)},
                    {"unit", unit_json(game, analysis.bot(), value)},
                    {"line", line_texts(position, best.line)},
                    {"depth", analysis.depth()},
                    {"solved", analysis.solved()},
                    {"nodes", analysis.nodes()},
                    {"seconds", analysis.time().count()}};
    fmt::print("{}", json_text(json));
}

void print_moves(const AnyGame& game, const Analysis& analysis) {
    const AnyPosition& position = analysis.position();
    const Side mover = position.side_to_move();
    fmt::print("{}\n\n", position.text());
    const std::vector<AnalysedMove> moves = analysis.moves();
    std::vector<std::string> values;
    for (const AnalysedMove& each : moves) {
        values.push_back(value_text(game, analysis.bot(), each.valuation, mover));
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
        fmt::print("{:<5} {:<{}}   {}\n", position.move_text(moves[i].move), values[i],
                   longest(values), fmt::join(line_texts(position, moves[i].line), " "));
    }
    const bool exact = std::all_of(moves.begin(), moves.end(),
                                   [](const auto& each) { return proved(each.valuation); });
    fmt::print("\n{}, {} nodes, {:.2f} s, by {}{}\n",
               exact ? "all values are exact" : plies_text(analysis.depth()), analysis.nodes(),
               analysis.time().count(), to_text(analysis.bot()),
               analysis.solved() ? " and the solver" : "");
    if (analysis.solved() && !exact) {
        fmt::print("the value of the position is exact, not that of every move\n");
    }
    print_reasons(position, moves);
}

void print_json(const session::Pasted& pasted, const Spec& bot, const Review& review,
                const History& history) {
    Json plies = Json::array();
    for (std::size_t i = 0; i < review.plies().size(); ++i) {
        plies.push_back(ply_json(pasted.game, bot, review, history, i));
    }
    const Json json{{"game", pasted.entry->name},
                    {"start", history.start().text()},
                    {"bot", to_text(bot)},
                    {"problem", pasted.problem.empty() ? Json(nullptr) : Json(pasted.problem)},
                    {"plies", std::move(plies)}};
    fmt::print("{}", json_text(json));
}

void print_review(const session::Pasted& pasted, const Spec& bot, const Review& review,
                  const History& history) {
    const AnyGame& game = pasted.game;
    std::vector<std::string> values;
    for (std::size_t i = 0; i < review.plies().size(); ++i) {
        values.push_back(
            value_text(game, bot, review.plies()[i].value, history.positions()[i].side_to_move()));
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i == history.moves().size()) {
            fmt::print("{:>4}  {:<5} {}\n", "", "end", values[i]);
            continue;
        }
        const AnyPosition& position = history.positions()[i];
        const std::string slip = slip_text(game, review.plies()[i], position);
        fmt::print("{:>4}. {:<5} {:<{}}{}\n", i + 1, position.move_text(history.moves()[i]),
                   values[i], slip.empty() ? 0 : longest(values) + 2, slip);
    }
    if (!pasted.problem.empty()) fmt::print("{:>4}  {:<5} {}\n", "", "cut", pasted.problem);
}

}  // namespace lawan::cli
