#include "cli/commands/analyse_report.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "cli/commands/analysis_words.hpp"
#include "cli/play/screen.hpp"
#include "cli/results.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/terminal/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/phrases.hpp"
#include "play/score_unit.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

Json score_json(const std::optional<Value>& value) {
    return value ? Json(value->score.points()) : Json(nullptr);
}

bool proved(const std::optional<Value>& value) {
    return value && value->is_proved();
}

// What a score counts: discs or marks, whether a game was won, or what only the bot knows.
Json unit_json(const std::optional<Value>& value) {
    return value ? Json(unit_text(value->unit)) : Json(nullptr);
}

// Of the side to move to win, from 0 to 1, where the bot estimates it.
Json chance_json(const std::optional<Value>& value) {
    return value && value->chance ? Json(std::round(1000 * *value->chance) / 1000) : Json(nullptr);
}

Json moves_json(const Analysis& analysis) {
    Json moves = Json::array();
    for (const AnalysedMove& each : analysis.moves()) {
        moves.push_back({{"move", analysis.position().move_text(each.move)},
                         {"score", score_json(each.value)},
                         {"proved", proved(each.value)},
                         {"unit", unit_json(each.value)},
                         {"chance", chance_json(each.value)},
                         {"depth", each.depth},
                         {"line", line_texts(analysis.position(), each.line)},
                         {"why", in_one_line(each.reasons, language())}});
    }
    return moves;
}

Json threats_json(const GameModule& entry, const AnyPosition& position) {
    Json list = Json::array();
    if (!entry.explanations.threats) return list;
    for (const Threats& each : entry.explanations.threats(position)) {
        Json cells = Json::array();
        for (const AnyMove cell : each.cells) cells.push_back(position.move_text(cell));
        list.push_back({{"side", std::string(1, letter(each.side))},
                        {"kind", each.kind.code()},
                        {"says", told(each.kind)},
                        {"cells", std::move(cells)}});
    }
    return list;
}

std::string value_or_none(const AnyGame& game, const std::optional<Value>& value, Side mover) {
    return value ? value_text(game, *value, mover) : told(words::kNoValue);
}

std::size_t longest(const std::vector<std::string>& texts) {
    std::size_t most = 0;
    for (const std::string& text : texts) most = std::max(most, text.size());
    return most;
}

Json reasons_json(const std::vector<Reason>& reasons) {
    Json list = Json::array();
    for (const Reason& reason : reasons) {
        list.push_back({{"code", reason.code()},
                        {"arguments", reason.argument_texts()},
                        {"text", told(reason)}});
    }
    return list;
}

Json ply_json(const Review& review, const History& history, std::size_t ply) {
    const ReviewedPly& judged = review.plies()[ply];
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
        {"unit", unit_json(judged.value)},
        {"chance", chance_json(judged.value)},
        {"best", or_null(judged.best, [&](AnyMove m) { return position.move_text(m); })},
        {"line", line_texts(position, judged.line)},
        {"loss", or_null(judged.loss, [](const Loss& loss) { return loss.points.points(); })},
        {"loss_unit", or_null(judged.loss, [](const Loss& loss) { return unit_text(loss.unit); })},
        {"mark", or_null(judged.grade, [](MoveGrade grade) { return to_text(grade); })},
        {"reasons", reasons_json(judged.reasons)},
        {"why", reasons_json(judged.why)}};
}

Phrase grade_name(MoveGrade grade) {
    switch (grade) {
        case MoveGrade::Inaccuracy:
            return words::kInaccuracy;
        case MoveGrade::Mistake:
            return words::kMistake;
        case MoveGrade::Blunder:
            return words::kBlunder;
    }
    return {};
}

Phrase points_lost(const Loss& loss) {
    return {loss.unit == ScoreUnit::Discs ? words::kDiscs : words::kMarks, {loss.points.points()}};
}

// "mistake of 8 discs: gives up the corner a1; better c4 c3".
std::string grade_text(const ReviewedPly& ply, const AnyPosition& position) {
    if (!ply.grade) return "";
    Phrase text = grade_name(*ply.grade);
    const bool counts = ply.loss && ply.loss->unit && ply.loss->unit != ScoreUnit::Outcome;
    if (counts && ply.loss->points > Score{0}) {
        text = {words::kGradeOf, {text, points_lost(*ply.loss)}};
    }
    if (!ply.reasons.empty()) {
        text = {words::kGradeBecause, {text, in_one_line(ply.reasons, language())}};
    }
    return told(words::kGradeBetter, {text, joined(line_texts(position, ply.line), " ")});
}

// How all values are known is said once.
bool is_of_the_search(const Reason& reason) {
    return reason.about() == About::Search;
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
                reason.about() == About::Position ||
                std::all_of(moves.begin(), moves.end(),
                            [&](const AnalysedMove& each) { return has(each.reasons, reason); });
            if (of_all && !is_of_the_search(reason) && !has(common, reason)) {
                common.push_back(reason);
            }
        }
    }
    return common;
}

// Of how many moves there is a line: all of them where they fit on a screen, else the best ten.
std::size_t most_listed(std::size_t moves) {
    constexpr std::size_t kFit = 20;
    constexpr std::size_t kBest = 10;
    return moves <= kFit ? moves : kBest;
}

