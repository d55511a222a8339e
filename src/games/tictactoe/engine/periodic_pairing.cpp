#include "games/tictactoe/engine/periodic_pairing.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/tictactoe/rules/images.hpp"
#include "games/tictactoe/rules/windows.hpp"

namespace lawan::tictactoe {
namespace {

constexpr int kPeriod = 8;

struct Neighbours {
    Coordinate first;     // on the torus
    Direction direction;  // to the second
};

[[nodiscard]] int wrapped(int number) {
    return (number % kPeriod + kPeriod) % kPeriod;
}

[[nodiscard]] std::uint64_t torus_bit(int column, int row) {
    return std::uint64_t{1} << (wrapped(row) * kPeriod + wrapped(column));
}

// One pair of neighbours on each of the 32 lines of the torus, no cell twice: 64 cells in all.
class TorusSearch {
  public:
    TorusSearch() {
        for (const Direction direction : kDirections) {
            for (int line = 0; line < kPeriod; ++line) {
                auto& choices = choices_[count_++];
                for (int i = 0; i < kPeriod; ++i) {
                    // A row starts in column 0, any other line in row 0.
                    const Coordinate start =
                        direction.rows == 0 ? Coordinate{0, line} : Coordinate{line, 0};
                    const Coordinate at{wrapped(start.column + i * direction.columns),
                                        wrapped(start.row + i * direction.rows)};
                    choices[static_cast<std::size_t>(i)] = {
                        torus_bit(at.column, at.row) |
                            torus_bit(at.column + direction.columns, at.row + direction.rows),
                        {at, direction}};
                }
            }
        }
    }

    [[nodiscard]] std::vector<Neighbours> solve() {
        std::vector<Neighbours> pairs;
        place(0, 0, pairs);
        return pairs;
    }

  private:
    struct Choice {
        std::uint64_t cells;
        Neighbours pair;
    };

    // The line with the fewest choices left comes next.
    bool place(std::uint64_t used, std::uint32_t served, std::vector<Neighbours>& pairs) {
        std::size_t tightest = kLines;
        int fewest = kPeriod + 1;
        for (std::size_t line = 0; line < kLines; ++line) {
            if ((served >> line & 1U) != 0) continue;
            int free = 0;
            for (const Choice& choice : choices_[line]) free += (choice.cells & used) == 0 ? 1 : 0;
            if (free < fewest) {
                fewest = free;
                tightest = line;
            }
        }
        if (tightest == kLines) return true;
        for (const Choice& choice : choices_[tightest]) {
            if ((choice.cells & used) != 0) continue;
            pairs.push_back(choice.pair);
            if (place(used | choice.cells, served | 1U << tightest, pairs)) return true;
            pairs.pop_back();
        }
        return false;
    }

    static constexpr std::size_t kLines = 32;
    std::array<std::array<Choice, kPeriod>, kLines> choices_{};
    std::size_t count_ = 0;
};

// The pattern, moved by columns and rows.
template <class Board>
[[nodiscard]] std::vector<Board> pairs_on(BoardSize size, const std::vector<Neighbours>& pattern,
                                          Coordinate shift, const Board& empty) {
    std::vector<Board> pairs;
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) {
            for (const auto& [first, direction] : pattern) {
                if (wrapped(column + shift.column) != first.column ||
                    wrapped(row + shift.row) != first.row) {
                    continue;
                }
                const Coordinate other{column + direction.columns, row + direction.rows};
                if (!size.has(other)) continue;
                const Board pair =
                    Board::of(square_at({column, row}, size)) | Board::of(square_at(other, size));
                if ((pair & ~empty).empty()) pairs.push_back(pair);
            }
        }
    }
    return pairs;
}

template <class Board>
[[nodiscard]] bool hold(const std::vector<Board>& windows, const std::vector<Board>& pairs,
                        const Board& breaker) {
    return std::all_of(windows.begin(), windows.end(), [&](const Board& window) {
        return (window & breaker).any() ||
               std::any_of(pairs.begin(), pairs.end(),
                           [&](const Board& pair) { return (pair & ~window).empty(); });
    });
}

}  // namespace

template <class Board>
std::optional<std::vector<Board>> periodic_pairing(const Rules& rules, const Board& maker,
                                                   const Board& breaker) {
    if (rules.in_a_row < kPeriodicInARow) return std::nullopt;
    const std::vector<Neighbours> pattern = TorusSearch{}.solve();
    const std::vector<Board> windows = all_windows<Board>(rules);
    const Board empty = Board::first_squares(rules.size.cells()) & ~(maker | breaker);
    for (int shift = 0; shift < kPeriod * kPeriod; ++shift) {
        auto pairs = pairs_on(rules.size, pattern, {shift % kPeriod, shift / kPeriod}, empty);
        if (hold(windows, pairs, breaker)) return pairs;
    }
    return std::nullopt;
}

template std::optional<std::vector<Bitboard>> periodic_pairing(const Rules&, const Bitboard&,
                                                               const Bitboard&);
template std::optional<std::vector<WideBitboard>> periodic_pairing(const Rules&,
                                                                   const WideBitboard&,
                                                                   const WideBitboard&);

}  // namespace lawan::tictactoe
