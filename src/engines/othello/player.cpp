#include "engines/othello/player.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>

namespace lawan::othello {
namespace {

constexpr std::uint64_t kCorners = 0x8100000000000081U;

[[nodiscard]] std::string name_of(int square) {
    return {static_cast<char>('a' + square % 8), static_cast<char>('1' + square / 8)};
}

// About normal: the sum of twelve draws has a spread of one.
[[nodiscard]] double misjudgement(Random& random) {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += random.unit();
    return sum;
}

}  // namespace

Finding Player::found(const Board& board, Budget& budget, Random& random) {
    const int empties = std::popcount(board.empty());
    const bool whole = empties <= level_.solved;
    const int depth = std::min(whole ? empties : std::min(level_.depth, empties),
                               budget.limits().depth.value_or(empties));
    if (level_.misjudged == 0 || whole) {
        Task task;
        task.board = board;
        if (depth < empties) task.depth = depth;
        task.midgame_confidence = midgame_confidence_;
        return engine_.think(task, budget);
    }
    // Out of time or not, the first move is always looked at.
    // Deep looks at all moves would take too long in full.
    constexpr int kDeepestInFull = 6;
    const int confidence = depth > kDeepestInFull ? 1 : kCertain;
    const auto moves = engine_.each_move(board, {depth, confidence}, budget);
    std::vector<double> judged;
    for (const Finding& move : moves) {
        judged.push_back(move.score + level_.misjudged * misjudgement(random));
    }
    const auto best = std::max_element(judged.begin(), judged.end()) - judged.begin();
    return moves[static_cast<std::size_t>(best)];
}

Thought<Move> Player::think(const Position& position, Budget& budget, Random& random) {
    const Board board = board_of(position);
    Thought<Move> thought{};
    if (moves_of(board) == 0) {
        thought.best = Move::pass();
        thought.line = {thought.best};
        return thought;
    }
    const std::uint64_t nodes_before = engine_.nodes();
    const Finding finding = found(board, budget, random);
    thought.best = move_of(finding.best);
    thought.valuation = finding.proved ? Valuation::proved(Score{finding.score})
                                       : Valuation::estimated(Score{finding.score});
    thought.depth = finding.reach.depth;
    thought.nodes = engine_.nodes() - nodes_before;
    thought.time = budget.elapsed();
    for (const int square : finding.line) thought.line.push_back(move_of(square));
    thought.reasons = reasons_for(board, finding);
    return thought;
}

std::vector<Reason> reasons_for(const Board& board, const Finding& finding) {
    std::vector<Reason> reasons;
    if (finding.proved) {
        reasons.push_back({"othello-solved", {std::to_string(finding.score)}});
    } else {
        reasons.push_back(
            {"othello-searched",
             {std::to_string(finding.reach.depth),
              std::to_string(
                  kConfidencePercent[static_cast<std::size_t>(finding.reach.confidence)])}});
    }
    if (finding.best == kNoSquare) return reasons;
    if (std::has_single_bit(moves_of(board))) {
        reasons.push_back({"othello-only-move", {}});
        return reasons;
    }
    if (((kCorners >> finding.best) & 1U) != 0) {
        reasons.push_back({"othello-takes-corner", {name_of(finding.best)}});
    }
    const Board next = after(board, finding.best);
    const int answers = std::popcount(moves_of(next));
    constexpr int kFew = 3;
    if (answers == 0) {
        reasons.push_back({"othello-makes-pass", {}});
    } else if (answers <= kFew) {
        reasons.push_back({"othello-leaves-few-moves", {std::to_string(answers)}});
    }
    return reasons;
}

}  // namespace lawan::othello
