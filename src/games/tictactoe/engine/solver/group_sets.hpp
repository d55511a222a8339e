// Sets of groups of windows, and how many cells each group wants (solver/matching.hpp).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace lawan::tictactoe::solver {

template <std::size_t kGroups>
class GroupSet {
  public:
    [[nodiscard]] bool contains(std::size_t group) const {
        return ((words_[group / kBits] >> (group % kBits)) & 1U) != 0;
    }
    void insert(std::size_t group) { words_[group / kBits] |= one(group); }
    void erase(std::size_t group) { words_[group / kBits] &= ~one(group); }
    [[nodiscard]] bool empty() const {
        return std::all_of(words_.begin(), words_.end(), [](Word word) { return word == 0; });
    }
    // The first one that is not before this group; kGroups where there is none.
    [[nodiscard]] std::size_t next(std::size_t group) const {
        if (group >= kGroups) return kGroups;
        std::size_t at = group / kBits;
        Word left = words_[at] & (~Word{0} << (group % kBits));
        while (left == 0) {
            if (++at == kWords) return kGroups;
            left = words_[at];
        }
        return at * kBits + static_cast<std::size_t>(std::countr_zero(left));
    }

  private:
    using Word = std::uint64_t;
    static constexpr std::size_t kBits = 64;
    static constexpr std::size_t kWords = kGroups / kBits;
    static_assert(kGroups % kBits == 0);
    [[nodiscard]] static constexpr Word one(std::size_t group) {
        return Word{1} << (group % kBits);
    }

    std::array<Word, kWords> words_{};
};

// None, one or two cells for each group. Those that want some are found without the others.
template <std::size_t kGroups>
class Wants {
  public:
    [[nodiscard]] int of(std::size_t group) const {
        return (some_.contains(group) ? 1 : 0) + (two_.contains(group) ? 1 : 0);
    }
    void set(std::size_t group, int cells) {
        put(some_, group, cells > 0);
        put(two_, group, cells > 1);
    }
    void one_more(std::size_t group) { (some_.contains(group) ? two_ : some_).insert(group); }
    void one_less(std::size_t group) { (two_.contains(group) ? two_ : some_).erase(group); }
    [[nodiscard]] bool any_two() const { return !two_.empty(); }
    [[nodiscard]] const GroupSet<kGroups>& some() const { return some_; }

  private:
    static void put(GroupSet<kGroups>& set, std::size_t group, bool in) {
        if (in) {
            set.insert(group);
        } else {
            set.erase(group);
        }
    }

    GroupSet<kGroups> some_;  // one or two
    GroupSet<kGroups> two_;
};

}  // namespace lawan::tictactoe::solver
