// The games of `lawan match`, several at once where that is asked for.
#pragma once

#include "play/match.hpp"

namespace lawan::cli {

// As play_match(): the same games in the same order, whatever the number of workers. What goes on,
// and what is known of the time left, is shown on stderr unless `quiet`.
[[nodiscard]] MatchResult play_games(const AnyGame& game, const Entrant& a, const Entrant& b,
                                     const MatchSettings& settings, int workers, bool quiet);

// How long the match may take, where its bots have a limit of time for each move; none elsewhere.
[[nodiscard]] std::optional<Seconds> longest_match(const AnyGame& game,
                                                   const PerSide<std::optional<Seconds>>& a_move,
                                                   int games, int workers);

}  // namespace lawan::cli
