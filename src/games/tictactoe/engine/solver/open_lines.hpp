// The windows that the maker could still fill, as the empty cells in them, a line after the other;
// and the ways to cut a line into groups of windows that have one pair of cells between them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/tictactoe/engine/solver/cell_sets.hpp"

namespace lawan::tictactoe::solver {

inline constexpr std::size_t kMostLines = 128;

template <class Set>
class BasicOpenLines {
  public:
    static constexpr int kCuts = 4;  // ways to cut a line

    void add(const Set& window) { open_[count_++] = window; }
    // What contains another window of the line is filled no earlier than that.
    void end_line() {
        const std::size_t begin = first_[lines_];
        if (count_ == begin) return;
        if (count_ > begin + 1) leave_out_wider(begin);
        shared_[lines_] = open_[begin];
        for (std::size_t i = begin; i < count_; ++i) {
            shared_[lines_] &= open_[i];
            line_of_[i] = static_cast<std::uint8_t>(lines_);
        }
        first_[++lines_] = static_cast<std::uint16_t>(count_);
    }

    [[nodiscard]] std::size_t lines() const { return lines_; }
    [[nodiscard]] std::size_t windows() const { return count_; }
    [[nodiscard]] std::size_t first(std::size_t line) const { return first_[line]; }
    [[nodiscard]] std::size_t size(std::size_t line) const {
        return static_cast<std::size_t>(first_[line + 1] - first_[line]);
    }
    [[nodiscard]] std::size_t line_of(std::size_t window) const { return line_of_[window]; }
    [[nodiscard]] Set cells(std::size_t line) const {
        Set all{};
        for (std::size_t i = first_[line]; i < first_[line + 1]; ++i) all |= open_[i];
        return all;
    }
    // Ways that are known to cut a line alike have the same number.
    [[nodiscard]] int kind_of(std::size_t line, int way) const {
        if (has_two(shared_[line])) return way == kSplit ? kSplit : 0;
        return way == kSplit ? 0 : way;
    }
    // The cells that the windows of each group share; at most as many groups as windows. Returns
    // how many there are.
    std::size_t cut(std::size_t line, int way, Set* groups) const;

  private:
    static constexpr int kSplit = 3;  // the way that cuts a line in two where one group would do

    void leave_out_wider(std::size_t begin);

    std::array<Set, SetLimits<Set>::kWindows> open_;
    std::array<Set, kMostLines> shared_;  // by all windows of a line
    std::array<std::uint16_t, kMostLines + 1> first_{};
    std::array<std::uint8_t, SetLimits<Set>::kWindows> line_of_;
    std::size_t count_ = 0;
    std::size_t lines_ = 0;
};

using OpenLines = BasicOpenLines<Cells>;

extern template class BasicOpenLines<Cells>;
extern template class BasicOpenLines<WideBitboard>;

}  // namespace lawan::tictactoe::solver
