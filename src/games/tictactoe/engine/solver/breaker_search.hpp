// The maker–breaker version of the game: the maker wants a window, the breaker only wants to
// prevent that. What the breaker holds here is held in the game too, where a window of his own
// would win.
//
// An extra mark never hurts its owner here, so a result depends only on a zone of cells: the
// breaker who holds by moves in a zone holds whatever happens outside. A maker's move that is
// outside the zone of the answer to another move is answered by the same answer; only moves inside
// all zones found so far need a look. (The idea of the must-play region in Hex: R. Hayward et al.,
// Solving 7×7 Hex, Theoretical Computer Science 349, 2005.)
//
// The maker's moves are settled one after the other. The breaker's answers share the work: each has
// to wait until those that promise more have had several times as much, so that a wrong one is
// given up in time. Any number of threads can work on one table: each is told where the others are.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "games/tictactoe/engine/solver/geometry.hpp"
#include "games/tictactoe/engine/solver/presence.hpp"
#include "games/tictactoe/engine/solver/proof_table.hpp"

namespace lawan::tictactoe::solver {

class BreakerSearch {
  public:
    BreakerSearch(const Geometry& geometry, ProofTable& table, Budget& budget,
                  Company company = Company::Alone)
        : geometry_{geometry}, table_{table}, budget_{budget}, company_{company} {}

    struct Result {
        bool maker_wins = false;
        Cells zone = 0;
    };
    // Nothing when the budget is spent before it is known.
    [[nodiscard]] std::optional<Result> solve(Cells maker, Cells breaker, ToMove to_move);

    // What the table remembers of a situation.
    [[nodiscard]] std::optional<Result> known_result(Cells maker, Cells breaker,
                                                     ToMove to_move) const;

    // Pairs and rings that take as few of the cells to be avoided as they can.
    [[nodiscard]] Coverage cover(Cells maker, Cells breaker, Cells avoid = 0) const {
        return geometry_.lines().cover(maker, breaker, kCoverTries, avoid);
    }
    [[nodiscard]] std::optional<PairsAndRings> pairs_and_rings(Cells maker, Cells breaker,
                                                               Cells avoid = 0) const {
        return geometry_.lines().pairs_and_rings(maker, breaker, kCoverTries, avoid);
    }

    // Answers that leave pairs and rings, each against as many of the moves as it can.
    using Report = std::function<void(int move, int answer, const Matching& held)>;
    void answer_at_once(Cells maker, Cells breaker, Cells moves, Cells& must, Cells& zone,
                        const Report& report = {});

    [[nodiscard]] Budget& budget() { return budget_; }

  private:
    static constexpr int kCoverTries = 60;
    static constexpr int kThreatSteps = 300;
    static constexpr std::size_t kAnswersPaired = 10;  // tried before any of them is searched

    struct Outcome {
        Numbers numbers;
        Cells zone = 0;
    };
    struct Place {
        ProofKey key;
        int symmetry = 0;
    };
    // A situation after a move, and after the answer if there is only one.
    struct Node {
        int cell = 0;
        Cells maker = 0;
        Cells breaker = 0;
        ToMove to_move = ToMove::Attacker;
        Cells forced = 0;
        Cells avoid = 0;  // a zone without these cells is of more use
        Place place = {};
        Outcome outcome = {};
        double potential = 0;
        double promise = 0;  // of an answer: the less the better
        std::uint32_t worked = 0;
        std::uint8_t busy = 0;
        bool tried_pairs = false;  // and they did not hold it
    };

    class Visit;
    class MakerVisit;
    class BreakerVisit;

    [[nodiscard]] Outcome visit(const Node& at, std::uint64_t effort);
    [[nodiscard]] Outcome descend(Node& child, std::uint64_t effort);
    void remember_answer(int cell);

    [[nodiscard]] Node child_of(Cells maker, Cells breaker, int cell, ToMove mover) const;
    void recall(Node& child) const;
    [[nodiscard]] Place place_of(Cells maker, Cells breaker, Cells live, ToMove to_move) const;
    Outcome store(const Place& place, Numbers numbers, Cells zone, std::uint64_t work);

    const Geometry& geometry_;
    ProofTable& table_;
    Budget& budget_;
    Company company_;
    std::vector<int> answers_;  // that held last, the last one first
};

}  // namespace lawan::tictactoe::solver
