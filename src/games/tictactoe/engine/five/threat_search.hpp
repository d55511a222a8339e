// Wins by fours and threes: each move threatens to make two ways to complete a row, so that few
// answers need a look, and those are all there are. Depth-first proof-number search over them
// (A. Nagai: Df-pn algorithm for searching AND/OR trees, 2002; threats as in four_search.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/budget.hpp"
#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/engine/five/four_search.hpp"

namespace lawan::tictactoe::five {

class ThreatSearch {
  public:
    // The board is as before whenever a search returns.
    ThreatSearch(Board& board, FourSearch& fours, std::size_t remembered);

    // Whether the side to move wins so; where the budget ends first, false.
    [[nodiscard]] bool wins(Side attacker, Budget& budget);

    // The attacker's moves and the answers that hold out longest, after wins() has said yes.
    [[nodiscard]] std::vector<Point> line();

  private:
    struct Numbers {
        std::uint32_t proof = 1;
        std::uint32_t disproof = 1;

        [[nodiscard]] bool settled() const { return proof == 0 || disproof == 0; }
    };
    struct Entry {
        std::uint64_t key = 0;
        Numbers numbers;
    };
    struct Child {
        Point point;
        std::uint64_t key;
        Numbers numbers;
    };
    // A position before its moves are looked at: settled, or the moves that matter.
    struct Outlook {
        Numbers numbers;
        std::vector<Child> children;
    };

    [[nodiscard]] Numbers search(bool attacks, std::uint64_t key, Numbers limits);
    [[nodiscard]] Outlook outlook(bool attacks);
    [[nodiscard]] Outlook attack();
    [[nodiscard]] Outlook defence();
    void add(Outlook& outlook, Point point, bool attacks, std::uint32_t harder) const;
    [[nodiscard]] std::uint64_t key_of(Side to_move) const;
    [[nodiscard]] Entry& place_of(std::uint64_t key) {
        return table_[static_cast<std::size_t>(key) & (table_.size() - 1)];
    }
    [[nodiscard]] const Entry& place_of(std::uint64_t key) const {
        return table_[static_cast<std::size_t>(key) & (table_.size() - 1)];
    }

    Board& board_;
    FourSearch& fours_;
    std::vector<Entry> table_;  // the newest of each place
    Budget* budget_ = nullptr;
    Side attacker_ = Side::X;
};

}  // namespace lawan::tictactoe::five
