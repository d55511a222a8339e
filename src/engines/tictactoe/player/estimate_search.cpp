#include "engines/tictactoe/player/estimate_search.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

#include "core/hash.hpp"
#include "engines/tictactoe/player/force_search.hpp"

namespace lawan::tictactoe::player {
namespace {

constexpr std::size_t kRootMoves = 24;
constexpr std::size_t kMoves = 12;
constexpr int kRootThreatSteps = 20'000;
constexpr int kThreatSteps = 60;
constexpr int kDeepest = 40;
constexpr std::size_t kMostRemembered = 1 << 20;
// Of what is left: for a win by force of one's own at first, then for the search with estimates;
// the rest is for the opponent's wins by force against what that has chosen.
constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max() / 2;
constexpr double kForceShare = 0.2;
constexpr double kEstimateShare = 0.6;
constexpr double kCheckShare = 0.5;
constexpr std::uint64_t kUsualForceNodes = 4'000;  // where nothing is limited but the depth

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

[[nodiscard]] bool contains(const std::vector<int>& cells, int cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
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

// As much as the search by force can fill.
[[nodiscard]] MebiBytes force_memory(const Limits& limits) {
    constexpr std::uint64_t kMost = 64;
    constexpr std::uint64_t kNodesAMebiByte = 4'000;
    constexpr double kASecond = 32;
    std::uint64_t most = kMost;
    if (limits.nodes) most = *limits.nodes / kNodesAMebiByte;
    if (limits.time) {
        const double needed = std::min(limits.time->count(), 2.0) * kASecond;
        most = std::min(most, static_cast<std::uint64_t>(needed));
    }
    return MebiBytes{std::clamp<std::uint64_t>(most, 1, kMost)};
}

}  // namespace

EstimateSearch::EstimateSearch(LineBoard board, Side side, Budget& budget)
    : board_{std::move(board)},
      side_{side},
      budget_{budget},
      from_centre_{distances_from_centre(board_.rules().size)},
      force_table_{force_memory(budget.limits())},
      share_{Share::all(budget)} {}

// Cells that are worth much to either side; of equals those near the centre, where lines of later
// have room.
std::vector<int> EstimateSearch::promising(Side side, std::size_t most, int first) const {
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

std::vector<int> EstimateSearch::defences(Side side, const ThreatWin& threat, int first) const {
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

void EstimateSearch::remember(std::uint64_t key, const Remembered& found) {
    if (table_.size() < kMostRemembered || table_.count(key) > 0) table_[key] = found;
}

int EstimateSearch::search(const At& at, int alpha, int beta) {
    if (share_.used() || !budget_.spend()) return 0;
    const Side side = at.side;
    const Side enemy = opponent_of(side);
    if (board_.has_won(enemy)) return -won_after(at.quiet);
    if (board_.empty_cells() == 0) return 0;
    if (board_.can_complete(side)) return won_after(at.quiet);
    if (board_.completing_count(enemy) > 1) return -won_after(at.quiet);
    const bool forced = board_.can_complete(enemy);
    const std::uint64_t key = mix(board_.key(), side == Side::X ? 1 : 2);
    int first = -1;
    if (const auto found = table_.find(key); found != table_.end()) {
        const Remembered& known = found->second;
        first = known.move;
        const int score = shifted(known.score, -at.quiet);
        if (known.depth >= at.depth && (known.bound == 0 || (known.bound == 1 && score >= beta) ||
                                        (known.bound == 2 && score <= alpha))) {
            return score;
        }
    }
    std::vector<int> moves;
    if (forced) {
        moves = {board_.first_completing(enemy)};
    } else {
        if (const auto win = win_by_threats(board_, side, kThreatSteps, budget_)) {
            return won_after(at.quiet + static_cast<int>(win->attacks.size()));
        }
        if (at.depth <= 0) return std::clamp(board_.balance(side), 1 - kWon, kWon - 1);
        const auto threat = win_by_threats(board_, enemy, kThreatSteps, budget_);
        moves = threat ? defences(side, *threat, first) : promising(side, kMoves, first);
    }
    const int alpha_before = alpha;
    int best = -2 * kWon;
    int best_move = -1;
    for (const int move : moves) {
        board_.play(move, side);
        const bool quiet = !forced && !board_.can_complete(side);
        // A forced answer costs no depth, within bounds.
        const int depth = forced && at.ply <= kDeepest ? at.depth : at.depth - 1;
        const int score =
            -search({enemy, depth, at.ply + 1, at.quiet + (quiet ? 1 : 0)}, -beta, -alpha);
        board_.take_back(move);
        if (share_.used()) return 0;
        if (score > best) {
            best = score;
            best_move = move;
        }
        alpha = std::max(alpha, best);
        if (alpha >= beta) break;
    }
    const std::uint8_t bound = best >= beta ? 1 : best <= alpha_before ? 2 : 0;
    remember(key, {shifted(best, at.quiet), static_cast<std::int16_t>(at.depth),
                   static_cast<std::int16_t>(best_move), bound});
    return best;
}

// A win or a block stands alone; a win by threats of the opponent leaves few moves.
std::vector<int> EstimateSearch::root_moves(const std::vector<int>& allowed) {
    const Side enemy = opponent_of(side_);
    std::vector<int> moves;
    if (board_.can_complete(side_)) {
        moves = {board_.first_completing(side_)};
    } else if (board_.can_complete(enemy)) {
        moves = {board_.first_completing(enemy)};
    } else if (const auto threat = win_by_threats(board_, enemy, kRootThreatSteps / 4, budget_)) {
        moves = defences(side_, *threat, -1);
    } else {
        moves = promising(side_, kRootMoves, -1);
    }
    if (allowed.empty()) return moves;
    moves.erase(std::remove_if(moves.begin(), moves.end(),
                               [&](int move) { return !contains(allowed, move); }),
                moves.end());
    if (moves.empty()) moves.push_back(allowed.front());
    return moves;
}

// All root moves to one depth. The best ones first; those that were not tried when the budget was
// spent keep their places behind a better one that was found, and before moves that lose.
EstimateSearch::Round EstimateSearch::round(const RatedMoves& before, int depth) {
    Round round{before, true, -2 * kWon};
    RatedMoves& rated = round.moves;
    int& best = round.best;
    for (std::size_t i = 0; i < rated.size(); ++i) {
        board_.play(rated[i].second, side_);
        const int quiet = board_.can_complete(side_) ? 0 : 1;
        const int score = -search({opponent_of(side_), depth - 1, 1, quiet}, -2 * kWon, -best);
        board_.take_back(rated[i].second);
        if (share_.used()) {
            round.whole = false;
            if (best <= -kWon) {
                std::rotate(rated.begin(), rated.begin() + static_cast<std::ptrdiff_t>(i),
                            rated.end());
                return round;
            }
            for (std::size_t rest = i; rest < rated.size(); ++rest) rated[rest].first = best - 1;
            break;
        }
        rated[i].first = score > best ? score : best - 1 - static_cast<int>(i);
        best = std::max(best, score);
    }
    std::stable_sort(rated.begin(), rated.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    return round;
}

void EstimateSearch::deepen(Estimate& estimate, int depth) {
    const int most = std::min(budget_.limits().depth.value_or(kDeepest), kDeepest);
    for (; depth <= most; ++depth) {
        Round found = round(estimate.moves, depth);
        estimate.moves = std::move(found.moves);
        if (!found.whole) return;
        estimate.depth = depth;
        if (std::abs(found.best) >= kWon || depth >= board_.empty_cells()) return;
    }
}

Estimate EstimateSearch::think(const std::vector<int>& allowed) {
    Estimate estimate;
    const std::vector<int> moves = root_moves(allowed);
    for (const int move : moves) estimate.moves.emplace_back(0, move);
    if (moves.size() == 1) return estimate;
    if (!board_.can_complete(side_) && !board_.can_complete(opponent_of(side_))) {
        if (auto win = win_by_threats(board_, side_, kRootThreatSteps, budget_);
            win && (allowed.empty() || contains(allowed, win->attacks.front()))) {
            estimate.threats = win->attacks;
            const int first = win->attacks.front();
            estimate.moves.insert(estimate.moves.begin(), {kWon, first});
            return estimate;
        }
    }
    if (wins_by_force(allowed, estimate)) return estimate;
    share_ = Share{budget_, kEstimateShare, kUnlimited};
    deepen(estimate, 1);
    if (allowed.empty()) leave_out_lost(estimate);
    return estimate;
}

bool EstimateSearch::wins_by_force(const std::vector<int>& allowed, Estimate& estimate) {
    ForceSearch force{board_, side_, force_table_, budget_};
    Share share{budget_, kForceShare, kUsualForceNodes};
    using solver::ToMove;
    if (!force.wins(ToMove::Attacker, share)) return false;
    Share more{budget_, kEstimateShare, kUsualForceNodes};
    if (!force.walk(ToMove::Attacker, more)) return false;
    const std::vector<int>& line = force.line();
    if (!allowed.empty() && !contains(allowed, line.front())) return false;
    for (std::size_t i = 0; i < line.size(); i += 2) estimate.threats.push_back(line[i]);
    estimate.moves.insert(estimate.moves.begin(), {kWon, line.front()});
    return true;
}

// Where every move that was tried loses, the opponent shall have as much as can be to find.
void EstimateSearch::leave_out_lost(Estimate& estimate) {
    using solver::ToMove;
    RatedMoves& moves = estimate.moves;
    std::vector<std::pair<std::uint64_t, int>> lost;  // what it took to see that
    while (!moves.empty() && std::abs(moves.front().first) < kWon) {
        const int move = moves.front().second;
        LineBoard after = board_;
        after.play(move, side_);
        ForceSearch force{std::move(after), opponent_of(side_), force_table_, budget_};
        Share share{budget_, kCheckShare, kUsualForceNodes};
        const std::uint64_t before = budget_.nodes();
        if (!force.wins(ToMove::Attacker, share) || !force.walk(ToMove::Attacker, share)) break;
        lost.emplace_back(budget_.nodes() - before, move);
        moves.erase(moves.begin());
    }
    std::stable_sort(lost.begin(), lost.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    const auto place = std::find_if(moves.begin(), moves.end(),
                                    [](const auto& move) { return move.first <= -kWon; });
    RatedMoves behind;
    for (const auto& [effort, move] : lost) behind.emplace_back(-kWon, move);
    moves.insert(place, behind.begin(), behind.end());
}

}  // namespace lawan::tictactoe::player
