#include "games/adjacency/engine/solver.hpp"

#include <algorithm>
#include <stdexcept>

#include "core/input_error.hpp"
#include "core/symmetry.hpp"
#include "core/whole_file.hpp"
#include "games/adjacency/engine/full/full_game.hpp"
#include "games/adjacency/engine/full/symmetric_ranks.hpp"
#include "games/adjacency/engine/proof_writer.hpp"
#include "games/adjacency/words.hpp"
#include "module/words.hpp"
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

Needed Question::needed_for(const Bounds& bounds) const {
    if (!at_most && !at_least) return {bounds.lower, bounds.upper};
    Needed needed;
    if (at_least && bounds.lower >= *at_least) needed.lower = *at_least;
    if (at_most && bounds.lower > *at_most) {
        needed.lower = std::max(needed.lower.value_or(*at_most + 1), *at_most + 1);
    }
    if (at_most && bounds.upper <= *at_most) needed.upper = *at_most;
    if (at_least && bounds.upper < *at_least) {
        needed.upper = std::min(needed.upper.value_or(*at_least - 1), *at_least - 1);
    }
    return needed;
}

Solution solve(const Question& question) {
    if (question.ranks != nullptr && question.ranks->rank() > 0) {
        full::help_with_symmetric_sets(question);
        return {};
    }
    if (question.proof) check_writable(*question.proof);
    const Position& position = question.position;
    if (question.ranks != nullptr && !full::splits(question)) {
        throw InputError{words::kNotSplit};
    }
    Solution solution =
        full::fills_the_board(position) ? full::solve(question) : fixed::solve(question);
    if (question.proof && question.answered_by(solution.bounds)) {
        try {
            if (const auto text = proof_text(question, solution)) {
                write_whole(*question.proof, *text);
            } else {
                solution.remarks.push_back(
                    {lawan::words::kProofFileNotWritten, {words::kNothingToClaim}});
            }
        } catch (const std::runtime_error& error) {
            solution.remarks.push_back({lawan::words::kProofFileNotWritten, {said_by(error)}});
        }
    }
    return solution;
}

}  // namespace lawan::adjacency
