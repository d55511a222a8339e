// Points of a board with a border, and sets of them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/tictactoe/engine/five/shapes.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::five {

using Point = std::int16_t;
inline constexpr Point kNoPoint = -1;

// Each row has the border to its right, which is the border to the left of the next one too.
inline constexpr int kMostPoints =
    (kMostPerSide + kMostReach) * (kMostPerSide + 2 * kMostReach) + 2 * kMostReach;

class PointSet {
  public:
    static constexpr std::size_t kWords = (kMostPoints + 63) / 64;

    void toggle(Point point) { words_[word(point)] ^= bit(point); }
    void add(Point point) { words_[word(point)] |= bit(point); }
    // So many in a row, fewer than 64.
    void add_run(Point first, unsigned length) {
        const std::uint64_t run = (std::uint64_t{1} << length) - 1;
        const unsigned at = static_cast<unsigned>(first) % 64;
        words_[word(first)] |= run << at;
        if (at + length > 64) words_[word(first) + 1] |= run >> (64 - at);
    }
    [[nodiscard]] bool has(Point point) const { return (words_[word(point)] & bit(point)) != 0; }

    template <class Visit>
    void for_each(Visit visit) const {
        for (std::size_t i = 0; i < kWords; ++i) {
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
                visit(static_cast<Point>(64 * i + static_cast<unsigned>(std::countr_zero(rest))));
            }
        }
    }
    [[nodiscard]] bool empty() const {
        return std::all_of(words_.begin(), words_.end(),
                           [](std::uint64_t word) { return word == 0; });
    }
    // The first one. There must be one.
    [[nodiscard]] Point first() const {
        std::size_t i = 0;
        while (words_[i] == 0) ++i;
        return static_cast<Point>(64 * i + static_cast<unsigned>(std::countr_zero(words_[i])));
    }

    PointSet& operator&=(const PointSet& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    void remove(const PointSet& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] &= ~other.words_[i];
    }
    PointSet& operator|=(const PointSet& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
        return *this;
    }

  private:
    [[nodiscard]] static std::size_t word(Point point) {
        return static_cast<std::size_t>(point) / 64;
    }
    [[nodiscard]] static std::uint64_t bit(Point point) {
        return std::uint64_t{1} << (static_cast<unsigned>(point) % 64);
    }

    std::array<std::uint64_t, kWords> words_{};
};

}  // namespace lawan::tictactoe::five
