// What a solve that may run for hours tells of itself, and when it keeps what is proved so far.
#pragma once

#include <functional>
#include <mutex>
#include <optional>

#include "core/budget.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "games/adjacency/engine/time_left.hpp"

namespace lawan::adjacency {

// Any thread that polls the budget may be the one that reports.
class SolverReport {
  public:
    SolverReport(const Question& question, Budget& budget);
    SolverReport(const SolverReport&) = delete;
    SolverReport& operator=(const SolverReport&) = delete;

    // Where the solve stands now. `done`: the share of the work that is done, where somebody can
    // tell.
    void set(const Bounds& bounds, Reason at, std::optional<double> done = {});

    // Asks the clock now; false once the solve has to end.
    [[nodiscard]] bool goes_on() {
        budget_.poll();
        return !budget_.spent();
    }

    std::function<void()> save = {};  // what is proved so far, to the checkpoint

    // What stands in the way of it, if anything: a full disk is no reason to lose a result.
    [[nodiscard]] std::optional<Reason> try_to_save() const;

  private:
    void tell_now_and_then();
    void tell();

    const Question& question_;
    Budget& budget_;
    Seconds next_save_;
    std::mutex mutex_;
    Bounds bounds_;
    Reason at_;
    TimeLeft time_left_;
    std::optional<Seconds> left_;
};

// For a search of the best moves that ended early: nobody should take those found for all.
void note_missing_best(const Question& question, Solution& solution);

}  // namespace lawan::adjacency
