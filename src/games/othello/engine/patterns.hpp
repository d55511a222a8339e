// The groups of squares that the evaluation looks at, and the number that a group's contents make.
//
// After Buro: Experiments with Multi-ProbCut and a new high-quality evaluation function for Othello
// (1997): the value of a position is the sum of one learned weight for each group, chosen by the
// group's contents and the stage of the game. Each disc is a balanced ternary digit, +1 for the
// player's and −1 for the opponent's, so that a change of sides negates every number.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace lawan::othello {

inline constexpr int kPatternKinds = 12;
inline constexpr int kPatterns = 46;
inline constexpr int kPatternSlots = 48;  // padded to whole vectors
inline constexpr int kLongestPattern = 10;
inline constexpr int kStages = 20;
inline constexpr int kPliesAStage = 3;

[[nodiscard]] constexpr int stage_of(int empties) {
    const int stage = (60 - empties) / kPliesAStage;
    return stage < 0 ? 0 : stage >= kStages ? kStages - 1 : stage;
}

// How many squares each kind has and at how many places it lies.
inline constexpr std::array<int, kPatternKinds> kLengths{9, 10, 10, 10, 8, 8, 8, 8, 7, 6, 5, 4};
inline constexpr std::array<int, kPatternKinds> kPlaces{4, 4, 4, 4, 4, 4, 4, 2, 4, 4, 4, 4};

// Where the contents "all empty" of each pattern stand among those of all kinds. Slots that are
// there for the sake of whole vectors look at a weight behind the last, which is always zero.
inline constexpr std::array<std::int32_t, kPatternSlots> kCentres = [] {
    std::array<std::int32_t, kPatternSlots> centres{};
    std::size_t slot = 0;
    std::int32_t offset = 0;
    for (std::size_t kind = 0; kind < kPatternKinds; ++kind) {
        std::int32_t contents = 1;
        for (int i = 0; i < kLengths[kind]; ++i) contents *= 3;
        for (int i = 0; i < kPlaces[kind]; ++i) centres[slot++] = offset + (contents - 1) / 2;
        offset += contents;
    }
    for (; slot < kPatternSlots; ++slot) centres[slot] = offset;
    return centres;
}();

using PatternNumbers = std::array<std::int16_t, kPatternSlots>;

// The smaller patterns that a content of a pattern consists of, and those that its mirror image
// does: which ones among those of all kinds.
struct PatternParts {
    static constexpr std::size_t kMost = 8;
    std::array<std::int32_t, kMost> at{};
    std::size_t count = 0;
};

struct PatternKind {
    int length = 0;
    int offset = 0;    // where its contents begin among those of all kinds
    int parts_at = 0;  // and where those of its parts do
    std::vector<std::array<int, kLongestPattern>> places;  // the squares of each place on the board
    std::vector<std::array<int, kLongestPattern>> mirrors;  // orders of squares that are as good
};

class Patterns {
  public:
    Patterns();

    [[nodiscard]] const std::array<PatternKind, kPatternKinds>& kinds() const { return kinds_; }
    // How many contents all kinds have together.
    [[nodiscard]] int content_count() const { return content_count_; }
    // Contents that are mirror images of each other have one weight; how many there are, and which
    // one each content has.
    [[nodiscard]] int weight_count() const { return weight_count_; }
    // How many contents the smaller patterns have that all kinds consist of.
    [[nodiscard]] int part_count() const { return part_count_; }
    [[nodiscard]] const std::vector<std::int32_t>& weight_of() const { return weight_of_; }
    // What a disc of the player's on a square adds to each pattern's number.
    [[nodiscard]] const PatternNumbers& of_square(int square) const {
        return of_square_[static_cast<std::size_t>(square)];
    }
    [[nodiscard]] PatternNumbers numbers(std::uint64_t player, std::uint64_t opponent) const;
    // Of the contents that have a weight, in the order of the weights.
    [[nodiscard]] std::vector<PatternParts> parts() const;

  private:
    std::array<PatternKind, kPatternKinds> kinds_;
    int content_count_ = 0;
    int weight_count_ = 0;
    int part_count_ = 0;
    std::vector<std::int32_t> weight_of_;
    std::array<PatternNumbers, 64> of_square_{};
};

// One place of each kind, as files name them.
[[nodiscard]] std::string pattern_names();

// The one set of patterns, made at the first call.
[[nodiscard]] const Patterns& patterns();

}  // namespace lawan::othello
