// Networks of numbers by chance: as the file that the engine reads, and judged by plain sums.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "core/bitboard.hpp"
#include "core/checksum.hpp"
#include "core/random.hpp"
#include "games/othello/engine/network.hpp"
#include "games/othello/engine/searcher.hpp"
#include "games/othello/rules/mobility.hpp"

namespace lawan::othello {

class DrawnNetwork {
  public:
    DrawnNetwork(int sums, bool mobility, Seed seed)
        : sums_{static_cast<std::size_t>(sums)}, mobility_{mobility}, random_{seed} {
        for (int i = 0; i < patterns().weight_count(); ++i) rows_.push_back(drawn(sums_, 40));
        for (auto& row : empties_) row = drawn(sums_, 60);
        for (auto& row : quadrants_) row = drawn(sums_, 60);
        for (auto& row : own_moves_) row = drawn(sums_, 127);
        for (auto& row : other_moves_) row = drawn(sums_, 127);
        bias_ = drawn(sums_, 200);
        for (Stage& stage : stages_) {
            stage.first = drawn(kNetworkFirst * sums_ / 2, 127);
            stage.first_bias = drawn(kNetworkFirst, 5000);
            stage.second = drawn(kNetworkSecond * kNetworkFirst, 127);
            stage.second_bias = drawn(kNetworkSecond, 5000);
            stage.last = drawn(kNetworkSecond, 900);
            stage.straight = drawn(sums_, 90);
            stage.constant = drawn(1, 500).front();
        }
        for (int i = 0; i < patterns().part_count(); ++i) parts_.push_back(drawn(sums_, 20));
    }

    [[nodiscard]] std::string file() const {
        std::string bytes = measured();
        for (const Numbers& part : parts_) put(bytes, part, 1);
        const std::vector<PatternParts> parts_of_rows = patterns().parts();
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            put(bytes, less_parts(rows_[i], parts_of_rows[i]), 1);
        }
        return with_heading(2, bytes + after_patterns());
    }
    // As files were before they had parts.
    [[nodiscard]] std::string file_without_parts() const {
        std::string bytes = measured();
        for (const Numbers& row : rows_) put(bytes, row, 1);
        return with_heading(1, bytes + after_patterns());
    }

    // In units of kUnitsADisc, number by number.
    [[nodiscard]] int judged(const Board& board) const {
        const Numbers sums = sums_of(board);
        const Stage& stage =
            stages_[static_cast<std::size_t>(stage_of(std::popcount(board.empty())))];
        Numbers active;
        for (std::size_t i = 0; i < sums_ / 2; ++i) {
            active.push_back(std::clamp(sums[i], 0, 255) * std::clamp(sums[i + sums_ / 2], 0, 255) /
                             512);
        }
        active = layer(active, stage.first, stage.first_bias);
        active = layer(active, stage.second, stage.second_bias);
        int last = 0;
        for (std::size_t i = 0; i < active.size(); ++i) last += active[i] * stage.last[i];
        int straight = 0;
        for (std::size_t i = 0; i < sums_; ++i) straight += sums[i] * stage.straight[i];
        return (last >> 7) + (straight >> 8) + stage.constant;
    }

  private:
    using Numbers = std::vector<int>;
    struct Stage {
        Numbers first, first_bias, second, second_bias, last, straight;
        int constant = 0;
    };

