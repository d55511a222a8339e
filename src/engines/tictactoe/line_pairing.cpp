#include "engines/tictactoe/line_pairing.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/tictactoe/images.hpp"
#include "games/tictactoe/windows.hpp"

namespace lawan::tictactoe {
namespace {

constexpr int kCuts = 4;       // ways to cut a line
constexpr int kWorthATry = 2;  // cells lacking, above which another cut is not likely to help

[[nodiscard]] bool has_two(Bitboard board) {
    return (board.bits() & (board.bits() - 1)) != 0;
}
[[nodiscard]] bool has_two(const WideBitboard& board) {
    return board.count() >= 2;
}

// A list without a heap: this is the innermost loop of the solver.
template <class T, std::size_t Most>
struct ShortList {
    std::array<T, Most> items;
    std::size_t count = 0;

    void add(const T& item) { items[count++] = item; }
};

template <class Board>
inline constexpr std::size_t kMostGroups = static_cast<std::size_t>(Board::kCapacity) * 4;
template <class Board>
using Groups = ShortList<Board, kMostGroups<Board>>;

// The open windows of one line as the empty cells in them, cut into groups.
template <class Board>
class Line {
  public:
    Line(const Board* open, std::size_t count) : open_{open}, count_{count} {}

    // Writes the cells that each group shares; false if a window has less than two cells left.
    [[nodiscard]] bool cut(int way, Groups<Board>& groups) const {
        if (count_ == 0) return true;
        Board core = open_[0];
        for (std::size_t i = 1; i < count_; ++i) core &= open_[i];
        if (has_two(core) && (way != 3 || count_ == 1)) {
            groups.add(core);
            return true;
        }
        if (has_two(core)) return halves(groups);
        if (way == 1) return from_left(groups);
        if (way == 2) return from_right(groups);
        return fewest(groups);
    }

  private:
    [[nodiscard]] bool from_left(Groups<Board>& groups) const {
        Board core = open_[0];
        for (std::size_t i = 1; i < count_; ++i) {
            const Board both = core & open_[i];
            if (!has_two(both)) groups.add(core);
            core = !has_two(both) ? open_[i] : both;
        }
        groups.add(core);
        return true;
    }
    [[nodiscard]] bool from_right(Groups<Board>& groups) const {
        Board core = open_[count_ - 1];
        for (std::size_t i = count_ - 1; i-- > 0;) {
            const Board both = core & open_[i];
            if (!has_two(both)) groups.add(core);
            core = !has_two(both) ? open_[i] : both;
        }
        groups.add(core);
        return true;
    }
    // One group more than needed leaves more choice in each.
    [[nodiscard]] bool halves(Groups<Board>& groups) const {
        for (const bool right : {false, true}) {
            const std::size_t begin = right ? count_ / 2 : 0;
            const std::size_t end = right ? count_ : count_ / 2;
            Board core = open_[begin];
            for (std::size_t i = begin; i < end; ++i) core &= open_[i];
            groups.add(core);
        }
        return true;
    }
    // As few groups as possible, and among those cuts the one whose narrowest group is widest.
    [[nodiscard]] bool fewest(Groups<Board>& groups) const {
        constexpr int kNone = 1000;
        struct Best {
            int groups = kNone;
            int narrowest = 0;
            std::size_t last = 0;  // where the last group starts
            Board core{};
        };
        std::array<Best, kMostPerSide + 1> best;
        best[0] = {0, kNone, 0, {}};
        for (std::size_t end = 1; end <= count_; ++end) {
            best[end] = {};
            Board core = open_[end - 1];
            for (std::size_t begin = end; begin-- > 0;) {
                core &= open_[begin];
                if (!has_two(core)) break;
                const int width = core.count();
                const int number = best[begin].groups + 1;
                const int narrowest = std::min(width, best[begin].narrowest);
                if (number < best[end].groups ||
                    (number == best[end].groups && narrowest > best[end].narrowest)) {
                    best[end] = {number, narrowest, begin, core};
                }
            }
            if (best[end].groups >= kNone) return false;
        }
        for (std::size_t end = count_; end > 0; end = best[end].last) groups.add(best[end].core);
        return true;
    }

    const Board* open_;
    std::size_t count_;
};

// Hands out two cells to each group.
template <class Board>
class Matching {
  public:
    Matching(const Groups<Board>& groups, const Board& avoid) : groups_{groups}, avoid_{avoid} {}

