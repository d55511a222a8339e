// All games of a bot against everything that an opponent can do, in any game. Positions that
// several orders of moves lead to are counted once, and the bot is asked once in each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "play/any_position.hpp"

namespace lawan {

using AnyMoveRule = std::function<AnyMove(const AnyPosition&)>;

// How the rule did. There may be more games than an integer can count: see audit_games().
struct AuditResults {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;

    [[nodiscard]] constexpr std::uint64_t total() const { return wins + draws + losses; }
    friend constexpr bool operator==(const AuditResults&, const AuditResults&) = default;
};

struct Audit {
    AuditResults games;  // as one would write them down
    AuditResults lines;  // choices of the opponent; the games, unless a game counts otherwise
    std::uint64_t positions = 0;                     // in which the opponent chose
    std::vector<std::vector<AnyMove>> losing_games;  // both sides' moves; the first ones
};

struct Auditing {
    Side rule_plays = Side::O;
    std::size_t most_losing_games = 0;
    std::size_t most_positions = 5'000'000;  // of each side that are remembered
    // Called after every answer of the rule: far more often than anybody wants to read.
    std::function<void(std::uint64_t positions)> progress = {};
};

// Each position in which the opponent chooses spends one of the budget; none when the budget ends
// before the audit. Throws InputError when there are more positions, or more games than can be
// counted.
[[nodiscard]] std::optional<Audit> audit_games(const AnyPosition& start, const AnyMoveRule& rule,
                                               const Auditing& auditing, Budget& budget);

}  // namespace lawan
