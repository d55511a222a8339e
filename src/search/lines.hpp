// The lines of play that a depth-first search keeps while it runs: one for each ply, without a heap
// allocation at each node.
#pragma once

#include <cstddef>
#include <vector>

namespace lawan {

template <class Move>
class Lines {
  public:
    // A node begins: nothing is known of its line.
    void start(std::size_t ply) {
        if (ply >= lines_.size()) lines_.resize(ply + 1);
        lines_[ply].clear();
    }

    // The best line from this node is now the move and the line of its successor.
    void extend(std::size_t ply, Move move) {
        lines_[ply].assign(1, move);
        if (ply + 1 == lines_.size()) return;
        const std::vector<Move>& rest = lines_[ply + 1];
        lines_[ply].insert(lines_[ply].end(), rest.begin(), rest.end());
    }

    [[nodiscard]] const std::vector<Move>& at(std::size_t ply) const { return lines_[ply]; }

  private:
    std::vector<std::vector<Move>> lines_;
};

}  // namespace lawan
