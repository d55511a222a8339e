// What the search for four and five in a row says of a position: an estimate, or a win or loss and
// how far away it is.
#pragma once

#include <cstdint>

namespace lawan::tictactoe::five {

// A win is proved where every defence was looked at, and claimed where only the likely ones were.
inline constexpr int kProved = 30'000;
inline constexpr int kClaimed = 20'000;
inline constexpr int kMostPlies = 1'000;
inline constexpr int kMostEstimate = 15'000;
inline constexpr int kInfinity = 32'000;

[[nodiscard]] constexpr int win_in(int plies) {
    return kProved - plies;
}
[[nodiscard]] constexpr bool is_win(int score) {
    return score > kClaimed - kMostPlies;
}
[[nodiscard]] constexpr bool is_loss(int score) {
    return is_win(-score);
}
[[nodiscard]] constexpr bool is_decided(int score) {
    return is_win(score) || is_loss(score);
}
[[nodiscard]] constexpr bool is_proved_win(int score) {
    return score > kProved - kMostPlies;
}
// A loss after moves that are not all there are.
[[nodiscard]] constexpr int as_claim(int score) {
    return is_proved_win(-score) ? score + (kProved - kClaimed) : score;
}

// The table keeps wins as seen from where they were found.
[[nodiscard]] constexpr int to_table(int score, int ply) {
    return is_win(score) ? score + ply : is_loss(score) ? score - ply : score;
}
[[nodiscard]] constexpr int from_table(int score, int ply) {
    return to_table(score, -ply);
}

}  // namespace lawan::tictactoe::five
