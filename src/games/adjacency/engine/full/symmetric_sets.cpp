#include "games/adjacency/engine/full/symmetric_sets.hpp"

#include <algorithm>
#include <bit>

#include "core/symmetry.hpp"

namespace lawan::adjacency::full {
namespace {

// The sets of a chunk have the same highest pairs. There are enough chunks for many threads, and
// not too many for a checkpoint.
constexpr int kBitsOfChunks = 11;

[[nodiscard]] Bitboard turned(Bitboard cells, BoardSize size) {
    return image(cells, Symmetry::rotation_by_180(), size);
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
        if (image(cells, symmetry, size) != cells) continue;
        kept_.push_back(symmetry);
        std::vector<std::uint8_t> to;
        for (const Bitboard pair : pairs_) {
            const Square cell = image(pair, symmetry, size).first();
            to.push_back(pair_at_[static_cast<std::size_t>(cell.index())]);
        }
        // The rotation itself moves no pair, and two symmetries may move all of them alike.
        if (const PairImages images{to};
            images.moves_any() &&
            std::find(images_.begin(), images_.end(), images) == images_.end()) {
            images_.push_back(images);
        }
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
    for (const Square cell : squares(cells)) {
        set |= std::uint64_t{1} << pair_at_[static_cast<std::size_t>(cell.index())];
    }
    return set;
}

SymmetricSets::PairImages::PairImages(const std::vector<std::uint8_t>& to) {
    for (std::size_t byte = 0; byte < by_byte_.size(); ++byte) {
        for (std::size_t value = 0; value < 256; ++value) {
            std::uint64_t image = 0;
            for (std::size_t bit = 0; bit < 8; ++bit) {
                const std::size_t pair = 8 * byte + bit;
                if (pair >= to.size() || (value >> bit & 1U) == 0) continue;
                image |= std::uint64_t{1} << to[pair];
            }
            by_byte_[byte][value] = static_cast<std::uint32_t>(image);
        }
    }
    for (std::size_t pair = 0; pair < to.size(); ++pair) {
        moves_any_ = moves_any_ || to[pair] != pair;
    }
}

bool SymmetricSets::is_least_image(std::uint64_t set) const {
    return std::all_of(images_.begin(), images_.end(),
                       [set](const PairImages& images) { return set <= images.of(set); });
}

std::uint64_t SymmetricSets::least_image(std::uint64_t set) const {
    std::uint64_t least = set;
    for (const PairImages& images : images_) least = std::min(least, images.of(set));
    return least;
}

std::optional<SetBounds> SymmetricSets::bounds(Bitboard cells, OfOthers others) const {
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
        const bool zero = others == OfOthers::Zero ? !won : has(zero_, *set);
        if (known && zero) bounds.lower = 0;
        return bounds;
    }
    // Its move to the unmatched cell settles k and leaves the symmetric set to the other side.
    bounds.lower = geometry_->settles(cells, unmatched.first()) + (won ? 2 : 0);
    return bounds;
}

// Leaves out a move where the set after it is known to be won, and a move that its image answers by
// what it settles.
std::vector<Square> SymmetricSets::moves_to_search(std::uint64_t set) const {
    const Bitboard cells = cells_of(set);
    const Bitboard twos = ClosedCounts{cells}.exactly_two() & geometry_->board();
    std::vector<Square> moves;
    for (const Square pair : squares(Bitboard{set})) {
        if (has(won_, set ^ (std::uint64_t{1} << pair.index()))) continue;
        const Bitboard both = pairs_[static_cast<std::size_t>(pair.index())];
        const Square cell = both.first();
        // The cells whose last empty neighbours are this pair come in pairs too.
        bool settles_more = false;
        for (const Square v : squares(twos & geometry_->closed(cell))) {
            settles_more = settles_more || (geometry_->closed(v) & cells) == both;
        }
        if (!settles_more) moves.push_back(cell);
    }
    return moves;
}

void SymmetricSets::add_with_images(BigArray<Word>& table, std::uint64_t set) {
    add(table, set);
    for (const PairImages& images : images_) add(table, images.of(set));
}

int SymmetricSets::bits_of_chunks() const {
    return std::min(kBitsOfChunks, pairs() / 2);
}

SymmetricSets::Exceptions SymmetricSets::exceptions_of(std::uint64_t set, Found found) {
    switch (found) {
        case Found::Won:
            break;
        case Found::Zero:
            return {{set, Verdict::Zero}};
        case Found::NotShown:
            return {{set, Verdict::NotShown}};
        case Found::GivenUp:
            return {{set, Verdict::GivenUp}};
    }
    return {};
}

void SymmetricSets::mark(std::uint64_t set, Found found) {
    if (found == Found::Won) add_with_images(won_, set);
    if (found == Found::Zero) add_with_images(zero_, set);
}

bool SymmetricSets::second_player_wins() const {
    return has(won_, (std::uint64_t{1} << pairs()) - 1);
}

}  // namespace lawan::adjacency::full
