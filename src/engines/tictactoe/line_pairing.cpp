#include "engines/tictactoe/line_pairing.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/tictactoe/images.hpp"
#include "games/tictactoe/windows.hpp"

namespace lawan::tictactoe {
namespace {

constexpr std::size_t kMostWindows = kMostPerSide;  // of one line
constexpr int kCuts = 4;                            // ways to cut a line

// The open windows of one line as the empty cells in them, and how they are cut into groups.
template <class Board>
struct Line {
    std::array<Board, kMostWindows> open;
    std::size_t count = 0;

    // Writes the cells that each group shares; false if a window has less than two cells left.
    [[nodiscard]] bool groups(int cut, std::vector<Board>& groups) const {
        if (count == 0) return true;
        if (cut == 1) return from_left(groups);
        if (cut == 2) return from_right(groups);
        const std::size_t before = groups.size();
        if (!fewest(groups)) return false;
        if (cut == 3 && groups.size() == before + 1 && count > 1) return halves(before, groups);
        return true;
    }

  private:
    [[nodiscard]] bool from_left(std::vector<Board>& groups) const {
        Board core = open[0];
        for (std::size_t i = 1; i < count; ++i) {
            const Board both = core & open[i];
            if (both.count() < 2) groups.push_back(core);
            core = both.count() < 2 ? open[i] : both;
        }
        groups.push_back(core);
        return core.count() >= 2;
    }
    [[nodiscard]] bool from_right(std::vector<Board>& groups) const {
        Board core = open[count - 1];
        for (std::size_t i = count - 1; i-- > 0;) {
            const Board both = core & open[i];
            if (both.count() < 2) groups.push_back(core);
            core = both.count() < 2 ? open[i] : both;
        }
        groups.push_back(core);
        return core.count() >= 2;
    }
    // One group more than needed leaves more choice in each.
    [[nodiscard]] bool halves(std::size_t first, std::vector<Board>& groups) const {
        groups.resize(first);
        for (const bool right : {false, true}) {
            const std::size_t begin = right ? count / 2 : 0;
            const std::size_t end = right ? count : count / 2;
            Board core = open[begin];
            for (std::size_t i = begin; i < end; ++i) core &= open[i];
            groups.push_back(core);
        }
        return true;
    }
    // As few groups as possible, and among those cuts the one whose narrowest group is widest.
    [[nodiscard]] bool fewest(std::vector<Board>& groups) const {
        struct Best {
            int groups = 1000;
            int narrowest = 0;
            std::size_t last = 0;  // where the last group starts
            Board core{};
        };
        std::array<Best, kMostWindows + 1> best;
        best[0] = {0, 1000, 0, {}};
        for (std::size_t end = 1; end <= count; ++end) {
            Board core = open[end - 1];
            for (std::size_t begin = end; begin-- > 0;) {
                core &= open[begin];
                const int width = core.count();
                if (width < 2) break;
                const int number = best[begin].groups + 1;
                const int narrowest = std::min(width, best[begin].narrowest);
                if (number < best[end].groups ||
                    (number == best[end].groups && narrowest > best[end].narrowest)) {
                    best[end] = {number, narrowest, begin, core};
                }
            }
            if (best[end].groups >= 1000) return false;
        }
        for (std::size_t end = count; end > 0; end = best[end].last) {
            groups.push_back(best[end].core);
        }
        return true;
    }
};

// Hands out two cells to each group.
template <class Board>
class Matching {
  public:
    explicit Matching(const std::vector<Board>& groups) : groups_{groups} {}

    // How many cells are lacking in the end. `blocked` are the cells that groups quarrel about.
    [[nodiscard]] int lacking(Board& blocked) {
        int lacking = 0;
        std::array<std::uint16_t, kMost> order;
        const auto count = groups_.size();
        for (std::size_t i = 0; i < count; ++i) order[i] = static_cast<std::uint16_t>(i);
        std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count),
                  [&](std::uint16_t a, std::uint16_t b) {
                      const int widths[] = {groups_[a].count(), groups_[b].count()};
                      return widths[0] != widths[1] ? widths[0] < widths[1] : a < b;
                  });
        for (std::size_t i = 0; i < count; ++i) {
            for (int cell = 0; cell < 2; ++cell) {
                visited_ = {};
                if (serve(order[i])) continue;
                ++lacking;
                blocked |= visited_ | groups_[order[i]];
            }
        }
        return lacking;
    }

