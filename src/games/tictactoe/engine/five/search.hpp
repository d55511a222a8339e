// Playing four and five in a row on large boards: principal variation search over the cells that
// the shapes of both sides recommend, with threats followed to their end. (T. Marsland and
// M. Campbell: Parallel search of strongly ordered game trees, ACM Computing Surveys 14, 1982;
// threats as in the works named in shapes.hpp and four_search.hpp.)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/engine/five/four_search.hpp"
#include "games/tictactoe/engine/five/memory_table.hpp"
#include "games/tictactoe/engine/five/moves.hpp"
#include "games/tictactoe/engine/five/scores.hpp"
#include "games/tictactoe/engine/five/threat_search.hpp"

namespace lawan::tictactoe::five {

struct Rated {
    Point point = kNoPoint;
    int score = 0;
};

struct Choice {
    std::vector<Rated> moves;  // best first; those after the first have upper bounds
    int depth = 0;
    std::vector<Point> line;  // the principal variation
    bool by_fours = false;    // a win in which every answer is the only one
};

class Search {
  public:
    // With a table of its own, or with one that is kept or shared.
    Search(const Board& board, Side side, Budget& budget);
    Search(const Board& board, Side side, Budget& budget, MemoryTable& table);

    // Only these cells may be played; any if the list is empty.
    [[nodiscard]] Choice think(const std::vector<Point>& allowed);
    // The same search beside another one that shares its table, to fill that: until the budget
    // ends.
    void help(const std::vector<Point>& allowed, int helper);

  private:
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

    void tell_of(const Choice& choice) const;  // a depth that is finished
    [[nodiscard]] int search(const Node& node);
    [[nodiscard]] int search_forced(const Node& node);
    [[nodiscard]] int search_moves(const Node& node, Memory& memory);
    [[nodiscard]] Found try_moves(const Node& node, const Options& options, Point first,
                                  const Outlook& outlook);
    [[nodiscard]] int search_move(const Node& node, Point move, std::size_t rank, int depth,
                                  int reduction);
    [[nodiscard]] std::optional<int> known(const Node& node, const Memory& memory) const;
    [[nodiscard]] bool wins_by_fours(const Node& node, Memory& memory, int& score);
    [[nodiscard]] Options options(const Node& node, Memory& memory);
    [[nodiscard]] Moves ranked(const Node& node, const Options& options, Point first) const;
    [[nodiscard]] int estimate(Side side, Memory& memory) const;
    [[nodiscard]] static int reduction(int depth, std::size_t rank);
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

    [[nodiscard]] std::vector<Rated> root_moves(const std::vector<Point>& allowed);
    [[nodiscard]] bool round(std::vector<Rated>& moves, int depth, int alpha, int beta);
    [[nodiscard]] bool deepen(Choice& choice, int depth);
    // Whether the side to move wins by fours or by threats: then that is the choice.
    [[nodiscard]] bool wins_by_threats(Choice& choice);
    // Moves that the opponent answers with a win by threats give way to others.
    [[nodiscard]] bool refute_best(Choice& choice);
    [[nodiscard]] std::vector<Point> line_from(Point first);
    [[nodiscard]] std::vector<Point> to_the_row(std::vector<Point> line, int score);
    [[nodiscard]] Point forced_next(Side side, Budget* for_fours);

    Board board_;
    int marks_;  // at the root
    Side side_;
    Budget& budget_;
    std::optional<MemoryTable> own_table_;
    MemoryTable& table_;
    FourSearch fours_;
    ThreatSearch threats_;
    std::vector<Point> unrefuted_;  // root moves that were looked at for it
    std::vector<Rated> refuted_;
    bool all_refuted_ = false;
    Experience experience_;
    std::array<Frame, kMostCells> frames_{};  // by ply: each fills a cell
    int root_depth_ = 0;
};

}  // namespace lawan::tictactoe::five
