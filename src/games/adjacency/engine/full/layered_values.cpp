#include "games/adjacency/engine/full/layered_values.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <utility>

#include "core/big_memory.hpp"
#include "core/symmetry.hpp"
#include "games/adjacency/engine/full/chunk_codes.hpp"
#include "games/adjacency/engine/full/layer_filler.hpp"
#include "games/adjacency/engine/full/layer_plan.hpp"
#include "work/stopped_together.hpp"

namespace lawan::adjacency::full {
namespace {

constexpr std::size_t kChunksOfMebiByte = 2;

// While threads work beside each other, each may keep the chunks below its own a little longer.
[[nodiscard]] std::size_t chunks_for(const LayerPlan& plan, int threads) {
    return plan.most_chunks() +
           static_cast<std::size_t>(threads) * static_cast<std::size_t>(plan.outer() + 1);
}

class Layers {
  public:
    Layers(const Geometry& geometry, Bitboard cells, const LayerPlan& plan, const SubsetWork& work)
        : geometry_{geometry},
          cells_{cells},
          plan_{plan},
          work_{work},
          places_{chunks_for(plan, work.threads)},
          memory_{places_ * kChunkLanes},
          place_of_(plan.sets()),
          uses_(plan.sets()),
          helpers_(static_cast<std::size_t>(work.threads)) {}

    [[nodiscard]] bool fill() {
        const auto all = static_cast<double>(plan_.all_chunks());
        for (int cells = 0; cells <= plan_.outer(); ++cells) {
            if (!fill_layer(plan_.layer(cells), all)) return false;
        }
        return true;
    }

    [[nodiscard]] LayeredValue answer() const {
        LayeredValue answer{value(cells_), {}};
        for (const Square move : squares(cells_)) {
            const int left = value(cells_ ^ Bitboard::of(move));
            if (geometry_.settles(cells_, move) - left == answer.value) answer.best.push_back(move);
        }
        return answer;
    }

  private:
    struct Helper {  // what a thread has for itself
        Helper(const Geometry& geometry, const SubsetLayout& layout) : filler{geometry, layout} {}
        LayerFiller filler;
        std::vector<BigArray<ByteLanes>> swapped;
    };

    [[nodiscard]] ByteLanes* chunk_at(std::uint32_t place) {
        return &memory_[std::size_t{place} * kChunkLanes];
    }
    [[nodiscard]] std::uint32_t take_place() {
        const std::lock_guard lock{mutex_};
        if (free_.empty()) {
            if (next_place_ == places_) throw std::logic_error{"more chunks than were planned"};
            return next_place_++;
        }
        const std::uint32_t place = free_.back();
        free_.pop_back();
        return place;
    }

    [[nodiscard]] bool fill_layer(const std::vector<std::uint32_t>& layer, double all) {
        plan_.count_uses(layer, uses_);
        std::atomic<std::size_t> next{0};
        std::atomic<bool> stopped{false};
        on_workers(work_.threads, stopped, [&](int worker) {
            auto& helper = helpers_[static_cast<std::size_t>(worker)];
            if (!helper) helper = std::make_unique<Helper>(geometry_, plan_.layout());
            Budget share = work_.budget.thread_share();
            for (std::size_t i = next++; i < layer.size() && !stopped; i = next++) {
                if (!share.charge(kSetsOfChunk / work_.sets_of_node)) stopped = true;
                if (stopped) return;
                fill_chunk(layer[i], *helper);
                const std::size_t done = ++done_;
                if (worker == 0 && work_.progress) {
                    work_.progress(static_cast<double>(done) / all);
                }
            }
            if (!helper->filler.all_fitted()) stopped = true;
        });
        return !stopped;
    }

    void fill_chunk(std::uint32_t set, Helper& helper) {
        ChunksBelow below{};
        std::size_t swapped = 0;
        for (const Square bit : squares(Bitboard{set})) {
            const std::uint32_t left = set ^ (std::uint32_t{1} << bit.index());
            const ByteLanes* chunk = chunk_at(place_of_[plan_.kept(left)]);
            if (!plan_.is_kept(left)) {
                if (swapped == helper.swapped.size()) helper.swapped.emplace_back(kChunkLanes);
                ByteLanes* other = &helper.swapped[swapped++][0];
                swap_block_and_middle(chunk, other);
                chunk = other;
            }
            below[static_cast<std::size_t>(bit.index())] = chunk;
        }
        const std::uint32_t place = take_place();
        helper.filler.fill(set, below, chunk_at(place));
        place_of_[set] = place;
        if (set + 1 != plan_.sets()) give_back_below(set);  // the last are asked for the moves
    }

