// What a table of moves need not say: a line that the prover completes at once, lines that nobody
// can fill any more, and the rest of a game in which the prover follows up.
//
//   follow POSITION :      the opponent is to move; the prover answers in the same column from here
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/side.hpp"
#include "games/connect4/rules/follow_up.hpp"
#include "games/connect4/rules/game.hpp"
#include "games/connect4/rules/lines.hpp"
#include "proofs/claim.hpp"

namespace lawan::proofs {

class FollowUpInsight {
  public:
    using Position = connect4::Position;
    using Move = Square;
    struct Certificate {};

    // Not to lose is certain once the opponent has no line left to fill.
    [[nodiscard]] bool settled(const Position& position, const Goal& goal) const {
        if (goal.least > Score{0}) return false;
        const Bitboard enemy = position.discs(opponent_of(goal.prover));
        return !connect4::has_run(enemy | position.empty_cells(), position.rules());
    }

    [[nodiscard]] std::optional<Move> obvious(const Position& position, const Goal& goal) const {
        const Bitboard wins = connect4::completing(position.discs(goal.prover), position.rules()) &
                              position.landing_cells();
        return wins.any() ? std::optional{wins.first()} : std::nullopt;
    }

    [[nodiscard]] std::optional<Certificate> parse(
        std::string_view verb, const Position&, const std::vector<std::string_view>& words) const {
        return verb == "follow" && words.empty() ? std::optional{Certificate{}} : std::nullopt;
    }

    [[nodiscard]] bool proves(const Certificate&, const Position& position,
                              const Goal& goal) const {
        if (position.side_to_move() == goal.prover) return false;
        const connect4::FollowUp worth = connect4::follow_up(position);
        return worth == connect4::FollowUp::Wins ||
               (worth == connect4::FollowUp::Holds && goal.least <= Score{0});
    }

    [[nodiscard]] bool is_plan(const Certificate&) const { return false; }
    [[nodiscard]] bool succeeds(const Certificate&, const Position&, const Goal&) const {
        return false;
    }
};

}  // namespace lawan::proofs
