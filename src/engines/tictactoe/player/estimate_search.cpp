#include "engines/tictactoe/player/estimate_search.hpp"

#include <algorithm>

#include "core/hash.hpp"
#include "engines/tictactoe/player/threat_search.hpp"

namespace lawan::tictactoe::player {
namespace {

constexpr std::size_t kRootMoves = 24;
constexpr std::size_t kMoves = 12;
constexpr int kRootThreatSteps = 20'000;
constexpr int kThreatSteps = 60;
constexpr int kDeepest = 40;
constexpr std::size_t kMostRemembered = 1 << 20;

}  // namespace

// Cells that are worth much to either side; a win or a block stands alone.
std::vector<int> EstimateSearch::candidates(Side side, std::size_t most, int first) const {
    const Side enemy = opponent_of(side);
    if (board_.can_complete(side)) return {board_.completing(side).front()};
    if (board_.can_complete(enemy)) return {board_.completing(enemy).front()};
    std::vector<std::pair<int, int>> rated;
    for (int cell = 0; cell < board_.cells(); ++cell) {
        if (!board_.is_empty(cell)) continue;
        rated.emplace_back(2 * board_.worth(cell, side) + board_.worth(cell, enemy), cell);
    }
    const std::size_t count = std::min(most, rated.size());
    std::partial_sort(rated.begin(), rated.begin() + static_cast<std::ptrdiff_t>(count),
                      rated.end(), [](const auto& a, const auto& b) {
                          return a.first != b.first ? a.first > b.first : a.second < b.second;
                      });
    std::vector<int> cells;
    if (first >= 0 && board_.is_empty(first)) cells.push_back(first);
    for (std::size_t i = 0; i < count; ++i) {
        if (rated[i].second != first) cells.push_back(rated[i].second);
    }
    return cells;
}

int EstimateSearch::search(Side side, int depth, int alpha, int beta, int ply) {
    if (!budget_.spend()) return 0;
    if (budget_.nodes() % 64 == 0) budget_.look();
    const Side enemy = opponent_of(side);
    if (board_.has_won(enemy)) return -kWon - 1000 + ply;
    if (board_.empty_cells() == 0) return 0;
    if (board_.can_complete(side)) return kWon + 999 - ply;
    const std::vector<int> must = board_.completing(enemy);
    if (must.size() > 1) return -kWon - 998 + ply;
    if (depth <= 0 && must.empty()) {
        if (win_by_threats(board_, side, kThreatSteps, budget_)) return kWon + 500 - ply;
        return board_.balance(side);
    }
    const std::uint64_t key = mix(board_.key(), side == Side::X ? 1 : 2);
    int first = -1;
    if (const auto found = table_.find(key); found != table_.end()) {
        const Remembered& known = found->second;
        first = known.move;
        if (known.depth >= depth &&
            (known.bound == 0 || (known.bound == 1 && known.score >= beta) ||
             (known.bound == 2 && known.score <= alpha))) {
            return known.score;
        }
    }
    const int alpha_before = alpha;
    int best = -2 * kWon;
    int best_move = -1;
    for (const int move : candidates(side, kMoves, first)) {
        board_.play(move, side);
        // A forced answer costs no depth, within bounds.
        const int next = must.empty() || ply > kDeepest ? depth - 1 : depth;
        const int score = -search(enemy, next, -beta, -alpha, ply + 1);
        board_.take_back(move);
        if (budget_.spent()) return 0;
        if (score > best) {
            best = score;
            best_move = move;
        }
        alpha = std::max(alpha, best);
        if (alpha >= beta) break;
    }
    if (table_.size() < kMostRemembered || table_.count(key) > 0) {
        const std::uint8_t bound = best >= beta ? 1 : best <= alpha_before ? 2 : 0;
        table_[key] = {best, static_cast<std::int16_t>(depth), static_cast<std::int16_t>(best_move),
                       bound};
    }
    return best;
}

Estimate EstimateSearch::think(const std::vector<int>& allowed) {
    Estimate estimate;
    std::vector<int> moves = candidates(side_, kRootMoves, -1);
    if (!allowed.empty()) {
        moves.erase(std::remove_if(moves.begin(), moves.end(),
                                   [&](int move) {
                                       return std::find(allowed.begin(), allowed.end(), move) ==
                                              allowed.end();
                                   }),
                    moves.end());
        if (moves.empty()) moves.push_back(allowed.front());
    }
    for (const int move : moves) estimate.moves.emplace_back(0, move);
    if (moves.size() == 1) return estimate;
    if (!board_.can_complete(side_) && !board_.can_complete(opponent_of(side_))) {
        if (auto threats = win_by_threats(board_, side_, kRootThreatSteps, budget_);
            threats && (allowed.empty() || std::find(allowed.begin(), allowed.end(),
                                                     threats->front()) != allowed.end())) {
            estimate.threats = *threats;
            const int first = threats->front();
            estimate.moves.insert(estimate.moves.begin(), {kWon, first});
            return estimate;
        }
    }
    for (int depth = 1; depth <= std::min(budget_.limits().depth.value_or(kDeepest), kDeepest);
         ++depth) {
        auto rated = estimate.moves;
        int alpha = -2 * kWon;
        bool whole = true;
        for (std::size_t i = 0; i < rated.size(); ++i) {
            board_.play(rated[i].second, side_);
            const int score = -search(opponent_of(side_), depth - 1, -2 * kWon, -alpha, 1);
            board_.take_back(rated[i].second);
            if (budget_.spent()) {
                whole = false;
                // A better move that was found before the time was over counts.
                for (std::size_t rest = i; rest < rated.size(); ++rest)
                    rated[rest].first = alpha - 1;
                break;
            }
            rated[i].first = score > alpha ? score : alpha - 1 - static_cast<int>(i);
            alpha = std::max(alpha, score);
        }
        std::stable_sort(rated.begin(), rated.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        if (whole || alpha > -2 * kWon) estimate.moves = rated;
        if (!whole) break;
        estimate.depth = depth;
        const int top = estimate.moves.front().first;
        if (top >= kWon || top <= -kWon || depth >= board_.empty_cells()) break;
    }
    return estimate;
}

}  // namespace lawan::tictactoe::player
