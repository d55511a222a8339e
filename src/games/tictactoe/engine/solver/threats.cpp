#include "games/tictactoe/engine/solver/threats.hpp"

#include <bit>

namespace lawan::tictactoe::solver {
namespace {

class ThreatSequence {
  public:
    ThreatSequence(const Geometry& geometry, int most_steps, Version version)
        : geometry_{geometry}, steps_left_{most_steps}, version_{version} {}

    // `must`: where the attacker has to move to stop the defender; anywhere when it is 0.
    [[nodiscard]] bool wins(Cells attacker, Cells defender, Cells must, ThreatWin& win) {
        if (--steps_left_ < 0) return false;
        if (geometry_.in_a_row() < 2) return false;
        Cells threatening = geometry_.threatening(attacker, defender);
        if (must != 0) threatening &= must;
        for (Cells left = threatening; left != 0; left &= left - 1) {
            const int cell = std::countr_zero(left);
            if (step(attacker, defender, cell, win)) return true;
            if (steps_left_ < 0) return false;
        }
        return false;
    }

  private:
    [[nodiscard]] bool step(Cells attacker, Cells defender, int cell, ThreatWin& win) {
        const Cells with = attacker | cell_bit(cell);
        const Cells completing = geometry_.completing(with, defender);
        if (completing == 0) return false;
        if (has_two(completing)) {
            win.attacks.push_back(cell);
            win.zone |= cell_bit(cell) | completing;
            return true;
        }
        const Cells without = defender | completing;
        const Cells counter = version_ == Version::Game ? geometry_.completing(without, with) : 0;
        if (has_two(counter)) return false;
        win.attacks.push_back(cell);
        if (wins(with, without, counter, win)) {
            win.answers |= completing;
            win.zone |= cell_bit(cell) | completing;
            return true;
        }
        win.attacks.pop_back();
        return false;
    }

    const Geometry& geometry_;
    int steps_left_;
    Version version_;
};

}  // namespace

std::optional<ThreatWin> find_threat_win(const Geometry& geometry, Cells attacker, Cells defender,
                                         int most_steps, Version version) {
    ThreatWin win;
    if (!ThreatSequence{geometry, most_steps, version}.wins(attacker, defender, 0, win))
        return std::nullopt;
    return win;
}

Cells defences(const Geometry& geometry, Cells attacker, Cells defender, const ThreatWin& win) {
    Cells cells = win.zone;
    const Cells empty = geometry.board() & ~(attacker | defender);
    const OpenWindows own = geometry.open_windows(defender, attacker);
    for (int marks = 0; marks < geometry.in_a_row(); ++marks) {
        for (std::size_t d = 0; d < 4; ++d) {
            for_each_cell(own.starts[static_cast<std::size_t>(marks)][d], [&](int start) {
                const Cells window = geometry.window(start, d);
                if (marks + std::popcount(window & win.answers) >= geometry.in_a_row() - 2) {
                    cells |= window & empty;
                }
            });
        }
    }
    return cells;
}

}  // namespace lawan::tictactoe::solver
