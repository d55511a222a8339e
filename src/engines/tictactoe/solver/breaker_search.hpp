// The maker–breaker version of the game: the maker wants a window, the breaker only wants to
// prevent that. What the breaker holds here is held in the game too, where a window of his own
// would win.
//
// An extra mark never hurts its owner here, so a result depends only on a zone of cells: the
// breaker who holds by moves in a zone holds whatever happens outside. A maker's move that is
// outside the zone of the answer to another move is answered by the same answer; only moves inside
// all zones found so far need a look. (The idea of the must-play region in Hex: R. Hayward et al.,
// Solving 7×7 Hex, Theoretical Computer Science 349, 2005.)
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "engines/tictactoe/solver/geometry.hpp"
#include "engines/tictactoe/solver/pairing.hpp"
#include "engines/tictactoe/solver/proof_table.hpp"

namespace lawan::tictactoe::solver {

class BreakerSearch {
  public:
    BreakerSearch(const Geometry& geometry, ProofTable& table, Budget& budget)
        : geometry_{geometry}, table_{table}, budget_{budget} {}

    struct Result {
        bool maker_wins = false;
        Cells zone = 0;
    };
    // Nothing when the budget is spent before it is known.
    [[nodiscard]] std::optional<Result> solve(Cells maker, Cells breaker, ToMove to_move) {
        return search(maker, breaker, to_move);
    }

    // What the table remembers of a situation in which the maker is to move.
    [[nodiscard]] std::optional<Result> known_result(Cells maker, Cells breaker) const;

    [[nodiscard]] PairingSearch pairing(Cells maker, Cells breaker) const;

  private:
    [[nodiscard]] std::optional<Result> search(Cells maker, Cells breaker, ToMove to_move);
    [[nodiscard]] std::optional<Result> search_maker(Cells maker, Cells breaker,
                                                     const OpenWindows& open);
    [[nodiscard]] std::optional<Result> search_breaker(Cells maker, Cells breaker,
                                                       const OpenWindows& open);
    struct Place {
        ProofKey key;
        int symmetry;
    };
    [[nodiscard]] Place place_of(Cells maker, Cells breaker, Cells live, ToMove to_move) const;
    [[nodiscard]] std::optional<Result> known(const Place& place) const;
    Result store(const Place& place, const Result& result);

    const Geometry& geometry_;
    ProofTable& table_;
    Budget& budget_;
};

}  // namespace lawan::tictactoe::solver
