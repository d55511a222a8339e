#include "games/tictactoe/engine/player/rules_of_thumb.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/coordinate.hpp"
#include "games/tictactoe/engine/player/threat_search.hpp"
#include "games/tictactoe/rules/images.hpp"
#include "games/tictactoe/words.hpp"

namespace lawan::tictactoe::player {
namespace {

constexpr int kThumbThreatSteps = 500;

[[nodiscard]] std::string cell_name(const LineBoard& board, int cell) {
    return to_text(coordinate_of(Square{cell}, board.rules().size));
}

[[nodiscard]] std::vector<int> empty_cells(const LineBoard& board) {
    std::vector<int> cells;
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (board.is_empty(cell)) cells.push_back(cell);
    }
    return cells;
}

// Win or block, where there is something to complete.
[[nodiscard]] std::optional<RuleMove> forced(const LineBoard& board, Side side) {
    const auto wins = board.completing(side);
    if (!wins.empty()) return RuleMove{wins.front(), words::kWinsNow};
    const auto losses = board.completing(opponent_of(side));
    if (losses.empty()) return std::nullopt;
    return RuleMove{losses.front(), {words::kBlocks, {cell_name(board, losses.front())}}};
}

// The move is made on the board: where two lines could now be completed.
[[nodiscard]] Reason fork_reason(const LineBoard& board, Side side) {
    const auto completing = board.completing(side);
    return {words::kMakesFork, {cell_name(board, completing[0]), cell_name(board, completing[1])}};
}

[[nodiscard]] RuleMove fork_at(LineBoard& board, int cell, Side side) {
    board.play(cell, side);
    RuleMove move{cell, fork_reason(board, side)};
    board.take_back(cell);
    return move;
}

}  // namespace

std::vector<int> forks(LineBoard& board, Side side) {
    std::vector<int> found;
    for (const int cell : empty_cells(board)) {
        if (board.nearly(cell, side) < 2) continue;
        board.play(cell, side);
        if (board.completing(side).size() > 1) found.push_back(cell);
        board.take_back(cell);
    }
    return found;
}

bool lets_fork(LineBoard& board, int cell, Side side) {
    const Side enemy = opponent_of(side);
    board.play(cell, side);
    const auto threats = board.completing(side);
    const auto replies = threats.empty() ? empty_cells(board) : threats;
    bool lets = false;
    if (!board.has_won(side) && threats.size() < 2) {
        for (const int reply : replies) {
            board.play(reply, enemy);
            lets = lets || board.completing(enemy).size() > 1;
            board.take_back(reply);
            if (lets) break;
        }
    }
    board.take_back(cell);
    return lets;
}

bool lets_threats_win(LineBoard& board, int cell, Side side) {
    if (lets_fork(board, cell, side)) return true;
    board.play(cell, side);
    Budget budget{Limits::none()};
    const bool lets =
        !board.has_won(side) && !board.can_complete(side) &&
        win_by_threats(board, opponent_of(side), kThumbThreatSteps, budget).has_value();
    board.take_back(cell);
    return lets;
}

RuleMove move_by_eight_rules(LineBoard board, Side side) {
    if (auto move = forced(board, side)) return *move;
    if (const auto own = forks(board, side); !own.empty()) {
        return fork_at(board, own.front(), side);
    }
    const Side enemy = opponent_of(side);
    if (const auto theirs = forks(board, enemy); !theirs.empty()) {
        // A threat whose answer makes no fork is better than sitting on one of the cells.
        for (const int cell : empty_cells(board)) {
            board.play(cell, side);
            const bool threatens = board.can_complete(side);
            board.take_back(cell);
            if (threatens && !lets_fork(board, cell, side)) {
                return {cell, {words::kPreventsFork, {cell_name(board, theirs.front())}}};
            }
        }
        return {theirs.front(), {words::kPreventsFork, {cell_name(board, theirs.front())}}};
    }
    const BoardSize size = board.rules().size;
    const auto at = [&](int column, int row) { return row * size.columns + column; };
    if (size.columns % 2 == 1 && size.rows % 2 == 1) {
        const int centre = at(size.columns / 2, size.rows / 2);
        if (board.is_empty(centre)) return {centre, words::kTakesCentre};
    }
    const std::vector<std::pair<int, int>> corners{{at(0, 0), at(size.columns - 1, size.rows - 1)},
                                                   {at(size.columns - 1, 0), at(0, size.rows - 1)},
                                                   {at(0, size.rows - 1), at(size.columns - 1, 0)},
                                                   {at(size.columns - 1, size.rows - 1), at(0, 0)}};
    for (const auto& [corner, opposite] : corners) {
        if (board.is_empty(corner) && board.belongs_to(opposite, enemy)) {
            return {corner, {words::kTakesOppositeCorner, {cell_name(board, opposite)}}};
        }
    }
    for (const auto& [corner, opposite] : corners) {
        if (board.is_empty(corner)) return {corner, words::kTakesCorner};
    }
    return {empty_cells(board).front(), words::kTakesSide};
}

