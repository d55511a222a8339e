#include "games/tictactoe/engine/solver/best_line.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace lawan::tictactoe::solver {
namespace {

class LineFinder {
  public:
    LineFinder(const Position& position, Decider& decider, Budget& budget)
        : position_{position}, decider_{decider}, budget_{budget}, geometry_{decider.geometry()} {}

    [[nodiscard]] std::vector<Square> find(int value) {
        std::vector<Square> line;
        while (position_.move_count() > 0 && !is_dead()) {
            const auto move = next(value);
            if (!move) break;
            line.emplace_back(*move);
            position_ = position_.after(Square{*move});
            value = -value;
        }
        return line;
    }

  private:
    [[nodiscard]] Cells own() const { return position_.own().bits(); }
    [[nodiscard]] Cells enemy() const { return position_.enemy().bits(); }

    [[nodiscard]] bool is_dead() const {
        return geometry_.open_windows(own(), enemy()).live == 0 &&
               geometry_.open_windows(enemy(), own()).live == 0;
    }

    // Wins and blocks first, then the cells that are worth most to both.
    [[nodiscard]] std::vector<int> candidates() const {
        const Cells wins = geometry_.completing(own(), enemy());
        const Cells losses = geometry_.completing(enemy(), own());
        const Cells moves = wins != 0     ? wins
                            : losses != 0 ? losses
                                          : geometry_.board() & ~(own() | enemy());
        const auto attack = geometry_.weights(geometry_.open_windows(own(), enemy()));
        const auto defence = geometry_.weights(geometry_.open_windows(enemy(), own()));
        std::vector<int> cells;
        for_each_cell(moves, [&](int cell) { cells.push_back(cell); });
        std::stable_sort(cells.begin(), cells.end(), [&](int a, int b) {
            const auto weight = [&](int cell) {
                const auto i = static_cast<std::size_t>(cell);
                return attack[i] + defence[i];
            };
            return weight(a) > weight(b);
        });
        return cells;
    }

    [[nodiscard]] std::optional<int> next(int value) {
        for (const int cell : candidates()) {
            if (value < 0) return cell;  // all moves lose
            const Position after = position_.after(Square{cell});
            if (after.winner() || after.move_count() == 0) return cell;
            // Who is to win has to win after it; who is not to lose must not lose.
            const Cells with = own() | cell_bit(cell);
            const Situation asked = value > 0 ? Situation{with, enemy(), ToMove::Defender}
                                              : Situation{enemy(), with, ToMove::Attacker};
            const auto decision = decider_.decide(asked, budget_);
            if (!decision) return std::nullopt;
            if (decision->attacker_wins == (value > 0)) return cell;
        }
        return std::nullopt;
    }

    Position position_;
    Decider& decider_;
    Budget& budget_;
    const Geometry& geometry_;
};

}  // namespace

std::vector<Square> best_line(const Position& position, int value, Decider& decider,
                              Budget& budget) {
    return LineFinder{position, decider, budget}.find(value);
}

}  // namespace lawan::tictactoe::solver
