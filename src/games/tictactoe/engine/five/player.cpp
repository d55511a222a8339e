#include "games/tictactoe/engine/five/player.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/tictactoe/engine/five/search.hpp"
#include "work/threads.hpp"

namespace lawan::tictactoe::five {
namespace {

constexpr int kLeastPerSide = 7;

// The first mark goes where lines have most room.
[[nodiscard]] Point centre(const Board& board) {
    const BoardSize size = board.rules().size;
    return board.point(Square{size.rows / 2 * size.columns + size.columns / 2});
}

[[nodiscard]] int on_scale_of_player(int score) {
    if (is_win(score)) return player::kWon + kProved - score;
    if (is_loss(score)) return -player::kWon - kProved - score;
    return score;
}

// In Renju an answer may also prevent a three of X by making a cell of it forbidden, which the
// search does not look for: certain are fours, which have one answer, and what wins at once.
[[nodiscard]] bool is_proved(const Choice& choice, const Rules& rules, Side side) {
    if (choice.moves.empty()) return false;
    const int score = choice.moves.front().score;
    if (rules.rule == RowRule::Renju && side == Side::X)
        return score >= win_in(3) || choice.by_fours;
    return is_proved_win(score);
}

// Where the opponent threatens a row, or two ways to one, the moves that were searched are all that
// do not lose at once.
[[nodiscard]] bool is_lost(const Choice& choice, const Board& board, Side side) {
    if (choice.moves.empty() || board.rules().rule == RowRule::Renju) return false;
    const Side enemy = opponent_of(side);
    const bool all =
        board.count(enemy, Threat::Five) > 0 || board.count(enemy, Threat::WinningFour) > 0;
    return all && is_proved_win(-choice.moves.front().score);
}

// Threads that fill one table together; what the first of them finds counts.
[[nodiscard]] Choice think_together(const Board& board, Side side, const std::vector<Point>& points,
                                    Budget& budget, MemoryTable& table, int threads) {
    Choice choice;
    StopSignal done;
    on_workers(threads, [&](int worker) {
        Budget share = budget.thread_share(worker == 0 ? nullptr : &done);
        if (worker > 0) {
            Search{board, side, share, table}.help(points, worker);
            return;
        }
        try {
            choice = Search{board, side, share, table}.think(points);
        } catch (...) {
            done.raise();  // nobody waits for the others then
            throw;
        }
        done.raise();
    });
    return choice;
}

[[nodiscard]] Choice think(const Board& board, Side side, const std::vector<Point>& points,
                           Budget& budget, Means& means) {
    MemoryTable* table = means.table(board.rules(), budget.limits());
    if (table == nullptr) return Search{board, side, budget}.think(points);
    if (means.threads() > 1)
        return think_together(board, side, points, budget, *table, means.threads());
    return Search{board, side, budget, *table}.think(points);
}

}  // namespace

MemoryTable* Means::table(const Rules& rules, const Limits& limits) {
    constexpr Seconds kLong{0.05};  // to clear a large table takes a part of less
    const bool by_clock = limits.time && *limits.time >= kLong && !limits.nodes && !limits.depth;
    if (threads_ < 2 && !by_clock) return nullptr;
    if (!table_ || rules_ != rules) {
        table_.reset();
        table_.emplace(static_cast<std::size_t>(memory_.bytes()) / 32 + 1);
        rules_ = rules;
    }
    table_->begin_search();
    return &*table_;
}

bool plays(const Rules& rules) {
    if (rules.rule != RowRule::Free) return true;
    return rules.in_a_row >= kLeastRow && rules.in_a_row <= kMostRow &&
           std::min(rules.size.columns, rules.size.rows) >= kLeastPerSide;
}

player::Estimate estimate(const Board& board, Side side, const std::vector<int>& allowed,
                          Budget& budget, Means& means) {
    player::Estimate result;
    std::vector<Point> points;
    points.reserve(allowed.size());
    for (const int cell : allowed) points.push_back(board.point(Square{cell}));
    if (board.marks() == 0 && points.empty()) points.push_back(centre(board));
    const Choice choice = think(board, side, points, budget, means);
    for (const Rated& move : choice.moves)
        result.moves.emplace_back(on_scale_of_player(move.score), board.square(move.point).index());
    if (result.moves.empty()) {
        for (int cell = 0; result.moves.empty(); ++cell) {
            if (board.is_empty(board.point(Square{cell}))) result.moves.emplace_back(0, cell);
        }
    }
    result.depth = choice.depth;
    for (const Point point : choice.line) result.line.push_back(board.square(point).index());
    result.proved = is_proved(choice, board.rules(), side);
    result.lost = allowed.empty() && is_lost(choice, board, side);
    return result;
}

}  // namespace lawan::tictactoe::five