    [[nodiscard]] Numbers drawn(std::size_t count, int most) {
        Numbers numbers(count);
        for (int& each : numbers) {
            each = static_cast<int>(random_.below(static_cast<std::uint64_t>(2 * most + 1))) - most;
        }
        return numbers;
    }
    static void put(std::string& out, const Numbers& numbers, int bytes) {
        for (const int number : numbers) {
            const auto bits = static_cast<std::uint32_t>(number);
            for (int i = 0; i < bytes; ++i) out += static_cast<char>((bits >> (8 * i)) & 0xFFU);
        }
    }
    [[nodiscard]] static std::string measured() {
        std::string bytes;
        for (int i = 0; i < ErrorModel::kTerms; ++i) put(bytes, {i == 0 ? 2 << 16 : 0}, 4);
        put(bytes, Numbers(kNetworkEmpties, 3), 2);
        return bytes;
    }
    // What the parts leave to the row itself: the sum of them all, halved and rounded down, is
    // theirs.
    [[nodiscard]] Numbers less_parts(Numbers row, const PatternParts& parts) const {
        for (std::size_t i = 0; i < sums_; ++i) {
            int twice = 0;
            for (std::size_t part = 0; part < parts.count; ++part) {
                twice += parts_[static_cast<std::size_t>(parts.at[part])][i];
            }
            row[i] -= static_cast<int>(std::floor(twice / 2.0));
        }
        return row;
    }
    [[nodiscard]] std::string after_patterns() const {
        std::string bytes;
        for (const Numbers& row : empties_) put(bytes, row, 1);
        for (const Numbers& row : quadrants_) put(bytes, row, 1);
        for (const Numbers& row : own_moves_) put(bytes, row, 1);
        for (const Numbers& row : other_moves_) put(bytes, row, 1);
        put(bytes, bias_, 2);
        for (const Stage& stage : stages_) {
            put(bytes, stage.first, 1);
            put(bytes, stage.first_bias, 4);
            put(bytes, stage.second, 1);
            put(bytes, stage.second_bias, 4);
            put(bytes, stage.last, 2);
            put(bytes, stage.straight, 2);
            put(bytes, {stage.constant}, 4);
        }
        return bytes;
    }
    [[nodiscard]] std::string with_heading(int version, const std::string& bytes) const {
        return fmt::format(
                   "lawan-othello-network {}\nmade-by: chance\npatterns: {}\nshape: {} {} {} {:d}\n"
                   "bytes: {}\nchecksum: {:016x}\n",
                   version, pattern_names(), sums_, kNetworkFirst, kNetworkSecond, mobility_,
                   bytes.size(), checksum(bytes)) +
               bytes;
    }
    [[nodiscard]] Numbers sums_of(const Board& board) const {
        Numbers sums = bias_;
        const auto add = [&](const Numbers& row) {
            for (std::size_t i = 0; i < sums_; ++i) sums[i] += row[i];
        };
        const PatternNumbers numbers = patterns().numbers(board.player, board.opponent);
        for (std::size_t slot = 0; slot < kPatterns; ++slot) {
            const auto content = static_cast<std::size_t>(kCentres[slot] + numbers[slot]);
            add(rows_[static_cast<std::size_t>(patterns().weight_of()[content])]);
        }
        add(empties_[static_cast<std::size_t>(std::popcount(board.empty()))]);
        add(quadrants_[quadrant_class(board.empty())]);
        if (mobility_) {
            add(own_moves_[row_of_moves(board.player, board.opponent)]);
            add(other_moves_[row_of_moves(board.opponent, board.player)]);
        }
        return sums;
    }
    [[nodiscard]] static std::size_t row_of_moves(std::uint64_t own, std::uint64_t other) {
        const int moves =
            move_squares(Bitboard{own}, Bitboard{other}, Bitboard{~(own | other)}).count();
        return static_cast<std::size_t>(std::min(moves, kNetworkMoves - 1));
    }
    [[nodiscard]] static std::size_t quadrant_class(std::uint64_t empty) {
        constexpr std::uint64_t kCorner = 0x0F0F0F0FU;
        const bool a = std::popcount(empty & kCorner) % 2 == 1;
        const bool b = std::popcount(empty & kCorner << 4U) % 2 == 1;
        const bool c = std::popcount(empty & kCorner << 32U) % 2 == 1;
        const bool d = std::popcount(empty & kCorner << 36U) % 2 == 1;
        const int odd = int{a} + int{b} + int{c} + int{d};
        if (odd < 2) return static_cast<std::size_t>(odd);
        if (odd > 2) return static_cast<std::size_t>(odd + 1);
        return a == d ? 3 : 2;  // across, or side by side
    }
    [[nodiscard]] static Numbers layer(const Numbers& in, const Numbers& weights,
                                       const Numbers& bias) {
        Numbers out;
        for (std::size_t i = 0; i < bias.size(); ++i) {
            int sum = bias[i];
            for (std::size_t j = 0; j < in.size(); ++j) sum += weights[i * in.size() + j] * in[j];
            out.push_back(std::clamp(sum >> 6, 0, 127));
        }
        return out;
    }

    std::size_t sums_;
    bool mobility_;
    Random random_;
    std::vector<Numbers> rows_;
    std::vector<Numbers> parts_;
    std::array<Numbers, kNetworkEmpties> empties_;
    std::array<Numbers, kQuadrantClasses> quadrants_;
    std::array<Numbers, kNetworkMoves> own_moves_;
    std::array<Numbers, kNetworkMoves> other_moves_;
    Numbers bias_;
    std::array<Stage, kStages> stages_;
};

}  // namespace lawan::othello
