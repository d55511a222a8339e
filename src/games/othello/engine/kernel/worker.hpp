// One thread of the engine: what it searches with, and whether it has to stop.
#pragma once

#include <cstdint>

#include "core/budget.hpp"
#include "games/othello/engine/crew.hpp"
#include "games/othello/engine/edge_stability.hpp"
#include "games/othello/engine/evaluation.hpp"
#include "games/othello/engine/kernel/endgame_cache.hpp"
#include "games/othello/engine/kernel/instructions.hpp"
#include "games/othello/engine/kernel/judged_cache.hpp"
#include "games/othello/engine/searcher.hpp"
#include "games/othello/engine/transposition.hpp"

namespace lawan::othello::LAWAN_KERNEL {

// What a thread remembers from one search to the next, for itself.
struct OwnMemory {
    EndgameCaches endgames;
    JudgedCache judged;

    void clear() {
        endgames.clear();
        judged.clear();
    }
};

// Workers lie side by side, and each counts its nodes all the time: were two of them in one line of
// the processors' caches, every count would take that line away from the other thread.
struct alignas(128) Worker {
    Worker(const SearcherParts& parts, OwnMemory& its_memory, Budget& whole, Crew* its_crew,
           int its_number)
        : table{parts.table},
          edges{edge_stability()},
          evaluation{parts.evaluation},
          caches{its_memory.endgames},
          judged{its_memory.judged},
          crew{its_crew},
          number{its_number},
          budget{its_crew == nullptr ? whole.share() : whole.thread_share()} {}
    // What was visited after the budget was last asked counts too.
    ~Worker() { budget.count(nodes - charged); }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    TranspositionTable& table;
    const EdgeStability& edges;
    const Evaluation& evaluation;
    EndgameCaches& caches;
    JudgedCache& judged;
    int confidence = 0;  // of the search under way
    Crew* crew = nullptr;
    int number = 0;
    const SharedNode* within = nullptr;  // the innermost shared node that this thread works below
    std::uint64_t nodes = 0;
    std::uint64_t charged = 0;  // of these, to the budget
    Budget budget;

    // True once nothing more is worth searching here; what a search returns then is meaningless.
    [[nodiscard]] bool is_stopped() const {
        return budget.spent() || (within != nullptr && within->is_cut());
    }
    // Charges the nodes visited since the last time, then the same.
    [[nodiscard]] bool stopped() {
        const std::uint64_t visited = nodes - charged;
        charged = nodes;
        return !budget.charge(visited) || (within != nullptr && within->is_cut());
    }
};

}  // namespace lawan::othello::LAWAN_KERNEL
