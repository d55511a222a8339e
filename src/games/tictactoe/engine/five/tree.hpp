// The tree below the moves that the search for four and five in a row looks at: principal variation
// search over the cells that the shapes of both sides recommend, with threats followed to their
// end. (T. Marsland and M. Campbell: Parallel search of strongly ordered game trees, ACM Computing
// Surveys 14, 1982; threats as in the works named in shapes.hpp and four_search.hpp.)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/budget.hpp"
#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/engine/five/four_search.hpp"
#include "games/tictactoe/engine/five/memory_table.hpp"
#include "games/tictactoe/engine/five/moves.hpp"
#include "games/tictactoe/engine/five/scores.hpp"

namespace lawan::tictactoe::five {

class Tree {
  public:
    // Of the position at the root. `failures`: how many positions without a win by fours are
    // remembered.
    Tree(const Board& root, Budget& budget, MemoryTable& table, std::size_t failures)
        : board_{root}, budget_{budget}, table_{table}, fours_{board_, failures} {}
    Tree(const Tree&) = delete;
    Tree& operator=(const Tree&) = delete;

    // As it was whenever a search returns.
    [[nodiscard]] Board& board() { return board_; }
    [[nodiscard]] FourSearch& fours() { return fours_; }

    struct Node {  // where a search stands
        Side side;
        int depth;  // plies to go
        int ply;    // from the root
        int alpha;
        int beta;
        bool cut = false;  // where a move is expected to reach beta

        [[nodiscard]] Node after(int depth_left, int new_alpha, int new_beta,
                                 bool new_cut = false) const {
            return {opponent_of(side), depth_left, ply + 1, -new_beta, -new_alpha, new_cut};
        }
        [[nodiscard]] bool is_open() const { return beta - alpha > 1; }
    };

    // The value of a move for the side that makes it, at its place in the order of moves; means
    // nothing once the budget is spent.
    [[nodiscard]] int search_move(const Node& node, Point move, std::size_t rank, int depth,
                                  int reduction);
    // How many plies less are enough for a first look at a later move.
    [[nodiscard]] static int reduction(int depth, std::size_t rank);
    // The depth of the round that the next searches belong to.
    void set_root_depth(int depth) { root_depth_ = depth; }

  private:
    // What is known of a node while its moves are looked at.
    struct Frame {
        int estimate = 0;
        Point left_out = kNoPoint;  // to see whether the others are worse
    };
    // Which moves a node has: all that matter, or only the likely ones.
    struct Options {
        std::optional<PointSet> only = {};
        bool complete = false;  // every other move loses
    };
    struct Outlook {
        int estimate;
        bool improving;  // better than at the side's last turn
        int longer;      // for the move of the table, in plies
    };
    struct Found {
        int score;
        Point move;
    };

    [[nodiscard]] int search(const Node& node);
    [[nodiscard]] int search_forced(const Node& node);
    [[nodiscard]] int search_moves(const Node& node, Memory& memory);
    [[nodiscard]] Found try_moves(const Node& node, const Options& options, Point first,
                                  const Outlook& outlook);
    [[nodiscard]] std::optional<int> known(const Node& node, const Memory& memory) const;
    [[nodiscard]] bool wins_by_fours(const Node& node, Memory& memory, int& score);
    [[nodiscard]] Options options(const Node& node, Memory& memory);
    [[nodiscard]] Moves ranked(const Node& node, const Options& options, Point first) const;
    [[nodiscard]] int estimate(Side side, Memory& memory) const;
    [[nodiscard]] int reduction_of(const Node& node, const Options& options, Point move,
                                   std::size_t rank, bool improving) const;
    [[nodiscard]] bool is_hopeless(const Node& node, Point move, int estimate) const;
    // Whether a few plies will not bring the estimate back into the window.
    [[nodiscard]] static bool is_settled(const Node& node, const Options& options, int estimate,
                                         bool improving);
    [[nodiscard]] Frame& frame_of(const Node& node) {
        return frames_[static_cast<std::size_t>(node.ply)];
    }
    // Of the turn before, as this side sees it: for positions where there is little to choose.
    [[nodiscard]] int estimate_before(const Node& node) const {
        return node.ply > 0 ? -frames_[static_cast<std::size_t>(node.ply - 1)].estimate : 0;
    }
    // How much deeper the move of the table is looked at; nothing where others reach beta as well.
    [[nodiscard]] std::optional<int> extension(const Node& node, const Memory& memory);
    void learn(const Node& node, Point best, const Moves& moves, std::size_t tried);

    Board board_;
    Budget& budget_;
    MemoryTable& table_;
    FourSearch fours_;
    Experience experience_;
    std::array<Frame, kMostCells> frames_{};  // by ply: each fills a cell
    int root_depth_ = 0;
};

}  // namespace lawan::tictactoe::five
