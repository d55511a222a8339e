// Whether the second player wins two by the table of symmetric sets: what a solve fills it with,
// what it tells meanwhile, and what it keeps for a checkpoint and for a proof.
#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "engines/adjacency/full/chunk_facts.hpp"
#include "engines/adjacency/full/full_record.hpp"
#include "engines/adjacency/full/geometry.hpp"
#include "engines/adjacency/full/set_answers.hpp"
#include "engines/adjacency/full/symmetric_sets.hpp"
#include "engines/adjacency/solver.hpp"
#include "engines/adjacency/watch.hpp"

namespace lawan::adjacency::full {

class SymmetricBound {
  public:
    // `record`: the checkpoint, if there is one.
    SymmetricBound(const Question& question, Watch& watch, const Geometry& geometry,
                   SetAnswers& answers, FullRecord* record);

    // Until all sets are done, or stopped. `bounds` are for the report.
    void fill(const Bounds& bounds);
    [[nodiscard]] bool second_player_wins() const { return sets_.second_player_wins(); }

    // The lines of a proof by symmetric sets; only where one was asked for.
    [[nodiscard]] std::string lines_of_proof() const;

  private:
    [[nodiscard]] SymmetricSets::Work make_work(const Bounds& bounds);
    void tell(const Bounds& bounds, int pairs, std::uint64_t done, std::uint64_t of);

    const Question& question_;
    Watch& watch_;
    const Geometry& geometry_;
    SetAnswers& answers_;
    FullRecord* record_;
    SymmetricSets sets_;
    Chunks known_;  // from the checkpoint
    Chunks found_;  // now
    std::mutex found_mutex_;
};

}  // namespace lawan::adjacency::full
