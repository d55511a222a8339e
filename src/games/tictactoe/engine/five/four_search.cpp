#include "games/tictactoe/engine/five/four_search.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace lawan::tictactoe::five {
namespace {

constexpr int kLongest = 80;             // plies
constexpr std::size_t kMostFours = 128;  // looked at in one position

}  // namespace

FourSearch::FourSearch(Board& board, std::size_t remembered) : board_{board}, failed_(remembered) {}

std::optional<FourWin> FourSearch::win(Side side, int most_nodes, Budget& budget) {
    cut_ = false;
    if (board_.count(side, Threat::Four) + board_.count(side, Threat::Five) == 0)
        return std::nullopt;
    budget_ = &budget;
    nodes_left_ = most_nodes;
    found_.plies = 0;
    found_.moves.clear();
    if (!attack(side, 0)) return std::nullopt;
    std::reverse(found_.moves.begin(), found_.moves.end());
    return found_;
}

// Whether no four can follow a four and its answer, so that they need not be played: none was there
// but for the cells of both, and none comes of the lines through the mark. In Renju an answer may
// also allow what was forbidden.
bool FourSearch::leads_nowhere(Point point, Side side) const {
    const int fours = board_.count(side, Threat::Four);
    if (fours > 2 || board_.rules().rule == RowRule::Renju) return false;
    const auto answer = board_.only_answer(point, side);
    return answer && !answer->leaves_more &&
           (fours == 1 || board_.cells(side, Threat::Four).has(answer->point));
}

// The move and its answer, and what comes after them.
bool FourSearch::try_four(Point point, Side side, int plies) {
    if (leads_nowhere(point, side)) return false;
    const Side enemy = opponent_of(side);
    board_.play(point, side);
    bool won = board_.count(side, Threat::Five) > 1;
    if (won) {
        found_.plies = plies + 3;
    } else {
        const Point answer = board_.cells(side, Threat::Five).first();
        if (board_.forbids(answer, enemy)) {
            won = true;
            found_.plies = plies + 3;
        } else {
            __builtin_prefetch(&place_of(board_.key_after(answer, enemy)));
            board_.play(answer, enemy);
            won = attack(side, plies + 2);
            board_.take_back();
            if (won) found_.moves.push_back(answer);
        }
    }
    board_.take_back();
    if (won) found_.moves.push_back(point);
    return won;
}

bool FourSearch::attack(Side side, int plies) {
    const Side enemy = opponent_of(side);
    if (board_.count(side, Threat::Five) > 0) {
        found_.plies = plies + 1;
        found_.moves.push_back(board_.cells(side, Threat::Five).first());
        return true;
    }
    const int dangers = board_.count(enemy, Threat::Five);
    const PointSet& fours = board_.cells(side, Threat::Four);
    if (dangers > 1 || board_.count(side, Threat::Four) == 0) return false;
    if (dangers == 0 && board_.count(side, Threat::WinningFour) > 0) {
        found_.plies = plies + 3;
        found_.moves.push_back(board_.cells(side, Threat::WinningFour).first());
        return true;
    }
    const Point must = dangers == 0 ? kNoPoint : board_.cells(enemy, Threat::Five).first();
    if (must != kNoPoint && !fours.has(must)) return false;
    const std::uint64_t key = board_.key(side);
    if (place_of(key) == key) return false;
    if (--nodes_left_ < 0 || plies > kLongest || !budget_->spend()) {
        cut_ = true;
        return false;
    }
    const bool cut_before = std::exchange(cut_, false);
    bool won = false;
    if (must != kNoPoint) {
        won = try_four(must, side, plies);
    } else {
        std::array<std::pair<int, Point>, kMostFours> moves;
        std::size_t count = 0;
        fours.for_each([&](Point point) {
            if (count < kMostFours) moves[count++] = {-board_.kind(point, side).rank, point};
        });
        std::sort(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count));
        for (std::size_t i = 0; i < count && !won && !(cut_ && nodes_left_ < 0); ++i)
            won = try_four(moves[i].second, side, plies);
    }
    if (!won && !cut_) place_of(key) = key;
    cut_ |= cut_before;
    return won;
}

}  // namespace lawan::tictactoe::five
