#include "games/connect4/engine/solver/solve.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/connect4/engine/solver/search.hpp"
#include "games/connect4/rules/cells.hpp"

namespace lawan::connect4::solver {
namespace {

// The score of one move of a position: −score of what comes after it.
[[nodiscard]] std::optional<int> score_of(const Position& position, Square move, int alpha,
                                          int beta, Prover& prover, Budget& budget) {
    const auto after = prover.score(position.after(move), -beta, -alpha, budget);
    return after ? std::optional{-*after} : std::nullopt;
}

}  // namespace

std::vector<Square> from_the_middle(const Position& position) {
    const auto moves = position.legal_moves();
    std::vector<Square> sorted{moves.begin(), moves.end()};
    const auto off_centre = [&](Square move) {
        return std::abs(2 * column_of(move, position.size()) - (position.size().columns - 1));
    };
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](Square a, Square b) { return off_centre(a) < off_centre(b); });
    return sorted;
}

void Solver::find_value(const Question& question, Solved& known) {
    const auto ask = [&](int alpha) { return prover_.score(position_, alpha, alpha + 1, budget_); };
    if (question.can_mover_win && known.lower < 1 && known.upper > 0) {
        const auto found = ask(0);
        if (!found) return;
        (*found > 0 ? known.lower : known.upper) = *found > 0 ? 1 : 0;
    }
    if (question.can_opponent_win && known.lower < 0 && known.upper >= 0) {
        const auto found = ask(-1);
        if (!found) return;
        if (*found >= 0) {
            known.lower = 0;
        } else {
            known.upper = -1;
        }
    }
}

// Images of each other are worth the same, and are asked about once.
void Solver::find_best_moves(Solved& known) {
    std::vector<std::pair<Position, bool>> seen;
    known.best.clear();
    for (const Square move : from_the_middle(position_)) {
        const Position least = position_.after(move).canonical().position;
        const auto before = std::find_if(seen.begin(), seen.end(),
                                         [&](const auto& each) { return each.first == least; });
        bool keeps = known.lower < 0;
        if (before != seen.end()) {
            keeps = before->second;
        } else if (!keeps) {
            const int needed = known.lower;
            const auto found = score_of(position_, move, needed - 1, needed, prover_, budget_);
            if (!found) return;
            keeps = *found >= needed;
            seen.emplace_back(least, keeps);
        }
        if (keeps) known.best.push_back(move);
    }
    known.all_best = true;
}

// Halves what the score can be until it is known, small scores first: they are the likely ones.
void Solver::find_distance(Solved& known) {
    const int cells = position_.size().cells();
    const int discs = position_.filled().count();
    int least = known.lower > 0 ? 1 : known.lower < 0 ? -win_score(cells, discs + 2) : 0;
    int most = known.upper > 0 ? win_score(cells, discs + 1) : known.upper < 0 ? -1 : 0;
    while (least < most) {
        int middle = least + (most - least) / 2;
        if (middle <= 0 && least / 2 < middle) middle = least / 2;
        if (middle >= 0 && most / 2 > middle) middle = most / 2;
        middle = std::clamp(middle, least, most - 1);
        const auto found = prover_.score(position_, middle, middle + 1, budget_);
        if (!found) return;
        if (*found > middle) {
            least = *found;
        } else {
            most = *found;
        }
    }
    known.score = least;
    if (least != 0) known.distance = discs_at_end(cells, discs, least) - discs;
}

void Solver::find_line(Solved& known) {
    if (!known.score) return;
    Position at = position_;
    int score = *known.score;
    known.line.clear();
    while (at.move_count() > 0) {
        std::optional<Square> chosen;
        for (const Square move : from_the_middle(at)) {
            const auto found = score_of(at, move, score - 1, score, prover_, budget_);
            if (!found) return;
            if (*found < score) continue;
            chosen = move;
            break;
        }
        if (!chosen) return;
        known.line.push_back(*chosen);
        at = at.after(*chosen);
        score = -score;
    }
}

}  // namespace lawan::connect4::solver
