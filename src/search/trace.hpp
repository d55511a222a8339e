// Looking at a search is a policy: what a search tells of each node it visits, and who listens.
//
// A search calls enter() before a node and leave() after it, in pairs, the root included. NoTrace
// compiles to nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/score.hpp"

namespace lawan {

// Why a node is visited.
enum class Visit : std::uint8_t {
    Search,      // for its value
    NullWindow,  // only to see whether it beats the best so far
    ReSearch,    // again, since it did
    Probe,       // a root of MTD(f): is the value at least beta?
    LineTest,    // after the search, to find the line of play that leads to its value
};

// How a node was left.
enum class Ending : std::uint8_t {
    AllMoves,    // every move was searched
    Cut,         // value >= beta: the opponent will not allow it; the other moves do not matter
    Leaf,        // the depth was used up: the evaluator's word
    Terminal,    // the game is over
    TableLower,  // the table knew a lower bound >= beta
    TableUpper,  // the table knew an upper bound <= alpha
    TableExact,  // the table knew the value
    Stopped,     // the budget was spent; the value means nothing
};

template <class Move>
struct Entering {
    std::optional<Move> move;  // that led here; none at the root
    int depth = 0;             // plies still to look ahead
    Score alpha;
    Score beta;
    Visit visit = Visit::Search;
};

struct Leaving {
    Score value;
    Ending ending = Ending::AllMoves;
    std::size_t searched = 0;  // moves, the one that cut included
    std::size_t unsearched = 0;
};

template <class T, class Move>
concept Tracer = requires(T t, const Entering<Move> entering, const Leaving leaving) {
    t.enter(entering);
    t.leave(leaving);
};

struct NoTrace {
    template <class Move>
    static constexpr void enter(const Entering<Move>&) {}
    static constexpr void leave(const Leaving&) {}
};

// How often things happened.
class CountingTrace {
  public:
    template <class Move>
    void enter(const Entering<Move>& entering) {
        if (ply_ == nodes_by_ply_.size()) nodes_by_ply_.push_back(0);
        ++nodes_by_ply_[ply_++];
        ++visits_[static_cast<std::size_t>(entering.visit)];
    }
    void leave(const Leaving& leaving) {
        --ply_;
        ++endings_[static_cast<std::size_t>(leaving.ending)];
        if (leaving.ending == Ending::Cut && leaving.searched == 1) ++first_move_cuts_;
    }

    [[nodiscard]] std::uint64_t count(Visit visit) const {
        return visits_[static_cast<std::size_t>(visit)];
    }
    [[nodiscard]] std::uint64_t count(Ending ending) const {
        return endings_[static_cast<std::size_t>(ending)];
    }
    // Cut-offs by the first move tried: the better the order of the moves, the nearer to all.
    [[nodiscard]] std::uint64_t first_move_cuts() const { return first_move_cuts_; }
    [[nodiscard]] std::uint64_t table_hits() const {
        return count(Ending::TableLower) + count(Ending::TableUpper) + count(Ending::TableExact);
    }
    // The root first.
    [[nodiscard]] const std::vector<std::uint64_t>& nodes_by_ply() const { return nodes_by_ply_; }

  private:
    std::size_t ply_ = 0;
    std::vector<std::uint64_t> nodes_by_ply_;
    std::uint64_t visits_[static_cast<std::size_t>(Visit::LineTest) + 1] = {};
    std::uint64_t endings_[static_cast<std::size_t>(Ending::Stopped) + 1] = {};
    std::uint64_t first_move_cuts_ = 0;
};

// The tree as the search ran it. A node that was visited twice is there twice.
template <class Move>
struct TreeNode {
    std::optional<std::size_t> parent;  // an index; parents come before their children
    Entering<Move> entering;
    Leaving leaving;
    // The steps of the search are its enters and leaves, counted from 0.
    std::size_t entered_at = 0;
    std::size_t left_at = 0;
};

template <class Move>
struct SearchTree {
    std::vector<TreeNode<Move>> nodes;  // in the order in which they were entered
    std::uint64_t left_out = 0;         // nodes that were not recorded, for want of room
};

// Records the first nodes of a search, up to a cap. What is below a node that was not recorded is
// not recorded either.
template <class Move>
class TreeTrace {
  public:
    static constexpr std::size_t kDefaultCap = 20'000;

    TreeTrace() = default;
    explicit TreeTrace(std::size_t cap) : cap_{cap} {}

    void enter(const Entering<Move>& entering) {
        const std::size_t step = steps_++;
        if (below_cap_ > 0 || tree_.nodes.size() == cap_) {
            ++below_cap_;
            ++tree_.left_out;
            return;
        }
        tree_.nodes.push_back({current_, entering, {}, step, step});
        current_ = tree_.nodes.size() - 1;
    }

    void leave(const Leaving& leaving) {
        const std::size_t step = steps_++;
        if (below_cap_ > 0) {
            --below_cap_;
            return;
        }
        TreeNode<Move>& node = tree_.nodes[*current_];
        node.leaving = leaving;
        node.left_at = step;
        current_ = node.parent;
    }

    [[nodiscard]] const SearchTree<Move>& tree() const { return tree_; }

  private:
    std::size_t cap_ = kDefaultCap;
    std::size_t steps_ = 0;
    std::size_t below_cap_ = 0;           // open nodes that were not recorded
    std::optional<std::size_t> current_;  // the innermost open node that was
    SearchTree<Move> tree_;
};

}  // namespace lawan
