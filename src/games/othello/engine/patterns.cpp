#include "games/othello/engine/patterns.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <string_view>

namespace lawan::othello {
namespace {

// One place of each kind; the others are its images.
constexpr std::array<std::string_view, kPatternKinds> kBases{
    "a1b1c1a2b2c2a3b3c3",    // a corner
    "b2a1b1c1d1e1f1g1h1g2",  // an edge with both X squares
    "a1b1c1d1a2b2c2a3b3a4",  // a corner's triangle
    "a1c1d1e1f1h1c2d2e2f2",  // an edge's corners and middle block
    "a2b2c2d2e2f2g2h2",     "a3b3c3d3e3f3g3h3", "a4b4c4d4e4f4g4h4", "a1b2c3d4e5f6g7h8",
    "a2b3c4d5e6f7g8",       "a3b4c5d6e7f8",     "a4b5c6d7e8",       "a5b6c7d8"};

using Places = std::array<int, kLongestPattern>;

[[nodiscard]] int image(int square, int symmetry) {
    int column = square % 8;
    int row = square / 8;
    if ((symmetry & 1) != 0) column = 7 - column;
    if ((symmetry & 2) != 0) row = 7 - row;
    if ((symmetry & 4) != 0) std::swap(column, row);
    return 8 * row + column;
}

[[nodiscard]] std::uint64_t set_of(const Places& places, int length) {
    std::uint64_t set = 0;
    for (int i = 0; i < length; ++i) {
        set |= std::uint64_t{1} << places[static_cast<std::size_t>(i)];
    }
    return set;
}

[[nodiscard]] PatternKind make_kind(std::string_view base) {
    PatternKind kind;
    kind.length = static_cast<int>(base.size() / 2);
    Places squares{};
    for (std::size_t i = 0; i < base.size() / 2; ++i) {
        squares[i] = (base[2 * i] - 'a') + 8 * (base[2 * i + 1] - '1');
    }
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        Places places{};
        Places order{};
        for (std::size_t i = 0; i < base.size() / 2; ++i) {
            places[i] = image(squares[i], symmetry);
            const auto at = std::find(squares.begin(), squares.begin() + kind.length, places[i]);
            order[i] = static_cast<int>(at - squares.begin());
        }
        const std::uint64_t set = set_of(places, kind.length);
        if (set == set_of(squares, kind.length)) kind.mirrors.push_back(order);
        const auto known = [&](const Places& other) { return set_of(other, kind.length) == set; };
        if (std::none_of(kind.places.begin(), kind.places.end(), known)) {
            kind.places.push_back(places);
        }
    }
    return kind;
}

[[nodiscard]] int power_of_3(int exponent) {
    int power = 1;
    for (int i = 0; i < exponent; ++i) power *= 3;
    return power;
}

// Of a content, a digit a square; contents count from 0.
[[nodiscard]] Places digits_of(int content, int length) {
    Places digits{};
    for (int i = 0; i < length; ++i, content /= 3) {
        digits[static_cast<std::size_t>(i)] = content % 3;
    }
    return digits;
}

// The content that has these digits in another order.
[[nodiscard]] int content_of(const Places& digits, const Places& order, int length) {
    int content = 0;
    for (int i = length - 1; i >= 0; --i) {
        const auto from = static_cast<std::size_t>(order[static_cast<std::size_t>(i)]);
        content = 3 * content + digits[from];
    }
    return content;
}

// The least content that shows the same up to mirroring.
[[nodiscard]] int canonical(const PatternKind& kind, int content) {
    const Places digits = digits_of(content, kind.length);
    int least = content;
    for (const Places& order : kind.mirrors) {
        least = std::min(least, content_of(digits, order, kind.length));
    }
    return least;
}

// Squares of a pattern, one after the other in its order.
struct Stretch {
    int first;
    int length;
};

// Both halves of a pattern, and where it is long enough, all but its last and all but its first
// squares.
[[nodiscard]] std::vector<Stretch> stretches_of(const PatternKind& kind) {
    const int half = kind.length / 2;
    std::vector<Stretch> stretches{{0, half}, {half, kind.length - half}};
    if (kind.length >= 7) {
        const int rest = kind.length < 9 ? 2 : 3;
        stretches.push_back({0, kind.length - rest});
        stretches.push_back({rest, kind.length - rest});
    }
    return stretches;
}

[[nodiscard]] PatternParts parts_of(const PatternKind& kind, int content) {
    PatternParts parts;
    const int image = content_of(digits_of(content, kind.length), kind.mirrors.back(), kind.length);
    int offset = kind.parts_at;
    for (const Stretch stretch : stretches_of(kind)) {
        const int contents = power_of_3(stretch.length);
        for (const int each : {content, image}) {
            parts.at[parts.count++] = offset + each / power_of_3(stretch.first) % contents;
        }
        offset += contents;
    }
    return parts;
}

}  // namespace

Patterns::Patterns() {
    std::size_t slot = 0;
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
        PatternKind& kind = kinds_[k];
        kind = make_kind(kBases[k]);
        kind.offset = content_count_;
        kind.parts_at = part_count_;
        for (const Stretch stretch : stretches_of(kind)) part_count_ += power_of_3(stretch.length);
        const int contents = power_of_3(kind.length);
        for (int content = 0; content < contents; ++content) {
            const int least = canonical(kind, content);
            weight_of_.push_back(least == content
                                     ? weight_count_++
                                     : weight_of_[static_cast<std::size_t>(kind.offset + least)]);
        }
        for (const Places& places : kind.places) {
            assert(kCentres[slot] == kind.offset + (contents - 1) / 2);
            for (int i = 0; i < kind.length; ++i) {
                const auto square = static_cast<std::size_t>(places[static_cast<std::size_t>(i)]);
                of_square_[square][slot] = static_cast<std::int16_t>(power_of_3(i));
            }
            ++slot;
        }
        content_count_ += contents;
    }
    assert(slot == kPatterns && kCentres.back() == content_count_);
}

PatternNumbers Patterns::numbers(std::uint64_t player, std::uint64_t opponent) const {
    PatternNumbers numbers{};
    for (std::size_t square = 0; square < 64; ++square) {
        const int digit =
            static_cast<int>((player >> square) & 1U) - static_cast<int>((opponent >> square) & 1U);
        if (digit == 0) continue;
        for (std::size_t slot = 0; slot < numbers.size(); ++slot) {
            numbers[slot] =
                static_cast<std::int16_t>(numbers[slot] + digit * of_square_[square][slot]);
        }
    }
    return numbers;
}

std::vector<PatternParts> Patterns::parts() const {
    std::vector<PatternParts> parts;
    parts.reserve(static_cast<std::size_t>(weight_count_));
    for (const PatternKind& kind : kinds_) {
        for (int content = 0; content < power_of_3(kind.length); ++content) {
            const auto weight = weight_of_[static_cast<std::size_t>(kind.offset + content)];
            // The least of the contents that are mirror images of each other was numbered first.
            if (weight == std::ssize(parts)) parts.push_back(parts_of(kind, content));
        }
    }
    return parts;
}

std::string pattern_names() {
    std::string names;
    for (const std::string_view base : kBases) {
        if (!names.empty()) names += ' ';
        names += base;
    }
    return names;
}

const Patterns& patterns() {
    static const Patterns all;
    return all;
}

}  // namespace lawan::othello
