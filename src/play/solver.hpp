// What a solver of any game is asked and what it answers, for those who do not know the game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/reason.hpp"
#include "core/score.hpp"
#include "play/any_position.hpp"

namespace lawan {

// What is known of a value so far: lower ≤ value ≤ upper, for the side to move.
struct ScoreBounds {
    Score lower;
    Score upper;

    [[nodiscard]] bool settled() const { return lower == upper; }
};

struct SolveProgress {
    ScoreBounds bounds;
    std::uint64_t nodes = 0;
    Seconds elapsed{0};
    std::optional<Seconds> left;  // an estimate
    Reason at;                    // what the solver does now
};

struct SolveRequest {
    AnyPosition position;
    std::optional<Score> at_most;   // only prove value ≤ this
    std::optional<Score> at_least;  // only prove value ≥ this
    int threads = 1;
    std::size_t memory_mib = 256;
    std::optional<Seconds> time = {};
    std::optional<std::string> checkpoint = {};  // a file: continued if it is there
    std::optional<std::string> proof = {};       // a file to write
    const StopSignal* stop = nullptr;
    std::function<void(const SolveProgress&)> progress = {};
};

struct SolveAnswer {
    ScoreBounds bounds;
    std::vector<AnyMove> best = {};    // moves that keep the value, once it is settled
    bool best_are_all = true;          // else other moves were not tried to the end
    std::vector<AnyMove> line = {};    // best play for both
    std::optional<int> distance = {};  // plies to a forced win or loss, where a game counts them
    std::uint64_t nodes = 0;
    Seconds time{0};
    Seconds cpu_time{0};
    std::vector<Reason> notes = {};    // the methods used and why they are right
    std::vector<Reason> remarks = {};  // what was not done, and what would help
};

using Solver = std::function<SolveAnswer(const SolveRequest&)>;

}  // namespace lawan