    [[nodiscard]] std::vector<Board> pairs() const {
        std::vector<Board> pairs(groups_.size());
        for (const Square cell : squares(used_)) pairs[owner_[index(cell)]].add(cell);
        return pairs;
    }

  private:
    static constexpr std::size_t kMost = static_cast<std::size_t>(Board::kCapacity) * 4;
    [[nodiscard]] static std::size_t index(Square cell) {
        return static_cast<std::size_t>(cell.index());
    }

    [[nodiscard]] bool serve(std::uint16_t group) {
        const Board free = groups_[group] & ~used_;
        if (free.any()) {
            used_.add(free.first());
            owner_[index(free.first())] = group;
            return true;
        }
        for (const Square cell : squares(groups_[group])) {
            if (visited_.has(cell) || owner_[index(cell)] == group) continue;
            visited_.add(cell);
            if (!serve(owner_[index(cell)])) continue;
            owner_[index(cell)] = group;
            return true;
        }
        return false;
    }

    const std::vector<Board>& groups_;
    Board used_{};
    Board visited_{};
    std::array<std::uint16_t, static_cast<std::size_t>(Board::kCapacity)> owner_{};
};

}  // namespace

template <class Board>
LinePairing<Board>::LinePairing(const Rules& rules)
    : board_{Board::first_squares(rules.size.cells())} {
    const auto has = [&](int column, int row) { return rules.size.has({column, row}); };
    for (const Direction direction : kDirections) {
        if (rules.in_a_row == 1 && direction.columns != 1) continue;
        for (const Square first : squares(board_)) {
            const Coordinate at = coordinate_of(first, rules.size);
            if (has(at.column - direction.columns, at.row - direction.rows)) continue;
            starts_.push_back(windows_.size());
            for (int start = 0;; ++start) {
                const auto reach = start + rules.in_a_row - 1;
                if (!has(at.column + reach * direction.columns, at.row + reach * direction.rows)) {
                    break;
                }
                Board window{};
                for (int i = 0; i < rules.in_a_row; ++i) {
                    window.add(Square{first.index() + (start + i) * direction.step(rules.size)});
                }
                windows_.push_back(window);
            }
            if (windows_.size() == starts_.back()) starts_.pop_back();
        }
    }
    starts_.push_back(windows_.size());
}

template <class Board>
auto LinePairing<Board>::find(const Board& maker, const Board& breaker, int most_tries) const
    -> Result {
    const Board empty = board_ & ~(maker | breaker);
    const std::size_t line_count = starts_.size() - 1;
    std::vector<Line<Board>> lines(line_count);
    for (std::size_t i = 0; i < line_count; ++i) {
        for (std::size_t w = starts_[i]; w < starts_[i + 1]; ++w) {
            if ((windows_[w] & breaker).any()) continue;
            lines[i].open[lines[i].count++] = windows_[w] & empty;
        }
    }
    std::vector<std::int8_t> cuts(line_count, 0);
    std::vector<Board> groups;
    Result best;
    best.lacking = 1000;
    Board quarrel{};
    std::size_t changed = line_count;
    std::size_t next = 0;  // the line whose cut is changed next
    for (int attempt = 0; attempt < most_tries; ++attempt) {
        groups.clear();
        for (std::size_t i = 0; i < line_count; ++i) {
            if (!lines[i].groups(cuts[i], groups)) return best;
        }
        Board blocked{};
        Matching<Board> matching{groups};
        const int lacking = matching.lacking(blocked);
        if (lacking == 0) return {true, 0, matching.pairs()};
        if (lacking < best.lacking) {
            best.lacking = lacking;
            quarrel = blocked;
            changed = line_count;
            next = 0;
        } else if (changed < line_count) {
            cuts[changed] = static_cast<std::int8_t>((cuts[changed] + 1) % kCuts);
            if (cuts[changed] == 0) changed = line_count;
        }
        // The next line that takes part in the quarrel gets another cut.
        while (changed == line_count && next < line_count) {
            const Line<Board>& line = lines[next];
            Board cells{};
            for (std::size_t w = 0; w < line.count; ++w) cells |= line.open[w];
            if (line.count > 1 && (cells & quarrel).any()) {
                changed = next;
                cuts[changed] = static_cast<std::int8_t>((cuts[changed] + 1) % kCuts);
            }
            ++next;
        }
        if (changed == line_count) break;
    }
    return best;
}

template class LinePairing<Bitboard>;
template class LinePairing<WideBitboard>;

}  // namespace lawan::tictactoe
