// What `lawan solve` prints: progress while it works, then the answer for people or for programs.
#pragma once

#include <optional>
#include <string>

#include "cli/terminal/status_line.hpp"
#include "play/any_game.hpp"
#include "play/solver.hpp"

namespace lawan::cli {

// Whether the answer decides what was asked: the value, or on which side of a bound it lies.
[[nodiscard]] bool is_settled(const SolveRequest& request, const SolveAnswer& answer);

struct NoProof {
    Phrase why;                // a line for the user
    bool not_written = false;  // there is a proof, but its file could not be written
};

// Where a proof was asked for, but there is no file, or it shows less than the answer.
[[nodiscard]] std::optional<NoProof> no_proof(const SolveRequest& request,
                                              const SolveAnswer& answer);

[[nodiscard]] std::string solve_text(const AnyGame& game, const SolveRequest& request,
                                     const SolveAnswer& answer);
[[nodiscard]] std::string solve_json(const AnyGame& game, const SolveRequest& request,
                                     const SolveAnswer& answer);

class SolveProgressLine {
  public:
    void show(const AnyGame& game, const SolveProgress& progress);
    void clear() { line_.clear(); }

  private:
    StatusLine line_;
};

}  // namespace lawan::cli
