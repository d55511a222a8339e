// Is the swing of a position at least a bound? A search with a null window for games with a fixed
// number of rounds; what a swing is, last_plies.hpp says.
//
// *Zones.* Let A be the side that a test proves right. Its proof is a strategy: one move at every
// turn of A, whatever the other side B does. The zone of the proof is the set of cells that A moves
// to in it. Now let the real position differ from the proved one in that B has marks on more cells
// D, or owns marks that are A's in the proved one. If the zone and D have no cell in common, A can
// play the same strategy in the real position and flips at least as much in all: each such mark
// that A touches first gives A one flip more, each that B touches first gives B one less, and after
// that both positions agree about it; marks on D change hands in turn, beginning with a flip by A.
// B's moves are among those of the proved position.
//
// So if B passes and A's answer still refutes it with a margin of k flips, every move of B with at
// most k flips to a cell outside the zone is refuted too. Most moves are.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/bitboard.hpp"
#include "core/budget.hpp"
#include "core/coordinate.hpp"
#include "core/symmetry.hpp"
#include "games/adjacency/engine/fixed/last_plies.hpp"
#include "games/adjacency/engine/fixed/marks.hpp"
#include "games/adjacency/engine/fixed/proof_table.hpp"
#include "games/adjacency/engine/fixed/shadows.hpp"
#include "games/adjacency/engine/neighbour_counts.hpp"

namespace lawan::adjacency::fixed {

class SwingOrder;

// What makes the search quick; the tests leave each of them out and find the same values.
struct Rules {
    bool closed_forms = true;
    bool table = true;
    bool symmetry = true;
    bool zones = true;           // of passes, for quiet moves
    bool zones_of_flips = true;  // of passes with a margin, for moves that flip
    bool shadows = true;
    bool ordering = true;
    // With fewer plies left they cost more than they save.
    int plies_for_table = 5;
    int plies_for_shadows = 5;
    int plies_for_symmetry = 7;
};

// What the threads of a search share besides the table.
class Traffic {
  public:
    // Which positions are being searched now: others look first at those that are not.
    [[nodiscard]] bool is_busy(std::uint64_t hash) const {
        return place(hash).load(std::memory_order_relaxed) == hash;
    }
    void enter(std::uint64_t hash) { place(hash).store(hash, std::memory_order_relaxed); }
    void leave(std::uint64_t hash) {
        if (is_busy(hash)) place(hash).store(0, std::memory_order_relaxed);
    }

    // One of the threads has the answer, or its budget is spent: all come to an end.
    [[nodiscard]] bool stopped() const { return stopped_.load(std::memory_order_relaxed); }
    void stop() { stopped_.store(true, std::memory_order_relaxed); }
    void restart() { stopped_.store(false, std::memory_order_relaxed); }

    bool shared = false;  // by more than one thread
    // Told of every proof that has this many plies left or more, or that took long.
    std::function<void(const TableKey&, const Proved&)> record = {};
    int plies_to_record = 1000;

  private:
    static constexpr std::size_t kPlaces = 1U << 14;

    [[nodiscard]] std::atomic<std::uint64_t>& place(std::uint64_t hash) {
        return busy_[(hash >> 40) % kPlaces];
    }
    [[nodiscard]] const std::atomic<std::uint64_t>& place(std::uint64_t hash) const {
        return busy_[(hash >> 40) % kPlaces];
    }

    std::vector<std::atomic<std::uint64_t>> busy_ =
        std::vector<std::atomic<std::uint64_t>>(kPlaces);
    std::atomic<bool> stopped_{false};
};

// One thread's part of a search. Deterministic when it is the only one.
class SwingSearch {
  public:
    // `kept` are symmetries of the board that leave the root as it is, so that positions reached
    // from it come in equivalent pairs or more.
    SwingSearch(ProofTable& table, Traffic& traffic, Budget& budget, BoardSize size,
                std::vector<Symmetry> kept, const Rules& rules = {})
        : table_{&table},
          traffic_{&traffic},
          budget_{&budget},
          size_{size},
          kept_{std::move(kept)},
          rules_{rules} {}

    // `zone`, which has to be empty, becomes the cells that the winner of the argument moves to.
    // The answer means nothing once traffic.stopped().
    [[nodiscard]] bool is_at_least(const Marks& marks, int plies, int swing, Bitboard& zone,
                                   Bitboard liked = {}, const Shadows& shadows = {});

    [[nodiscard]] std::optional<Square> best_known(const Marks& marks, int plies) const;

  private:
    class Node;
    struct Keyed {
        TableKey key;
        Symmetry symmetry;  // that leads from the position to the key
    };
    using ShadowKeys = std::array<Keyed, Shadows::kMost>;
    // What the table knows of a position and of its shadows.
    struct Lookup {
        bool in_table = false;
        bool with_shadows = false;
        Keyed keyed{};
        ShadowKeys shadow_keys;
        Proved proved;
        Bitboard first;  // the move to begin with, if any
    };
    // What came of trying the moves.
    struct Trial {
        std::optional<Square> holds;
        std::optional<Square> first;
        bool stopped = false;
    };

    [[nodiscard]] bool search(const Marks& marks, int plies, int swing, Bitboard& zone,
                              Bitboard liked, const Shadows& shadows);
    [[nodiscard]] Keyed keyed(const Marks& marks, int plies) const;
    [[nodiscard]] bool find(const Keyed& keyed, Proved& proved) const;
    void store(const Keyed& keyed, Proved proved, std::uint64_t nodes);
    [[nodiscard]] ShadowKeys keys_of(const Shadows& shadows, int plies) const;
    [[nodiscard]] Lookup begin_lookup(const Marks& marks, int plies, const Shadows& shadows) const;
    [[nodiscard]] bool is_known(Lookup& lookup, const Marks& marks, int swing,
                                const Shadows& shadows);
    [[nodiscard]] bool holds_by_shadow(const Marks& marks, Lookup& lookup, int swing,
                                       const Shadows& shadows);
    [[nodiscard]] Trial try_moves(Node& node, SwingOrder& order, const Marks& marks, int plies);

    ProofTable* table_;
    Traffic* traffic_;
    Budget* budget_;
    BoardSize size_;
    std::vector<Symmetry> kept_;
    Rules rules_;
};

// The symmetries of the board, other than the identity, that leave a position as it is.
[[nodiscard]] std::vector<Symmetry> symmetries_of(const Position& position);

}  // namespace lawan::adjacency::fixed
