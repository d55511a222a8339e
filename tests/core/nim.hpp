// A tiny game for tests of the concepts: take one to three matches, whoever takes the last one
// wins.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/hash.hpp"
#include "core/move_list.hpp"
#include "core/position.hpp"
#include "core/score.hpp"
#include "core/side.hpp"

namespace lawan::testing_games {

struct Nim {
    using Move = int;
    static constexpr std::size_t kMaxMoves = 3;

    int matches = 10;
    Side side = Side::X;

    [[nodiscard]] Side side_to_move() const { return side; }
    [[nodiscard]] MoveList<int, kMaxMoves> legal_moves() const {
        MoveList<int, kMaxMoves> moves;
        for (int taken = 1; taken <= std::min(matches, 3); ++taken) moves.push_back(taken);
        return moves;
    }
    [[nodiscard]] Nim after(int taken) const { return {matches - taken, opponent_of(side)}; }
    [[nodiscard]] Score final_score() const { return Score{-1}; }
    [[nodiscard]] std::uint64_t key() const { return mix(static_cast<std::uint64_t>(matches)); }
    friend bool operator==(const Nim&, const Nim&) = default;
};

// The same with a shortcut.
struct CountingNim : Nim {
    CountingNim() = default;
    explicit CountingNim(const Nim& nim) : Nim{nim} {}

    [[nodiscard]] CountingNim after(int taken) const { return CountingNim{Nim::after(taken)}; }
    [[nodiscard]] int move_count() const { return std::min(matches, 3); }
    friend bool operator==(const CountingNim&, const CountingNim&) = default;
};

}  // namespace lawan::testing_games
