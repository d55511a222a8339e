// Edge tables: the number of moves of each colour on one line of the board, for every way that the
// line can be filled.
//
// Gunawan, Kristian, Andika: Game playing untuk Othello dengan menggunakan algoritma Negascout dan
// MTDF, sections 4.1 and 4.2.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lawan::othello {

struct LineMobility {
    std::uint8_t white = 0;
    std::uint8_t black = 0;

    friend constexpr bool operator==(LineMobility, LineMobility) = default;
};

// A line as a number in base three, its last cell being the ones. Bit 0 of either colour is the
// last cell.
enum EdgeDigit : std::uint8_t { kEmptyDigit, kWhiteDigit, kBlackDigit };
[[nodiscard]] int edge_index(unsigned white, unsigned black);

class EdgeTable {
  public:
    explicit EdgeTable(int cells);

    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    [[nodiscard]] LineMobility operator[](int index) const {
        return entries_[static_cast<std::size_t>(index)];
    }

  private:
    std::vector<LineMobility> entries_;
};

inline constexpr int kShortestLine = 4;  // the paper leaves shorter diagonals out
inline constexpr int kLongestLine = 8;

// One table for each length of line from four to eight.
class EdgeTables {
  public:
    [[nodiscard]] const EdgeTable& of_length(int cells) const {
        return tables_[static_cast<std::size_t>(cells - kShortestLine)];
    }

  private:
    std::array<EdgeTable, kLongestLine - kShortestLine + 1> tables_{
        EdgeTable{4}, EdgeTable{5}, EdgeTable{6}, EdgeTable{7}, EdgeTable{8}};
};

// They never change, so everybody looks into the same ones; made when first asked for.
[[nodiscard]] const EdgeTables& edge_tables();

}  // namespace lawan::othello
