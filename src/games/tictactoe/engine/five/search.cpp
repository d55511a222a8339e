#include "games/tictactoe/engine/five/search.hpp"

#include <algorithm>
#include <utility>

#include "games/tictactoe/engine/nodes_within.hpp"

namespace lawan::tictactoe::five {
namespace {

constexpr int kMostDepth = 60;
constexpr int kRootFourNodes = 20'000;
constexpr int kLineFourNodes = 1'000;  // to tell a line that is known to win
constexpr int kFirstWindow = 60;
constexpr std::size_t kMostRootMoves = 80;

// Of what is left, for wins by threats: one's own, and the opponent's after the best move.
constexpr double kOwnThreats = 0.15;
constexpr double kTheirThreats = 0.08;
constexpr int kThreatDepth = 3;                     // who asks for less wants a quick answer
constexpr std::uint64_t kUsualThreatNodes = 5'000;  // where a depth is asked for

[[nodiscard]] Limits part_of(const Budget& budget, double part) {
    Limits limits = budget.left().part(part);
    if (!limits.nodes && (!limits.time || limits.depth)) limits.nodes = kUsualThreatNodes;
    return limits;
}

[[nodiscard]] std::size_t places_within(const Limits& limits) {
    constexpr std::uint64_t kMost = 1 << 22;
    return static_cast<std::size_t>(nodes_within(limits, kMost, kMostDepth));
}

[[nodiscard]] std::size_t failures_within(const Limits& limits) {
    std::size_t places = 1 << 10;
    while (places < places_within(limits) / 4) places *= 2;
    return places;
}

void sort(std::vector<Rated>& moves) {
    std::stable_sort(moves.begin(), moves.end(),
                     [](const Rated& a, const Rated& b) { return a.score > b.score; });
}

}  // namespace

Search::Search(const Board& board, Side side, Budget& budget)
    : side_{side},
      marks_{board.marks()},
      budget_{budget},
      own_table_{std::in_place, places_within(budget.limits())},
      table_{*own_table_},
      tree_{board, budget, table_, failures_within(budget.limits())},
      board_{tree_.board()},
      threats_{board_, tree_.fours(), failures_within(budget.limits())} {}

Search::Search(const Board& board, Side side, Budget& budget, MemoryTable& table)
    : side_{side},
      marks_{board.marks()},
      budget_{budget},
      table_{table},
      tree_{board, budget, table_, failures_within(budget.limits())},
      board_{tree_.board()},
      threats_{board_, tree_.fours(), failures_within(budget.limits())} {}

// A row to complete or to prevent stands alone; two ways of the opponent to complete one next leave
// few moves.
std::vector<Rated> Search::root_moves(const std::vector<Point>& allowed) {
    const Side enemy = opponent_of(side_);
    PointSet points = board_.near();
    if (board_.count(side_, Threat::Five) > 0) {
        points = board_.cells(side_, Threat::Five);
    } else if (board_.count(enemy, Threat::Five) > 0) {
        points = board_.cells(enemy, Threat::Five);
    } else if (board_.count(side_, Threat::WinningFour) > 0) {
        points = board_.cells(side_, Threat::WinningFour);
    } else if (board_.count(enemy, Threat::WinningFour) > 0) {
        const PointSet answers = answers_to_winning_fours(board_, side_);
        bool any = false;
        answers.for_each([&](Point) { any = true; });
        points = any ? answers : board_.cells(enemy, Threat::WinningFour);
    }
    std::vector<Rated> moves;
    points.for_each([&](Point point) {
        if (!allowed.empty() && std::find(allowed.begin(), allowed.end(), point) == allowed.end())
            return;
        moves.push_back(
            {point, board_.kind(point, side_).own_order + board_.kind(point, enemy).other_order});
    });
    sort(moves);
    if (moves.size() > kMostRootMoves) moves.resize(kMostRootMoves);
    if (moves.empty() && !allowed.empty()) moves.push_back({allowed.front(), 0});
    return moves;
}

// All root moves to one depth; false where the budget did not last. What was found until then is in
// the order of the moves.
bool Search::round(std::vector<Rated>& moves, int depth, int alpha, int beta) {
    tree_.set_root_depth(depth);
    int best = -kInfinity;
    Tree::Node node{side_, depth, 0, alpha, beta};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int less = i > 3 && depth > 2 ? Tree::reduction(depth, i) - 1 : 0;
        const int score = tree_.search_move(node, moves[i].point, i, depth - 1, std::max(less, 0));
        if (budget_.spent()) return false;
        if (score > best) {
            best = score;
            node.alpha = std::max(node.alpha, best);
            const auto place = moves.begin() + static_cast<std::ptrdiff_t>(i);
            moves[i].score = score;
            std::rotate(moves.begin(), place, place + 1);
        } else {
            moves[i].score = score;
        }
        if (best >= beta) return true;
    }
    return true;
}

