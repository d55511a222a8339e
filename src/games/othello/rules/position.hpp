// A position of Othello: the discs of the side to move, those of the other side, and which is
// which.
#pragma once

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/eight_by_eight.hpp"
#include "core/hash.hpp"
#include "core/move_list.hpp"
#include "core/score.hpp"
#include "core/side.hpp"
#include "core/square.hpp"
#include "core/symmetry.hpp"
#include "games/othello/rules/flips.hpp"
#include "games/othello/rules/mobility.hpp"
#include "games/othello/rules/move.hpp"

namespace lawan::othello {

using eight_by_eight::coordinate_of;
using eight_by_eight::square_at;

// The squares of the board of this size, which lies at the top left of the 8×8 one.
template <int Size>
inline constexpr Bitboard kBoard{(((std::uint64_t{1} << Size) - 1) * 0x0101010101010101U) &
                                 (~std::uint64_t{0} >> (64 - 8 * Size))};

// Black is X and moves first from the usual start, on which white has the middle squares of the
// main diagonal (d4 and e5 on 8×8).
template <int Size>
class BasicPosition {
  public:
    static_assert(Size == 4 || Size == 6 || Size == 8);

    using Move = othello::Move;
    // Whoever can move has a disc to outflank with and one to outflank.
    static constexpr std::size_t kMaxMoves = Size * Size - 2;

    constexpr BasicPosition()
        : BasicPosition{PerSide<Bitboard>{kBlackStart, kWhiteStart}, Side::X} {}

    // Discs of the two sides share no square and lie on the board.
    constexpr BasicPosition(PerSide<Bitboard> discs, Side to_move)
        : player_{discs[to_move]}, opponent_{discs[opponent_of(to_move)]}, to_move_{to_move} {
        assert((discs.x & discs.o).empty() && ((discs.x | discs.o) & ~kBoard<Size>).empty());
    }

    [[nodiscard]] static constexpr BoardSize size() { return {Size, Size}; }
    [[nodiscard]] constexpr Side side_to_move() const { return to_move_; }
    [[nodiscard]] constexpr Bitboard player() const { return player_; }
    [[nodiscard]] constexpr Bitboard opponent() const { return opponent_; }
    [[nodiscard]] constexpr Bitboard empty_squares() const {
        return kBoard<Size> & ~(player_ | opponent_);
    }
    [[nodiscard]] constexpr Bitboard discs(Side side) const {
        return side == to_move_ ? player_ : opponent_;
    }

    // Where the side to move can put a disc; nowhere does not yet mean that the game is over.
    [[nodiscard]] Bitboard move_squares() const {
        return othello::move_squares(player_, opponent_, empty_squares());
    }

    [[nodiscard]] MoveList<Move, kMaxMoves> legal_moves() const {
        MoveList<Move, kMaxMoves> moves;
        const Bitboard targets = move_squares();
        for (const Square square : squares(targets)) moves.push_back(Move{square});
        if (targets.empty() && opponent_can_move()) moves.push_back(Move::pass());
        return moves;
    }

    [[nodiscard]] int move_count() const {
        const Bitboard targets = move_squares();
        if (targets.any()) return targets.count();
        return opponent_can_move() ? 1 : 0;
    }

    [[nodiscard]] BasicPosition after(Move move) const {
        if (move.is_pass()) return {opponent_, player_, opponent_of(to_move_)};
        const Bitboard flipped = flips(player_, opponent_, move.square());
        assert(flipped.any() && empty_squares().has(move.square()));
        return {opponent_ ^ flipped, player_ ^ flipped ^ Bitboard::of(move.square()),
                opponent_of(to_move_)};
    }

    // Disc difference, with the empty squares given to the winner.
    [[nodiscard]] constexpr Score final_score() const {
        const int lead = player_.count() - opponent_.count();
        const int empty = empty_squares().count();
        return Score{lead > 0 ? lead + empty : lead < 0 ? lead - empty : 0};
    }

    [[nodiscard]] constexpr std::uint64_t key() const {
        constexpr std::uint64_t kPlayerFactor = 0xA24BAED4963EE407U;
        constexpr std::uint64_t kOpponentFactor = 0x9FB21C651E98DF25U;
        constexpr std::uint64_t kSizeTerm = Size * 0xD6E8FEB86659FD93U;
        const std::uint64_t turned = opponent_.bits() * kOpponentFactor;
        return mix(player_.bits() * kPlayerFactor + (turned << 32 | turned >> 32) + kSizeTerm +
                   static_cast<std::uint64_t>(to_move_));
    }

    [[nodiscard]] constexpr BasicPosition image(Symmetry symmetry) const {
        return {eight_by_eight::image(player_, symmetry, size()),
                eight_by_eight::image(opponent_, symmetry, size()), to_move_};
    }
    [[nodiscard]] static constexpr Move image(Move move, Symmetry symmetry) {
        if (move.is_pass()) return move;
        return Move{square_at(symmetry(coordinate_of(move.square()), size()))};
    }
    [[nodiscard]] constexpr Canonical<BasicPosition> canonical() const;

    friend constexpr auto operator<=>(const BasicPosition&, const BasicPosition&) = default;

  private:
    static constexpr int kMiddle = Size / 2;
    static constexpr Bitboard kBlackStart = Bitboard::of(square_at({kMiddle, kMiddle - 1})) |
                                            Bitboard::of(square_at({kMiddle - 1, kMiddle}));
    static constexpr Bitboard kWhiteStart = Bitboard::of(square_at({kMiddle - 1, kMiddle - 1})) |
                                            Bitboard::of(square_at({kMiddle, kMiddle}));

    constexpr BasicPosition(Bitboard player, Bitboard opponent, Side to_move)
        : player_{player}, opponent_{opponent}, to_move_{to_move} {}

    [[nodiscard]] bool opponent_can_move() const {
        return othello::move_squares(opponent_, player_, empty_squares()).any();
    }

    Bitboard player_;
    Bitboard opponent_;
    Side to_move_;
};

using Position = BasicPosition<8>;

// The least of the eight images; each comes from the one before it by one more step.
template <int Size>
constexpr Canonical<BasicPosition<Size>> BasicPosition<Size>::canonical() const {
    Canonical<BasicPosition> least{*this, Symmetry{}};
    for (const bool transpose : {false, true}) {
        const BasicPosition turned = image(Symmetry{transpose, false, false});
        const BasicPosition mirrored = turned.image(Symmetry{false, true, false});
        for (const bool mirror_columns : {false, true}) {
            const BasicPosition& upright = mirror_columns ? mirrored : turned;
            const BasicPosition reversed = upright.image(Symmetry{false, false, true});
            if (upright < least.position) {
                least = {upright, Symmetry{transpose, mirror_columns, false}};
            }
            if (reversed < least.position) {
                least = {reversed, Symmetry{transpose, mirror_columns, true}};
            }
        }
    }
    return least;
}

}  // namespace lawan::othello
