// One thread of the engine: what it searches with, and whether it has to stop.
#pragma once

#include <atomic>
#include <cstdint>

#include "engines/othello/edge_stability.hpp"
#include "engines/othello/evaluation.hpp"
#include "engines/othello/kernel/instructions.hpp"
#include "engines/othello/searcher.hpp"
#include "engines/othello/transposition.hpp"

namespace lawan::othello::LAWAN_KERNEL {

// Where several threads share the moves of one node; see split.hpp.
struct Split;

struct Worker {
    TranspositionTable& table;
    const EdgeStability& edges;
    const Evaluation& evaluation;
    Control& control;
    int confidence = 0;  // of the search under way
    std::uint64_t nodes = 0;
    std::uint64_t looked_at = 0;  // nodes when the clock was last asked
    Split* split = nullptr;       // the node this thread helps at, if any
    Split* idle_pool = nullptr;

    // True once nothing more is worth searching here; what is returned then is meaningless.
    [[nodiscard]] bool stopped() {
        constexpr std::uint64_t kNodesBetweenLooks = 20'000;
        if (nodes - looked_at > kNodesBetweenLooks) {
            control.look(nodes - looked_at);
            looked_at = nodes;
        }
        return control.stopped();
    }
};

}  // namespace lawan::othello::LAWAN_KERNEL