// One depth, with a window around what was found before that opens where the value lies outside.
bool Search::deepen(Choice& choice, int depth) {
    int width = kFirstWindow;
    const int before = choice.moves.front().score;
    const bool narrow = depth > 3 && !is_decided(before);
    int alpha = narrow ? before - width : -kInfinity;
    int beta = narrow ? before + width : kInfinity;
    for (;;) {
        if (!round(choice.moves, depth, alpha, beta)) return false;
        const int found = choice.moves.front().score;
        width *= 4;
        if (found <= alpha && alpha > -kInfinity) {
            alpha = width > 1'000 ? -kInfinity : found - width;
        } else if (found >= beta && beta < kInfinity) {
            beta = width > 1'000 ? kInfinity : found + width;
        } else {
            return true;
        }
    }
}

std::vector<Point> Search::line_from(Point first) {
    std::vector<Point> line{first};
    Side side = side_;
    board_.play(first, side);
    constexpr std::size_t kLongest = 30;
    while (line.size() < kLongest) {
        side = opponent_of(side);
        const Memory memory = table_.find(board_.key(side));
        Point next = memory.move;
        const Side enemy = opponent_of(side);
        if (board_.count(side, Threat::Five) > 0) break;
        if (board_.count(enemy, Threat::Five) > 0) next = board_.cells(enemy, Threat::Five).first();
        if (next == kNoPoint || !board_.is_empty(next) || board_.forbids(next, side)) break;
        board_.play(next, side);
        line.push_back(next);
    }
    for (std::size_t i = 0; i < line.size(); ++i) board_.take_back();
    return line;
}

// What follows in a line without a choice: a row to complete or to prevent, two ways to complete
// one. Where the end is proved any answer will do, and fours follow that win.
Point Search::forced_next(Side side, Budget* for_fours) {
    const Side enemy = opponent_of(side);
    for (const PointSet* cells :
         {&board_.cells(side, Threat::Five), &board_.cells(enemy, Threat::Five),
          &board_.cells(side, Threat::WinningFour)}) {
        if (!cells->empty()) return cells->first();
    }
    if (for_fours == nullptr) return kNoPoint;
    if (const auto win = tree_.fours().win(side, kLineFourNodes, *for_fours))
        return win->moves.front();
    const PointSet& threats = board_.cells(enemy, Threat::WinningFour);
    return threats.empty() ? kNoPoint : threats.first();
}

// A line with what follows it, to the completed row where that leads there.
std::vector<Point> Search::to_the_row(std::vector<Point> line, int score) {
    constexpr std::size_t kLongest = 100;
    const bool proved = is_proved_win(score) || is_proved_win(-score);
    // The turn's own may be spent: this one is for some milliseconds.
    Budget for_fours{Limits::of_nodes(5 * kLineFourNodes)};
    Side side = side_;
    for (std::size_t i = 0; i < kLongest; ++i, side = opponent_of(side)) {
        const Point next =
            i < line.size() ? line[i] : forced_next(side, proved ? &for_fours : nullptr);
        if (next == kNoPoint || board_.forbids(next, side)) break;
        const bool completes = board_.cells(side, Threat::Five).has(next);
        if (i == line.size()) line.push_back(next);
        board_.play(next, side);
        if (completes) break;
    }
    while (board_.marks() > marks_) board_.take_back();
    return line;
}

