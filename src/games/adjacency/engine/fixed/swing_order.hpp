// In which order a search for swings tries the moves of a position.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/fixed/marks.hpp"
#include "games/adjacency/engine/neighbour_counts.hpp"

namespace lawan::adjacency::fixed {

// Counts for the cells of a position that both the order and the search use.
struct Surroundings {
    explicit Surroundings(const Marks& marks)
        : flips{marks.enemy}, replies{marks.own}, free{marks.empty} {}

    NeighbourCounts flips;    // what a move of the side to move flips
    NeighbourCounts replies;  // what a move of the other side would flip
    NeighbourCounts free;     // empty cells beside
};

// Gives the moves one by one, the most promising first; most of the time the first is enough, and
// the others are not looked at before they are wanted.
class SwingOrder {
  public:
    // `first`, if legal, comes first. Marks and counts are to outlive the order.
    SwingOrder(const Marks& marks, const Surroundings& around, int plies, Bitboard first,
               bool sorted);

    // Only of `wanted`; no bit is set when none is left.
    [[nodiscard]] Bitboard next(Bitboard wanted);

  private:
    struct Scored {
        std::int16_t score;
        std::int8_t cell;
        bool flips;
    };

    void sort();
    void score_flipping();
    void score_each(Bitboard moves);
    [[nodiscard]] bool comes_before(Scored one, Scored other) const;
    [[nodiscard]] int best_reply_after(Square move) const;

    const Marks* marks_;
    const Surroundings* around_;
    int plies_;
    bool sorted_;         // the moves are to be
    bool ready_ = false;  // and they are
    bool given_ = false;  // the first of them
    Bitboard first_;
    Bitboard left_;
    std::array<Bitboard, 10> quiet_;  // by exposure: most sheltered first
    std::size_t quiet_class_ = 0;
    std::array<Scored, 64> scored_;
    int count_ = 0;

    // The most that a reply could flip before the move, the cells for that, and the next best if
    // there is only one such cell.
    int most_ = 0;
    Bitboard most_at_;
    Bitboard lone_;
    int next_most_ = 0;
    Bitboard next_most_at_;
};

}  // namespace lawan::adjacency::fixed
