#include "cli/commands/match_estimate.hpp"

#include <cmath>
#include <vector>

#include "arena/game_summary.hpp"

namespace lawan::cli {
namespace {

// As the games of a tournament in which A is the first bot.
std::vector<GameSummary> summaries_of(const MatchResult& result, const std::string& a) {
    std::vector<GameSummary> games;
    for (const MatchGame& game : result.games) {
        GameSummary summary;
        summary.number = static_cast<std::int64_t>(games.size()) + 1;
        summary.bots =
            game.record.players.x == a ? PerSide<std::size_t>{0, 1} : PerSide<std::size_t>{1, 0};
        summary.first = game.first;
        summarise(game.record, summary);
        games.push_back(summary);
    }
    return games;
}

}  // namespace

std::size_t different_games(const MatchResult& result) {
    if (result.games.empty()) return 0;
    const std::string& a = result.games.front().record.players.x;  // either of them
    return static_cast<std::size_t>(evidence_of(summaries_of(result, a)).games.games());
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
    if (result.games.empty()) return std::nullopt;
    const Evidence evidence = evidence_of(summaries_of(result, a));
    const Scores scores = evidence.scores();
    const EstimateOf of = scores.games_each == 2 ? EstimateOf::Pairs
                          : evidence.repeats > 0 ? EstimateOf::DifferentGames
                                                 : EstimateOf::Games;
    return MatchEstimate{estimate_elo(scores), of, std::floor(scores.count)};
}

}  // namespace lawan::cli
