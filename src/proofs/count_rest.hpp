// What a proof that does not fit into the memory would take: its lines are counted to the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/words.hpp"
#include "proofs/body.hpp"
#include "proofs/kind.hpp"
#include "proofs/placed_error.hpp"
#include "proofs/words.hpp"

namespace lawan::proofs {

// Gives `count` the lines that are left. False where they seem to have no end, or one cannot be
// read.
template <class Count>
[[nodiscard]] bool count_rest(Body& body, const Means& means, Count count) {
    constexpr std::size_t kBetweenLooks = 1024;
    constexpr std::size_t kMostLines = std::size_t{1} << 22;
    try {
        std::size_t lines = 0;
        while (const auto text = body.next()) {
            if (++lines > kMostLines) return false;
            if (lines % kBetweenLooks == 0 && means.are_over()) {
                throw OutOfMeans{words::kInterrupted};
            }
            count(*text);
        }
        return true;
    } catch (const PlacedError&) {
        return false;
    }
}

// Where not all lines were counted, it takes more than these bytes.
[[nodiscard]] inline OutOfMeans out_of_memory(const Words& what, std::uint64_t bytes, bool all,
                                              const Means& means) {
    OutOfMeans error = out_of_memory(what, bytes, means);
    if (all) return error;
    return OutOfMeans{what, {Phrase{words::kOver, {error.enough->count}}, means.memory.count}};
}

}  // namespace lawan::proofs
