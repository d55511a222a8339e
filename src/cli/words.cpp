#include "cli/words.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "catalog/mistakes.hpp"
#include "play/history.hpp"

namespace lawan::cli {
namespace {

// "13 to 11" with the winner's count first; "by 2" where there are no counts.
std::string margin(const AnyPosition& end, int score) {
    const auto count = end.standing().count;
    if (!count) return fmt::format("by {}", std::abs(score));
    return fmt::format("{} to {}", std::max(count->x, count->o), std::min(count->x, count->o));
}

std::string wins(const std::string& name) {
    return name + (name == kYou ? " win" : " wins");
}

std::string finished_text(const AnyGame& game, const GameRecord& record) {
    const GameResult& result = *record.result;
    const bool counted = game.score_unit() != ScoreUnit::Outcome;
    const AnyPosition end = replay(game, record).position();
    if (!result.winner) {
        return counted && end.standing().count ? "a draw, " + margin(end, 0) : "a draw";
    }
    std::string text = wins(record.players[*result.winner]);
    if (counted) text += ' ' + margin(end, result.score);
    const int value = std::abs(end.final_score().points());
    if (game.score_unit() == ScoreUnit::Discs && value != std::abs(result.score)) {
        text += fmt::format(" in discs, by {} with the empty squares to the winner", value);
    }
    return text;
}

}  // namespace

std::string side_name(const AnyGame& game, Side side) {
    return std::string{game.side_names()[side]};
}

std::string name_and_side(const AnyGame& game, const std::string& name, Side side) {
    const std::string called = side_name(game, side);
    const std::string suffix = fmt::format(" ({})", called);
    const bool told = name.size() > suffix.size() &&
                      name.compare(name.size() - suffix.size(), suffix.size(), suffix) == 0;
    return told || name == called ? name : name + suffix;
}

std::string duration_text(Seconds time) {
    constexpr double kLongest = 1e9;  // beyond it nobody counts on it
    const auto whole = static_cast<long>(std::clamp(time.count(), 0.0, kLongest) + 0.5);
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
    return fmt::format("{} h {:02} min", whole / 3600, whole / 60 % 60);
}

std::string count_text(std::size_t count, std::string_view thing) {
    return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

std::string result_text(const AnyGame& game, const GameRecord& record) {
    const GameResult& result = *record.result;
    switch (result.reason) {
        case EndReason::Finished:
            return finished_text(game, record);
        case EndReason::Stopped:
            return "broken off";
        case EndReason::Adjudicated:
            return fmt::format("{} by adjudication: {}",
                               result.winner ? wins(record.players[*result.winner]) : "draw",
                               result.detail);
        case EndReason::Resigned:
            return fmt::format("{}: {} resigned", wins(record.players[*result.winner]),
                               record.players[opponent_of(*result.winner)]);
        case EndReason::IllegalMove:
        case EndReason::TimeOut:
        case EndReason::Crashed:
        case EndReason::BadProtocol:
        case EndReason::OverLimit:
            return fmt::format("{}: {}", wins(record.players[*result.winner]), result.detail);
    }
    return "broken off";
}

std::string valuation_text(const AnyGame& game, const Valuation& valuation, Side mover) {
    const auto wins_text = [&](Score score) {
        const int points = score.points();
        const std::string winner = side_name(game, points > 0 ? mover : opponent_of(mover));
        if (game.score_unit() == ScoreUnit::Outcome) return winner + " wins";
        return fmt::format(
            "{} wins by {}{}", winner, std::abs(points),
            game.score_unit() == ScoreUnit::Discs ? ", empty squares to the winner" : "");
    };
    if (valuation.is_proved()) {
        return "proved: " + (valuation.score == Score{0} ? "a draw" : wins_text(valuation.score));
    }
    // A line that was seen to the end, while others were not.
    if (const auto end = decided(valuation.score)) return "expected: " + wins_text(*end);
    return fmt::format("estimated {:+} for {}", valuation.score.points(), side_name(game, mover));
}

std::string opinion_text(const AnyGame& game, const Spec& bot, const Valuation& valuation,
                         Side mover) {
    const bool known = valuation.is_proved() || decided(valuation.score);
    if (known || estimates_final_scores(game, bot)) return valuation_text(game, valuation, mover);
    return fmt::format("estimated {:+} for {}, on the bot's own scale", valuation.score.points(),
                       side_name(game, mover));
}

}  // namespace lawan::cli
