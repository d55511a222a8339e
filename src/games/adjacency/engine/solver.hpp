// The exact value of any position of Adjacency, or bounds on it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/memory.hpp"
#include "core/reason.hpp"
#include "core/square.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan {
class Ranks;
}

namespace lawan::adjacency {

// lower ≤ final difference ≤ upper with best play, for the side to move.
struct Bounds {
    int lower = -64;
    int upper = 64;

    [[nodiscard]] bool settled() const { return lower == upper; }
};

struct SolverProgress {
    Bounds bounds;
    std::uint64_t nodes = 0;
    Reason at;
    std::optional<Seconds> left = {};  // an estimate, where there is one
};

// What has to be shown of the value, and no more.
struct Needed {
    std::optional<int> lower = {};
    std::optional<int> upper = {};
};

struct Question {
    Position position;
    std::optional<int> at_most = {};   // only decide whether value ≤ this
    std::optional<int> at_least = {};  // only decide whether value ≥ this
    bool all_best = true;              // all best moves rather than one
    int threads = 1;
    MebiBytes memory{256};
    std::optional<Seconds> time = {};
    const StopSignal* stop = nullptr;
    std::optional<std::string> checkpoint = {};
    std::optional<std::string> proof = {};  // a file to write
    std::function<void(const SolverProgress&)> progress = {};
    // Several processes that answer it together. Only tables of symmetric sets are split; other
    // ranks than 0 help, and know no answer.
    Ranks* ranks = nullptr;

    // Whether the bounds answer it.
    [[nodiscard]] bool answered_by(const Bounds& bounds) const {
        if (!at_most && !at_least) return bounds.settled();
        const bool most = !at_most || bounds.upper <= *at_most || bounds.lower > *at_most;
        const bool least = !at_least || bounds.lower >= *at_least || bounds.upper < *at_least;
        return most && least;
    }
    // What its answer rests on, as far as the bounds answer it: a "no" rests on the other bound.
    [[nodiscard]] Needed needed_for(const Bounds& bounds) const;
};

struct Solution {
    Bounds bounds;
    std::vector<Square> best = {};  // known once the value is settled
    bool best_are_all = true;
    std::vector<Square> line = {};
    std::uint64_t nodes = 0;
    std::vector<Reason> notes = {};    // the methods used and why they are right
    std::vector<Reason> remarks = {};  // what was not done, and what would help
    // Lines of a proof by symmetric sets and the upper bound that they show, if one was asked for.
    std::string symmetric_sets = {};
    int by_symmetric_sets = 0;
};

// Played to a full board, colours do not matter and sets of empty cells are searched; otherwise the
// marks with their colours are. Throws InputError where a checkpoint or the file for a proof cannot
// be used.
[[nodiscard]] Solution solve(const Question& question);
namespace fixed {
[[nodiscard]] Solution solve(const Question& question);
}
namespace full {
[[nodiscard]] Solution solve(const Question& question);
// Whether a table of symmetric sets answers the question, which several processes can fill.
[[nodiscard]] bool splits(const Question& question);
}  // namespace full

// Whether the second player can answer every move by its image under rotation by 180° and end with
// at least as many marks: the empty cells are their own image, the image of each mark of the side
// to move is a mark of the other, an even number of plies is left, and the board has no centre
// cell.
[[nodiscard]] bool second_player_can_mirror(const Position& position);

}  // namespace lawan::adjacency
