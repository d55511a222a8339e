#include "games/tictactoe/engine/player/estimate_search.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

#include "games/tictactoe/engine/nodes_within.hpp"
#include "games/tictactoe/engine/player/force_search.hpp"

namespace lawan::tictactoe::player {
namespace {

constexpr std::size_t kRootMoves = 24;
constexpr int kRootThreatSteps = 20'000;
// Of what is left: for a win by force of one's own at first, then for the search with estimates;
// the rest is for the opponent's wins by force against what that has chosen.
constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max() / 2;
constexpr double kForceShare = 0.1;
constexpr double kEstimateShare = 0.8;
constexpr double kCheckShare = 0.4;
constexpr std::size_t kMostChecked = 6;

// Of a search by force where a depth is asked for: not much more than that depth takes itself.
[[nodiscard]] std::uint64_t usual_force_nodes(const Limits& limits) {
    constexpr std::uint64_t kMost = 4'000;
    constexpr std::uint64_t kOnePly = 30;
    std::uint64_t nodes = kOnePly;
    for (int ply = 1; ply < limits.depth.value_or(kDeepest) && nodes < kMost; ++ply) nodes *= 3;
    return std::min(nodes, kMost);
}

// A part of what is left; at most `usual` nodes where the budget limits neither nodes nor time, and
// where it limits the depth: who asks for a depth waits for that, and not until the time is over.
[[nodiscard]] Limits part_of(const Budget& budget, double part, std::uint64_t usual) {
    Limits limits = budget.left().part(part);
    if (!limits.nodes && (!limits.time || limits.depth)) limits.nodes = usual;
    return limits;
}

[[nodiscard]] bool contains(const std::vector<int>& cells, int cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

[[nodiscard]] std::uint64_t nodes_within(const Limits& limits) {
    constexpr std::uint64_t kMost = 4'000'000;
    return tictactoe::nodes_within(limits, kMost, kDeepest);
}

[[nodiscard]] std::size_t remembered(const Limits& limits) {
    std::size_t places = 1 << 10;
    while (places < nodes_within(limits) && places < (1U << 20)) places *= 2;
    return places;
}

[[nodiscard]] MebiBytes force_memory(const Limits& limits) {
    constexpr std::uint64_t kNodesAMebiByte = 32'000;
    return MebiBytes{std::max<std::uint64_t>(nodes_within(limits) / kNodesAMebiByte, 1)};
}

}  // namespace

EstimateSearch::EstimateSearch(LineBoard board, Side side, Budget& budget)
    : side_{side},
      budget_{budget},
      tree_{std::move(board), budget, remembered(budget.limits())},
      board_{tree_.board()},
      force_table_{force_memory(budget.limits())} {}

// A win or a block stands alone; a win by threats of the opponent leaves few moves.
std::vector<int> EstimateSearch::root_moves(const std::vector<int>& allowed) {
    const Side enemy = opponent_of(side_);
    std::vector<int> moves;
    if (board_.can_complete(side_)) {
        moves = {board_.first_completing(side_)};
    } else if (board_.can_complete(enemy)) {
        moves = {board_.first_completing(enemy)};
    } else if (const auto threat = win_by_threats(board_, enemy, kRootThreatSteps / 4, budget_)) {
        moves = tree_.defences(side_, *threat, -1);
    } else {
        moves = tree_.promising(side_, kRootMoves, -1);
    }
    if (allowed.empty()) return moves;
    moves.erase(std::remove_if(moves.begin(), moves.end(),
                               [&](int move) { return !contains(allowed, move); }),
                moves.end());
    if (moves.empty()) moves.push_back(allowed.front());
    return moves;
}

bool EstimateSearch::loses(int move, Budget& budget) {
    using solver::ToMove;
    board_.play(move, side_);
    ForceSearch force{board_, opponent_of(side_), force_table_};
    const bool lost = force.wins(ToMove::Attacker, budget) && force.walk(ToMove::Attacker, budget);
    board_.take_back(move);
    return lost;
}

// The best move of those that may be as good which does not lose by force comes first. If all of
// them lose, the order stays: who cannot be sure that the opponent finds his win plays on as if he
// did not.
void EstimateSearch::prefer_unrefuted(RatedMoves& moves) {
    if (moves.front().first <= -kWon || moves.front().first >= kWon) return;
    const std::size_t count = std::min(moves.size(), kMostChecked);
    for (std::size_t i = 0; i < count && moves[i].first > -kWon; ++i) {
        Budget share =
            budget_.share(part_of(budget_, kCheckShare, usual_force_nodes(budget_.limits())));
        if (loses(moves[i].second, share)) continue;
        const auto place = moves.begin() + static_cast<std::ptrdiff_t>(i);
        if (!budget_.spent() || i == 0) std::rotate(moves.begin(), place, place + 1);
        return;
    }
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
        const EstimateTree::At after{opponent_of(side_), depth - 1, 1, quiet};
        const int score = i == 0 ? -tree_.search(after, -2 * kWon, -best)
                                 : tree_.search_later({after, 0}, best, 2 * kWon);
        board_.take_back(rated[i].second);
        if (tree_.is_spent()) {
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

// On from the depth that has been reached.
void EstimateSearch::deepen(Estimate& estimate) {
    const int most = std::min(budget_.limits().depth.value_or(kDeepest), kDeepest);
    while (estimate.depth < std::min(most, board_.empty_cells())) {
        Round found = round(estimate.moves, estimate.depth + 1);
        estimate.moves = std::move(found.moves);
        if (!found.whole) return;
        ++estimate.depth;
        Thought<Square> thought{};
        thought.best = Square{estimate.moves.front().second};
        thought.depth = estimate.depth;
        thought.line = {thought.best};
        budget_.finished_depth(thought);
        if (std::abs(found.best) >= kWon) return;
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
    // Who asks for one ply wants a quick look.
    const bool quick = budget_.limits().depth.value_or(2) < 2;
    if (!quick && wins_by_force(allowed, estimate)) return estimate;
    {
        Budget share = budget_.share(part_of(budget_, kEstimateShare, kUnlimited));
        tree_.draw_on(share);
        deepen(estimate);
        tree_.draw_on(budget_);
    }
    // Where the solver has spoken there is nothing to refute.
    if (!quick && allowed.empty()) prefer_unrefuted(estimate.moves);
    return estimate;
}

bool EstimateSearch::wins_by_force(const std::vector<int>& allowed, Estimate& estimate) {
    using solver::ToMove;
    ForceSearch force{board_, side_, force_table_};
    const std::uint64_t usual = usual_force_nodes(budget_.limits());
    Budget search = budget_.share(part_of(budget_, kForceShare, usual));
    if (!force.wins(ToMove::Attacker, search)) return false;
    Budget walk = budget_.share(part_of(budget_, kEstimateShare, usual));
    if (!force.walk(ToMove::Attacker, walk)) return false;
    const std::vector<int>& line = force.line();
    if (!allowed.empty() && !contains(allowed, line.front())) return false;
    for (std::size_t i = 0; i < line.size(); i += 2) estimate.threats.push_back(line[i]);
    estimate.by_force = true;
    estimate.moves.insert(estimate.moves.begin(), {kWon, line.front()});
    return true;
}

}  // namespace lawan::tictactoe::player
