#include "games/othello/engine/small_board.hpp"

#include <algorithm>
#include <bit>

#include "games/othello/engine/engine.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {
namespace {

template <int Size>
[[nodiscard]] BasicPosition<Size> as_position(const Board& board) {
    return {{Bitboard{board.player}, Bitboard{board.opponent}}, Side::X};
}

template <int Size>
[[nodiscard]] std::vector<int> different_moves_of(const Board& board) {
    std::vector<int> moves;
    std::vector<BasicPosition<Size>> seen;
    const auto position = as_position<Size>(board);
    for (const Move move : position.legal_moves()) {
        if (move.is_pass()) continue;
        const auto next = position.after(move).canonical().position;
        if (std::find(seen.begin(), seen.end(), next) != seen.end()) continue;
        seen.push_back(next);
        moves.push_back(move.square().index());
    }
    return moves;
}

}  // namespace

std::vector<int> SmallBoardSolver::different_moves(const Board& board) const {
    return cells_ == 16 ? different_moves_of<4>(board) : different_moves_of<6>(board);
}

int SmallBoardSolver::move_count(const Board& board) const {
    return cells_ == 16 ? as_position<4>(board).move_squares().count()
                        : as_position<6>(board).move_squares().count();
}

SmallBoardSolver::SmallBoardSolver(int size, int threads, MebiBytes memory)
    : cells_{size * size},
      table_{memory},
      searcher_{make_small_searcher(size, {table_, evaluation_, threads})} {}

// Shallow searches by mobility leave good first moves behind for the tests. Their nodes.
std::uint64_t SmallBoardSolver::search_ahead(const Board& board, Budget& budget) {
    constexpr int kBeforeTheEnd = 14;  // what is nearer is ordered well without
    constexpr int kDeepest = 16;
    const int empties = cells_ - std::popcount(board.player | board.opponent);
    std::uint64_t nodes = 0;
    for (int depth = 4; depth <= std::min(kDeepest, empties - kBeforeTheEnd); depth += 2) {
        const SearchOutcome outcome = searcher_->search({board, {}, depth, kCertain}, budget);
        nodes += outcome.nodes;
        if (!outcome.finished) break;
    }
    return nodes;
}

// One test of the whole board: of one child for each class of moves that are images of each other.
// At the start that saves three of four.
SearchOutcome SmallBoardSolver::tested(const Board& board, int beta, Budget& budget) {
    const std::vector<int> moves = different_moves(board);
    if (moves.size() == static_cast<std::size_t>(move_count(board))) {
        return searcher_->search({board, {beta - 1, beta}, cells_, kCertain}, budget);
    }
    SearchOutcome best;
    best.score = -cells_;
    best.finished = true;
    for (const int square : moves) {
        const SearchOutcome outcome =
            searcher_->search({after(board, square), {-beta, -beta + 1}, cells_, kCertain}, budget);
        best.nodes += outcome.nodes;
        best.finished = outcome.finished;
        if (!best.finished) break;
        if (best.best == kNoSquare || -outcome.score > best.score) {
            best.score = -outcome.score;
            best.best = square;
        }
        if (best.score >= beta) break;
    }
    return best;
}

SmallFinding SmallBoardSolver::solve(const Board& board, Budget& budget,
                                     std::optional<SmallFinding> within,
                                     const std::function<void(const SmallFinding&)>& sink) {
    SmallFinding finding = within.value_or(SmallFinding{-cells_, cells_});
    Budget share = budget.share();
    if (sink) {
        constexpr Seconds kBetweenReports{0.1};
        share.call_every(kBetweenReports, [&] {
            SmallFinding so_far = finding;
            so_far.nodes = share.nodes();
            sink(so_far);
        });
    }
    table_.new_search();
    finding.nodes = finding.proved() ? 0 : search_ahead(board, share);
    // Tests around a draw first: most positions are near it, and null windows cost least.
    int guess = std::clamp(0, finding.lower, finding.upper);
    while (!finding.proved()) {
        const int beta = guess == finding.lower ? guess + 1 : guess;
        const SearchOutcome outcome = tested(board, beta, share);
        finding.nodes += outcome.nodes;
        if (!outcome.finished) break;
        guess = outcome.score;
        if (outcome.score < beta) {
            finding.upper = std::max(finding.lower, outcome.score);
        } else {
            finding.lower = std::min(finding.upper, outcome.score);
            finding.best = outcome.best;
        }
        if (finding.best == kNoSquare) finding.best = outcome.best;
        if (sink) sink(finding);
    }
    return finding;
}

}  // namespace lawan::othello
