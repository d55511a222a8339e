// One thread of the engine: what it searches with, and whether it has to stop.
#pragma once

#include <cstdint>

#include "engines/othello/crew.hpp"
#include "engines/othello/edge_stability.hpp"
#include "engines/othello/evaluation.hpp"
#include "engines/othello/kernel/endgame_cache.hpp"
#include "engines/othello/kernel/instructions.hpp"
#include "engines/othello/searcher.hpp"
#include "engines/othello/transposition.hpp"

namespace lawan::othello::LAWAN_KERNEL {

// Workers lie side by side, and each counts its nodes all the time: were two of them in one line of
// the processors' caches, every count would take that line away from the other thread.
struct alignas(128) Worker {
    TranspositionTable& table;
    const EdgeStability& edges;
    const Evaluation& evaluation;
    Control& control;
    EndgameCaches& caches;
    int confidence = 0;  // of the search under way
    Crew* crew = nullptr;
    int number = 0;
    const SharedNode* within = nullptr;  // the innermost shared node that this thread works below
    std::uint64_t nodes = 0;
    std::uint64_t looked_at = 0;  // nodes when the clock was last asked

    // True once nothing more is worth searching here; what a search returns then is meaningless.
    [[nodiscard]] bool is_stopped() const {
        return control.stopped() || (within != nullptr && within->is_cut());
    }
    // The same, and the clock is looked at now and then.
    [[nodiscard]] bool stopped() {
        constexpr std::uint64_t kNodesBetweenLooks = 20'000;
        if (nodes - looked_at > kNodesBetweenLooks) {
            control.look(nodes - looked_at);
            looked_at = nodes;
        }
        return is_stopped();
    }
};

}  // namespace lawan::othello::LAWAN_KERNEL
