#include "games/tictactoe/engine/five/tree.hpp"

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
constexpr int kOrderWeight = 4;  // of what was learned, beside the history

// Near the leaves an estimate is trusted so far, for each ply to go: that a quiet move does not
// reach alpha, that the position stays above beta, that it stays below alpha.
constexpr int kTrustedPlies = 5;
constexpr int kHopeless = 120;
constexpr int kClearPlies = 7;
constexpr int kClear = 90;
constexpr int kLostPlies = 2;
constexpr int kLost = 150;

// A move that others do not come near is looked at deeper: by so much for each ply to go, and two
// plies where they are this much worse.
constexpr int kSingularDepth = 6;
constexpr int kSingular = 4;
constexpr int kMuchWorse = 60;
constexpr int kUnknownDepth = 4;  // from here on positions without a move in the table get less

// How many moves are looked at.
[[nodiscard]] std::size_t width(int depth, bool open, bool improving) {
    const auto plies = static_cast<std::size_t>(depth);
    if (open) return std::min<std::size_t>(6 + 4 * plies, 36);
    const std::size_t most = 8 + plies * (28 + plies) / 24;
    return improving ? most : most / 2 + 1;
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

int Tree::estimate(Side side, Memory& memory) const {
    if (!memory.estimate)
        memory.estimate = static_cast<std::int16_t>(
            std::clamp(board_.value(side), -kMostEstimate, kMostEstimate));
    return *memory.estimate;
}

std::optional<int> Tree::known(const Node& node, const Memory& memory) const {
    if (memory.bound == Bound::None) return std::nullopt;
    const int score = from_table(memory.score, node.ply);
    if (memory.depth < node.depth && !is_proved_win(score) && !is_proved_win(-score))
        return std::nullopt;
    const bool fits = memory.bound == Bound::Exact ||
                      (memory.bound == Bound::AtLeast && score >= node.beta) ||
                      (memory.bound == Bound::AtMost && score <= node.alpha);
    return fits ? std::optional{score} : std::nullopt;
}

bool Tree::wins_by_fours(const Node& node, Memory& memory, int& score) {
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

int Tree::search(const Node& node) {
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
    const bool whole = frame_of(node).left_out == kNoPoint;
    if (whole) {
        if (const auto score = known(node, memory)) return *score;
        int score = 0;
        if (wins_by_fours(node, memory, score)) return score;
        if (budget_.spent()) return 0;
    }
    if (node.depth <= 0 || node.ply >= kDeepestPly) {
        const int score = estimate(node.side, memory);
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
int Tree::search_forced(const Node& node) {
    const int depth = node.ply < 2 * root_depth_ + 8 ? node.depth : node.depth - 1;
    const Point answer = board_.cells(opponent_of(node.side), Threat::Five).first();
    if (board_.forbids(answer, node.side)) return -win_in(node.ply + 2);
    board_.play(answer, node.side);
    frame_of(node).estimate = estimate_before(node);
    const int score = -search(node.after(depth, node.alpha, node.beta, !node.cut));
    board_.take_back();
    return score;
}

Tree::Options Tree::options(const Node& node, Memory& memory) {
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

Moves Tree::ranked(const Node& node, const Options& options, Point first) const {
    const Side enemy = opponent_of(node.side);
    const auto& history = experience_.history[index(node.side)];
    const auto& killers = experience_.killers[static_cast<std::size_t>(node.ply)];
    Moves moves;
    const PointSet points = options.only ? *options.only : board_.near();
    points.for_each([&](Point point) {
        if (board_.forbids(point, node.side)) return;
        int rank = board_.kind(point, node.side).own_order + board_.kind(point, enemy).other_order;
        rank = kOrderWeight * rank + history[static_cast<std::size_t>(point)];
        if (point == killers[0]) rank += 800;
        if (point == killers[1]) rank += 400;
        if (point == first) rank += 1 << 24;
        moves.add(point, rank);
    });
    return moves;
}

int Tree::reduction(int depth, std::size_t rank) {
    static const auto kReductions = reductions();
    return kReductions[static_cast<std::size_t>(std::min(depth, 63))]
                      [std::min<std::size_t>(rank, 63)];
}

// So far below that a move without a threat will not reach it.
bool Tree::is_hopeless(const Node& node, Point move, int estimate) const {
    return !node.is_open() && node.depth <= kTrustedPlies &&
           estimate + kHopeless * node.depth <= node.alpha &&
           !board_.cells(node.side, Threat::Four).has(move) &&
           !board_.cells(node.side, Threat::Three).has(move);
}

// Later moves are expected to be worse: first a look whether they are, then a closer one.
int Tree::search_move(const Node& node, Point move, std::size_t rank, int depth, int reduction) {
    table_.prefetch(board_.key_after(move, node.side));
    board_.play(move, node.side);
    int score = 0;
    if (rank == 0) {
        score = -search(node.after(depth, node.alpha, node.beta, !node.is_open() && !node.cut));
    } else {
        score = -search(node.after(depth - reduction, node.alpha, node.alpha + 1, true));
        if (score > node.alpha && reduction > 0 && !budget_.spent())
            score = -search(node.after(depth, node.alpha, node.alpha + 1, !node.cut));
        if (score > node.alpha && score < node.beta && !budget_.spent())
            score = -search(node.after(depth, node.alpha, node.beta));
    }
    board_.take_back();
    return score;
}

void Tree::learn(const Node& node, Point best, const Moves& moves, std::size_t tried) {
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

int Tree::reduction_of(const Node& node, const Options& options, Point move, std::size_t rank,
                       bool improving) const {
    if (rank < 2 || node.depth < 2 || board_.cells(node.side, Threat::Four).has(move)) return 0;
    int less = reduction(node.depth, rank);
    if (!improving && less > 1) ++less;
    if (node.cut) less += 2;
    if (node.is_open()) --less;
    less -=
        experience_.history[index(node.side)][static_cast<std::size_t>(move)] / (kMostHistory / 4);
    if (options.only) less /= 2;
    return std::clamp(less, 0, node.depth - 1);
}

// (T. Anantharaman, M. Campbell and F. Hsu: Singular extensions, Artificial Intelligence 43, 1990.)
std::optional<int> Tree::extension(const Node& node, const Memory& memory) {
    const int score = from_table(memory.score, node.ply);
    const bool least_known = memory.bound == Bound::AtLeast || memory.bound == Bound::Exact;
    if (node.depth < kSingularDepth || memory.move == kNoPoint || !least_known ||
        is_decided(score) || memory.depth < node.depth - 3 || node.ply > 2 * root_depth_)
        return 0;
    const int least = score - kSingular * node.depth;
    Frame& frame = frame_of(node);
    frame.left_out = memory.move;
    const int others =
        search(Node{node.side, (node.depth - 1) / 2, node.ply, least - 1, least, node.cut});
    frame.left_out = kNoPoint;
    if (others < least) return !node.is_open() && others < least - kMuchWorse ? 2 : 1;
    if (least >= node.beta) return std::nullopt;
    return score >= node.beta ? -1 : 0;
}

bool Tree::is_settled(const Node& node, const Options& options, int estimate, bool improving) {
    if (node.is_open() || options.only) return false;
    const int plies = node.depth - (improving ? 1 : 0);
    if (node.depth <= kClearPlies && !is_decided(node.beta) &&
        estimate - kClear * plies >= node.beta)
        return true;
    return node.depth <= kLostPlies && !is_decided(node.alpha) &&
           estimate + kLost * node.depth <= node.alpha;
}

int Tree::search_moves(const Node& given, Memory& memory) {
    Frame& frame = frame_of(given);
    const bool whole = frame.left_out == kNoPoint;
    const Options options = this->options(given, memory);
    if (budget_.spent()) return 0;
    const int stand = estimate(given.side, memory);
    frame.estimate = options.complete ? estimate_before(given) : stand;
    const bool improving =
        given.ply < 2 || frame.estimate > frames_[static_cast<std::size_t>(given.ply - 2)].estimate;
    if (whole && is_settled(given, options, stand, improving)) return stand;
    Node node = given;
    if (whole && node.depth >= kUnknownDepth && memory.move == kNoPoint) --node.depth;
    const auto longer = whole ? extension(node, memory) : 0;
    if (budget_.spent()) return 0;
    if (!longer) return node.beta;
    const Found found = try_moves(node, options, memory.move, {stand, improving, *longer});
    if (budget_.spent()) return 0;
    const int best = options.complete ? found.score : as_claim(found.score);
    if (!whole) return best;
    memory.score = static_cast<std::int16_t>(to_table(best, node.ply));
    memory.depth = static_cast<std::int8_t>(std::min(given.depth, 100));
    if (found.move != kNoPoint && best > node.alpha) memory.move = found.move;
    memory.bound = best >= node.beta    ? Bound::AtLeast
                   : best <= node.alpha ? Bound::AtMost
                                        : Bound::Exact;
    table_.put(memory);
    return best;
}

Tree::Found Tree::try_moves(const Node& node, const Options& options, Point first,
                            const Outlook& outlook) {
    const Point left_out = frame_of(node).left_out;
    Moves moves = ranked(node, options, first);
    const std::size_t most =
        options.only ? moves.size() : width(node.depth, node.is_open(), outlook.improving);
    // Without an answer one loses to the row after next.
    Found best{options.complete ? -win_in(node.ply + 4) : -kInfinity, kNoPoint};
    Node now = node;
    std::size_t tried = 0;
    for (; tried < moves.size() && (tried < most || is_loss(best.score)); ++tried) {
        const Point move = moves.pick(tried);
        if (move == left_out) continue;
        if (!options.only && tried > 0 && !is_loss(best.score) &&
            is_hopeless(now, move, outlook.estimate))
            continue;
        const int less = reduction_of(now, options, move, tried, outlook.improving);
        const int depth = node.depth - 1 + (move == first ? outlook.longer : 0);
        const int score = search_move(now, move, tried, depth, less);
        if (budget_.spent()) return best;
        if (score > best.score) best = {score, move};
        now.alpha = std::max(now.alpha, score);
        if (now.alpha >= node.beta) break;
    }
    if (best.score == -kInfinity) best.score = left_out == kNoPoint ? 0 : node.alpha;
    if (best.score >= node.beta && best.move != kNoPoint && left_out == kNoPoint)
        learn(node, best.move, moves, tried);
    return best;
}

}  // namespace lawan::tictactoe::five
