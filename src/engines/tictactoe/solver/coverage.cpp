#include "engines/tictactoe/solver/coverage.hpp"

#include <bit>

#include "core/bitboard.hpp"
#include "games/tictactoe/images.hpp"
#include "games/tictactoe/windows.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr int kWorthATry = 20;  // cells lacking, above which another cut is not likely to help
constexpr int kTries = 60;      // for each answer

}  // namespace

PairsAndRings PairsAndRings::of(const Matching& held) {
    return {held.pairs(), held.rings()};
}

Cells PairsAndRings::cells() const {
    Cells all = 0;
    for (const Cells pair : pairs) all |= pair;
    for (const Ring& ring : rings) {
        for (const int cell : ring) all |= Cells{1} << cell;
    }
    return all;
}

LineCover::LineCover(const Rules& rules) {
    if (rules.size.cells() > Bitboard::kCapacity) return;
    const Bitboard board = Bitboard::first_squares(rules.size.cells());
    const auto has = [&](int column, int row) { return rules.size.has({column, row}); };
    for (const Direction direction : kDirections) {
        if (rules.in_a_row == 1 && direction.columns != 1) continue;
        for (const Square first : squares(board)) {
            const Coordinate at = coordinate_of(first, rules.size);
            if (has(at.column - direction.columns, at.row - direction.rows)) continue;
            const std::size_t begin = windows_.size();
            for (int start = 0;; ++start) {
                const auto reach = start + rules.in_a_row - 1;
                if (!has(at.column + reach * direction.columns, at.row + reach * direction.rows)) {
                    break;
                }
                Bitboard window{};
                for (int i = 0; i < rules.in_a_row; ++i) {
                    window.add(Square{first.index() + (start + i) * direction.step(rules.size)});
                }
                windows_.push_back(window.bits());
            }
            if (windows_.size() > begin) lines_.push_back({begin, windows_.size()});
        }
    }
}

OpenLines LineCover::open_lines(Cells maker, Cells breaker) const {
    OpenLines open;
    for (const Line& line : lines_) {
        for (std::size_t i = line.first; i < line.end; ++i) {
            if ((windows_[i] & breaker) == 0) open.add(windows_[i] & ~maker);
        }
        open.end_line();
    }
    return open;
}

// One line after the other is cut in other ways, as long as that helps. A pair more on a line helps
// most often.
bool LineCover::try_cuts(const OpenLines& open, Matching& matching, int most_tries) {
    using Recut = Matching::Recut;
    for (int tries = 1; matching.lacking() > 0;) {
        if (matching.close_rings()) return true;
        if (matching.lacking() > kWorthATry) return false;
        Recut recut = Recut::Worse;
        for (int way = OpenLines::kCuts; way-- > 0 && recut != Recut::Better;) {
            for (std::size_t line = 0; line < open.lines() && recut != Recut::Better; ++line) {
                if (open.size(line) == 1) continue;
                if (tries > most_tries) return false;
                recut = matching.recut(line, way);
                if (recut != Recut::Same) ++tries;
            }
        }
        if (recut != Recut::Better) return false;
    }
    return true;
}

std::optional<PairsAndRings> LineCover::pairs_and_rings(Cells maker, Cells breaker, int most_tries,
                                                        Cells avoid) const {
    const OpenLines open = open_lines(maker, breaker);
    Matching matching{open, avoid};
    if (!try_cuts(open, matching, most_tries)) return std::nullopt;
    return PairsAndRings::of(matching);
}

Coverage LineCover::cover(Cells maker, Cells breaker, int most_tries, Cells avoid) const {
    const OpenLines open = open_lines(maker, breaker);
    Matching matching{open, avoid};
    const bool held = try_cuts(open, matching, most_tries);
    return {held ? 0 : matching.lacking(), matching.cells()};
}

void LineCover::answer_all(Cells maker, Cells breaker, Cells answer, Cells moves, Cells& must,
                           Cells& zone, const Report& report) const {
    const OpenLines open = open_lines(maker, breaker);
    Matching held{open, must};
    if (!try_cuts(open, held, kTries)) return;
    const auto serves = [&](Cells move, const Matching& matching) {
        if (report) report(std::countr_zero(move), matching);
        zone |= matching.cells() | answer;
        must &= (matching.cells() | answer) & ~first_of(move);
    };
    if (const Cells others = must & moves & ~(held.cells() | answer); others != 0) {
        serves(others, held);
    }
    for (Cells left = must & moves & ~answer; left != 0; left = (left & (left - 1)) & must) {
        Matching after = held;
        after.take(std::countr_zero(left));
        if (try_cuts(open, after, kTries)) serves(left, after);
    }
}

}  // namespace lawan::tictactoe::solver