void print_reasons(const AnyPosition& position, const std::vector<AnalysedMove>& moves) {
    constexpr std::size_t kMostExplained = 5;
    const std::vector<Reason> common = common_reasons(moves);
    if (!common.empty()) {
        print("{}\n", told(words::kEveryMove, {in_one_line(common, language())}));
    }
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
        print("{}: {}\n", position.move_text(moves[i].move), in_one_line(reasons, language()));
    }
    if (more) print("{}\n", told(words::kBestAreExplained, {kMostExplained}));
}

// The move that gave away most; none where no move was marked.
std::optional<std::size_t> worst_move(const Review& review, const History& history) {
    std::optional<std::size_t> worst;
    const std::size_t moves = std::min(review.plies().size(), history.moves().size());
    const auto badness = [&](std::size_t ply) {
        const ReviewedPly& judged = review.plies()[ply];
        return std::pair{*judged.grade, judged.loss ? judged.loss->points : Score{0}};
    };
    for (std::size_t ply = 0; ply < moves; ++ply) {
        if (!review.plies()[ply].grade) continue;
        if (!worst || badness(*worst) < badness(ply)) worst = ply;
    }
    return worst;
}

void draw_before(const session::Pasted& pasted, const History& history, std::size_t ply) {
    const AnyPosition& position = history.positions()[ply];
    print("\n{}\n", told(words::kBoardBefore, {ply + 1, position.move_text(history.moves()[ply])}));
    const PlayScreen screen{terminal_charset(), terminal_colour("auto")};
    const std::optional<GameResult> no_result;
    print("{}", screen.text({pasted.game, position, pasted.names, std::nullopt, no_result}));
}

}  // namespace

void print_json(const GameModule& entry, const Analysis& analysis) {
    const AnalysedMove best = analysis.moves().front();
    const auto value = analysis.value();
    const AnyPosition& position = analysis.position();
    const Json json{{"game", entry.name},
                    {"position", position.text()},
                    {"bot", to_text(analysis.bot())},
                    {"moves", moves_json(analysis)},
                    {"best", position.move_text(best.move)},
                    {"score", score_json(value)},
                    {"proved", proved(value)},
                    {"unit", unit_json(value)},
                    {"chance", chance_json(value)},
                    {"threats", threats_json(entry, position)},
                    {"line", line_texts(position, best.line)},
                    {"depth", analysis.depth()},
                    {"solved", analysis.solved()},
                    {"nodes", analysis.nodes()},
                    {"seconds", analysis.time().count()}};
    fmt::print("{}", json_text(json));
}

void print_moves(const AnyGame& game, const Analysis& analysis, Listed listed) {
    const AnyPosition& position = analysis.position();
    const Side mover = position.side_to_move();
    print("{}\n\n", position.text());
    const std::vector<AnalysedMove> moves = analysis.moves();
    const std::size_t shown = listed == Listed::All ? moves.size() : most_listed(moves.size());
    std::vector<std::string> values;
    for (std::size_t i = 0; i < shown; ++i) {
        values.push_back(value_or_none(game, moves[i].value, mover));
    }
    for (std::size_t i = 0; i < shown; ++i) {
        cli::print("{:<5} {:<{}}   {}\n", position.move_text(moves[i].move), values[i],
                   longest(values), fmt::join(line_texts(position, moves[i].line), " "));
    }
    if (shown < moves.size()) {
        print("{}\n", told(words::kMoreMoves, {moves.size() - shown}));
    }
    const bool exact = std::all_of(moves.begin(), moves.end(),
                                   [](const auto& each) { return proved(each.value); });
    const Phrase depth =
        exact ? Phrase{words::kAllValuesExact} : Phrase{words::kPlies, {analysis.depth()}};
    print("\n{}\n", told(analysis.solved() ? words::kAnalysedWithSolver : words::kAnalysed,
                         {depth, analysis.nodes(), decimal(analysis.time().count(), 2),
                          to_text(analysis.bot())}));
    if (analysis.solved() && !exact) print("{}\n", told(words::kOnlyPositionExact));
    print_reasons(position, moves);
}

void print_json(const session::Pasted& pasted, const Review& review, const History& history) {
    Json plies = Json::array();
    for (std::size_t i = 0; i < review.plies().size(); ++i) {
        plies.push_back(ply_json(review, history, i));
    }
    const Json json{{"game", pasted.entry->name},
                    {"start", history.start().text()},
                    {"bot", to_text(review.bot())},
                    {"problem", pasted.problem ? Json(told(*pasted.problem)) : Json(nullptr)},
                    {"plies", std::move(plies)}};
    fmt::print("{}", json_text(json));
}

void print_review(const session::Pasted& pasted, const Review& review, const History& history) {
    const AnyGame& game = pasted.game;
    std::vector<std::string> values;
    for (std::size_t i = 0; i < review.plies().size(); ++i) {
        values.push_back(
            value_or_none(game, review.plies()[i].value, history.positions()[i].side_to_move()));
    }
    print("{}\n", told(words::kValuesBefore, {to_text(review.bot())}));
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i == history.moves().size()) {
            print("{:>4}  {:<5} {}\n", "", told(words::kEndRow), values[i]);
            continue;
        }
        const AnyPosition& position = history.positions()[i];
        const std::string grade = grade_text(review.plies()[i], position);
        print("{:>4}. {:<5} {:<{}}{}\n", i + 1, position.move_text(history.moves()[i]), values[i],
              grade.empty() ? 0 : longest(values) + 2, grade);
    }
    if (pasted.problem) {
        print("{:>4}  {:<5} {}\n", "", told(words::kCutRow), told(*pasted.problem));
    }
    if (const auto worst = worst_move(review, history)) draw_before(pasted, history, *worst);
}

}  // namespace lawan::cli
