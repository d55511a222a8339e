#include "games/othello/engine/line_story.hpp"

#include <algorithm>
#include <bit>

#include "games/othello/engine/kernels.hpp"

namespace lawan::othello {
namespace {

// With the squares a king's step away.
[[nodiscard]] std::uint64_t with_neighbours(std::uint64_t squares) {
    constexpr std::uint64_t kNotA = 0xFEFEFEFEFEFEFEFEU;
    constexpr std::uint64_t kNotH = 0x7F7F7F7F7F7F7F7FU;
    squares |= ((squares << 1) & kNotA) | ((squares >> 1) & kNotH);
    return squares | squares << 8 | squares >> 8;
}

}  // namespace

template <int Size>
LineStory<Size> told(const BasicPosition<Size>& start, const std::vector<Move>& line,
                     std::size_t plies) {
    LineStory<Size> story;
    const Side mover = start.side_to_move();
    BasicPosition<Size> position = start;
    for (std::size_t i = 0; i < std::min(plies, line.size()); ++i) {
        const Side side = position.side_to_move();
        const Move move = line[i];
        if (move.is_pass()) {
            (side == mover ? story.passes : story.makes_pass) = true;
        } else {
            story.last = side;
            auto& taken = side == mover ? story.corner_won : story.corner_lost;
            if (kCorners<Size>.has(move.square()) && !taken) taken = move.square();
        }
        position = position.after(move);
        story.positions.push_back(position);
    }
    story.to_the_end = plies >= line.size() && position.move_count() == 0;
    return story;
}

template <int Size>
int safe_moves(const BasicPosition<Size>& position) {
    const Bitboard empty_corners = position.empty_squares() & kCorners<Size>;
    const std::uint64_t beside = with_neighbours(empty_corners.bits());
    int safe = 0;
    for (const Move move : position.legal_moves()) {
        if (move.is_pass()) continue;
        // A corner itself is no danger, unless another one lies beside it.
        const bool near = !kCorners<Size>.has(move.square()) && Bitboard{beside}.has(move.square());
        const Bitboard answers = position.after(move).move_squares();
        if (!near && (answers & kCorners<Size>).empty()) ++safe;
    }
    return safe;
}

template <int Size>
Bitboard empty_region(const BasicPosition<Size>& position, Square square) {
    const std::uint64_t empty = position.empty_squares().bits();
    std::uint64_t region = Bitboard::of(square).bits();
    for (;;) {
        const std::uint64_t grown = with_neighbours(region) & empty;
        if (grown == region) return Bitboard{region};
        region = grown;
    }
}

int stable_discs_of(const Position& position, Side side) {
    const Side other = opponent_of(side);
    return std::popcount(portable_board_functions().stable_discs(position.discs(side).bits(),
                                                                 position.discs(other).bits()));
}

std::string square_name(Square square) {
    return to_text(coordinate_of(square));
}

template LineStory<8> told(const BasicPosition<8>&, const std::vector<Move>&, std::size_t);
template LineStory<6> told(const BasicPosition<6>&, const std::vector<Move>&, std::size_t);
template LineStory<4> told(const BasicPosition<4>&, const std::vector<Move>&, std::size_t);
template int safe_moves(const BasicPosition<8>&);
template int safe_moves(const BasicPosition<6>&);
template int safe_moves(const BasicPosition<4>&);
template Bitboard empty_region(const BasicPosition<8>&, Square);
template Bitboard empty_region(const BasicPosition<6>&, Square);
template Bitboard empty_region(const BasicPosition<4>&, Square);

}  // namespace lawan::othello