    // How many cells are lacking in the end. `quarrel` are the cells that groups contend for.
    [[nodiscard]] int lacking(Board& quarrel) {
        std::array<std::uint8_t, kMostGroups<Board>> wants;
        for (std::size_t group = 0; group < groups_.count; ++group) wants[group] = 2;
        // As many cells as possible that are not to be avoided: what a group has it keeps or
        // passes on, so the second round adds no more of the others than it must.
        int lacking = 0;
        for (const bool last : {false, true}) {
            allowed_ = last ? ~Board{} : ~avoid_;
            if (!last && avoid_.empty()) continue;
            for (std::size_t group = 0; group < groups_.count; ++group) {
                while (wants[group] > 0) {
                    visited_ = {};
                    if (serve(static_cast<std::uint16_t>(group))) {
                        --wants[group];
                        continue;
                    }
                    if (!last) break;
                    lacking += wants[group];
                    quarrel |= visited_ | groups_.items[group];
                    break;
                }
            }
        }
        return lacking;
    }

    [[nodiscard]] std::vector<Board> pairs() const {
        std::vector<Board> pairs(groups_.count);
        for (const Square cell : squares(used_)) pairs[owner_[index(cell)]].add(cell);
        return pairs;
    }

  private:
    [[nodiscard]] static std::size_t index(Square cell) {
        return static_cast<std::size_t>(cell.index());
    }

    [[nodiscard]] bool serve(std::uint16_t group) {
        const Board wanted = groups_.items[group] & allowed_;
        const Board free = wanted & ~used_;
        if (free.any()) {
            used_.add(free.first());
            owner_[index(free.first())] = group;
            return true;
        }
        const Board others = wanted & ~visited_;
        for (const Square cell : squares(others)) {
            if (visited_.has(cell) || owner_[index(cell)] == group) continue;
            visited_.add(cell);
            if (!serve(owner_[index(cell)])) continue;
            owner_[index(cell)] = group;
            return true;
        }
        return false;
    }

    const Groups<Board>& groups_;
    Board avoid_;
    Board allowed_{};
    Board used_{};
    Board visited_{};
    std::array<std::uint16_t, static_cast<std::size_t>(Board::kCapacity)> owner_;
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
auto LinePairing<Board>::find(const Board& maker, const Board& breaker, int most_tries,
                              const Board& avoid) const -> Result {
    constexpr std::size_t kMostLines = 6 * kMostPerSide;
    const Board empty = board_ & ~(maker | breaker);
    ShortList<Board, kMostGroups<Board>> open;
    std::array<std::uint16_t, kMostLines + 1> first{};  // open window of each line that has any
    std::size_t line_count = 0;
    for (std::size_t i = 0; i + 1 < starts_.size(); ++i) {
        first[line_count] = static_cast<std::uint16_t>(open.count);
        for (std::size_t w = starts_[i]; w < starts_[i + 1]; ++w) {
            if ((windows_[w] & breaker).empty()) open.add(windows_[w] & empty);
        }
        if (open.count > first[line_count]) ++line_count;
    }
    first[line_count] = static_cast<std::uint16_t>(open.count);

    std::array<std::int8_t, kMostLines> cuts{};
    Result best;
    best.lacking = 1000;
    Board quarrel{};
    std::size_t changed = line_count;
    std::size_t next = 0;  // the line whose cut is changed next
    for (int attempt = 0; attempt < most_tries; ++attempt) {
        Groups<Board> groups;
        for (std::size_t i = 0; i < line_count; ++i) {
            const Line<Board> line{&open.items[first[i]],
                                   static_cast<std::size_t>(first[i + 1] - first[i])};
            if (!line.cut(cuts[i], groups)) return best;
        }
        Board contended{};
        Matching<Board> matching{groups, avoid};
        const int lacking = matching.lacking(contended);
        if (lacking == 0) return {true, 0, matching.pairs()};
        if (lacking < best.lacking) {
            best.lacking = lacking;
            if (lacking > kWorthATry) break;
            quarrel = contended;
            changed = line_count;
            next = 0;
        } else if (changed < line_count) {
            cuts[changed] = static_cast<std::int8_t>((cuts[changed] + 1) % kCuts);
            if (cuts[changed] == 0) changed = line_count;
        }
        // The next line that takes part in the quarrel gets another cut.
        while (changed == line_count && next < line_count) {
            Board cells{};
            for (std::size_t w = first[next]; w < first[next + 1]; ++w) cells |= open.items[w];
            if (first[next + 1] - first[next] > 1 && (cells & quarrel).any()) {
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
