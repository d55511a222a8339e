// What a search remembers of positions, so that it need not search again those that several lines
// of play lead to.
//
// Greenblatt, Eastlake and Crocker, The Greenblatt chess program, FJCC 31 (1967); two places for
// each key, one for the deepest and one for the latest, as in Breuker, Uiterwijk and van den Herik,
// Replacement schemes for transposition tables, ICCA Journal 17 (1994).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>
#include <type_traits>
#include <utility>

#include "core/memory.hpp"
#include "core/score.hpp"

namespace lawan {

// What is known of a position after looking a number of plies ahead.
template <class Move>
struct Remembered {
    Score lower = -Score::infinity();  // bounds on the value for the side to move
    Score upper = Score::infinity();
    int depth = 0;
    bool to_the_end = false;   // the bounds rest on finished games only: no evaluator was asked
    std::optional<Move> move;  // that was best, or good enough to cut

    // Whether it says something about a search to this depth. A look to another depth asks the
    // evaluator about other positions and may have another value; that a game ends does not depend
    // on looking further.
    [[nodiscard]] bool holds_at(int plies) const {
        return depth == plies || (to_the_end && depth <= plies);
    }
};

template <class Move>
class TranspositionTable {
    struct Slot;
    struct Bucket;

  public:
    // Stores what was found out at the key that was probed. It may be used long after the probe:
    // which place it takes is decided when it writes.
    class Writer {
      public:
        void write(const Remembered<Move>& remembered) const { bucket_->write(key_, remembered); }

      private:
        friend TranspositionTable;
        Writer(Bucket& bucket, std::uint64_t key) : bucket_{&bucket}, key_{key} {}

        Bucket* bucket_;
        std::uint64_t key_;
    };

    // A copy, so that nothing that the search does later changes it, and a way to write back.
    struct Probe {
        std::optional<Remembered<Move>> remembered;
        Writer writer;
    };

    // Takes no more than this much memory, and touches it only as it is used: a large table costs
    // a short search nothing. Takes less where the system does not give so much; throws
    // std::bad_alloc where it gives none.
    explicit TranspositionTable(MebiBytes size)
        : buckets_(std::clamp<std::uint64_t>(size.bytes() / sizeof(Bucket), 1, kMostBuckets)) {
        for (;; buckets_ /= 2) {
            table_.reset(static_cast<Bucket*>(std::calloc(buckets_, sizeof(Bucket))));
            if (table_) return;
            if (buckets_ == 1) throw std::bad_alloc{};
        }
    }

    [[nodiscard]] Probe probe(std::uint64_t key) {
        Bucket& bucket = table_.get()[bucket_of(key)];
        return {bucket.read(key), Writer{bucket, key}};
    }

    [[nodiscard]] std::uint64_t capacity() const { return buckets_ * Bucket::kSlots; }

  private:
    static constexpr int kDeepest = INT16_MAX;
    static constexpr std::uint64_t kMostBuckets = std::uint64_t{1} << 32;  // see bucket_of()

    // All bits zero is an empty slot, which is what calloc() hands out.
    struct Slot {
        std::uint64_t key;
        std::int32_t lower;
        std::int32_t upper;
        Move move;
        std::int16_t depth;
        // As bits, so that a move of four bytes finds room: a table has as many slots for an
        // AnyMove as for a game's own moves, and a search on either visits the same nodes.
        bool used : 1;
        bool to_the_end : 1;
        bool has_move : 1;
    };
    static_assert(std::is_trivially_copyable_v<Move>);
    static_assert(sizeof(Move) > 4 || sizeof(Slot) == 24, "as many slots for every small move");

    struct Bucket {
        static constexpr std::size_t kSlots = 2;

        std::array<Slot, kSlots> slots;  // the deepest and the latest

        [[nodiscard]] std::optional<Remembered<Move>> read(std::uint64_t key) const {
            for (const Slot& slot : slots) {
                if (slot.used && slot.key == key) return remembered(slot);
            }
            return std::nullopt;
        }

        // A key has one slot at most. What is driven out of the first place moves to the second.
        void write(std::uint64_t key, const Remembered<Move>& what) {
            const Slot written = slot_of(key, what);
            Slot& deepest = slots[0];
            Slot& latest = slots[1];
            if (deepest.used && deepest.key == key) {
                deepest = written;
            } else if (latest.used && latest.key == key) {
                latest = written;
                if (latest.depth >= deepest.depth) std::swap(latest, deepest);
            } else if (!deepest.used || written.depth >= deepest.depth) {
                latest = deepest;
                deepest = written;
            } else {
                latest = written;
            }
        }
    };

    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };

    [[nodiscard]] static Slot slot_of(std::uint64_t key, const Remembered<Move>& what) {
        // No game is longer than that, so a look further ahead is a look to the end all the same.
        const int depth = std::min(what.depth, kDeepest);
        return {key,
                what.lower.points(),
                what.upper.points(),
                what.move.value_or(Move{}),
                static_cast<std::int16_t>(depth),
                true,
                what.to_the_end,
                what.move.has_value()};
    }

    [[nodiscard]] static Remembered<Move> remembered(const Slot& slot) {
        return {Score{slot.lower}, Score{slot.upper}, slot.depth, slot.to_the_end,
                slot.has_move ? std::optional{slot.move} : std::nullopt};
    }

    // The key's high half as a fraction of all buckets: each gets its share, whatever their number.
    [[nodiscard]] std::uint64_t bucket_of(std::uint64_t key) const {
        return ((key >> 32) * buckets_) >> 32;
    }

    std::uint64_t buckets_;
    std::unique_ptr<Bucket, Free> table_;
};

}  // namespace lawan
