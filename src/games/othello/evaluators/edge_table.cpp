#include "games/othello/evaluators/edge_table.hpp"

namespace lawan::othello {
namespace {

constexpr auto kPowersByBits = [] {
    std::array<int, 256> sums{};
    for (unsigned bits = 0; bits < sums.size(); ++bits) {
        int power = 1;
        for (unsigned bit = 0; bit < 8; ++bit, power *= 3) {
            if (((bits >> bit) & 1U) != 0) sums[bits] += power;
        }
    }
    return sums;
}();

class Line {
  public:
    Line(int index, int cells) : length_{cells} {
        for (int i = 0; i < cells; ++i, index /= 3) {
            cells_[static_cast<std::size_t>(i)] = static_cast<EdgeDigit>(index % 3);
        }
    }

    [[nodiscard]] std::uint8_t moves_of(EdgeDigit colour) const {
        std::uint8_t moves = 0;
        for (int i = 0; i < length_; ++i) {
            if (at(i) == kEmptyDigit && (outflanks(i, 1, colour) || outflanks(i, -1, colour)))
                ++moves;
        }
        return moves;
    }

  private:
    // Beyond either end there is nothing, as on an empty cell.
    [[nodiscard]] EdgeDigit at(int i) const {
        return i >= 0 && i < length_ ? cells_[static_cast<std::size_t>(i)] : kEmptyDigit;
    }

    [[nodiscard]] bool outflanks(int from, int by, EdgeDigit colour) const {
        const EdgeDigit other = colour == kWhiteDigit ? kBlackDigit : kWhiteDigit;
        int end = from + by;
        while (at(end) == other) end += by;
        return at(end) == colour && end != from + by;
    }

    std::array<EdgeDigit, kLongestLine> cells_{};
    int length_;
};

}  // namespace

int edge_index(unsigned white, unsigned black) {
    return kWhiteDigit * kPowersByBits[white] + kBlackDigit * kPowersByBits[black];
}

EdgeTable::EdgeTable(int cells) {
    int size = 1;
    for (int i = 0; i < cells; ++i) size *= 3;
    entries_.reserve(static_cast<std::size_t>(size));
    for (int index = 0; index < size; ++index) {
        const Line line{index, cells};
        entries_.push_back({line.moves_of(kWhiteDigit), line.moves_of(kBlackDigit)});
    }
}

const EdgeTables& edge_tables() {
    static const EdgeTables tables;
    return tables;
}

}  // namespace lawan::othello
