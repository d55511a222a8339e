// Exact bounds of late endgames: small tables of one thread, so that they stay in the processor's
// own caches. The big table costs a walk to memory each time, as long as fifty nodes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/othello/engine/kernel/instructions.hpp"
#include "games/othello/engine/transposition.hpp"

namespace lawan::othello::LAWAN_KERNEL {

template <std::size_t Entries>
class EndgameCache {
  public:
    EndgameCache() : entries_(Entries) {}

    struct Entry {
        std::uint64_t lock = 0;
        std::int8_t lower = -64;
        std::int8_t upper = 64;
        std::uint8_t best = kNoSquare;
    };

    [[nodiscard]] Entry& at(const TranspositionTable::Key& key) {
        return entries_[key.place & (Entries - 1)];
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
    void clear() { entries_.assign(Entries, Entry{}); }

  private:
    std::vector<Entry> entries_;
};

inline constexpr int kLatest = 10;  // up to this many empties the smaller table is used
inline constexpr int kCached = 12;  // up to this many one of the two is

// Two, so that the many positions nearest to the end do not drive out the others. More entries
// remember a little more, but come from further away.
class EndgameCaches {
  public:
    template <int Empties>
    [[nodiscard]] auto& of() {
        if constexpr (Empties <= kLatest) {
            return latest_;
        } else {
            return earlier_;
        }
    }
    void clear() {
        latest_.clear();
        earlier_.clear();
    }

  private:
    EndgameCache<std::size_t{1} << 13> latest_;
    EndgameCache<std::size_t{1} << 15> earlier_;
};

}  // namespace lawan::othello::LAWAN_KERNEL
