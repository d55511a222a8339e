// The chromosomes of the three Adjacency papers for Learn: drawn, judged, selected, crossed,
// mutated.
#pragma once

#include <string>
#include <vector>

#include "core/random.hpp"
#include "games/adjacency/rules/game.hpp"
#include "lessons/demonstration.hpp"
#include "search/genetic/operators.hpp"

namespace lawan::adjacency {

// Adjacency-a prints 12, 1, 56, 23; adjacency-c 145, 12345 × 67891 and 12945; adjacency-b describes
// its steps without a number. What a paper does not print is drawn with a seed, and told so.
[[nodiscard]] GameDemonstration<Game> genetic_demonstration_a();
[[nodiscard]] GameDemonstration<Game> genetic_demonstration_b();
[[nodiscard]] GameDemonstration<Game> genetic_demonstration_c();

// What the three share.
namespace genetic_lesson {

using Tone = Demonstration::Tone;
using Items = std::vector<Demonstration::Item>;
using Row = Demonstration::Row;
using Line = genetic::Chromosome<Square>;

inline constexpr Seed kSeed{1};
inline constexpr int kRounds = 4;

[[nodiscard]] inline Position start_with(int rounds) {
    return Position::start({8, 8}, Side::X, 2 * rounds);
}

[[nodiscard]] inline std::string name_of(Square cell) {
    return to_text(coordinate_of(cell));
}

[[nodiscard]] inline Position played(Position position, const Line& line) {
    for (const Square move : line) position = position.after(move);
    return position;
}

}  // namespace genetic_lesson
}  // namespace lawan::adjacency