    void give_back_below(std::uint32_t set) {
        const std::lock_guard lock{mutex_};
        for (const Square bit : squares(Bitboard{set})) {
            const std::uint32_t left = plan_.kept(set ^ (std::uint32_t{1} << bit.index()));
            if (--uses_[left] == 0) free_.push_back(place_of_[left]);
        }
    }

    // F of the cells or of all but one.
    [[nodiscard]] int value(Bitboard subset) const {
        const std::uint64_t number = plan_.layout().number_of(subset);
        std::uint64_t block = number % kMiddles;
        std::uint64_t middle = number / kMiddles % kMiddles;
        const auto outer = static_cast<std::uint32_t>(number >> (kBlockBits + kMiddleBits));
        if (!plan_.is_kept(outer)) std::swap(block, middle);
        const ByteLanes* chunk = &memory_[place_of_[plan_.kept(outer)] * kChunkLanes];
        const Bitboard open = ClosedCounts{subset}.any() & geometry_.board();
        return value_of_code(code_at(chunk, block, middle), has_odd_count(open),
                             has_odd_count(subset));
    }

    const Geometry& geometry_;
    Bitboard cells_;
    const LayerPlan& plan_;
    const SubsetWork& work_;
    std::size_t places_;
    BigArray<ByteLanes> memory_;
    std::vector<std::uint32_t> place_of_;  // of the chunks that are kept
    std::vector<std::uint8_t> uses_;       // that are still to come
    std::mutex mutex_;                     // of the uses and of what follows
    std::vector<std::uint32_t> free_;
    std::uint32_t next_place_ = 0;
    std::atomic<std::size_t> done_{0};
    std::vector<std::unique_ptr<Helper>> helpers_;
};

}  // namespace

std::optional<MebiBytes> memory_for_layers(const Geometry& geometry, Bitboard cells, int threads) {
    const auto plan = LayerPlan::of(geometry, cells);
    if (!plan) return std::nullopt;
    // Each thread has its tables, and copies of chunks whose images are kept.
    const auto workers = static_cast<std::size_t>(threads);
    const std::size_t chunks = chunks_for(*plan, threads) + workers * plan->most_images_below();
    const std::size_t lists = plan->sets() * (2 * sizeof(std::uint32_t) + sizeof(std::uint8_t));
    const std::size_t bytes = lists + workers * sizeof(LayerFiller);
    return MebiBytes{chunks / kChunksOfMebiByte + (bytes >> 20) + 2};
}

// As many chunks as the bandwidth of the cube of all sets of outer cells, and one: the sum of the
// middle layers of all smaller cubes (Harper 1966).
MebiBytes most_memory_for_layers(int cells, int threads) {
    const int outer = std::clamp(cells - kMiddleBits - kBlockBits, 1, kMostOuter);
    std::uint64_t chunks = 1;
    std::uint64_t middle = 1;  // the middle layer of a cube of `size` cells
    for (int size = 0; size < outer; ++size) {
        chunks += middle;
        const auto next = static_cast<std::uint64_t>(size + 1);
        middle = middle * next / (next - next / 2);
    }
    chunks += static_cast<std::uint64_t>(threads) * static_cast<std::uint64_t>(outer + 1);
    return MebiBytes{chunks / kChunksOfMebiByte + 2};
}

double sets_of_layers(const Geometry& geometry, Bitboard cells) {
    const auto plan = LayerPlan::of(geometry, cells);
    if (!plan) return 0;
    return static_cast<double>(plan->all_chunks()) * static_cast<double>(kSetsOfChunk);
}

std::optional<LayeredValue> value_by_layers(const Geometry& geometry, Bitboard cells,
                                            const SubsetWork& work) {
    const auto plan = LayerPlan::of(geometry, cells);
    if (!plan) return std::nullopt;
    Layers layers{geometry, cells, *plan, work};
    if (!layers.fill()) return std::nullopt;
    return layers.answer();
}

}  // namespace lawan::adjacency::full
