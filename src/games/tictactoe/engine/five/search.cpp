#include "games/tictactoe/engine/five/search.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lawan::tictactoe::five {
namespace {

constexpr int kDeepestPly = 180;
constexpr int kLeafFourNodes = 20;  // for a win by fours
constexpr int kInnerFourNodes = 100;
constexpr int kDangerDepth = 3;  // from here on wins by fours of the opponent are looked for
constexpr int kMostHistory = 1 << 12;

// Near the leaves an estimate is trusted so far, for each ply to go.
constexpr int kTrustedPlies = 5;
constexpr int kHopeless = 120;
constexpr int kClear = 150;

// How many moves are looked at.
[[nodiscard]] std::size_t width(int depth) {
    return std::min<std::size_t>(6 + 4 * static_cast<std::size_t>(depth), 36);
}

[[nodiscard]] std::size_t index(Side side) {
    return side == Side::X ? 0 : 1;
}

// By the depth and the place in the order of moves.
[[nodiscard]] std::array<std::array<std::int8_t, 64>, 64> reductions() {
    std::array<std::array<std::int8_t, 64>, 64> table{};
    for (int depth = 1; depth < 64; ++depth) {
        for (int rank = 1; rank < 64; ++rank) {
            table[static_cast<std::size_t>(depth)][static_cast<std::size_t>(rank)] =
                static_cast<std::int8_t>(0.3 + std::log(depth) * std::log(rank) / 1.05);
        }
    }
    return table;
}

}  // namespace

int Search::estimate(Side side) const {
    return std::clamp(board_.balance(side), -kMostEstimate, kMostEstimate);
}

std::optional<int> Search::known(const Node& node, const Memory& memory) const {
    if (memory.bound == Bound::None) return std::nullopt;
    const int score = from_table(memory.score, node.ply);
    if (memory.depth < node.depth && !is_proved_win(score) && !is_proved_win(-score))
        return std::nullopt;
    const bool fits = memory.bound == Bound::Exact ||
                      (memory.bound == Bound::AtLeast && score >= node.beta) ||
                      (memory.bound == Bound::AtMost && score <= node.alpha);
    return fits ? std::optional{score} : std::nullopt;
}

bool Search::wins_by_fours(const Node& node, Memory& memory, int& score) {
    if (memory.no_fours_win || board_.count(node.side, Threat::Four) == 0) return false;
    const int nodes = node.depth <= 0 ? kLeafFourNodes : kInnerFourNodes;
    if (const auto win = fours_.win(node.side, nodes, budget_)) {
        score = win_in(node.ply + win->plies);
        memory.score = static_cast<std::int16_t>(to_table(score, node.ply));
        memory.bound = Bound::Exact;
        memory.depth = 100;
        memory.move = win->moves.front();
        table_.put(memory);
        return true;
    }
    memory.no_fours_win = fours_.exhausted();
    return false;
}

int Search::search(const Node& node) {
    if (!budget_.spend()) return 0;
    if (board_.empty_cells() == 0) return 0;
    const Side enemy = opponent_of(node.side);
    if (board_.count(node.side, Threat::Five) > 0) return win_in(node.ply + 1);
    const int dangers = board_.count(enemy, Threat::Five);
    if (dangers > 1) return -win_in(node.ply + 2);
    if (dangers == 1) return search_forced(node);
    if (board_.count(node.side, Threat::WinningFour) > 0) return win_in(node.ply + 3);
    // No win can be sooner, and no loss.
    if (win_in(node.ply + 5) <= node.alpha) return win_in(node.ply + 5);
    if (-win_in(node.ply + 4) >= node.beta) return -win_in(node.ply + 4);
    Memory memory = table_.find(board_.key(node.side));
    if (const auto score = known(node, memory)) return *score;
    int score = 0;
    if (wins_by_fours(node, memory, score)) return score;
    if (budget_.spent()) return 0;
    if (node.depth <= 0 || node.ply >= kDeepestPly) {
        score = estimate(node.side);
        if (memory.bound == Bound::None) {
            memory.score = static_cast<std::int16_t>(score);
            memory.bound = Bound::Exact;
            memory.depth = 0;
            table_.put(memory);
        }
        return score;
    }
    return search_moves(node, memory);
}

// The only answer to a four costs no depth.
int Search::search_forced(const Node& node) {
    const int depth = node.ply < 2 * root_depth_ + 8 ? node.depth : node.depth - 1;
    const Point answer = board_.cells(opponent_of(node.side), Threat::Five).first();
    if (board_.forbids(answer, node.side)) return -win_in(node.ply + 2);
    board_.play(answer, node.side);
    const int score = -search(node.after(depth, node.alpha, node.beta));
    board_.take_back();
    return score;
}

Search::Options Search::options(const Node& node, Memory& memory) {
    const Side enemy = opponent_of(node.side);
    if (board_.count(enemy, Threat::WinningFour) > 0)
        return {answers_to_winning_fours(board_, node.side), true};
    if (node.depth >= kDangerDepth && !memory.no_danger && board_.count(enemy, Threat::Four) > 0) {
        if (const auto win = fours_.win(enemy, kInnerFourNodes, budget_))
            return {answers_to_fours(board_, node.side, *win), false};
        memory.no_danger = fours_.exhausted();
    }
    return {};
}

