// What the evaluation said of positions a short while ago: a small table of one thread. Searches
// come back to the same leaves, with other windows and along other orders of moves; nearly every
// second one that is judged was judged before.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/othello/engine/in_each_kernel.hpp"
#include "games/othello/engine/transposition.hpp"

namespace lawan::othello::LAWAN_KERNEL {

class JudgedCache {
  public:
    JudgedCache() : entries_(kEntries) {}

    // The place of one position, which is read and then written.
    class [[nodiscard]] Place {
      public:
        Place(std::uint64_t& entry, std::uint64_t lock) : entry_{entry}, lock_{lock} {}

        [[nodiscard]] LAWAN_IN_EACH_KERNEL std::optional<int> known() const {
            if ((entry_ ^ lock_) >> kBits != 0) return std::nullopt;
            return static_cast<std::int16_t>(entry_);
        }
        // What weights of no sense say may be too large to be kept.
        LAWAN_IN_EACH_KERNEL int kept(int judged) {
            if (judged == static_cast<std::int16_t>(judged)) {
                entry_ = lock_ >> kBits << kBits | static_cast<std::uint16_t>(judged);
            }
            return judged;
        }

      private:
        static constexpr int kBits = 16;  // of the judgement; the others are the lock's

        std::uint64_t& entry_;
        std::uint64_t lock_;
    };

    [[nodiscard]] LAWAN_IN_EACH_KERNEL Place of(std::uint64_t player, std::uint64_t opponent) {
        const auto key = TranspositionTable::key(player, opponent);
        // Only a part of the lock is kept: bits of the place mix what that part leaves out.
        return {entries_[key.place & (kEntries - 1)], key.lock ^ key.place << 20};
    }
    void clear() { entries_.assign(kEntries, 0); }

  private:
    static constexpr std::size_t kEntries = std::size_t{1} << 15;  // 256 KiB

    std::vector<std::uint64_t> entries_;
};

}  // namespace lawan::othello::LAWAN_KERNEL
