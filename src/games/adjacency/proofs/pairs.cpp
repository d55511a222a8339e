#include "games/adjacency/proofs/pairs.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <string_view>

#include "core/text.hpp"
#include "games/adjacency/proofs/words.hpp"

namespace lawan::proofs {
namespace {

[[nodiscard]] std::optional<std::uint64_t> parse_hexadecimal(std::string_view text) {
    if (text.empty() || text.size() > 8) return std::nullopt;
    std::uint64_t number = 0;
    for (const char digit : text) {
        const bool letter = digit >= 'a' && digit <= 'f';
        if (!letter && (digit < '0' || digit > '9')) return std::nullopt;
        number = number * 16 + static_cast<std::uint64_t>(letter ? digit - 'a' + 10 : digit - '0');
    }
    return number;
}

}  // namespace

Pairs::Pairs(Bitboard empty, BoardSize size) : size_{size} {
    for (const Square cell : squares(empty)) {
        const Bitboard own = Bitboard::of(cell);
        const Bitboard both = own | adjacency::image(own, Symmetry::rotation_by_180(), size);
        if (both.first() == cell) pairs_.push_back(both);
    }
    for (int i = 1; i < symmetry_count(size); ++i) {
        const Symmetry symmetry = kSquareSymmetries[static_cast<std::size_t>(i)];
        if (symmetry == Symmetry::rotation_by_180()) continue;
        if (adjacency::image(empty, symmetry, size) == empty) kept_.push_back(symmetry);
    }
}

Bitboard Pairs::cells_of(PairSet set) const {
    Bitboard cells;
    for (const Square pair : squares(Bitboard{set})) cells |= both(pair);
    return cells;
}

PairSet Pairs::set_of(Bitboard cells) const {
    PairSet set = 0;
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
        if ((pairs_[i] & cells).any()) set |= PairSet{1} << i;
    }
    return set;
}

PairSet Pairs::image_of(PairSet set, Symmetry symmetry) const {
    return set_of(adjacency::image(cells_of(set), symmetry, size_));
}

PairSet Pairs::draw(Random& random) const {
    std::uint64_t wanted = random.below(count()) + 1;
    PairSet set = 0;
    for (std::size_t i = 0; i < count(); ++i) {
        if (random.below(count() - i) >= wanted) continue;
        set |= PairSet{1} << i;
        --wanted;
    }
    return set;
}

ExceptedSets::ExceptedSets(const Pairs& pairs, const Means& means) : pairs_{&pairs} {
    const std::size_t words_of_table = (std::size_t{1} << pairs.count()) / 64 + 1;
    const std::uint64_t bytes = words_of_table * sizeof(std::uint64_t);
    if (bytes > means.memory.bytes()) {
        throw out_of_memory(adjacency::words::kSetsTooLarge, bytes, means);
    }
    table_.assign(words_of_table, 0);
    put(0);  // nobody wins anything there
}

void ExceptedSets::read(Body& body) {
    while (const auto line = body.next()) {
        const auto parts = split_words(*line);
        const auto size = parts.size() > 3 ? parse_whole_number(parts[1]) : std::nullopt;
        if (!size || parts[0] != "except" || parts[2] != ":") {
            body.fail(adjacency::words::kExceptLine);
        }
        PairSet set = 0;
        for (std::size_t i = 3; i < parts.size(); ++i) {
            const auto more = parse_hexadecimal(parts[i]);
            if (!more) body.fail({adjacency::words::kNoSuchSet, {in_quotes(parts[i])}});
            set += *more;
            if (set >> pairs_->count() != 0 || std::popcount(set) != static_cast<int>(*size)) {
                body.fail({adjacency::words::kSetOfOtherSize, {*size, pairs_->count()}});
            }
            put_images(set);
            in_order_.push_back(set);
        }
    }
    std::stable_sort(in_order_.begin(), in_order_.end(),
                     [](PairSet a, PairSet b) { return std::popcount(a) < std::popcount(b); });
}

void ExceptedSets::put_images(PairSet set) {
    put(set);
    for (const Symmetry symmetry : pairs_->kept()) put(pairs_->image_of(set, symmetry));
}

}  // namespace lawan::proofs