RuleMove move_by_doubling(LineBoard board, Side side) {
    if (auto move = forced(board, side)) return *move;
    if (const auto own = forks(board, side); !own.empty()) {
        return fork_at(board, own.front(), side);
    }
    Budget budget{Limits::none()};
    if (const auto win = win_by_threats(board, side, kThumbThreatSteps, budget)) {
        std::vector<PhraseArgument> cells;
        for (const int cell : win->attacks) cells.emplace_back(cell_name(board, cell));
        return {win->attacks.front(), {words::kWinsByThreats, std::move(cells)}};
    }
    const Side enemy = opponent_of(side);
    std::vector<int> cells = empty_cells(board);
    int own_best = 0;
    int enemy_best = 0;
    for (const int cell : cells) {
        own_best = std::max(own_best, board.doubled(cell, side));
        enemy_best = std::max(enemy_best, board.doubled(cell, enemy));
    }
    const bool defend = enemy_best >= own_best;
    const Side first = defend ? enemy : side;
    const auto merit = [&](int cell) {
        return std::pair{board.doubled(cell, first), board.doubled(cell, opponent_of(first))};
    };
    // The heaviest first, so that on large boards few have to be looked at closely.
    std::stable_sort(cells.begin(), cells.end(), [&](int a, int b) { return merit(a) > merit(b); });
    const auto safe = std::find_if(cells.begin(), cells.end(),
                                   [&](int cell) { return !lets_threats_win(board, cell, side); });
    const int best = safe != cells.end() ? *safe : cells.front();
    return {best,
            {defend ? words::kDefendsHeaviest : words::kAttacksHeaviest,
             {cell_name(board, best), board.doubled(best, first)}}};
}

std::vector<Reason> reasons_for(LineBoard board, Side side, int cell) {
    std::vector<Reason> reasons;
    const Side enemy = opponent_of(side);
    if (board.completes(cell, side)) return {words::kWinsNow};
    if (board.completes(cell, enemy)) reasons.push_back({words::kBlocks, {cell_name(board, cell)}});
    // Who completes a line has no need of a fork.
    const bool forks_count = !board.can_complete(enemy);
    const std::vector<int> theirs = forks_count ? forks(board, enemy) : std::vector<int>{};
    board.play(cell, side);
    const auto completing = board.completing(side);
    if (completing.size() > 1) {
        reasons.push_back(fork_reason(board, side));
    } else if (completing.size() == 1) {
        reasons.push_back({words::kThreatens, {cell_name(board, completing.front())}});
    }
    const std::vector<int> left = forks(board, enemy);
    board.take_back(cell);
    const auto prevented = std::find_if(theirs.begin(), theirs.end(), [&](int fork) {
        return std::find(left.begin(), left.end(), fork) == left.end();
    });
    if (prevented != theirs.end() && left.size() < theirs.size()) {
        reasons.push_back({words::kPreventsFork, {cell_name(board, *prevented)}});
    }
    if (reasons.empty()) {
        const int own = board.open_windows(cell, side);
        const int against = board.open_windows(cell, enemy);
        reasons.push_back({words::kLinesHere, {own, against}});
    }
    return reasons;
}

std::vector<Reason> why_worse(LineBoard board, Side side, ComparedMoves moves) {
    const Side enemy = opponent_of(side);
    const auto name = [&](int cell) { return cell_name(board, cell); };
    if (board.completes(moves.played, side)) return {};
    if (board.completes(moves.better, side)) return {{words::kMissesWin, {name(moves.better)}}};
    std::vector<Reason> reasons;
    const auto own_forks = forks(board, side);
    board.play(moves.played, side);
    const auto threats = board.completing(side);
    const auto open = board.completing(enemy);
    auto allowed = forks(board, enemy);
    board.take_back(moves.played);
    if (!open.empty()) return {{words::kLeavesLineOpen, {name(open.front())}}};
    const auto has = [](const std::vector<int>& cells, int cell) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    if (has(own_forks, moves.better) && !has(own_forks, moves.played)) {
        reasons.push_back({words::kMissesFork, {name(moves.better)}});
    }
    // Whoever has to answer a threat has no time for a fork, unless the answer makes one.
    if (!threats.empty()) {
        const bool is_answer = threats.size() == 1 && has(allowed, threats.front());
        allowed = is_answer ? threats : std::vector<int>{};
    }
    if (!allowed.empty() && lets_fork(board, moves.played, side) &&
        !lets_fork(board, moves.better, side)) {
        reasons.push_back({words::kAllowsFork, {name(allowed.front())}});
    }
    return reasons;
}

}  // namespace lawan::tictactoe::player
