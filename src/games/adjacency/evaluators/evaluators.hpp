// The three ways in which the papers judge a position that is not over. All for the side to move.
//
// The papers are reports of the course IF3170 (Intelegensi Buatan, Institut Teknologi Bandung,
// October 2023), each titled "Minimax Algorithm and Alpha Beta Pruning in Adjacency Strategy Game":
//   adjacency-a  Rachim, Firdaus, Kesuma, Abyan
//   adjacency-b  Jonathan, Sitanggang, Christopher, Jonatan
//   adjacency-c  Hutagaol, Hasiholan, Sianipar, Firzatullah
#pragma once

#include <cstdint>
#include <vector>

#include "core/evaluator.hpp"
#include "core/score.hpp"
#include "games/adjacency/rules/game.hpp"

namespace lawan::adjacency {

// Own marks minus enemy marks, as if the game ended here (adjacency-a, chapter II; adjacency-c,
// section 1).
struct MarkDifference {
    [[nodiscard]] constexpr Score evaluate(const Position& position) const {
        return position.mark_difference();
    }
    [[nodiscard]] constexpr Score outcome(const Position& position) const {
        return position.final_score();
    }
};

// Marks that can no longer be flipped count for more than marks that still can (adjacency-b,
// section 2.1.1; its formula weighs them 4 to 1, its prose 2 to 1).
class VolatileMarks {
  public:
    // What makes a mark immutable. The text: no empty cell beside it. The authors' program: every
    // neighbour on the board is a mark of its own side.
    enum class Immutable : std::uint8_t { AsInText, AsInProgram };

    struct Weights {
        int stable = 4;
        int unstable = 1;
    };

    constexpr VolatileMarks() = default;
    constexpr VolatileMarks(Weights weights, Immutable immutable)
        : weights_{weights}, immutable_{immutable} {}

    [[nodiscard]] constexpr Score evaluate(const Position& position) const {
        return worth(position, position.own()) - worth(position, position.enemy());
    }
    [[nodiscard]] constexpr Score outcome(const Position& position) const {
        return decisive(position.final_score());
    }

  private:
    [[nodiscard]] constexpr Score worth(const Position& position, Bitboard marks) const {
        const Bitboard threats = immutable_ == Immutable::AsInText
                                     ? position.empty()
                                     : whole_board(position.size()) & ~marks;
        const int unstable = (marks & beside(threats)).count();
        const int stable = marks.count() - unstable;
        return Score{weights_.stable * stable + weights_.unstable * unstable};
    }

    Weights weights_;
    Immutable immutable_ = Immutable::AsInText;
};

// The sum over the own marks of how many neighbours each has of its own side, minus the same of the
// enemy (adjacency-b, section 2.1.2).
struct LinearVolatility {
    // Each pair of marks side by side is seen from both of its ends.
    [[nodiscard]] constexpr Score evaluate(const Position& position) const {
        return Score{2 * (pairs_beside(position.own()) - pairs_beside(position.enemy()))};
    }
    [[nodiscard]] constexpr Score outcome(const Position& position) const {
        return decisive(position.final_score());
    }
};

}  // namespace lawan::adjacency

template <>
struct lawan::EvaluatorsOf<lawan::adjacency::Game> {
    [[nodiscard]] static std::vector<NamedEvaluator<adjacency::Position>> list();
};
