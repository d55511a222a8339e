// A set of up to 448 squares, with the interface of Bitboard: room for 20×20 cells and a padding
// column.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.hpp"
#include "core/square.hpp"

namespace lawan {

class WideBitboard {
  public:
    static constexpr int kWordBits = 64;
    static constexpr std::size_t kWords = 7;
    static constexpr int kCapacity = kWordBits * static_cast<int>(kWords);

    constexpr WideBitboard() = default;

    [[nodiscard]] static constexpr WideBitboard of(Square square) {
        WideBitboard board;
        board.words_[word_of(square)] = bit_of(square);
        return board;
    }

    // The squares 0 … count − 1.
    [[nodiscard]] static constexpr WideBitboard first_squares(int count) {
        WideBitboard board;
        for (auto& word : board.words_) {
            word = Bitboard::first_squares(count < 0 ? 0 : count).bits();
            count -= kWordBits;
        }
        return board;
    }

    [[nodiscard]] constexpr const std::array<std::uint64_t, kWords>& words() const {
        return words_;
    }
    [[nodiscard]] constexpr bool empty() const { return *this == WideBitboard{}; }
    [[nodiscard]] constexpr bool any() const { return !empty(); }
    [[nodiscard]] constexpr int count() const {
        int total = 0;
        for (auto word : words_) total += std::popcount(word);
        return total;
    }
    [[nodiscard]] constexpr bool has(Square square) const {
        return (words_[word_of(square)] & bit_of(square)) != 0;
    }

    // The square with the lowest index. The set must not be empty.
    [[nodiscard]] constexpr Square first() const {
        const std::size_t word = first_word();
        return Square{static_cast<int>(word) * kWordBits + std::countr_zero(words_[word])};
    }
    constexpr void drop_first() {
        auto& word = words_[first_word()];
        word &= word - 1;
    }
    constexpr void add(Square square) { words_[word_of(square)] |= bit_of(square); }

    [[nodiscard]] constexpr WideBitboard operator~() const {
        WideBitboard result;
        for (std::size_t i = 0; i < kWords; ++i) result.words_[i] = ~words_[i];
        return result;
    }
    constexpr WideBitboard& operator&=(const WideBitboard& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    constexpr WideBitboard& operator|=(const WideBitboard& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr WideBitboard& operator^=(const WideBitboard& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] ^= other.words_[i];
        return *this;
    }
    [[nodiscard]] friend constexpr WideBitboard operator&(WideBitboard a, const WideBitboard& b) {
        return a &= b;
    }
    [[nodiscard]] friend constexpr WideBitboard operator|(WideBitboard a, const WideBitboard& b) {
        return a |= b;
    }
    [[nodiscard]] friend constexpr WideBitboard operator^(WideBitboard a, const WideBitboard& b) {
        return a ^= b;
    }

    // Towards higher (<<) and lower (>>) indices; what leaves the 448 squares is gone.
    [[nodiscard]] friend constexpr WideBitboard operator<<(const WideBitboard& a, int by) {
        WideBitboard result;
        const auto [words, bits] = split(by);
        for (std::size_t i = words; i < kWords; ++i) {
            result.words_[i] = a.words_[i - words] << bits;
            if (bits > 0 && i > words) {
                result.words_[i] |= a.words_[i - words - 1] >> (kWordBits - bits);
            }
        }
        return result;
    }
    [[nodiscard]] friend constexpr WideBitboard operator>>(const WideBitboard& a, int by) {
        WideBitboard result;
        const auto [words, bits] = split(by);
        for (std::size_t i = words; i < kWords; ++i) {
            result.words_[i - words] = a.words_[i] >> bits;
            if (bits > 0 && i + 1 < kWords) {
                result.words_[i - words] |= a.words_[i + 1] << (kWordBits - bits);
            }
        }
        return result;
    }
    friend constexpr bool operator==(const WideBitboard&, const WideBitboard&) = default;
    // By hand: older standard libraries have no <=> of arrays.
    friend constexpr std::strong_ordering operator<=>(const WideBitboard& a,
                                                      const WideBitboard& b) {
        for (std::size_t i = 0; i < kWords; ++i) {
            if (a.words_[i] != b.words_[i]) return a.words_[i] <=> b.words_[i];
        }
        return std::strong_ordering::equal;
    }

  private:
    struct Shift {
        std::size_t words;
        int bits;
    };

    [[nodiscard]] static constexpr Shift split(int by) {
        return {static_cast<std::size_t>(by / kWordBits), by % kWordBits};
    }
    [[nodiscard]] static constexpr std::size_t word_of(Square square) {
        return static_cast<std::size_t>(square.index() / kWordBits);
    }
    [[nodiscard]] static constexpr std::uint64_t bit_of(Square square) {
        return std::uint64_t{1} << (square.index() % kWordBits);
    }
    [[nodiscard]] constexpr std::size_t first_word() const {
        std::size_t word = 0;
        while (words_[word] == 0) ++word;
        return word;
    }

    std::array<std::uint64_t, kWords> words_{};
};

// Word by word: looking at all seven for every square would take most of the time.
template <>
class SquareRange<WideBitboard> {
  public:
    struct End {};
    class Iterator {
      public:
        constexpr explicit Iterator(const std::array<std::uint64_t, WideBitboard::kWords>& words)
            : words_{&words}, left_{words[0]} {
            skip_empty_words();
        }
        [[nodiscard]] constexpr Square operator*() const {
            return Square{static_cast<int>(word_) * WideBitboard::kWordBits +
                          std::countr_zero(left_)};
        }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            skip_empty_words();
            return *this;
        }
        [[nodiscard]] friend constexpr bool operator==(const Iterator& it, End) {
            return it.left_ == 0;
        }

      private:
        constexpr void skip_empty_words() {
            while (left_ == 0 && word_ + 1 < WideBitboard::kWords) left_ = (*words_)[++word_];
        }

        const std::array<std::uint64_t, WideBitboard::kWords>* words_;
        std::size_t word_ = 0;
        std::uint64_t left_;
    };

    constexpr explicit SquareRange(const WideBitboard& board) : board_{board} {}
    [[nodiscard]] constexpr Iterator begin() const { return Iterator{board_.words()}; }
    [[nodiscard]] constexpr End end() const { return {}; }

  private:
    WideBitboard board_;
};

}  // namespace lawan
