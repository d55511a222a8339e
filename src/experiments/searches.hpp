// One position, searched by every tree search to the same depth.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "core/words.hpp"
#include "play/erased_position.hpp"

namespace lawan::experiments {

class Run;

// What one search had to do for one position.
struct SearchCount {
    Phrase search;
    std::uint64_t nodes = 0;
    double milliseconds = 0;
    std::uint64_t cuts = 0;
    std::uint64_t first_move_cuts = 0;  // the better the order of moves, the nearer to all
    std::uint64_t table_hits = 0;
    std::uint64_t searched_again = 0;
    bool same_value = false;  // as minimax
    bool same_move = false;
};

// All searches on one position, minimax first; none when they were stopped on the way.
[[nodiscard]] std::optional<std::vector<SearchCount>> count_searches(
    const ErasedPosition& root, const ErasedEvaluator& evaluator, int depth, const Run& run);

// A game whose positions are searched.
struct SearchedGame {
    std::string game;
    Phrase setting;         // "8x8, 8 rounds"
    std::string evaluator;  // that all searches look with
    int usual_depth = 0;
    // All searches on the position that the seed leads to; none when they were stopped on the way.
    std::function<std::optional<std::vector<SearchCount>>(Seed, int depth, const Run&)> count;
};

// b with 1 + b + … + b^depth = nodes: what the branching factor of a full tree of this depth with
// as many nodes would be (Russell and Norvig, Artificial Intelligence: A Modern Approach, chapter
// 3).
[[nodiscard]] double effective_branching_factor(double nodes, int depth);

}  // namespace lawan::experiments
