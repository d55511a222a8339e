#include "engines/adjacency/solver.hpp"

#include <stdexcept>

#include "core/input_error.hpp"
#include "core/symmetry.hpp"
#include "core/whole_file.hpp"
#include "engines/adjacency/fixed/fixed_solver.hpp"
#include "engines/adjacency/full/full_game.hpp"
#include "engines/adjacency/full/full_solver.hpp"
#include "engines/adjacency/full/symmetric_ranks.hpp"
#include "engines/adjacency/proof_writer.hpp"
#include "work/ranks.hpp"

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
    if (question.ranks != nullptr && question.ranks->rank() > 0) {
        full::help_with_symmetric_sets(question);
        return {};
    }
    if (question.proof) check_writable(*question.proof);
    const Position& position = question.position;
    if (question.ranks != nullptr && !full::splits(question)) {
        throw InputError{
            "only a full board that is its own image, with --at-most one or two below the final "
            "marks (as in 'solve adjacency --full --at-most -2'), is solved by several processes: "
            "start this without mpirun"};
    }
    Solution solution =
        full::fills_the_board(position) ? full::solve(question) : fixed::solve(question);
    if (question.proof && question.answered_by(solution.bounds)) {
        try {
            if (const auto text = proof_text(question, solution)) {
                write_whole(*question.proof, *text);
            } else {
                solution.notes.push_back({"proof-file-not-written", {"it would claim nothing"}});
            }
        } catch (const std::runtime_error& error) {
            solution.notes.push_back({"proof-file-not-written", {error.what()}});
        }
    }
    return solution;
}

}  // namespace lawan::adjacency
