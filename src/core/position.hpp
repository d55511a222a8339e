// What every search here asks of a game: a position is a small value, and a move leads to the next
// one.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/move_list.hpp"
#include "core/score.hpp"
#include "core/side.hpp"

namespace lawan {

// A game is over when there is no legal move; a forced pass is a move. final_score() is for the
// side to move and is asked only when the game is over. key() is a function of the position: equal
// positions have equal keys.
template <class P>
concept Position = std::regular<P> && std::is_trivially_copyable_v<P> &&
    std::is_trivially_copyable_v<typename P::Move> && std::equality_comparable<typename P::Move> &&
    requires(const P p, typename P::Move m) {
    requires std::integral_constant<std::size_t, P::kMaxMoves>::value >
    0;
    { p.side_to_move() } -> std::same_as<Side>;
    { p.legal_moves() } -> std::same_as<MoveList<typename P::Move, P::kMaxMoves>>;
    { p.after(m) } -> std::same_as<P>;
    { p.final_score() } -> std::same_as<Score>;
    { p.key() } -> std::same_as<std::uint64_t>;
};

// A position that can count its moves faster than list them.
template <class P>
concept CountsMoves = Position<P> && requires(const P p) {
    { p.move_count() } -> std::same_as<int>;
};

template <Position P>
[[nodiscard]] int move_count(const P& position) {
    if constexpr (CountsMoves<P>) {
        return position.move_count();
    } else {
        return static_cast<int>(position.legal_moves().size());
    }
}

template <Position P>
[[nodiscard]] bool is_over(const P& position) {
    return move_count(position) == 0;
}

}  // namespace lawan
