#include "games/tictactoe/engine/player/estimate_tree.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/hash.hpp"

namespace lawan::tictactoe::player {
namespace {

constexpr std::size_t kMoves = 12;
constexpr int kEstimateThreatSteps = 60;
constexpr std::ptrdiff_t kLateMove = 4;

// A win is worth more the sooner it comes. Moves that only make or answer threats to complete a
// line do not count: who is lost shall not waste his own threats to put off the end, but leave the
// opponent as much as can be to find.
[[nodiscard]] constexpr int won_after(int quiet) {
    return kWon + 1'000 - quiet;
}

// Wins are remembered as seen from where they were found.
[[nodiscard]] constexpr int shifted(int score, int quiet) {
    if (score >= kWon) return score + quiet;
    return score <= -kWon ? score - quiet : score;
}

void put_first(std::vector<int>& cells, int first) {
    const auto found = std::find(cells.begin(), cells.end(), first);
    if (found != cells.end()) std::rotate(cells.begin(), found, found + 1);
}

// Twice the steps in each direction: the centre of an even board lies between cells.
[[nodiscard]] std::vector<int> distances_from_centre(BoardSize size) {
    std::vector<int> distances;
    distances.reserve(static_cast<std::size_t>(size.cells()));
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) {
            distances.push_back(std::abs(2 * column + 1 - size.columns) +
                                std::abs(2 * row + 1 - size.rows));
        }
    }
    return distances;
}

}  // namespace

EstimateTree::EstimateTree(LineBoard root, Budget& budget, std::size_t places)
    : board_{std::move(root)},
      budget_{&budget},
      from_centre_{distances_from_centre(board_.rules().size)},
      table_(places) {}

// Cells that are worth much to either side; of equals those near the centre, where lines of later
// have room.
std::vector<int> EstimateTree::promising(Side side, std::size_t most, int first) const {
    const Side enemy = opponent_of(side);
    std::vector<std::pair<int, int>> rated;
    rated.reserve(static_cast<std::size_t>(board_.cells()));
    for (int cell = 0; cell < board_.cells(); ++cell) {
        if (!board_.is_empty(cell)) continue;
        rated.emplace_back(2 * board_.worth(cell, side) + board_.worth(cell, enemy), cell);
    }
    const std::size_t count = std::min(most, rated.size());
    std::partial_sort(rated.begin(), rated.begin() + static_cast<std::ptrdiff_t>(count),
                      rated.end(), [this](const auto& a, const auto& b) {
                          if (a.first != b.first) return a.first > b.first;
                          const int far = from_centre_[static_cast<std::size_t>(a.second)] -
                                          from_centre_[static_cast<std::size_t>(b.second)];
                          return far != 0 ? far < 0 : a.second < b.second;
                      });
    std::vector<int> cells;
    if (first >= 0 && board_.is_empty(first)) cells.push_back(first);
    for (std::size_t i = 0; i < count; ++i) {
        if (rated[i].second != first) cells.push_back(rated[i].second);
    }
    return cells;
}

std::vector<int> EstimateTree::defences(Side side, const ThreatWin& threat, int first) const {
    std::vector<int> cells;
    for (const Square cell : squares(player::defences(board_, side, threat)))
        cells.push_back(cell.index());
    const Side enemy = opponent_of(side);
    std::sort(cells.begin(), cells.end(), [&](int a, int b) {
        const auto worth = [&](int cell) {
            return board_.worth(cell, side) + board_.worth(cell, enemy);
        };
        return worth(a) != worth(b) ? worth(a) > worth(b) : a < b;
    });
    put_first(cells, first);
    return cells;
}

EstimateTree::Remembered& EstimateTree::place_of(std::uint64_t key) {
    return table_[static_cast<std::size_t>(key) & (table_.size() - 1)];
}

// Moves far down the list seldom are best.
int EstimateTree::reduction(const At& at, std::ptrdiff_t rank) {
    return rank >= kLateMove && at.depth >= 2 ? 1 : 0;
}

