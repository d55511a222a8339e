#include "engines/adjacency/full/symmetric_sets.hpp"

#include <algorithm>
#include <bit>

#include "core/symmetry.hpp"
#include "work/threads.hpp"

namespace lawan::adjacency::full {
namespace {

// So that a chunk takes seconds at most, and a checkpoint has not too many of them.
constexpr int kBitsOfChunks = 8;

[[nodiscard]] Bitboard turned(Bitboard cells, BoardSize size) {
    return image(cells, Symmetry::rotation_by_180(), size);
}

// Bounds that cost more than they save here, where nearly every set is a draw or a narrow win.
[[nodiscard]] Rules rules_for_pairs() {
    Rules rules;
    rules.components = false;
    rules.alternating = false;
    rules.symmetry = false;
    return rules;
}

}  // namespace

bool SymmetricSets::applies_to(const Geometry& geometry, Bitboard cells) {
    const BoardSize size = geometry.size();
    const bool some_cell_stays = size.columns % 2 == 1 && size.rows % 2 == 1;
    return !some_cell_stays && cells.any() && turned(cells, size) == cells &&
           cells.count() <= 2 * kMostPairs;
}

SymmetricSets::SymmetricSets(const Geometry& geometry, Bitboard cells)
    : geometry_{&geometry},
      all_{cells},
      pair_at_(Bitboard::kCapacity),
      won_{(std::size_t{1} << (cells.count() / 2)) / 64 + 1},
      zero_{(std::size_t{1} << (cells.count() / 2)) / 64 + 1} {
    const BoardSize size = geometry.size();
    for (const Square cell : squares(cells)) {
        const Bitboard other = turned(Bitboard::of(cell), size);
        if (other < Bitboard::of(cell)) continue;
        pair_at_[static_cast<std::size_t>(cell.index())] = static_cast<std::uint8_t>(pairs_.size());
        pair_at_[static_cast<std::size_t>(other.first().index())] =
            static_cast<std::uint8_t>(pairs_.size());
        pairs_.push_back(Bitboard::of(cell) | other);
    }
    for (int i = 1; i < symmetry_count(size); ++i) {
        const Symmetry symmetry = kSquareSymmetries[static_cast<std::size_t>(i)];
        if (symmetry == Symmetry::rotation_by_180() || image(cells, symmetry, size) != cells) {
            continue;
        }
        std::vector<std::uint8_t> images;
        for (const Bitboard pair : pairs_) {
            const Square to = image(pair, symmetry, size).first();
            images.push_back(pair_at_[static_cast<std::size_t>(to.index())]);
        }
        images_.push_back(std::move(images));
    }
    add(zero_, 0);  // F(∅) = 0
}

Bitboard SymmetricSets::cells_of(std::uint64_t set) const {
    Bitboard cells;
    for (const Square pair : squares(Bitboard{set})) {
        cells |= pairs_[static_cast<std::size_t>(pair.index())];
    }
    return cells;
}

// The pairs of a symmetric subset.
std::optional<std::uint64_t> SymmetricSets::set_of(Bitboard cells) const {
    if (turned(cells, geometry_->size()) != cells) return std::nullopt;
    std::uint64_t set = 0;
    // One cell of each pair lies in the lower half of the indices.
    for (const Square cell : squares(cells)) {
        set |= std::uint64_t{1} << pair_at_[static_cast<std::size_t>(cell.index())];
    }
    return set;
}

std::uint64_t SymmetricSets::least_image(std::uint64_t set) const {
    std::uint64_t least = set;
    for (const auto& images : images_) {
        std::uint64_t other = 0;
        for (const Square pair : squares(Bitboard{set})) {
            other |= std::uint64_t{1} << images[static_cast<std::size_t>(pair.index())];
        }
        least = std::min(least, other);
    }
    return least;
}

std::optional<SetBounds> SymmetricSets::bounds(Bitboard cells) const {
    const Bitboard image_of_it = turned(cells, geometry_->size());
    const Bitboard unmatched = cells & ~image_of_it;
    if (unmatched.count() > 1) return std::nullopt;
    SetBounds bounds;
    const auto set = set_of(cells & ~unmatched);
    if (!set) return std::nullopt;
    const bool known = std::popcount(*set) <= done_;
    const bool won = known && has(won_, *set);
    if (unmatched.empty()) {
        bounds.upper = won ? -2 : 0;
        if (known && has(zero_, *set)) bounds.lower = 0;
        return bounds;
    }
    // Its move to the unmatched cell settles k and leaves the symmetric set to the other side.
    const Bitboard ones = ClosedCounts{cells}.exactly_one() & geometry_->board();
    const int settles = (geometry_->closed(unmatched.first()) & ones).count();
    bounds.lower = settles + (won ? 2 : 0);
    return bounds;
}

SymmetricSets::Found SymmetricSets::examine(std::uint64_t set, SetSearch& search,
                                            const Work& work) const {
    const Bitboard cells = cells_of(set);
    const ClosedCounts counts{cells};
    const Bitboard twos = counts.exactly_two() & geometry_->board();
    std::vector<Square> to_search;
    for (const Square pair : squares(Bitboard{set})) {
        if (has(won_, set ^ (std::uint64_t{1} << pair.index()))) continue;
        const Bitboard both = pairs_[static_cast<std::size_t>(pair.index())];
        const Square cell = both.first();
        // The cells whose last empty neighbours are this pair come in pairs too.
        bool settles_more = false;
        for (const Square v : squares(twos & geometry_->closed(cell))) {
            settles_more = settles_more || (geometry_->closed(v) & cells) == both;
        }
        if (!settles_more) to_search.push_back(cell);
    }
    const Bitboard ones = counts.exactly_one() & geometry_->board();
    bool unknown = false;
    for (const Square cell : to_search) {
        const int settles = (geometry_->closed(cell) & ones).count();
        const std::uint64_t before = search.nodes();
        search.go_on = [&](std::uint64_t nodes) {
            return nodes - before < work.most_nodes_a_set && work.go_on();
        };
        search.resume();
        const bool won = search.is_at_least(cells ^ Bitboard::of(cell), settles + 2);
        work.count(search.nodes() - before);
        if (search.stopped()) {
            unknown = true;
            if (!work.go_on()) return Found::Unknown;
            continue;
        }
        if (!won) return Found::Zero;
    }
    return unknown ? Found::Unknown : Found::Won;
}

void SymmetricSets::add_with_images(BigArray<Word>& table, std::uint64_t set) {
    add(table, set);
    for (const auto& images : images_) {
        std::uint64_t other = 0;
        for (const Square pair : squares(Bitboard{set})) {
            other |= std::uint64_t{1} << images[static_cast<std::size_t>(pair.index())];
        }
        add(table, other);
    }
}

bool SymmetricSets::advance(int pairs, const Work& work) {
    const std::uint64_t sets = std::uint64_t{1} << this->pairs();
    const std::uint64_t sets_a_chunk = std::max<std::uint64_t>(64, sets >> kBitsOfChunks);
    const std::uint64_t chunks = (sets + sets_a_chunk - 1) / sets_a_chunk;
    std::atomic<std::uint64_t> next{0};
    std::atomic<std::uint64_t> finished{0};
    std::atomic<bool> stopped{false};
    on_workers(work.threads, [&](int worker) {
        SetSearch search{*geometry_, *work.table, {}, rules_for_pairs()};
        search.oracle = [this](Bitboard cells) { return bounds(cells); };
        search.mirrored = true;
        for (std::uint64_t chunk = next++; chunk < chunks && !stopped; chunk = next++) {
            const Exceptions* known = work.known ? work.known(pairs, chunk) : nullptr;
            std::size_t next_known = 0;
            Exceptions exceptions;
            const std::uint64_t end = std::min(sets, (chunk + 1) * sets_a_chunk);
            for (std::uint64_t set = chunk * sets_a_chunk; set < end; ++set) {
                if (std::popcount(set) != pairs || least_image(set) != set) continue;
                Found found = Found::Won;
                if (known != nullptr) {
                    while (next_known < known->size() && (*known)[next_known].set < set) {
                        ++next_known;  // none of ours: it must not hide those behind it
                    }
                    if (next_known < known->size() && (*known)[next_known].set == set) {
                        found = (*known)[next_known++].is_zero ? Found::Zero : Found::Unknown;
                    }
                } else {
                    found = examine(set, search, work);
                    if (stopped || !work.go_on()) {
                        stopped = true;
                        return;
                    }
                }
                if (found != Found::Won) exceptions.push_back({set, found == Found::Zero});
                if (found == Found::Won) add_with_images(won_, set);
                if (found == Found::Zero) add_with_images(zero_, set);
            }
            if (known == nullptr && work.found) work.found(pairs, chunk, exceptions);
            ++finished;
            if (worker == 0 && work.progress) work.progress(pairs, finished, chunks);
        }
    });
    if (stopped) return false;
    done_ = pairs;
    return true;
}

bool SymmetricSets::second_player_wins() const {
    return has(won_, (std::uint64_t{1} << pairs()) - 1);
}

}  // namespace lawan::adjacency::full
