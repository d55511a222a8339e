// What a solve of a full board has proved so far, kept in a checkpoint.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "games/adjacency/engine/checkpoint.hpp"
#include "games/adjacency/engine/full/chunk_facts.hpp"
#include "games/adjacency/engine/solver.hpp"

namespace lawan::adjacency::full {

class FullRecord {
  public:
    // Reads the file if it is there; `bounds` are those that hold anyway. Throws InputError where
    // it cannot be used.
    FullRecord(const std::string& path, BoardSize size, Bitboard empty, const Bounds& bounds);

    [[nodiscard]] const Bounds& bounds() const { return bounds_; }
    [[nodiscard]] const Chunks& chunks() const { return chunks_; }

    void keep(const Bounds& bounds);
    void keep(int pairs, std::uint64_t chunk, const SymmetricSets::Exceptions& exceptions);
    void save() { checkpoint_.save(); }
    [[nodiscard]] const std::optional<Reason>& rests_on() const { return checkpoint_.rests_on(); }

  private:
    void take_bounds(const Fact& fact);

    Checkpoint checkpoint_;
    Bounds bounds_;
    Chunks chunks_;
};

}  // namespace lawan::adjacency::full
