// Swap2, a way to begin a game that favours whoever moves first: one player lays three marks for
// both sides; the other takes a side, or lays two more and lets the first one choose. (The rule of
// the Gomoku World Championships since 2009; renju.net/rifrules.)
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "core/any_move.hpp"
#include "core/random.hpp"
#include "play/any_position.hpp"

namespace lawan::swap2 {

inline constexpr int kFirstMarks = 3;
inline constexpr int kMoreMarks = 2;

enum class Choice : std::uint8_t { First, Second, LayMore };  // X, O, two more marks

// What a position is worth to the side to move: positive where it would rather have that side.
using Judge = std::function<int(const AnyPosition&)>;

// Of several lines of so many marks near the centre the one that favours neither side, as far as
// the judge can tell. The judge is asked so often.
[[nodiscard]] std::vector<AnyMove> balanced_marks(const AnyPosition& from, int marks, int tries,
                                                  const Judge& judge, Random& random);

// The side that the judge prefers. Who lets the other one choose gets the worse half of a position
// at best even, so whoever trusts a judge takes a side.
[[nodiscard]] Choice better_side(const AnyPosition& position, const Judge& judge);

}  // namespace lawan::swap2
