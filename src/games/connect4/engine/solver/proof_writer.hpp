// Writes a strategy down, in the format of docs/proofs.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>

#include "core/budget.hpp"
#include "core/side.hpp"
#include "games/connect4/engine/solver/prover.hpp"
#include "games/connect4/engine/solver/solve.hpp"
#include "games/connect4/rules/game.hpp"

namespace lawan::connect4::solver {

// The body of a `strategy` by which a side gets an outcome (1 a win, 0 a draw) or more.
class ProofWriter {
  public:
    ProofWriter(const Position& root, Side holder, int outcome, Prover& prover, Budget& budget)
        : game_{root}, holder_{holder}, outcome_{outcome}, prover_{prover}, budget_{budget} {}

    // None when the budget is spent, or when the table would have more lines than anybody wants.
    [[nodiscard]] std::optional<std::string> write();

  private:
    static constexpr std::size_t kMostLines = 1'000'000;

    [[nodiscard]] bool write(const Position& at);
    [[nodiscard]] bool write_answer(const Position& at);
    [[nodiscard]] bool needs_no_line(const Position& at) const;
    [[nodiscard]] std::optional<Square> move_that_keeps(const Position& at);

    Game game_;
    Side holder_;
    int outcome_;
    Prover& prover_;
    Budget& budget_;
    std::string text_;
    std::size_t lines_ = 0;
    struct Hash {
        [[nodiscard]] std::size_t operator()(const Position& position) const {
            return static_cast<std::size_t>(position.key());
        }
    };
    std::unordered_set<Position, Hash> seen_;
};

// What a proof of this claims, as it is written: "at-least 0, at-most 0", or one of the two.
[[nodiscard]] std::string claims_of(const Solved& known);

// The whole file for what is known of a value; none as above.
[[nodiscard]] std::optional<std::string> proof_of(const Position& position, const Solved& known,
                                                  Prover& prover, Budget& budget);

}  // namespace lawan::connect4::solver
