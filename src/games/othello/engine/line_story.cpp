#include "games/othello/engine/line_story.hpp"

#include <algorithm>
#include <bit>

#include "games/othello/engine/kernels.hpp"
#include "games/othello/evaluators/frontier.hpp"

namespace lawan::othello {

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
    const Bitboard beside_corners = beside(position.empty_squares() & kCorners<Size>);
    int safe = 0;
    for (const Move move : position.legal_moves()) {
        if (move.is_pass()) continue;
        const Bitboard answers = position.after(move).move_squares();
        const bool near = beside_corners.has(move.square());
        if (!near && (answers & kCorners<Size>).empty()) ++safe;
    }
    return safe;
}

template <int Size>
Bitboard empty_region(const BasicPosition<Size>& position, Square square) {
    const Bitboard empty = position.empty_squares();
    Bitboard region = Bitboard::of(square);
    for (;;) {
        const Bitboard grown = (region | beside(region)) & empty;
        if (grown == region) return region;
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
