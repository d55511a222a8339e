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
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/big_memory.hpp"
#include "core/bitboard.hpp"
#include "core/symmetry.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/pair_sets.hpp"
#include "games/adjacency/engine/full/set_table.hpp"

namespace lawan::adjacency::full {

// The table of what is proved of symmetric sets. A set of pairs has one bit for each.
class SymmetricSets {
  public:
    // Whether the method applies: the set is its own image, no cell of the board is, and the pairs
    // are not too many for a table.
    [[nodiscard]] static bool applies_to(const Geometry& geometry, Bitboard cells);

    SymmetricSets(const Geometry& geometry, Bitboard cells);

    [[nodiscard]] const Geometry& geometry() const { return *geometry_; }
    [[nodiscard]] int pairs() const { return static_cast<int>(pairs_.size()); }
    // Symmetries of all cells.
    [[nodiscard]] const std::vector<Symmetry>& kept() const { return kept_; }

    // What is known of a symmetric subset, or of one to which a cell without its image was added;
    // nothing of other sets. Sets with more pairs than are done are not known yet.
    [[nodiscard]] std::optional<SetBounds> bounds(Bitboard cells) const {
        return bounds(cells, OfOthers::Unknown);
    }
    // What to say of F where neither W nor F = 0 is proved.
    enum class OfOthers : std::uint8_t { Unknown, Zero };
    [[nodiscard]] std::optional<SetBounds> bounds(Bitboard cells, OfOthers others) const;

    // Whether W or F = 0 is known of every set that is done. If not, the searches counted sets that
    // are not known to be W as F = 0: what the table holds for the second player is proved, but not
    // what it holds for the first.
    [[nodiscard]] bool is_exact() const { return exact_; }

    // What a search found out about a set: W, F = 0 for certain; or W was not shown by a search
    // that counted other sets as F = 0; or the search took too long.
    enum class Found : std::uint8_t { Won, Zero, NotShown, GivenUp };
    // Why a set is not known to be W.
    enum class Verdict : std::uint8_t { Zero, NotShown, GivenUp };
    struct Exception {
        std::uint64_t set;
        Verdict verdict;
    };
    using Exceptions = std::vector<Exception>;
    [[nodiscard]] static Exceptions exceptions_of(std::uint64_t set, Found found);

    // Sets with at most this many pairs are done.
    [[nodiscard]] int done() const { return done_; }
    void set_done(int pairs, bool all_decided) {
        done_ = pairs;
        exact_ = exact_ && all_decided;
    }
    // By any thread.
    void mark(std::uint64_t set, Found found);

    // Whether W holds for a set of pairs, and for all of them; asked when those with as many pairs
    // are done.
    [[nodiscard]] bool is_won(std::uint64_t set) const { return has(won_, set); }
    [[nodiscard]] bool second_player_wins() const;

    [[nodiscard]] Bitboard cells_of(std::uint64_t set) const;
    [[nodiscard]] std::uint64_t least_image(std::uint64_t set) const;
    // The moves that only a search can answer, one of each pair.
    [[nodiscard]] std::vector<Square> moves_to_search(std::uint64_t set) const;
    // Whether a set that was not shown to be W may be now: without a search, or because all sets
    // with fewer pairs are decided.
    [[nodiscard]] bool is_worth_another_search(std::uint64_t set) const {
        return exact_ || moves_to_search(set).empty();
    }

    // The sets come in chunks, which are numbered from 0 to this. A set that is searched once more
    // is a chunk of its own, with a number from here on.
    [[nodiscard]] std::uint64_t first_again() const { return std::uint64_t{1} << bits_of_chunks(); }
    // All sets of a chunk with this many pairs, one of those that are images of each other, in
    // order, until body(set) is false.
    template <class Body>
    void for_each_set(std::uint64_t chunk, int pairs, const Body& body) const {
        const int low_bits = this->pairs() - bits_of_chunks();
        const std::uint64_t high = chunk << low_bits;
        const int low_pairs = pairs - std::popcount(chunk);
        if (low_pairs < 0 || low_pairs > low_bits) return;
        if (low_pairs == 0) {
            if (is_least_image(high)) (void)body(high);
            return;
        }
        const std::uint64_t end = std::uint64_t{1} << low_bits;
        for (std::uint64_t low = (std::uint64_t{1} << low_pairs) - 1; low < end;
             low = next_with_as_many_bits(low)) {
            if (is_least_image(high | low) && !body(high | low)) return;
        }
    }

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

    [[nodiscard]] std::optional<std::uint64_t> set_of(Bitboard cells) const;
    [[nodiscard]] bool is_least_image(std::uint64_t set) const;
    [[nodiscard]] int bits_of_chunks() const;
    [[nodiscard]] static bool has(const BigArray<Word>& table, std::uint64_t set) {
        return (table[static_cast<std::size_t>(set / 64)].load(std::memory_order_relaxed) >>
                    (set % 64) &
                1U) != 0;
    }
    static void add(BigArray<Word>& table, std::uint64_t set) {
        table[static_cast<std::size_t>(set / 64)].fetch_or(std::uint64_t{1} << (set % 64),
                                                           std::memory_order_relaxed);
    }
    void add_with_images(BigArray<Word>& table, std::uint64_t set);

    const Geometry* geometry_;
    std::vector<Bitboard> pairs_;        // both cells of each
    std::vector<Symmetry> kept_;         // symmetries of all cells
    std::vector<PairImages> images_;     // those that move pairs
    std::vector<std::uint8_t> pair_at_;  // of a cell
    BigArray<Word> won_;                 // W, proved
    BigArray<Word> zero_;                // F = 0, proved
    int done_ = 0;
    bool exact_ = true;
};

}  // namespace lawan::adjacency::full
