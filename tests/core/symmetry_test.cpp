// The symmetries of the square as a group, and representatives of positions.
#include "core/symmetry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace lawan {
namespace {

// Where each cell of a board goes.
std::vector<std::pair<int, int>> permutation(Symmetry symmetry, BoardSize size) {
    std::vector<std::pair<int, int>> images;
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) {
            const Coordinate at = symmetry({column, row}, size);
            images.emplace_back(at.column, at.row);
        }
    }
    return images;
}

TEST(Symmetry, OfSquaresAndRectangles) {
    EXPECT_EQ(symmetry_count({3, 3}), 8);
    EXPECT_EQ(symmetry_count({4, 3}), 4);
    EXPECT_EQ(kSquareSymmetries[0], Symmetry{});
    for (int i = 0; i < kRectangleSymmetries; ++i) {
        EXPECT_FALSE(kSquareSymmetries[static_cast<std::size_t>(i)].transposes());
    }
}

TEST(Symmetry, StepsComeInTheirOrder) {
    constexpr BoardSize size{4, 4};
    EXPECT_EQ(Symmetry(true, false, false)({1, 2}, size), (Coordinate{2, 1}));
    EXPECT_EQ(Symmetry(false, true, false)({1, 2}, size), (Coordinate{2, 2}));
    EXPECT_EQ(Symmetry(false, false, true)({1, 0}, size), (Coordinate{1, 3}));
    EXPECT_EQ(Symmetry(true, true, false)({1, 0}, size), (Coordinate{3, 1}));  // a quarter turn
    EXPECT_EQ(Symmetry(false, true, false)({1, 2}, {6, 3}), (Coordinate{4, 2}));
}

TEST(Symmetry, EachIsAnotherPermutationOfTheBoard) {
    std::set<std::vector<std::pair<int, int>>> seen;
    for (const Symmetry symmetry : kSquareSymmetries) {
        auto images = permutation(symmetry, {3, 3});
        EXPECT_TRUE(seen.insert(images).second);
        std::sort(images.begin(), images.end());
        auto cells = permutation(Symmetry{}, {3, 3});
        std::sort(cells.begin(), cells.end());
        EXPECT_EQ(images, cells);
    }
}

TEST(Symmetry, OneAfterAnotherIsOneOfThem) {
    constexpr BoardSize size{3, 3};
    std::set<std::vector<std::pair<int, int>>> group;
    for (const Symmetry symmetry : kSquareSymmetries) group.insert(permutation(symmetry, size));
    for (const Symmetry a : kSquareSymmetries) {
        for (const Symmetry b : kSquareSymmetries) {
            std::vector<std::pair<int, int>> images;
            for (int row = 0; row < size.rows; ++row) {
                for (int column = 0; column < size.columns; ++column) {
                    const Coordinate at = b(a({column, row}, size), size);
                    images.emplace_back(at.column, at.row);
                }
            }
            EXPECT_EQ(group.count(images), 1U);
        }
    }
}

TEST(Symmetry, InverseLeadsBack) {
    for (const BoardSize size : {BoardSize{5, 5}, BoardSize{6, 6}, BoardSize{5, 3}}) {
        for (int i = 0; i < symmetry_count(size); ++i) {
            const Symmetry symmetry = kSquareSymmetries[static_cast<std::size_t>(i)];
            EXPECT_EQ(symmetry.inverse().inverse(), symmetry);
            for (int row = 0; row < size.rows; ++row) {
                for (int column = 0; column < size.columns; ++column) {
                    const Coordinate at{column, row};
                    EXPECT_EQ(symmetry.inverse()(symmetry(at, size), size), at);
                    EXPECT_EQ(symmetry(symmetry.inverse()(at, size), size), at);
                }
            }
        }
    }
}

TEST(Symmetry, NamedOnes) {
    constexpr BoardSize size{3, 3};
    EXPECT_EQ(Symmetry::rotation_by_180()({0, 1}, size), (Coordinate{2, 1}));
    EXPECT_EQ(Symmetry::main_diagonal()({0, 2}, size), (Coordinate{2, 0}));
    EXPECT_EQ(Symmetry::main_diagonal()({1, 1}, size), (Coordinate{1, 1}));
    EXPECT_EQ(Symmetry::anti_diagonal()({0, 0}, size), (Coordinate{2, 2}));
    EXPECT_EQ(Symmetry::anti_diagonal()({2, 0}, size), (Coordinate{2, 0}));
}

// One marked cell.
struct Spot {
    using Move = Coordinate;
    BoardSize board;
    Coordinate at;

    BoardSize size() const { return board; }
    Spot image(Symmetry s) const { return {board, s(at, board)}; }
    Coordinate image(Coordinate m, Symmetry s) const { return s(m, board); }
    Canonical<Spot> canonical() const { return least_image(*this); }
    friend bool operator<(const Spot& a, const Spot& b) {
        return std::pair{a.at.row, a.at.column} < std::pair{b.at.row, b.at.column};
    }
    friend bool operator==(const Spot&, const Spot&) = default;
};
static_assert(Symmetric<Spot>);

// The same on a board that may be mirrored left and right, and not turned otherwise.
struct FallenSpot {
    static constexpr int kSymmetries = 2;
    using Move = Coordinate;
    BoardSize board;
    Coordinate at;

    BoardSize size() const { return board; }
    FallenSpot image(Symmetry s) const { return {board, s(at, board)}; }
    Coordinate image(Coordinate m, Symmetry s) const { return s(m, board); }
    Canonical<FallenSpot> canonical() const { return least_image(*this); }
    friend bool operator<(const FallenSpot& a, const FallenSpot& b) {
        return std::pair{a.at.row, a.at.column} < std::pair{b.at.row, b.at.column};
    }
};
static_assert(Symmetric<FallenSpot>);

TEST(LeastImage, KeepsToTheSymmetriesOfThePosition) {
    const FallenSpot spot{{5, 5}, {4, 3}};
    EXPECT_EQ(symmetry_count(spot), 2);
    EXPECT_EQ(symmetry_count(Spot{{5, 5}, {4, 3}}), 8);
    EXPECT_EQ(spot.canonical().position.at, (Coordinate{0, 3}));
}

TEST(LeastImage, IsTheSameForAllImagesAndTheSymmetryLeadsThere) {
    for (const BoardSize size : {BoardSize{5, 5}, BoardSize{4, 3}}) {
        std::set<std::pair<int, int>> representatives;
        for (int row = 0; row < size.rows; ++row) {
            for (int column = 0; column < size.columns; ++column) {
                const Spot spot{size, {column, row}};
                const auto canonical = spot.canonical();
                EXPECT_EQ(spot.image(canonical.symmetry), canonical.position);
                EXPECT_EQ(canonical.position.image(canonical.symmetry.inverse()), spot);
                for (int i = 0; i < symmetry_count(size); ++i) {
                    const Spot image = spot.image(kSquareSymmetries[static_cast<std::size_t>(i)]);
                    EXPECT_EQ(image.canonical().position, canonical.position);
                    EXPECT_FALSE(image < canonical.position);
                }
                const Coordinate at = canonical.position.at;
                representatives.emplace(at.column, at.row);
            }
        }
        // 5×5 has six kinds of cells, 4×3 four.
        EXPECT_EQ(representatives.size(), size.square() ? 6U : 4U);
    }
}

}  // namespace
}  // namespace lawan
