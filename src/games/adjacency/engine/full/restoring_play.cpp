#include "games/adjacency/engine/full/restoring_play.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <vector>

#include "core/big_memory.hpp"
#include "core/symmetry.hpp"
#include "games/adjacency/engine/full/pair_sets.hpp"
#include "games/adjacency/engine/full/small_sets.hpp"
#include "work/stopped_together.hpp"

namespace lawan::adjacency::full {
namespace {

constexpr int kExactPairs = 5;
constexpr std::uint64_t kSetsAtOnce = 1U << 12;
constexpr std::uint64_t kTurnsBetweenReports = 16;
constexpr int kFar = 100;  // beyond all values

// The sets with the same number of pairs, in order.
struct SetsOfPairs {
    SetsOfPairs(std::uint64_t sets, int pairs)
        : least{static_cast<std::size_t>(sets)},
          most{static_cast<std::size_t>(sets) * static_cast<std::size_t>(std::max(pairs, 1))} {}
    BigArray<std::int8_t> least;  // F is at least this
    // For each pair of the set: when the first cell of it is gone, F is at most this.
    BigArray<std::int8_t> most;
};

struct Pair {
    Square cell;
    Bitboard both;
    Bitboard closed;        // N of the first cell
    Bitboard closed_image;  // and of the second
};

// A set of pairs, and what is known of it without each of them.
class Entry {
  public:
    Entry(const std::vector<Pair>& all, std::uint64_t set, const SetsOfPairs& below) {
        std::array<int, kMostPairs> numbers;
        for (const Square pair : squares(Bitboard{set})) {
            numbers[count_] = pair.index();
            pairs_[count_] = &all[static_cast<std::size_t>(pair.index())];
            cells_ |= pairs_[count_]->both;
            ++count_;
        }
        // Without a pair those after it count as one place earlier.
        std::array<std::uint64_t, kMostPairs> after{};
        std::uint64_t sum = 0;
        for (std::size_t i = count_; i-- > 0;) {
            after[i] = sum;
            sum += choose(numbers[i], static_cast<int>(i));
        }
        sum = 0;
        for (std::size_t i = 0; i < count_; ++i) {
            const auto place = static_cast<std::size_t>(sum + after[i]);
            least_[i] = below.least[place];
            most_[i] = &below.most[place * (count_ - 1)];
            sum += choose(numbers[i], static_cast<int>(i) + 1);
        }
    }

    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] Bitboard cells() const { return cells_; }
    [[nodiscard]] const Pair& pair(std::size_t i) const { return *pairs_[i]; }

    // The first cell of pair p is gone and the other side is to move: what it gains at most.
    [[nodiscard]] int most_without(std::size_t p, Bitboard board) const {
        const Pair& gone = *pairs_[p];
        const ClosedCounts counts{cells_ ^ Bitboard::of(gone.cell)};
        const Bitboard ones = counts.exactly_one() & board;
        const Bitboard twos = counts.exactly_two() & board;
        const int last = (gone.closed_image & ones).count();
        int most = last - least_[p];
        for (std::size_t q = 0; q < count_; ++q) {
            if (q == p) continue;
            const Pair& other = *pairs_[q];
            // It plays one cell of q; the answer is the image of that, or the cell left of p. A
            // cell v with two empty ones is settled by the second of them.
            const int settles = (other.closed & ones).count();
            const int image_settles = (other.closed_image & ones).count();
            const int together = (other.closed & other.closed_image & twos).count();
            const int with_last = (other.closed & gone.closed_image & twos).count();
            const int image_with_last = (other.closed_image & gone.closed_image & twos).count();
            const int after_image = known_most(q, p);
            const int after_last = known_most(p, q);
            const int first = settles - std::max(image_settles + together - after_image,
                                                 last + with_last - after_last);
            const int second = image_settles - std::max(settles + together - after_image,
                                                        last + image_with_last - after_last);
            most = std::max({most, first, second});
        }
        return most;
    }

  private:
    // The set without pair `left_out`, when the first cell of pair p is gone: F is at most this.
    [[nodiscard]] int known_most(std::size_t left_out, std::size_t p) const {
        return most_[left_out][p < left_out ? p : p - 1];
    }

    std::array<const Pair*, kMostPairs> pairs_;
    std::array<const std::int8_t*, kMostPairs> most_;  // of the set without each pair
    std::array<std::int8_t, kMostPairs> least_;        // likewise
    std::size_t count_ = 0;
    Bitboard cells_;
};

class Table {
  public:
    Table(const Geometry& geometry, Bitboard cells, const RestoringWork& work)
        : geometry_{geometry}, work_{work} {
        for (const Square cell : squares(cells)) {
            const Bitboard one = Bitboard::of(cell);
            const Bitboard other = image(one, Symmetry::rotation_by_180(), geometry.size());
            if (other < one) continue;
            pairs_.push_back(
                {cell, one | other, geometry.closed(cell), geometry.closed(other.first())});
        }
    }

