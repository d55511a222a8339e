#include "games/adjacency/engine/full/chunk_codes.hpp"

#include <array>
#include <cstddef>
#include <cstring>

namespace lawan::adjacency::full {
namespace {

// A middle takes so many bytes, each for two subsets of the block; and so many middles apart are
// two whose codes a byte takes once block and middle have changed places.
constexpr std::size_t kHalf = kMiddles / 2;
constexpr std::size_t kRowsOfSquare = 8;
using Square8 = std::array<std::uint64_t, kRowsOfSquare>;  // eight rows of eight bytes

constexpr std::uint64_t kLowHalves = 0x0F0F0F0F0F0F0F0FU;

// Rows become columns: blocks of four bytes change places, then of two, then of one (Warren,
// Hacker's Delight, section 7-3).
void turn(Square8& rows) {
    const auto exchange = [&rows](std::size_t distance, std::uint64_t mask) {
        for (std::size_t row = 0; row < kRowsOfSquare; ++row) {
            if ((row & distance) != 0) continue;
            std::uint64_t& upper = rows[row];
            std::uint64_t& lower = rows[row + distance];
            const std::uint64_t different = ((upper >> (8 * distance)) ^ lower) & mask;
            lower ^= different;
            upper ^= different << (8 * distance);
        }
    };
    exchange(4, 0x00000000FFFFFFFFU);
    exchange(2, 0x0000FFFF0000FFFFU);
    exchange(1, 0x00FF00FF00FF00FFU);
}

void write_rows(const Square8& rows, unsigned char* to) {
    for (std::size_t row = 0; row < kRowsOfSquare; ++row) {
        std::memcpy(to + row * kHalf, &rows[row], sizeof rows[row]);
    }
}

}  // namespace

int code_at(const ByteLanes* chunk, std::uint64_t block, std::uint64_t middle) {
    const std::size_t row = static_cast<std::size_t>(block / kLanes);
    const int both =
        chunk[static_cast<std::size_t>(middle) * kPackedRows + row % kPackedRows][block % kLanes];
    return row < kPackedRows ? both & 15 : both >> 4;
}

int value_of_code(int code, bool odd_value, bool odd_cells) {
    return 2 * (code - (odd_cells ? 4 : 12)) + (odd_value ? 1 : 0);
}

void swap_block_and_middle(const ByteLanes* from, ByteLanes* to) {
    const auto* source = reinterpret_cast<const unsigned char*>(from);
    auto* target = reinterpret_cast<unsigned char*>(to);
    for (std::size_t middle = 0; middle < kHalf; middle += kRowsOfSquare) {
        for (std::size_t block = 0; block < kHalf; block += kRowsOfSquare) {
            Square8 low;   // of the lower halves of the block
            Square8 high;  // of the upper
            for (std::size_t row = 0; row < kRowsOfSquare; ++row) {
                std::uint64_t a = 0;
                std::uint64_t b = 0;
                std::memcpy(&a, source + (middle + row) * kHalf + block, sizeof a);
                std::memcpy(&b, source + (middle + row + kHalf) * kHalf + block, sizeof b);
                low[row] = (a & kLowHalves) | (b & kLowHalves) << 4;
                high[row] = (a >> 4 & kLowHalves) | (b & ~kLowHalves);
            }
            turn(low);
            turn(high);
            write_rows(low, target + block * kHalf + middle);
            write_rows(high, target + (block + kHalf) * kHalf + middle);
        }
    }
}

}  // namespace lawan::adjacency::full
