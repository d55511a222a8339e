// Images of positions under the symmetries of the board.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "core/random.hpp"
#include "core/symmetry.hpp"
#include "games/othello/rules/position.hpp"
#include "tests/games/othello/rules/random_positions.hpp"

namespace lawan::othello {
namespace {

using testing::position_from_chance;
using testing::position_from_play;

template <int Size>
void images_move_every_square_as_the_symmetry_says(const BasicPosition<Size>& position) {
    for (const Symmetry symmetry : kSquareSymmetries) {
        const auto image = position.image(symmetry);
        RC_ASSERT(image.side_to_move() == position.side_to_move());
        RC_ASSERT(image.image(symmetry.inverse()) == position);
        for (const Square square : squares(kBoard<Size>)) {
            const Square there = square_at(symmetry(coordinate_of(square), position.size()));
            RC_ASSERT(image.discs(Side::X).has(there) == position.discs(Side::X).has(square));
            RC_ASSERT(image.discs(Side::O).has(there) == position.discs(Side::O).has(square));
        }
    }
}

template <int Size>
void moves_and_play_follow_the_symmetry(const BasicPosition<Size>& position) {
    for (const Symmetry symmetry : kSquareSymmetries) {
        const auto image = position.image(symmetry);
        std::vector<Move> expected;
        for (const Move move : position.legal_moves()) {
            const Move there = position.image(move, symmetry);
            expected.push_back(there);
            RC_ASSERT(image.after(there) == position.after(move).image(symmetry));
        }
        const auto moves = image.legal_moves();
        std::vector<Move> found(moves.begin(), moves.end());
        std::sort(expected.begin(), expected.end());
        std::sort(found.begin(), found.end());
        RC_ASSERT(found == expected);
    }
}

template <int Size>
void all_images_share_one_representative(const BasicPosition<Size>& position) {
    const auto canonical = position.canonical();
    RC_ASSERT(position.image(canonical.symmetry) == canonical.position);
    RC_ASSERT(canonical.position == lawan::least_image(position).position);
    for (const Symmetry symmetry : kSquareSymmetries) {
        RC_ASSERT(position.image(symmetry).canonical().position == canonical.position);
    }
}

RC_GTEST_PROP(OthelloSymmetry, ImagesMoveEverySquare, (std::uint64_t seed)) {
    Random random{Seed{seed}};
    images_move_every_square_as_the_symmetry_says(position_from_chance<8>(random));
    images_move_every_square_as_the_symmetry_says(position_from_chance<6>(random));
    images_move_every_square_as_the_symmetry_says(position_from_chance<4>(random));
}

RC_GTEST_PROP(OthelloSymmetry, MovesAndPlayFollow, (std::uint64_t seed)) {
    Random random{Seed{seed}};
    moves_and_play_follow_the_symmetry(position_from_play<8>(random));
    moves_and_play_follow_the_symmetry(position_from_play<6>(random));
    moves_and_play_follow_the_symmetry(position_from_chance<4>(random));
}

RC_GTEST_PROP(OthelloSymmetry, AllImagesShareOneRepresentative, (std::uint64_t seed)) {
    Random random{Seed{seed}};
    all_images_share_one_representative(position_from_play<8>(random));
    all_images_share_one_representative(position_from_chance<6>(random));
    all_images_share_one_representative(position_from_chance<4>(random));
}

TEST(OthelloSymmetry, TheFourFirstMovesAreOne) {
    const Position start;
    const auto moves = start.legal_moves();
    ASSERT_EQ(moves.size(), 4U);
    for (const Move move : moves) {
        EXPECT_EQ(start.after(move).canonical().position,
                  start.after(moves[0]).canonical().position);
    }
}

TEST(OthelloSymmetry, APassStaysAPass) {
    EXPECT_EQ(Position::image(Move::pass(), Symmetry::anti_diagonal()), Move::pass());
}

}  // namespace
}  // namespace lawan::othello