Moves Search::ranked(const Node& node, const Options& options, Point first) const {
    const Side enemy = opponent_of(node.side);
    const auto& history = experience_.history[index(node.side)];
    const auto& killers = experience_.killers[static_cast<std::size_t>(node.ply)];
    Moves moves;
    const PointSet points = options.only ? *options.only : board_.near();
    points.for_each([&](Point point) {
        if (board_.forbids(point, node.side)) return;
        int rank = 2 * board_.kind(point, node.side).rank + board_.kind(point, enemy).rank;
        rank = 8 * rank + history[static_cast<std::size_t>(point)];
        if (point == killers[0]) rank += 800;
        if (point == killers[1]) rank += 400;
        if (point == first) rank += 1 << 24;
        moves.add(point, rank);
    });
    return moves;
}

int Search::reduction(int depth, std::size_t rank) {
    static const auto kReductions = reductions();
    return kReductions[static_cast<std::size_t>(std::min(depth, 63))]
                      [std::min<std::size_t>(rank, 63)];
}

// So far above what is asked that a few plies will not change it.
bool Search::is_clear(const Node& node, const Options& options, int estimate) {
    return !options.only && !node.is_open() && node.depth <= kTrustedPlies &&
           !is_decided(node.beta) && estimate - kClear * node.depth >= node.beta;
}

// So far below that a move without a threat will not reach it.
bool Search::is_hopeless(const Node& node, Point move, int estimate) const {
    return !node.is_open() && node.depth <= kTrustedPlies &&
           estimate + kHopeless * node.depth <= node.alpha &&
           !board_.cells(node.side, Threat::Four).has(move) &&
           !board_.cells(node.side, Threat::Three).has(move);
}

// Later moves are expected to be worse: first a look whether they are, then a closer one.
int Search::search_move(const Node& node, Point move, std::size_t rank, int reduction) {
    board_.play(move, node.side);
    const int depth = node.depth - 1;
    int score = 0;
    if (rank == 0) {
        score = -search(node.after(depth, node.alpha, node.beta));
    } else {
        score = -search(node.after(depth - reduction, node.alpha, node.alpha + 1));
        if (score > node.alpha && reduction > 0 && !budget_.spent())
            score = -search(node.after(depth, node.alpha, node.alpha + 1));
        if (score > node.alpha && score < node.beta && !budget_.spent())
            score = -search(node.after(depth, node.alpha, node.beta));
    }
    board_.take_back();
    return score;
}

void Search::learn(const Node& node, Point best, const Moves& moves, std::size_t tried) {
    auto& killers = experience_.killers[static_cast<std::size_t>(node.ply)];
    if (killers[0] != best) killers = {best, killers[0]};
    auto& history = experience_.history[index(node.side)];
    const int bonus = std::min(node.depth * node.depth * 8, 400);
    const auto add = [&](Point point, int by) {
        int& value = history[static_cast<std::size_t>(point)];
        value += by - value * std::abs(by) / kMostHistory;
    };
    add(best, bonus);
    for (std::size_t i = 0; i < tried; ++i) {
        if (moves.at(i) != best) add(moves.at(i), -bonus / 2);
    }
}

int Search::search_moves(const Node& node, Memory& memory) {
    const Options options = this->options(node, memory);
    if (budget_.spent()) return 0;
    const int stand = estimate(node.side);
    if (is_clear(node, options, stand)) return stand;
    Moves moves = ranked(node, options, memory.move);
    const std::size_t most =
        options.only ? moves.size() : std::min(moves.size(), width(node.depth));
    // Without an answer one loses to the row after next.
    int best = options.complete ? -win_in(node.ply + 4) : -kInfinity;
    Point best_move = kNoPoint;
    Node now = node;
    std::size_t tried = 0;
    for (; tried < most; ++tried) {
        const Point move = moves.pick(tried);
        const bool quiet = !board_.cells(node.side, Threat::Four).has(move);
        int less = quiet && tried > 1 && node.depth > 1 ? reduction(node.depth, tried) : 0;
        if (options.only) less /= 2;
        if (node.is_open() && less > 0) --less;
        if (!options.only && tried > 0 && !is_loss(best) && is_hopeless(now, move, stand)) continue;
        const int score = search_move(now, move, tried, less);
        if (budget_.spent()) return 0;
        if (score > best) {
            best = score;
            best_move = move;
        }
        now.alpha = std::max(now.alpha, best);
        if (now.alpha >= node.beta) break;
    }
    if (moves.empty() && !options.complete) best = 0;
    if (!options.complete) best = as_claim(best);
    if (best >= node.beta && best_move != kNoPoint) learn(node, best_move, moves, tried);
    memory.score = static_cast<std::int16_t>(to_table(best, node.ply));
    memory.depth = static_cast<std::int8_t>(std::min(node.depth, 100));
    if (best_move != kNoPoint && best > node.alpha) memory.move = best_move;
    memory.bound = best >= node.beta    ? Bound::AtLeast
                   : best <= node.alpha ? Bound::AtMost
                                        : Bound::Exact;
    table_.put(memory);
    return best;
}

}  // namespace lawan::tictactoe::five
