// What a proof proves: that the value of a position is at least, or at most, some score.
#pragma once

#include <cstdint>
#include <string>

#include "core/score.hpp"
#include "core/side.hpp"

namespace lawan::proofs {

enum class Relation : std::uint8_t { AtLeast, AtMost };

// The value is the final score of best play, for the side to move.
struct Claim {
    Relation relation = Relation::AtLeast;
    Score score;

    [[nodiscard]] std::string text() const {
        const char* words = relation == Relation::AtLeast ? "at-least " : "at-most ";
        return words + std::to_string(score.points());
    }
    friend bool operator==(const Claim&, const Claim&) = default;
};

// The same seen by the side that has to do something for it: it can reach this score or more. "At
// most N" is for the opponent of the side to move to show: it can reach −N or more.
struct Goal {
    Side prover = Side::X;
    Score least;

    [[nodiscard]] static Goal of(const Claim& claim, Side to_move) {
        return claim.relation == Relation::AtLeast ? Goal{to_move, claim.score}
                                                   : Goal{opponent_of(to_move), -claim.score};
    }

    // A finished game's score, for the side to move there.
    [[nodiscard]] bool reached(Score final_score, Side to_move) const {
        return (to_move == prover ? final_score : -final_score) >= least;
    }
};

}  // namespace lawan::proofs
