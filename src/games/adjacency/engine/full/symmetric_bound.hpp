// Whether the second player wins two by the table of symmetric sets: what a solve fills it with,
// what it tells meanwhile, and what it keeps for a checkpoint and for a proof.
#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "games/adjacency/engine/full/chunk_facts.hpp"
#include "games/adjacency/engine/full/full_record.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/set_answers.hpp"
#include "games/adjacency/engine/full/symmetric_sets.hpp"
#include "games/adjacency/engine/full/symmetric_work.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "games/adjacency/engine/solver_report.hpp"

namespace lawan::adjacency::full {

class SymmetricBound {
  public:
    // `record`: the checkpoint, if there is one.
    SymmetricBound(const Question& question, Budget& budget, SolverReport& report,
                   const Geometry& geometry, SetAnswers& answers, FullRecord* record);

    // Until all sets are done, or the budget is spent. `bounds` are for the report.
    void fill(const Bounds& bounds);
    [[nodiscard]] bool second_player_wins() const { return sets_.second_player_wins(); }

    // The lines of a proof by symmetric sets; only where one was asked for.
    [[nodiscard]] std::string lines_of_proof() const;

  private:
    [[nodiscard]] SymmetricWork make_work(const Bounds& bounds);
    void tell(const Bounds& bounds, int pairs, std::uint64_t done, std::uint64_t of);

    const Question& question_;
    Budget& budget_;
    SolverReport& report_;
    const Geometry& geometry_;
    SetAnswers& answers_;
    FullRecord* record_;
    SymmetricSets sets_;
    Chunks known_;  // from the checkpoint
    Chunks found_;  // now
    std::mutex found_mutex_;
};

}  // namespace lawan::adjacency::full
