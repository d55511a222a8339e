#include "engines/tictactoe/player/threat_search.hpp"

#include <algorithm>

namespace lawan::tictactoe::player {
namespace {

constexpr int kDeepest = 24;  // threats one after the other

class Search {
  public:
    Search(LineBoard& board, Side side, int most_steps, Budget& budget)
        : board_{board}, side_{side}, steps_left_{most_steps}, budget_{budget} {}

    [[nodiscard]] bool wins(std::optional<int> must, std::vector<int>& line) {
        if (--steps_left_ < 0 || static_cast<int>(line.size()) > kDeepest || !budget_.spend()) {
            return false;
        }
        std::vector<int> moves;
        if (must) {
            if (board_.nearly(*must, side_) > 0) moves.push_back(*must);
        } else {
            for (int cell = 0; cell < board_.cells(); ++cell) {
                if (board_.is_empty(cell) && board_.nearly(cell, side_) > 0) moves.push_back(cell);
            }
            std::sort(moves.begin(), moves.end(), [&](int a, int b) {
                const int difference = board_.worth(a, side_) - board_.worth(b, side_);
                return difference != 0 ? difference > 0 : a < b;
            });
        }
        return std::any_of(moves.begin(), moves.end(), [&](int move) { return step(move, line); });
    }

  private:
    [[nodiscard]] bool step(int move, std::vector<int>& line) {
        board_.play(move, side_);
        line.push_back(move);
        bool won = false;
        const std::vector<int> completing = board_.completing(side_);
        if (completing.size() > 1) {
            won = true;
        } else if (completing.size() == 1) {
            const int answer = completing.front();
            const Side enemy = opponent_of(side_);
            board_.play(answer, enemy);
            const std::vector<int> counter = board_.completing(enemy);
            if (counter.size() < 2) {
                won = wins(counter.empty() ? std::nullopt : std::optional{counter.front()}, line);
            }
            board_.take_back(answer);
        }
        board_.take_back(move);
        if (!won) line.pop_back();
        return won;
    }

    LineBoard& board_;
    Side side_;
    int steps_left_;
    Budget& budget_;
};

}  // namespace

std::optional<std::vector<int>> win_by_threats(LineBoard& board, Side side, int most_steps,
                                               Budget& budget) {
    if (board.rules().in_a_row < 2) return std::nullopt;
    std::vector<int> line;
    if (!Search{board, side, most_steps, budget}.wins({}, line)) return std::nullopt;
    return line;
}

}  // namespace lawan::tictactoe::player
