// How much stronger than B the games of a match make A, and how surely.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arena/elo.hpp"
#include "play/match.hpp"

namespace lawan::cli {

// Two games differ in who plays which side or in a move.
[[nodiscard]] std::size_t different_games(const MatchResult& result);

// Whether most games repeat others: a hundred of them then say no more than two.
[[nodiscard]] bool mostly_repeats(const MatchResult& result);

// Pairs, with sides swapped, are what varies by chance, as the arena counts them; but few pairs
// tell little of how much they vary, and then games say it with more caution.
enum class EstimateOf : std::uint8_t { Games, Pairs, DifferentGames };

[[nodiscard]] std::string_view to_text(EstimateOf of);

struct MatchEstimate {
    EloEstimate elo;
    EstimateOf of = EstimateOf::Games;
    double count = 0;  // of them
};

// None where no game was played. `a` is the name that A has in the records.
[[nodiscard]] std::optional<MatchEstimate> estimate_match(const MatchResult& result,
                                                          const std::string& a);

}  // namespace lawan::cli
