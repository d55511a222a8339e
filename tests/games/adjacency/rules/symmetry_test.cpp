// Symmetries of boards and positions, bit tricks against coordinates.
#include "core/symmetry.hpp"

#include <gtest/gtest.h>

#include "games/adjacency/rules/notation.hpp"
#include "games/adjacency/rules/position.hpp"
#include "tests/games/adjacency/rules/naive_board.hpp"

namespace lawan::adjacency {
namespace {

std::vector<Symmetry> symmetries_of(BoardSize size) {
    return {kSquareSymmetries.begin(), kSquareSymmetries.begin() + symmetry_count(size)};
}

class AdjacencySymmetry : public testing::TestWithParam<BoardSize> {
  protected:
    Position draw() { return random_position(GetParam(), random_); }

    Random random_{Seed{23}};
};

TEST_P(AdjacencySymmetry, MovesEveryMarkWhereItsCellGoes) {
    for (int i = 0; i < 20; ++i) {
        const Position position = draw();
        const NaiveBoard before = NaiveBoard::of(position);
        for (Symmetry symmetry : symmetries_of(GetParam())) {
            NaiveBoard expected = before;
            for (const Coordinate at : before.all()) {
                expected.at(symmetry(at, before.size)) = before.at(at);
            }
            ASSERT_EQ(NaiveBoard::of(position.image(symmetry)), expected) << to_text(position);
        }
    }
}

TEST_P(AdjacencySymmetry, IsUndoneByTheInverse) {
    for (int i = 0; i < 20; ++i) {
        const Position position = draw();
        for (Symmetry symmetry : symmetries_of(GetParam())) {
            EXPECT_EQ(position.image(symmetry).image(symmetry.inverse()), position);
            for (Square move : position.legal_moves()) {
                EXPECT_EQ(position.image(position.image(move, symmetry), symmetry.inverse()), move);
            }
        }
    }
}

TEST_P(AdjacencySymmetry, CommutesWithPlay) {
    for (int i = 0; i < 20; ++i) {
        const Position position = draw();
        for (Symmetry symmetry : symmetries_of(GetParam())) {
            for (Square move : position.legal_moves()) {
                ASSERT_EQ(position.after(move).image(symmetry),
                          position.image(symmetry).after(position.image(move, symmetry)));
            }
        }
    }
}

TEST_P(AdjacencySymmetry, GivesAllImagesOneRepresentative) {
    for (int i = 0; i < 20; ++i) {
        const Position position = draw();
        const auto canonical = position.canonical();
        EXPECT_EQ(position.image(canonical.symmetry), canonical.position);
        for (Symmetry symmetry : symmetries_of(GetParam())) {
            const Position image = position.image(symmetry);
            ASSERT_EQ(image.canonical().position, canonical.position);
            ASSERT_FALSE(image < canonical.position);
        }
        const auto least = least_image(position);
        EXPECT_EQ(least.position, canonical.position);
        EXPECT_EQ(least.symmetry, canonical.symmetry);
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, AdjacencySymmetry, testing::ValuesIn(every_size()),
                         [](const auto& info) { return to_text(info.param); });

// Only the reflection in the diagonal that runs through the occupied corners keeps the start.
TEST(AdjacencyStartSymmetry, IsTheDiagonalThroughTheCorners) {
    const Position start = Position::start({8, 8}, Side::X, 16);
    for (Symmetry symmetry : kSquareSymmetries) {
        const bool keeps = symmetry == Symmetry{} || symmetry == Symmetry::anti_diagonal();
        EXPECT_EQ(start.image(symmetry) == start, keeps);
    }
}

TEST(AdjacencyStartSymmetry, IsTheHalfTurnWithColoursSwapped) {
    for (const BoardSize size : {BoardSize{8, 8}, BoardSize{7, 4}, BoardSize{5, 8}}) {
        const Position start = Position::start(size, Side::X, 8);
        const Position turned = start.image(Symmetry::rotation_by_180());
        EXPECT_EQ(turned.own(), start.enemy());
        EXPECT_EQ(turned.enemy(), start.own());
    }
}

}  // namespace
}  // namespace lawan::adjacency
