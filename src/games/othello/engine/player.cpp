#include "games/othello/engine/player.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "module/words.hpp"

namespace lawan::othello {

Task Player::task_for(const Board& board, const Budget& budget) const {
    const int empties = std::popcount(board.empty());
    const int seen = empties <= strength_.solved ? empties : std::min(strength_.depth, empties);
    const int depth = std::min(seen, budget.limits().depth.value_or(empties));
    Task task;
    task.board = board;
    if (depth < empties) task.depth = depth;
    task.midgame_confidence = midgame_confidence_;
    task.unused_time = unused_time_;
    return task;
}

Finding Player::deepened(Task task, Budget& budget) {
    task.on_finding = [&budget](const Finding& finding) {
        budget.finished_depth(thought_of(finding, budget));
    };
    return engine_.think(task, budget);
}

Thought<Move> Player::thought_of(const Finding& finding, const Budget& budget) {
    Thought<Move> thought{};
    thought.best = move_of(finding.best);
    thought.valuation = finding.proved ? Valuation::proved(Score{finding.score})
                                       : Valuation::estimated(Score{finding.estimate()});
    thought.depth = finding.reach.depth;
    thought.nodes = budget.nodes();
    thought.time = budget.elapsed();
    for (const int square : finding.line) thought.line.push_back(move_of(square));
    if (thought.line.empty()) thought.line = {thought.best};
    return thought;
}

Finding Player::found(const Board& board, Budget& budget, Random& random) {
    const int empties = std::popcount(board.empty());
    const Task task = task_for(board, budget);
    if (strength_.misjudged == 0 || empties <= strength_.solved) return deepened(task, budget);
    const int depth = task.depth.value_or(empties);
    // Deep looks at all moves would take too long in full.
    constexpr int kDeepestInFull = 6;
    const int confidence = depth > kDeepestInFull ? 1 : kCertain;
    const auto moves = engine_.each_move(board, {depth, confidence}, budget);
    std::vector<double> judged;
    for (const Finding& move : moves) {
        judged.push_back(move.score + strength_.misjudged * misjudgement(random));
    }
    const auto best = std::max_element(judged.begin(), judged.end()) - judged.begin();
    return moves[static_cast<std::size_t>(best)];
}

Finding Player::found_passing(const Board& board, Budget& budget) {
    const Board next = after(board, kNoSquare);
    Finding finding;
    if (moves_of(next) == 0) {
        finding.score = final_score_of(next);
        finding.proved = true;
    } else {
        Task task = task_for(next, budget);
        task.after_pass = true;
        finding = engine_.think(task, budget);
    }
    finding.score = -finding.score;
    if (finding.before) finding.before = -*finding.before;
    finding.best = kNoSquare;
    finding.line.insert(finding.line.begin(), kNoSquare);
    return finding;
}

Thought<Move> Player::think(const Position& position, Budget& budget, Random& random) {
    const Board board = board_of(position);
    const Finding finding =
        moves_of(board) == 0 ? found_passing(board, budget) : found(board, budget, random);
    Thought<Move> thought = thought_of(finding, budget);
    thought.reasons = {how_found(finding)};
    return thought;
}

Reason how_found(const Finding& finding) {
    if (finding.proved) return {lawan::words::kSolved, {finding.score}};
    if (finding.reach.confidence == kCertain) {
        return {lawan::words::kSearchSays, {finding.reach.depth}};
    }
    const auto confidence = static_cast<std::size_t>(finding.reach.confidence);
    return {lawan::words::kSearchedSelectively,
            {finding.reach.depth, kConfidences[confidence].percent}};
}

}  // namespace lawan::othello
