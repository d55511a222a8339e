// The two players of every game here.
#pragma once

#include <cstdint>

namespace lawan {

// X moves first unless a game says otherwise; where colours play, X is black.
enum class Side : std::uint8_t { X, O };

[[nodiscard]] constexpr Side opponent_of(Side side) {
    return side == Side::X ? Side::O : Side::X;
}

[[nodiscard]] constexpr char letter(Side side) {
    return side == Side::X ? 'X' : 'O';
}

// One value for each side: names, scores, clocks, bots.
template <class T>
struct PerSide {
    T x{};
    T o{};

    [[nodiscard]] constexpr T& operator[](Side side) { return side == Side::X ? x : o; }
    [[nodiscard]] constexpr const T& operator[](Side side) const { return side == Side::X ? x : o; }
    // Constexpr where that of T is; to say so would keep Clang 14 from compiling any other T.
    friend bool operator==(const PerSide&, const PerSide&) = default;
};

}  // namespace lawan
