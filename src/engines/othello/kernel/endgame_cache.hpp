// Exact bounds of late endgames: a small table of one thread, so that it stays in the processor's
// own cache. The big table costs a walk to memory each time, as long as fifty nodes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engines/othello/kernel/instructions.hpp"
#include "engines/othello/transposition.hpp"

namespace lawan::othello::LAWAN_KERNEL {

class EndgameCache {
  public:
    EndgameCache() : entries_(kEntries) {}

    struct Entry {
        std::uint64_t lock = 0;
        std::int8_t lower = -64;
        std::int8_t upper = 64;
        std::uint8_t best = kNoSquare;
    };

    [[nodiscard]] Entry& at(const TranspositionTable::Key& key) {
        return entries_[key.place & (kEntries - 1)];
    }
    // The result of a search with a null window above alpha.
    void store(const TranspositionTable::Key& key, int alpha, int score, int best) {
        Entry& entry = at(key);
        if (entry.lock != key.lock) entry = {key.lock, -64, 64, kNoSquare};
        if (score > alpha) {
            if (score > entry.lower) entry.lower = static_cast<std::int8_t>(score);
        } else if (score < entry.upper) {
            entry.upper = static_cast<std::int8_t>(score);
        }
        entry.best = static_cast<std::uint8_t>(best);
    }
    void clear() { entries_.assign(kEntries, Entry{}); }

  private:
    // More remember a little more, but come from further away.
    static constexpr std::size_t kEntries = std::size_t{1} << 13;
    std::vector<Entry> entries_;
};

}  // namespace lawan::othello::LAWAN_KERNEL