    [[nodiscard]] std::optional<int> least() {
        const auto all = static_cast<int>(pairs_.size());
        const double total = work_up_to(all);
        SetsOfPairs below{1, 0};
        for (int count = 1; count <= all; ++count) {
            SetsOfPairs level{choose(all, count), count};
            const auto tell = [&](double part) {
                const double before = work_up_to(count - 1);
                const double share = before + part * (work_up_to(count) - before);
                if (work_.progress) work_.progress(count, share / total);
            };
            if (!fill(level, below, count, tell)) return std::nullopt;
            below = std::move(level);
        }
        return below.least[0];
    }

  private:
    [[nodiscard]] double work_up_to(int count) const {
        const auto all = static_cast<int>(pairs_.size());
        double work = 0;
        for (int i = 1; i <= count; ++i) work += static_cast<double>(choose(all, i)) * i * i;
        return work;
    }

    template <class Tell>
    [[nodiscard]] bool fill(SetsOfPairs& level, const SetsOfPairs& below, int count,
                            const Tell& tell) const {
        const std::uint64_t sets = level.least.size();
        std::atomic<std::uint64_t> next{0};
        std::atomic<bool> stopped{false};
        on_workers(work_.threads, stopped, [&](int worker) {
            Budget share = work_.budget.thread_share();
            for (std::uint64_t turn = 0;; ++turn) {
                const std::uint64_t from = next.fetch_add(kSetsAtOnce);
                if (from >= sets || stopped) return;
                if (worker == 0 && turn % kTurnsBetweenReports == 0) {
                    tell(static_cast<double>(from) / static_cast<double>(sets));
                }
                const std::uint64_t end = std::min(sets, from + kSetsAtOnce);
                if (!share.charge(end - from)) {
                    stopped = true;
                    return;
                }
                std::uint64_t set = set_at(from, count);
                for (std::uint64_t at = from; at < end; ++at) {
                    if (count <= kExactPairs) {
                        fill_exactly(set, static_cast<std::size_t>(at), level);
                    } else {
                        fill_one(set, static_cast<std::size_t>(at), level, below);
                    }
                    if (at + 1 < end) set = next_with_as_many_bits(set);
                }
            }
        });
        return !stopped;
    }

    void fill_exactly(std::uint64_t set, std::size_t at, SetsOfPairs& level) const {
        Bitboard cells;
        for (const Square pair : squares(Bitboard{set})) cells |= pair_at(pair).both;
        const SmallSets<2 * kExactPairs> sets{geometry_, cells};
        const unsigned all = sets.count() - 1;
        level.least[at] = static_cast<std::int8_t>(sets.value(all));
        std::size_t place = at * static_cast<std::size_t>(cells.count() / 2);
        for (const Square pair : squares(Bitboard{set})) {
            const std::uint64_t cell = Bitboard::of(pair_at(pair).cell).bits();
            const auto number = static_cast<unsigned>(Bitboard{cells.bits() & (cell - 1)}.count());
            level.most[place++] = static_cast<std::int8_t>(sets.value(all ^ (1U << number)));
        }
    }

    void fill_one(std::uint64_t set, std::size_t at, SetsOfPairs& level,
                  const SetsOfPairs& below) const {
        const Entry entry{pairs_, set, below};
        const Bitboard ones = ClosedCounts{entry.cells()}.exactly_one() & geometry_.board();
        int best = -kFar;
        for (std::size_t p = 0; p < entry.count(); ++p) {
            const int most = entry.most_without(p, geometry_.board());
            level.most[at * entry.count() + p] = static_cast<std::int8_t>(most);
            best = std::max(best, (entry.pair(p).closed & ones).count() - most);
        }
        level.least[at] = static_cast<std::int8_t>(best);
    }

    [[nodiscard]] const Pair& pair_at(Square number) const {
        return pairs_[static_cast<std::size_t>(number.index())];
    }

    const Geometry& geometry_;
    const RestoringWork& work_;
    std::vector<Pair> pairs_;
};

}  // namespace

MebiBytes memory_for_restoring(int pairs) {
    std::uint64_t bytes = 0;
    std::uint64_t before = 0;
    for (int count = 1; count <= pairs; ++count) {
        const std::uint64_t level = choose(pairs, count) * (static_cast<std::uint64_t>(count) + 1);
        bytes = std::max(bytes, before + level);
        before = level;
    }
    return {(bytes >> 20) + 1};
}

std::optional<int> least_by_restoring(const Geometry& geometry, Bitboard cells,
                                      const RestoringWork& work) {
    return Table{geometry, cells, work}.least();
}

}  // namespace lawan::adjacency::full
