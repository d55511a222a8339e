#include "cli/commands/match_estimate.hpp"

#include <vector>

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
    return static_cast<std::size_t>(evidence_of(summaries_of(result, a)).different());
}

bool mostly_repeats(const MatchResult& result) {
    return result.games.size() >= 3 && 2 * different_games(result) <= result.games.size();
}

std::optional<MatchEstimate> estimate_match(const MatchResult& result, const std::string& a) {
    if (result.games.empty()) return std::nullopt;
    const Evidence evidence = evidence_of(summaries_of(result, a));
    return MatchEstimate{estimate_elo(evidence.scores()), evidence.estimate_of(),
                         evidence.counted()};
}

}  // namespace lawan::cli
