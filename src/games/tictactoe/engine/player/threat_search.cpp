#include "games/tictactoe/engine/player/threat_search.hpp"

#include <algorithm>

namespace lawan::tictactoe::player {
namespace {

constexpr int kDeepest = 24;  // threats one after the other

class Search {
  public:
    Search(LineBoard& board, Side side, int most_steps, Budget& budget)
        : board_{board}, side_{side}, steps_left_{most_steps}, budget_{budget} {}

    [[nodiscard]] bool wins(std::optional<int> must, ThreatWin& win) {
        if (--steps_left_ < 0 || static_cast<int>(win.attacks.size()) > kDeepest ||
            !budget_.spend()) {
            return false;
        }
        if (must) return board_.nearly(*must, side_) > 0 && step(*must, win);
        std::vector<int> moves;
        for (const Square cell : squares(board_.threatening(side_))) moves.push_back(cell.index());
        std::sort(moves.begin(), moves.end(), [&](int a, int b) {
            const int difference = board_.worth(a, side_) - board_.worth(b, side_);
            return difference != 0 ? difference > 0 : a < b;
        });
        return std::any_of(moves.begin(), moves.end(), [&](int move) { return step(move, win); });
    }

  private:
    [[nodiscard]] bool step(int move, ThreatWin& win) {
        board_.play(move, side_);
        win.attacks.push_back(move);
        bool won = false;
        const int completing = board_.completing_count(side_);
        if (completing > 1) {
            won = true;
            win.cells = board_.completing(side_);
        } else if (completing == 1) {
            const int answer = board_.first_completing(side_);
            const Side enemy = opponent_of(side_);
            board_.play(answer, enemy);
            const int counters = board_.completing_count(enemy);
            if (counters < 2) {
                won = wins(
                    counters == 0 ? std::nullopt : std::optional{board_.first_completing(enemy)},
                    win);
            }
            board_.take_back(answer);
            if (won) {
                win.cells.push_back(answer);
                win.answers.push_back(answer);
            }
        }
        board_.take_back(move);
        if (won) {
            win.cells.push_back(move);
        } else {
            win.attacks.pop_back();
        }
        return won;
    }

    LineBoard& board_;
    Side side_;
    int steps_left_;
    Budget& budget_;
};

}  // namespace

std::optional<ThreatWin> win_by_threats(LineBoard& board, Side side, int most_steps,
                                        Budget& budget) {
    if (board.rules().in_a_row < 2 || board.threatening(side).empty()) return std::nullopt;
    ThreatWin win;
    if (!Search{board, side, most_steps, budget}.wins({}, win)) return std::nullopt;
    return win;
}

WideBitboard defences(const LineBoard& board, Side defender, const ThreatWin& win) {
    WideBitboard cells = board.threatening_with(win.answers, defender);
    for (const int cell : win.cells) cells.add(Square{cell});
    return cells;
}

}  // namespace lawan::tictactoe::player
