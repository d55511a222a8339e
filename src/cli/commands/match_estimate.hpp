// How much stronger A is than B, by the games of their match, and how certain that is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "arena/elo.hpp"
#include "arena/game_summary.hpp"
#include "play/match.hpp"

namespace lawan::cli {

// How many games are left when those that repeat another count once.
[[nodiscard]] std::size_t different_games(const MatchResult& result);

// Whether most games repeat others. A hundred equal games tell no more than two.
[[nodiscard]] bool mostly_repeats(const MatchResult& result);

struct MatchEstimate {
    EloEstimate elo;
    EstimateOf of = EstimateOf::Games;
    std::int64_t count = 0;  // of them
};

// `a` is the name of A in the records. None where no game was played.
[[nodiscard]] std::optional<MatchEstimate> estimate_match(const MatchResult& result,
                                                          const std::string& a);

}  // namespace lawan::cli
