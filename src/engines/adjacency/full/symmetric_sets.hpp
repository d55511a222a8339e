// Which sets of empty cells that a rotation by 180° leaves as they are does the second player win?
//
// Let S be such a set on a board without a cell on its own image. F(S) ≤ 0, for the second player
// can answer every move by its image; and F(S) is even. W(S) says that F(S) ≤ −2. If it always
// answers by the image, only such sets arise, and W(S) holds if for each pair {c, c′} of S
//   - the image c′ settles two cells more than c did: those whose last empty cells are c and c′; or
//   - W(S∖{c, c′}) holds; or
//   - a search shows another answer: F(S∖c) ≥ k(c) + 2.
// Going up by the number of pairs, most sets need no search.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/memory.hpp"
#include "core/symmetry.hpp"
#include "engines/adjacency/full/geometry.hpp"
#include "engines/adjacency/full/pair_sets.hpp"
#include "engines/adjacency/full/set_search.hpp"
#include "engines/adjacency/full/set_table.hpp"
#include "engines/big_memory.hpp"

namespace lawan::adjacency::full {

class SymmetricSets {
  public:
    // Whether the method applies: the set is its own image, no cell of the board is, and the pairs
    // are not too many for a table.
    [[nodiscard]] static bool applies_to(const Geometry& geometry, Bitboard cells);

    SymmetricSets(const Geometry& geometry, Bitboard cells);

    [[nodiscard]] int pairs() const { return static_cast<int>(pairs_.size()); }

    // What is known of a symmetric subset, or of one to which a cell without its image was added;
    // nothing of other sets. Sets with more pairs than are done are not known yet.
    [[nodiscard]] std::optional<SetBounds> bounds(Bitboard cells) const {
        return bounds(cells, OfOthers::Unknown);
    }

    // Whether W or F = 0 is known of every set that is done. If not, the searches counted sets that
    // are not known to be W as F = 0: what the table holds for the second player is proved, but not
    // what it holds for the first.
    [[nodiscard]] bool is_exact() const { return exact_; }

    // Why a set is not known to be W: its F is 0 for certain; or a search that counted other sets
    // as F = 0 did not show it; or the search took too long.
    enum class Verdict { Zero, NotShown, GivenUp };
    struct Exception {
        std::uint64_t set;
        Verdict verdict;
    };
    using Exceptions = std::vector<Exception>;

    struct Work {
        int threads = 1;
        SetTable* table = nullptr;
        int components_from = 14;  // pairs: bounds from components pay in large sets only
        bool small_sets = true;    // decided by all their subsets; tests of searches leave it out
        // A search that takes more is given up, which is sound. But a set whose W is not known
        // makes others hard, so those that are left are searched once more, by all threads
        // together: so many nodes are shared out among them, but within these limits.
        std::uint64_t most_nodes = 4'000'000;
        std::uint64_t nodes_again = 1'500'000'000;
        std::uint64_t least_nodes_again = 6'000'000;
        std::uint64_t most_nodes_again = 300'000'000;
        [[nodiscard]] std::uint64_t nodes_for_each_again(std::size_t sets) const;
        // Sets that take longer than to go through all their subsets are decided in that way: each
        // thread for itself those of at most so many cells, and all threads together those for
        // which so much memory is enough.
        int cells_for_own_table = 0;
        MebiBytes memory_for_table{0};
        std::function<bool()> go_on = [] { return true; };
        std::function<void(std::uint64_t)> count = [](std::uint64_t) {};  // nodes searched
        std::function<void(int pairs, std::uint64_t done, std::uint64_t of)> progress = {};
        // The sets come in chunks; what is found in one is told, and what is known from before is
        // asked for. A set that is searched once more is a chunk of its own, numbered from
        // first_again() on. By any thread.
        std::function<void(int pairs, std::uint64_t chunk, const Exceptions&)> found = {};
        std::function<const Exceptions*(int pairs, std::uint64_t chunk)> known = {};
        // Whether a set that was given up is to be searched again; all are unless told otherwise.
        std::function<bool(int pairs, std::uint64_t set)> is_wanted = {};
    };
    // Does the sets with so many pairs; those with fewer must be done. False when stopped.
    [[nodiscard]] bool advance(int pairs, const Work& work);

    // The same of one chunk, or of one set that was given up, with so many nodes; as others will
    // tell with `known`. Sets with fewer pairs must be done. Nothing when stopped.
    [[nodiscard]] std::optional<Exceptions> examine_chunk(int pairs, std::uint64_t chunk,
                                                          const Work& work) const;
    [[nodiscard]] std::optional<Exceptions> examine_again(int pairs, std::uint64_t set,
                                                          const Work& work,
                                                          std::uint64_t most_nodes) const;
    // Sets with at most so many pairs are done.
    [[nodiscard]] int done() const { return done_; }

