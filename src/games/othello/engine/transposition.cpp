#include "games/othello/engine/transposition.hpp"

#include <algorithm>
#include <bit>
#include <type_traits>

#include "core/big_memory.hpp"

namespace lawan::othello {
namespace {

// Narrows bounds that are as trustworthy as the new result, and replaces those that are less so.
[[nodiscard]] Remembered updated(const Remembered& old, const TranspositionTable::Result& result) {
    Remembered entry = old;
    const bool same = old.depth == result.depth && old.confidence == result.confidence;
    if (!same) {
        entry.lower = -64;
        entry.upper = 64;
    }
    const auto score = static_cast<std::int8_t>(result.score);
    if (result.score < result.beta) entry.upper = std::min(entry.upper, score);
    if (result.score > result.alpha) entry.lower = std::max(entry.lower, score);
    if (entry.lower > entry.upper) {
        entry.lower = result.score > result.alpha ? score : std::int8_t{-64};
        entry.upper = result.score < result.beta ? score : std::int8_t{64};
    }
    // A failed search knows no best move: keep what earlier ones thought.
    if (result.best != kNoSquare && (result.score > result.alpha || entry.best == kNoSquare) &&
        entry.best != result.best) {
        entry.second = entry.best;
        entry.best = static_cast<std::uint8_t>(result.best);
    }
    entry.depth = static_cast<std::uint8_t>(result.depth);
    entry.confidence = static_cast<std::uint8_t>(result.confidence);
    return entry;
}

[[nodiscard]] int worth(const Remembered& entry, std::uint8_t age) {
    return (entry.age == age ? 256 : 0) + entry.effort * 2 + entry.depth / 16;
}

}  // namespace

void TranspositionTable::Free::operator()(void* memory) const {
    free_big_memory(memory, bytes);
}

// All bits zero is an empty bucket, and memory is touched only as it is used: a large table costs a
// short search nothing.
TranspositionTable::TranspositionTable(MebiBytes size)
    : all_{std::bit_floor(std::max<std::size_t>(1, size.bytes() / sizeof(Bucket))) - 1},
      mask_{all_},
      buckets_{static_cast<Bucket*>(big_zeroed_memory(bytes())), Free{bytes()}} {
    static_assert(sizeof(Bucket) == 64 && std::is_trivially_destructible_v<Bucket>);
}

void TranspositionTable::clear() {
    zero_big_memory(buckets_.get(), bytes());
    age_ = 1;
    mask_ = all_;
    fresh_ = true;
}

// Only positions of more than twelve empties come here. Measured, with room to spare: FFO 45, a
// hard one of 24 empties, visits hardly more nodes with 4 MiB than with 256.
void TranspositionTable::new_search_to_the_end(int empties) {
    constexpr int kOneMebiByte = 19;
    constexpr int kMostDoublings = 20;
    const int doublings = std::clamp(empties - kOneMebiByte, 0, kMostDoublings);
    // In 64 bits wherever it runs: more than a page's 32 bits can count.
    const std::uint64_t enough = (std::uint64_t{1} << (20 + doublings)) / sizeof(Bucket);
    begin(static_cast<std::size_t>(std::min<std::uint64_t>(enough - 1, all_)));
}

void TranspositionTable::store(Key key, const Result& result) {
    Bucket& bucket = buckets_[key.place & mask_];
    Entry* victim = nullptr;
    int least = 1 << 20;
    Remembered kept;
    for (Entry& entry : bucket.entries) {
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        if ((entry.lock.load(std::memory_order_relaxed) ^ data) == key.lock && data != 0) {
            kept = unpacked(data);
            victim = &entry;
            break;
        }
        const int value = data == 0 ? -1 : worth(unpacked(data), age_);
        if (value < least) {
            least = value;
            victim = &entry;
        }
    }
    Remembered entry = updated(kept, result);
    entry.effort = static_cast<std::uint8_t>(std::bit_width(result.nodes + 1));
    entry.age = age_;
    const std::uint64_t data = packed(entry);
    victim->data.store(data, std::memory_order_relaxed);
    victim->lock.store(key.lock ^ data, std::memory_order_relaxed);
}

}  // namespace lawan::othello
