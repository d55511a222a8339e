// Sets of pairs: which images they have, and which of them stands for all.
#include "games/adjacency/proofs/pairs.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <set>
#include <vector>

#include "games/adjacency/rules/notation.hpp"

namespace lawan::proofs {
namespace {

// Both diagonals map the empty cells of a square board to themselves.
[[nodiscard]] Pairs pairs_of_six_by_six() {
    const adjacency::Position start = adjacency::parse_position("4OO/4OO/6/6/XX4/XX4 X 14 14");
    return Pairs{start.empty(), start.size()};
}

TEST(PairsOfCells, AreNamedByTheirCells) {
    const Pairs pairs = pairs_of_six_by_six();
    ASSERT_EQ(pairs.count(), 14U);
    EXPECT_EQ(pairs.all(), (PairSet{1} << 14) - 1);
    EXPECT_EQ(pairs.cells_of(pairs.all()).count(), 28);
    for (PairSet set = 0; set <= pairs.all(); set += 37) {
        EXPECT_EQ(pairs.set_of(pairs.cells_of(set)), set);
    }
}

// Whichever of them a proof names, the same ones are excepted.
TEST(PairsOfCells, OneOfASetAndItsImagesStandsForAll) {
    const Pairs pairs = pairs_of_six_by_six();
    ASSERT_FALSE(pairs.kept().empty());
    int own_images = 0;
    for (PairSet set = 0; set <= pairs.all(); ++set) {
        std::set<PairSet> images{set};
        for (const Symmetry symmetry : pairs.kept()) images.insert(pairs.image_of(set, symmetry));
        for (const PairSet image : images) {
            std::set<PairSet> of_image{image};
            for (const Symmetry symmetry : pairs.kept()) {
                of_image.insert(pairs.image_of(image, symmetry));
            }
            ASSERT_EQ(of_image, images) << set;
        }
        own_images += images.size() == 1 ? 1 : 0;
    }
    EXPECT_GT(own_images, 2) << "beside the empty set and the one of all pairs";
}

TEST(PairsOfCells, AreDrawnWithEverySizeEquallyOften) {
    const Pairs pairs = pairs_of_six_by_six();
    Random random{Seed{1}};
    constexpr int kDraws = 14'000;
    std::vector<int> sizes(pairs.count() + 1, 0);
    for (int i = 0; i < kDraws; ++i) {
        const PairSet set = pairs.draw(random);
        ASSERT_LE(set, pairs.all());
        ++sizes[static_cast<std::size_t>(std::popcount(set))];
    }
    EXPECT_EQ(sizes[0], 0);
    for (std::size_t size = 1; size < sizes.size(); ++size) EXPECT_NEAR(sizes[size], 1000, 150);
}

}  // namespace
}  // namespace lawan::proofs