    // Where a checkpoint tells of sets with this many pairs that were given up, they need not be
    // searched again unless one with a pair more was given up too: all others found another way.
    // Asked from the top down before anything is done; `above` is the answer for a pair more.
    struct GivenUp {
        bool complete = false;              // all sets with so many pairs are known of
        std::vector<std::uint64_t> sets;    // those that were given up, in order
        std::vector<std::uint64_t> wanted;  // those that would help
    };
    [[nodiscard]] GivenUp given_up(int pairs, const Work& work, const GivenUp& above) const;

    // Whether W holds for a set of pairs, one bit each, and for all of them; asked when those with
    // as many pairs are done.
    [[nodiscard]] bool is_won(std::uint64_t set) const { return has(won_, set); }
    [[nodiscard]] bool second_player_wins() const;

    // The chunks are numbered from 0 to this.
    [[nodiscard]] std::uint64_t first_again() const { return std::uint64_t{1} << bits_of_chunks(); }

  private:
    // Where a symmetry of all cells takes sets of pairs.
    class PairImages {
      public:
        explicit PairImages(const std::vector<std::uint8_t>& to);
        [[nodiscard]] std::uint64_t of(std::uint64_t set) const {
            return by_byte_[0][set & 255U] | by_byte_[1][set >> 8 & 255U] |
                   by_byte_[2][set >> 16 & 255U] | by_byte_[3][set >> 24 & 255U];
        }
        [[nodiscard]] bool moves_any() const { return moves_any_; }
        friend bool operator==(const PairImages&, const PairImages&) = default;

      private:
        static_assert(kMostPairs <= 32);
        std::array<std::array<std::uint32_t, 256>, 4> by_byte_{};
        bool moves_any_ = false;
    };

    using Word = std::atomic<std::uint64_t>;
    static constexpr std::uint64_t kNodesBetweenLooks = 1U << 12;

    [[nodiscard]] Bitboard cells_of(std::uint64_t set) const;
    [[nodiscard]] std::optional<std::uint64_t> set_of(Bitboard cells) const;
    [[nodiscard]] bool is_least_image(std::uint64_t set) const;
    [[nodiscard]] std::uint64_t least_image(std::uint64_t set) const;
    [[nodiscard]] int bits_of_chunks() const;
    template <class Body>
    void for_each_set(std::uint64_t chunk, int pairs, const Body& body) const;
    [[nodiscard]] static bool has(const BigArray<Word>& table, std::uint64_t set) {
        return (table[static_cast<std::size_t>(set / 64)].load(std::memory_order_relaxed) >>
                    (set % 64) &
                1U) != 0;
    }
    static void add(BigArray<Word>& table, std::uint64_t set) {
        table[static_cast<std::size_t>(set / 64)].fetch_or(std::uint64_t{1} << (set % 64),
                                                           std::memory_order_relaxed);
    }
    enum class Found { Won, Zero, NotShown, GivenUp };
    struct Tools;  // what a thread works with
    void add_with_images(BigArray<Word>& table, std::uint64_t set);
    [[nodiscard]] Found examine(std::uint64_t set, Tools& tools, const Work& work,
                                std::uint64_t most_nodes) const;
    [[nodiscard]] Found search_moves(std::uint64_t set, const std::vector<Square>& moves,
                                     SetSearch& search, const Work& work,
                                     std::uint64_t most_nodes) const;
    // From a table of all subsets; given up when stopped.
    [[nodiscard]] Found look_up(Bitboard cells, int threads, Tools& tools, const Work& work) const;
    [[nodiscard]] Tools make_tools(const Work& work, int pairs) const;
    void mark(std::uint64_t set, Found found);
    template <class OnFound>
    [[nodiscard]] std::optional<Exceptions> examine_chunk(int pairs, std::uint64_t chunk,
                                                          Tools& tools, const Work& work,
                                                          const OnFound& on_found) const;
    [[nodiscard]] static Exceptions exceptions_of(std::uint64_t set, Found found);
    // Whether a set that was not shown to be W may be now: without a search, or because all sets
    // with fewer pairs are decided.
    [[nodiscard]] bool is_worth_another_look(std::uint64_t set) const {
        return exact_ || moves_to_search(set).empty();
    }
    struct Task;  // a set on which threads work together
    [[nodiscard]] std::vector<Square> moves_to_search(std::uint64_t set) const;
    [[nodiscard]] bool advance_again(int pairs, const std::vector<std::uint64_t>& open,
                                     const Work& work);
    void help(Task& task, int variety, SetSearch& search, const Work& work) const;
    // What to say of F where neither W nor F = 0 is proved.
    enum class OfOthers { Unknown, Zero };
    [[nodiscard]] std::optional<SetBounds> bounds(Bitboard cells, OfOthers others) const;

    const Geometry* geometry_;
    Bitboard all_;
    std::vector<Bitboard> pairs_;        // both cells of each
    std::vector<Symmetry> kept_;         // symmetries of all cells
    std::vector<PairImages> images_;     // those that move pairs
    std::vector<std::uint8_t> pair_at_;  // of a cell
    BigArray<Word> won_;                 // W, proved
    BigArray<Word> zero_;                // F = 0, proved
    int done_ = 0;                       // sets with at most so many pairs
    bool exact_ = true;
};

}  // namespace lawan::adjacency::full
