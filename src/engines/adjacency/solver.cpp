#include "engines/adjacency/solver.hpp"

#include "core/symmetry.hpp"
#include "engines/adjacency/fixed/fixed_solver.hpp"
#include "engines/adjacency/full/full_solver.hpp"

namespace lawan::adjacency {

bool second_player_can_mirror(const Position& position) {
    const BoardSize size = position.size();
    const auto turned = [size](Bitboard cells) {
        return image(cells, Symmetry::rotation_by_180(), size);
    };
    const bool has_centre = size.columns % 2 == 1 && size.rows % 2 == 1;
    return position.plies_left() % 2 == 0 && !has_centre &&
           turned(position.empty()) == position.empty() &&
           (turned(position.own()) & ~position.enemy()).empty();
}

Solution solve(const Question& question) {
    const Position& position = question.position;
    return position.plies_left() == position.empty().count() ? full::solve(question)
                                                             : fixed::solve(question);
}

}  // namespace lawan::adjacency
