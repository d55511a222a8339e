#include "games/tictactoe/engine/solver/coverage.hpp"

#include "games/tictactoe/rules/images.hpp"
#include "games/tictactoe/rules/windows.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr int kWorthATry = 20;  // cells lacking, above which another cut is not likely to help
constexpr int kTries = 60;      // for each answer

}  // namespace

template <class Set>
BasicPairsAndRings<Set> BasicPairsAndRings<Set>::of(const BasicMatching<Set>& held) {
    return {held.pairs(), held.rings()};
}

template <class Set>
Set BasicPairsAndRings<Set>::cells() const {
    Set all{};
    for (const Set& pair : pairs) all |= pair;
    for (const Ring& ring : rings) {
        for (const int cell : ring) all |= one_cell<Set>(static_cast<std::size_t>(cell));
    }
    return all;
}

template <class Set>
BasicLineCover<Set>::BasicLineCover(const Rules& rules) {
    if (static_cast<std::size_t>(rules.size.cells()) > SetLimits<Set>::kCells) return;
    const auto has = [&](int column, int row) { return rules.size.has({column, row}); };
    for (const Direction direction : kDirections) {
        if (rules.in_a_row == 1 && direction.columns != 1) continue;
        for (int first = 0; first < rules.size.cells(); ++first) {
            const Coordinate at = coordinate_of(Square{first}, rules.size);
            if (has(at.column - direction.columns, at.row - direction.rows)) continue;
            const std::size_t begin = windows_.size();
            for (int start = 0;; ++start) {
                const auto reach = start + rules.in_a_row - 1;
                if (!has(at.column + reach * direction.columns, at.row + reach * direction.rows)) {
                    break;
                }
                Set window{};
                for (int i = 0; i < rules.in_a_row; ++i) {
                    const int cell = first + (start + i) * direction.step(rules.size);
                    window |= one_cell<Set>(static_cast<std::size_t>(cell));
                }
                windows_.push_back(window);
            }
            if (windows_.size() > begin) lines_.push_back({begin, windows_.size()});
        }
    }
}

template <class Set>
BasicOpenLines<Set> BasicLineCover<Set>::open_lines(const Set& maker, const Set& breaker) const {
    BasicOpenLines<Set> open;
    for (const Line& line : lines_) {
        for (std::size_t i = line.first; i < line.end; ++i) {
            if (is_empty(windows_[i] & breaker)) open.add(windows_[i] & ~maker);
        }
        open.end_line();
    }
    return open;
}

// One line after the other is cut in other ways, as long as that helps. A pair more on a line helps
// most often.
template <class Set>
bool BasicLineCover<Set>::try_cuts(const BasicOpenLines<Set>& open, Matching& matching,
                                   int most_tries, Rings rings) {
    using Recut = typename Matching::Recut;
    for (int tries = 1; matching.lacking() > 0;) {
        if (rings == Rings::Used && matching.close_rings()) return true;
        if (matching.lacking() > kWorthATry) return false;
        Recut recut = Recut::Worse;
        for (int way = BasicOpenLines<Set>::kCuts; way-- > 0 && recut != Recut::Better;) {
            for (std::size_t line = 0; line < open.lines() && recut != Recut::Better; ++line) {
                if (open.size(line) == 1) continue;
                if (tries > most_tries) return false;
                recut = matching.recut(line, way);
                if (recut != Recut::InVain) ++tries;
            }
        }
        if (recut != Recut::Better) return false;
    }
    return true;
}

template <class Set>
auto BasicLineCover<Set>::pairs_and_rings(const Set& maker, const Set& breaker, int most_tries,
                                          const Set& avoid) const -> std::optional<PairsAndRings> {
    const BasicOpenLines<Set> open = open_lines(maker, breaker);
    Matching matching{open, avoid};
    if (!try_cuts(open, matching, most_tries)) return std::nullopt;
    return PairsAndRings::of(matching);
}

template <class Set>
std::optional<std::vector<Set>> BasicLineCover<Set>::pairs(const Set& maker, const Set& breaker,
                                                           int most_tries) const {
    const BasicOpenLines<Set> open = open_lines(maker, breaker);
    Matching matching{open, {}};
    if (!try_cuts(open, matching, most_tries, Rings::Left)) return std::nullopt;
    return matching.pairs();
}

template <class Set>
auto BasicLineCover<Set>::cover(const Set& maker, const Set& breaker, int most_tries,
                                const Set& avoid) const -> Coverage {
    const BasicOpenLines<Set> open = open_lines(maker, breaker);
    Matching matching{open, avoid};
    const bool held = try_cuts(open, matching, most_tries);
    return {held ? 0 : matching.lacking(), matching.cells()};
}

template <class Set>
void BasicLineCover<Set>::answer_all(const Set& maker, const Set& breaker, const Set& answer,
                                     const Set& moves, Set& must, Set& zone,
                                     const Report& report) const {
    const BasicOpenLines<Set> open = open_lines(maker, breaker);
    Matching held{open, must};
    if (!try_cuts(open, held, kTries)) return;
    const auto serves = [&](const Set& move, const Matching& matching) {
        if (report) report(static_cast<int>(first_number(move)), matching);
        zone |= matching.cells() | answer;
        must &= (matching.cells() | answer) & ~first_of(move);
    };
    if (const Set others = must & moves & ~(held.cells() | answer); !is_empty(others)) {
        serves(others, held);
    }
    for (Set left = must & moves & ~answer; !is_empty(left); left = without_first(left) & must) {
        Matching after = held;
        after.take(static_cast<int>(first_number(left)));
        if (try_cuts(open, after, kTries)) serves(left, after);
    }
}

template struct BasicPairsAndRings<Cells>;
template struct BasicPairsAndRings<WideBitboard>;
template class BasicLineCover<Cells>;
template class BasicLineCover<WideBitboard>;

}  // namespace lawan::tictactoe::solver