// Later moves are expected to be worse: first a look whether they are, then a closer one.
int EstimateTree::search_later(const Later& later, int alpha, int beta) {
    At shallow = later.after;
    shallow.depth -= later.reduction;
    int score = -search(shallow, -alpha - 1, -alpha);
    if (score > alpha && later.reduction > 0 && !budget_->spent()) {
        score = -search(later.after, -alpha - 1, -alpha);
    }
    if (score > alpha && score < beta && !budget_->spent()) {
        score = -search(later.after, -beta, -alpha);
    }
    return score;
}

// What threats and the estimate say of a node: its score, or the moves that have to be searched.
// What is found out goes into `now`, which the table keeps.
EstimateTree::Prospect EstimateTree::prospect(const At& at, Remembered& now) {
    const Side enemy = opponent_of(at.side);
    if (board_.can_complete(enemy)) {
        return {std::nullopt, {board_.first_completing(enemy)}, true, false};
    }
    if (!now.no_win) {
        if (const auto win = win_by_threats(board_, at.side, kEstimateThreatSteps, *budget_)) {
            return {won_after(at.quiet + static_cast<int>(win->attacks.size())), {}};
        }
        now.no_win = !budget_->spent();
    }
    if (at.depth <= 0) {
        const int score = std::clamp(board_.balance(at.side), 1 - kWon, kWon - 1);
        if (now.depth <= 0) {  // what was found deeper is worth more
            now.score = score;
            now.depth = 0;
            now.bound = Bound::Exact;
        }
        place_of(now.key) = now;
        return {score, {}};
    }
    if (!now.no_danger) {
        if (const auto threat = win_by_threats(board_, enemy, kEstimateThreatSteps, *budget_)) {
            return {std::nullopt, defences(at.side, *threat, now.move), false, true};
        }
        now.no_danger = !budget_->spent();
    }
    return {std::nullopt, promising(at.side, kMoves, now.move), false, false};
}

int EstimateTree::search(const At& at, int alpha, int beta) {
    if (!budget_->spend()) return 0;
    const Side side = at.side;
    const Side enemy = opponent_of(side);
    if (board_.has_won(enemy)) return -won_after(at.quiet);
    if (board_.empty_cells() == 0) return 0;
    if (board_.can_complete(side)) return won_after(at.quiet);
    if (board_.completing_count(enemy) > 1) return -won_after(at.quiet);
    const std::uint64_t key = mix(board_.key(), side == Side::X ? 1 : 2);
    Remembered now{key};
    if (const Remembered& known = place_of(key); known.key == key) {
        const int score = shifted(known.score, -at.quiet);
        if (known.depth >= at.depth &&
            (known.bound == Bound::Exact || (known.bound == Bound::AtLeast && score >= beta) ||
             (known.bound == Bound::AtMost && score <= alpha))) {
            return score;
        }
        now = known;
    }
    const Prospect ahead = prospect(at, now);
    if (ahead.score) return *ahead.score;
    const int alpha_before = alpha;
    int best = -2 * kWon;
    for (const int& move : ahead.moves) {
        board_.play(move, side);
        const bool quiet = !ahead.forced && !board_.can_complete(side);
        // A forced answer costs no depth, within bounds.
        const int depth = ahead.forced && at.ply <= kDeepest ? at.depth : at.depth - 1;
        const At after{enemy, depth, at.ply + 1, at.quiet + (quiet ? 1 : 0)};
        const std::ptrdiff_t rank = &move - ahead.moves.data();
        const int less = quiet && !ahead.threatened ? reduction(at, rank) : 0;
        const int score =
            rank == 0 ? -search(after, -beta, -alpha) : search_later({after, less}, alpha, beta);
        board_.take_back(move);
        if (budget_->spent()) return 0;
        if (score > best) {
            best = score;
            now.move = static_cast<std::int16_t>(move);
        }
        alpha = std::max(alpha, best);
        if (alpha >= beta) break;
    }
    now.bound = best >= beta ? Bound::AtLeast : best <= alpha_before ? Bound::AtMost : Bound::Exact;
    now.score = shifted(best, at.quiet);
    now.depth = static_cast<std::int16_t>(at.depth);
    place_of(key) = now;
    return best;
}

}  // namespace lawan::tictactoe::player