void Search::tell_of(const Choice& choice) const {
    Thought<Square> thought{};
    thought.best = board_.square(choice.moves.front().point);
    thought.depth = choice.depth;
    thought.line = {thought.best};
    budget_.finished_depth(thought);
}

Choice Search::think(const std::vector<Point>& allowed) {
    Choice choice;
    choice.moves = root_moves(allowed);
    if (choice.moves.empty()) return choice;
    choice.line = {choice.moves.front().point};
    if (board_.count(side_, Threat::Five) > 0) {
        choice.moves.front().score = win_in(1);
        return choice;
    }
    if (wins_by_threats(choice)) return choice;
    const int most = std::min(budget_.limits().depth.value_or(kMostDepth), kMostDepth);
    for (auto& move : choice.moves) move.score = 0;
    for (int depth = 1; depth <= std::min(most, board_.empty_cells()); ++depth) {
        bool whole = deepen(choice, depth);
        while (whole && depth >= kThreatDepth && refute_best(choice)) whole = deepen(choice, depth);
        if (!whole) break;
        choice.depth = depth;
        tell_of(choice);
        const int best = choice.moves.front().score;
        if (choice.moves.size() == 1 || is_proved_win(best) || is_proved_win(-best)) break;
    }
    choice.line = to_the_row(line_from(choice.moves.front().point), choice.moves.front().score);
    constexpr int kFar = 60;  // plies: how far away a loss by threats is, is not known
    for (const Rated& move : refuted_) choice.moves.push_back({move.point, -win_in(kFar)});
    return choice;
}

// Every other helper is a ply ahead.
void Search::help(const std::vector<Point>& allowed, int helper) {
    Choice choice;
    choice.moves = root_moves(allowed);
    if (choice.moves.size() < 2) return;
    for (auto& move : choice.moves) move.score = 0;
    for (int depth = 1 + helper % 2; depth <= std::min(kMostDepth, board_.empty_cells()); ++depth) {
        if (!deepen(choice, depth) || is_decided(choice.moves.front().score)) return;
    }
}

bool Search::wins_by_threats(Choice& choice) {
    const auto may = [&](Point point) {
        return std::any_of(choice.moves.begin(), choice.moves.end(),
                           [&](const Rated& move) { return move.point == point; });
    };
    if (const auto win = tree_.fours().win(side_, kRootFourNodes, budget_);
        win && may(win->moves.front())) {
        choice.moves = {{win->moves.front(), win_in(win->plies)}};
        choice.line = to_the_row(win->moves, win_in(win->plies));
        choice.by_fours = true;
        return true;
    }
    if (budget_.limits().depth.value_or(kThreatDepth) < kThreatDepth) return false;
    Budget share = budget_.share(part_of(budget_, kOwnThreats));
    if (!threats_.wins(side_, share)) return false;
    std::vector<Point> line = threats_.line();
    if (line.empty() || !may(line.front())) return false;
    line = to_the_row(std::move(line), kProved);
    choice.moves = {{line.front(), win_in(static_cast<int>(line.size()))}};
    choice.line = std::move(line);
    return true;
}

// Where all moves lose so, none is left out: who cannot be sure that the opponent finds his win
// plays on as if he did not.
bool Search::refute_best(Choice& choice) {
    const Rated best = choice.moves.front();
    if (all_refuted_ || is_decided(best.score)) return false;
    if (choice.moves.size() == 1 && refuted_.empty()) return false;
    if (std::find(unrefuted_.begin(), unrefuted_.end(), best.point) != unrefuted_.end())
        return false;
    Budget share = budget_.share(part_of(budget_, kTheirThreats));
    board_.play(best.point, side_);
    const bool lost = threats_.wins(opponent_of(side_), share);
    board_.take_back();
    if (!lost) {
        unrefuted_.push_back(best.point);
        return false;
    }
    refuted_.push_back(best);
    choice.moves.erase(choice.moves.begin());
    if (choice.moves.empty()) {
        choice.moves = std::exchange(refuted_, {});
        all_refuted_ = true;
    }
    choice.moves.front().score = 0;
    return true;
}

}  // namespace lawan::tictactoe::five
