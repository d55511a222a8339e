#include "cli/results.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "cli/terminal/language.hpp"
#include "cli/words.hpp"
#include "module/catalog.hpp"
#include "play/history.hpp"

namespace lawan::cli {
namespace {

Phrase wins(const std::string& name) {
    return {is_you(name) ? words::kYouWin : words::kWins, {name}};
}

// "Ann wins 13 to 11" with the winner's count first; "Ann wins by 2" where there are no counts.
Phrase wins_by(const std::string& name, const AnyPosition& end, int score) {
    const auto count = end.standing().count;
    if (!count) return {words::kWinsBy, {wins(name), std::abs(score)}};
    return {words::kWinsCounts,
            {wins(name), std::max(count->x, count->o), std::min(count->x, count->o)}};
}

Phrase finished(const AnyGame& game, const GameRecord& record) {
    const GameResult& result = *record.result;
    const bool counted = game.score_unit() != ScoreUnit::Outcome;
    const AnyPosition end = replay(game, record).position();
    if (!result.winner) {
        const auto count = end.standing().count;
        if (!counted || !count) return words::kDraw;
        return {words::kDrawCounts, {count->x, count->o}};
    }
    const std::string& winner = record.players[*result.winner];
    if (!counted) return wins(winner);
    const Phrase text = wins_by(winner, end, result.score);
    if (!empty_squares_count(game, end)) return text;
    return {words::kInDiscs, {text, std::abs(end.final_score().points())}};
}

// A side that wins, and by how much where the game counts.
Phrase side_wins(const AnyGame& game, Score score, Side mover) {
    const int points = score.points();
    const std::string winner = side_name(game, points > 0 ? mover : opponent_of(mover));
    switch (game.score_unit()) {
        case ScoreUnit::Outcome:
            return {words::kSideWins, {winner}};
        case ScoreUnit::Discs:
            return {words::kSideWinsByDiscs, {winner, std::abs(points)}};
        default:
            return {words::kSideWinsBy, {winner, std::abs(points)}};
    }
}

}  // namespace

bool empty_squares_count(const AnyGame& game, const AnyPosition& end) {
    return game.score_unit() == ScoreUnit::Discs &&
           std::abs(end.final_score().points()) != std::abs(end.shown_score());
}

std::string you() {
    return told(words::kYou);
}

bool is_you(std::string_view name) {
    return name == words::kYou.in(Language::English) ||
           name == words::kYou.in(Language::Indonesian);
}

std::string side_name(const AnyGame& game, Side side) {
    return told(find_game(game.name()).sides[side]);
}

std::string name_and_side(const AnyGame& game, const std::string& name, Side side) {
    const std::string called = side_name(game, side);
    const std::string suffix = fmt::format(" ({})", called);
    const bool told_already = name.size() > suffix.size() &&
                              name.compare(name.size() - suffix.size(), suffix.size(), suffix) == 0;
    return told_already || name == called ? name : name + suffix;
}

std::string duration_text(Seconds time) {
    constexpr double kLongestTime = 1e9;  // beyond it nobody counts on it
    const auto whole = static_cast<long>(std::clamp(time.count(), 0.0, kLongestTime) + 0.5);
    if (whole < 60) return told(words::kSecondsTime, {whole});
    if (whole < 3600) {
        return told(words::kMinutesTime, {whole / 60, fmt::format("{:02}", whole % 60)});
    }
    return told(words::kHoursTime, {whole / 3600, fmt::format("{:02}", whole / 60 % 60)});
}

std::string result_text(const AnyGame& game, const GameRecord& record) {
    const GameResult& result = *record.result;
    switch (result.reason) {
        case EndReason::Finished:
            return told(finished(game, record));
        case EndReason::Stopped:
            return told(words::kBrokenOff);
        case EndReason::Adjudicated:
            return told(words::kByAdjudication,
                        {result.winner ? wins(record.players[*result.winner]) : words::kDrawAlone,
                         result.detail});
        case EndReason::Resigned:
            return told(words::kResigned, {wins(record.players[*result.winner]),
                                           record.players[opponent_of(*result.winner)]});
        case EndReason::IllegalMove:
        case EndReason::TimeOut:
        case EndReason::Crashed:
        case EndReason::BadProtocol:
        case EndReason::OverLimit:
            return told(words::kWinsBecause, {wins(record.players[*result.winner]), result.detail});
    }
    return told(words::kBrokenOff);
}

std::string value_text(const AnyGame& game, const Value& value, Side mover) {
    switch (value.kind) {
        case ValueKind::Proved: {
            const bool draw = value.score == Score{0};
            return told(words::kProved,
                        {draw ? Phrase{words::kDraw} : side_wins(game, value.score, mover)});
        }
        case ValueKind::Expected:
            return told(words::kExpected, {side_wins(game, value.score, mover)});
        case ValueKind::Estimated:
            break;
    }
    if (value.chance) {
        return told(words::kEstimatedChance,
                    {fmt::format("{:.0f}", 100 * *value.chance), side_name(game, mover)});
    }
    if (value.score == Score{0}) return told(words::kEstimatedEven);
    return told(value.unit ? words::kEstimated : words::kEstimatedOwnScale,
                {fmt::format("{:+}", value.score.points()), side_name(game, mover)});
}

std::vector<std::string> line_texts(const AnyPosition& start, const std::vector<AnyMove>& line) {
    std::vector<std::string> texts;
    AnyPosition position = start;
    for (const AnyMove move : line) {
        texts.push_back(position.move_text(move));
        position = position.after(move);
    }
    return texts;
}

std::vector<std::string> move_texts(const AnyPosition& position,
                                    const std::vector<AnyMove>& moves) {
    std::vector<std::string> texts;
    for (const AnyMove move : moves) texts.push_back(position.move_text(move));
    return texts;
}

}  // namespace lawan::cli
