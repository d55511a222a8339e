// A board of any size that keeps count of all windows: how many marks each side has in them, what
// each cell is worth to each side, and where a window lacks only one cell. Made for playing and
// taking back.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/side.hpp"
#include "core/wide_bitboard.hpp"
#include "games/tictactoe/rules/position.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::player {

class LineBoard {
  public:
    explicit LineBoard(const Rules& rules);

    template <class Board>
    [[nodiscard]] static LineBoard of(const BasicPosition<Board>& position) {
        LineBoard board{position.rules()};
        for (const Side side : {Side::X, Side::O}) {
            for (const Square cell : squares(position.marks(side))) board.play(cell.index(), side);
        }
        return board;
    }

    [[nodiscard]] int cells() const { return static_cast<int>(marks_.size()); }
    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] bool is_empty(int cell) const { return marks_[at(cell)] == kNone; }
    [[nodiscard]] int empty_cells() const { return empty_; }

    void play(int cell, Side side);
    void take_back(int cell);

    [[nodiscard]] bool has_won(Side side) const { return won_[side] > 0; }
    // The cells that complete a window for a side.
    [[nodiscard]] bool can_complete(Side side) const { return completing_count_[side] > 0; }
    [[nodiscard]] int completing_count(Side side) const { return completing_count_[side]; }
    // The first of them. There must be one.
    [[nodiscard]] int first_completing(Side side) const {
        return completing_cells_[side].first().index();
    }
    [[nodiscard]] bool completes(int cell, Side side) const {
        return completing_[side][at(cell)] > 0;
    }
    [[nodiscard]] std::vector<int> completing(Side side) const;
    // The cells after which a window lacks only one more, and how many such windows each has.
    [[nodiscard]] const WideBitboard& threatening(Side side) const { return nearly_cells_[side]; }
    [[nodiscard]] int nearly(int cell, Side side) const { return nearly_[side][at(cell)]; }
    // The empty cells of windows that lack three.
    [[nodiscard]] WideBitboard preparing(Side side) const;
    // What a mark here would be worth to a side, by the windows that are open to it.
    [[nodiscard]] int worth(int cell, Side side) const { return worth_[side][at(cell)]; }
    // The empty cells of the windows that would lack two cells at most if these were the side's.
    [[nodiscard]] WideBitboard threatening_with(const std::vector<int>& cells, Side side) const;
    [[nodiscard]] int open_windows(int cell, Side side) const;
    // The sum of 2^marks over those.
    [[nodiscard]] int doubled(int cell, Side side) const;
    [[nodiscard]] bool belongs_to(int cell, Side side) const {
        return marks_[at(cell)] == (side == Side::X ? 0 : 1);
    }
    // All open windows of both sides. To be on move makes one's own worth half as much again, as
    // matches have shown.
    [[nodiscard]] int balance(Side to_move) const {
        return total_[to_move] + total_[to_move] / 2 - total_[opponent_of(to_move)];
    }
    [[nodiscard]] std::uint64_t key() const { return key_; }
    // Keys are the marks' own, taken together by exclusive or.
    [[nodiscard]] static std::uint64_t mark_key(int cell, Side side);
    [[nodiscard]] std::uint64_t key_after(int cell, Side side) const {
        return key_ ^ mark_key(cell, side);
    }

  private:
    static constexpr std::int8_t kNone = 2;
    static constexpr int kClosed = -1;  // to a side: the other one has marks there
    struct Window {
        std::array<std::uint8_t, 2> marks{};
    };

    [[nodiscard]] static std::size_t at(int cell) { return static_cast<std::size_t>(cell); }
    [[nodiscard]] static constexpr int index_of(Side side) { return side == Side::X ? 0 : 1; }
    void turn(int window, Side side, int before, int now);
    void count_cell(int cell, int sign);
    void add_completing(int cell, Side side, int by);
    void add_nearly(int cell, Side side, int by);

    Rules rules_;
    int k_;
    std::vector<std::int8_t> marks_;
    std::vector<Window> windows_;
    std::vector<std::int16_t> window_cells_;          // k for each window
    std::vector<std::vector<std::int16_t>> through_;  // the windows of each cell
    std::vector<int> weight_;                         // of a window, by the marks in it
    PerSide<std::vector<int>> worth_;
    PerSide<std::vector<std::int16_t>> completing_;
    PerSide<std::vector<std::int16_t>> nearly_;
    PerSide<WideBitboard> completing_cells_;
    PerSide<WideBitboard> nearly_cells_;
    PerSide<int> completing_count_;
    PerSide<int> won_;
    PerSide<int> total_;
    int empty_;
    std::uint64_t key_ = 0;
};

}  // namespace lawan::tictactoe::player
