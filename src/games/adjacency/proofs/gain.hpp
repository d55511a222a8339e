// What the side to move gains from now on when a board of Adjacency is filled: a search that is
// told about some symmetric sets. Nothing of it is shared with the solver.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/square.hpp"
#include "core/symmetry.hpp"
#include "games/adjacency/proofs/few_cells.hpp"
#include "games/adjacency/proofs/gain_memory.hpp"
#include "games/adjacency/proofs/reduction.hpp"
#include "games/adjacency/rules/cells.hpp"

namespace lawan::proofs {

// Let N[v] be a cell v and the cells beside it. Whoever moves last in N[v] owns v in the end. So a
// move at c gains k(c), the number of v whose only empty cell in N[v] is c, and the gain of the
// side to move is G(E) = max over c of k(c) − G(E∖c), G(∅) = 0.
class AdjacencyGain {
  public:
    // Sets that are their own image and not won: G(S) ≤ 0 by the mirror. To search them, or to
    // count them as 0? That is the worst for the side that answers moves in such sets, so if it
    // reaches a bound then, it does so for certain; if not, nothing is known.
    enum class Others { Searched, Zero };

    // `is_won(S)`: S is its own image, and G(S) ≤ −2 may be taken for granted. The memory is for
    // searches with the same others and the same won sets; sets that `images` map to each other
    // must be won alike.
    AdjacencyGain(BoardSize size, Others others, std::function<bool(Bitboard)> is_won,
                  GainMemory& memory, std::vector<Symmetry> images = {});

    enum class Answer { Yes, No, Unknown };
    // G(empty) ≥ bound? Unknown when that takes more nodes than `most`.
    [[nodiscard]] Answer is_at_least(Bitboard empty, int bound, std::uint64_t most);

    // Asked now and then; a search that may not go on answers Unknown.
    std::function<bool()> may_go_on = [] { return true; };

    // Whether parts that decide nothing are left out of sets.
    bool reduces = true;

    // A set of at most this many cells is decided by going through all of its subsets.
    int few_cells = 10;

    [[nodiscard]] int gain(Bitboard empty, Square move) const;  // k
    [[nodiscard]] Bitboard closed(Square cell) const {
        return closed_[static_cast<std::size_t>(cell.index())];
    }
    [[nodiscard]] Bitboard turned(Bitboard cells) const;
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    struct Move {
        Square cell;
        int gain;
        int most;  // what it is worth, as far as is known
        Reduced left;
    };
    // Its moves in the order in which they are tried.
    struct Moves {
        std::array<Move, Bitboard::kCapacity> list;
        std::size_t count = 0;
    };

    [[nodiscard]] bool search(Bitboard empty, int bound);
    // What needs no search: few cells, few open v, and symmetric sets.
    [[nodiscard]] std::optional<bool> answer_at_once(Bitboard empty, int& bound);
    [[nodiscard]] bool search_reduced(Bitboard empty, int bound);
    [[nodiscard]] bool try_moves(Bitboard empty, Bitboard once, int bound);
    void list_moves(Bitboard empty, Bitboard once, Moves& moves) const;
    // Whether what is remembered of the sets after the moves decides it.
    [[nodiscard]] std::optional<bool> ask_memory(Bitboard empty, int bound, Moves& moves) const;
    [[nodiscard]] Bitboard least_image(Bitboard cells) const;
    [[nodiscard]] bool is_no_better(Square cell, Square other, Bitboard once) const {
        return degree(other) >= degree(cell) && (closed(other) & ~once & ~closed(cell)).empty();
    }
    [[nodiscard]] int degree(Square cell) const {
        return degree_[static_cast<std::size_t>(cell.index())];
    }

    BoardSize size_;
    Bitboard board_;
    std::array<Bitboard, Bitboard::kCapacity> closed_{};
    std::array<int, Bitboard::kCapacity> degree_{};
    Others others_;
    std::function<bool(Bitboard)> is_won_;
    GainMemory& memory_;
    std::vector<Symmetry> images_;
    FewCells few_;
    Reducer reducer_;
    std::uint64_t nodes_ = 0;
    std::uint64_t last_node_ = 0;
    bool stopped_ = false;
};

}  // namespace lawan::proofs
