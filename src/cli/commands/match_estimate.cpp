#include "cli/commands/match_estimate.hpp"

#include <cmath>
#include <set>
#include <vector>

namespace lawan::cli {
namespace {

std::string text_of(const MatchGame& game) {
    std::string text = game.record.players.x;
    for (const MoveRecord& move : game.record.moves) text += ' ' + move.move;
    return text;
}

// The first of those that are the same.
std::vector<const MatchGame*> without_repeats(const MatchResult& result) {
    std::set<std::string> seen;
    std::vector<const MatchGame*> games;
    for (const MatchGame& game : result.games) {
        if (seen.insert(text_of(game)).second) games.push_back(&game);
    }
    return games;
}

// Two for a win of the bot of this name.
std::size_t half_points(const MatchGame& game, const std::string& name) {
    const auto& winner = game.record.result->winner;
    if (!winner) return 1;
    return game.record.players[*winner] == name ? 2 : 0;
}

WinDrawLoss count(const std::vector<const MatchGame*>& games, const std::string& a) {
    WinDrawLoss counts;
    for (const MatchGame* game : games) {
        const std::size_t halves = half_points(*game, a);
        ++(halves == 2 ? counts.wins : halves == 1 ? counts.draws : counts.losses);
    }
    return counts;
}

}  // namespace

std::size_t different_games(const MatchResult& result) {
    return without_repeats(result).size();
}

bool mostly_repeats(const MatchResult& result) {
    return result.games.size() >= 3 && 2 * different_games(result) <= result.games.size();
}

std::string_view to_text(EstimateOf of) {
    switch (of) {
        case EstimateOf::Games:
            return "games";
        case EstimateOf::Pairs:
            return "pairs";
        case EstimateOf::DifferentGames:
            return "different games";
    }
    return "";
}

std::optional<MatchEstimate> estimate_match(const MatchResult& result, const std::string& a) {
    const std::size_t games = result.games.size();
    if (games == 0) return std::nullopt;
    if (mostly_repeats(result)) {
        const auto different = without_repeats(result);
        return MatchEstimate{estimate_elo(scores_of(count(different, a))),
                             EstimateOf::DifferentGames, static_cast<double>(different.size())};
    }
    PairCounts pairs{};
    for (std::size_t i = 0; i + 1 < games; i += 2) {
        ++pairs[half_points(result.games[i], a) + half_points(result.games[i + 1], a)];
    }
    const Scores scores = scores_of(pairs, {result.wins, result.draws, result.losses});
    return MatchEstimate{estimate_elo(scores),
                         scores.games_each == 2 ? EstimateOf::Pairs : EstimateOf::Games,
                         std::floor(scores.count)};
}

}  // namespace lawan::cli
