// What a player remembers from move to move of a game. To clear fresh memory takes longer than many
// a search: so a table only grows, and stays until another game begins.
#pragma once

#include <cstdint>
#include <optional>

#include "core/coordinate.hpp"
#include "core/memory.hpp"
#include "games/adjacency/engine/fixed/proof_table.hpp"
#include "games/adjacency/engine/full/set_table.hpp"
#include "games/adjacency/engine/full/subset_values.hpp"
#include "games/adjacency/engine/player/estimate_table.hpp"

namespace lawan::adjacency::player {

class Tables {
  public:
    // All of them together take no more than this. No game needs both proofs and subsets: who asks
    // for one gives the other back.
    explicit Tables(MebiBytes memory) : memory_{memory} {}

    [[nodiscard]] MebiBytes memory() const { return memory_; }

    // At least as large as is wanted, if the memory allows it.
    [[nodiscard]] fixed::ProofTable& proofs(MebiBytes wanted);
    [[nodiscard]] EstimateTable& estimates(MebiBytes wanted);
    [[nodiscard]] full::SetTable& sets();
    // For a table that takes this much; it may be all of the memory, without room for estimates.
    [[nodiscard]] full::SubsetMemory& subsets(MebiBytes wanted);

    // What is remembered holds for boards of one size.
    void set_board(BoardSize size);
    void forget();

  private:
    template <class Table>
    struct Sized {
        std::optional<Table> table;
        std::uint64_t size = 0;  // in MiB

        // The table with at least as much; a smaller one is replaced by an empty one.
        [[nodiscard]] Table& with(std::uint64_t wanted) {
            if (table && size >= wanted) return *table;
            table.reset();  // not two at once
            table.emplace(MebiBytes{wanted});
            size = wanted;
            return *table;
        }
        void drop() {
            table.reset();
            size = 0;
        }
    };

    MebiBytes memory_;
    std::optional<BoardSize> board_;
    Sized<fixed::ProofTable> proofs_;
    Sized<EstimateTable> estimates_;
    Sized<full::SetTable> sets_;
    std::optional<full::SubsetMemory> subsets_;
};

}  // namespace lawan::adjacency::player
