#include "games/tictactoe/engine/solver/open_lines.hpp"

#include <algorithm>

#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::solver {
namespace {

// Each group takes as many windows as share two cells, in the order in which they come.
template <class Set, class Window>
std::size_t one_after_another(std::size_t count, Set* groups, Window window) {
    std::size_t found = 0;
    Set shared = window(0);
    for (std::size_t i = 1; i < count; ++i) {
        if (has_two(shared & window(i))) {
            shared &= window(i);
            continue;
        }
        groups[found++] = shared;
        shared = window(i);
    }
    groups[found++] = shared;
    return found;
}

template <class Set>
std::size_t from_left(const Set* open, std::size_t count, Set* groups) {
    return one_after_another(count, groups, [=](std::size_t i) { return open[i]; });
}

template <class Set>
std::size_t from_right(const Set* open, std::size_t count, Set* groups) {
    return one_after_another(count, groups, [=](std::size_t i) { return open[count - 1 - i]; });
}

// As few groups as possible, and among those cuts the one whose narrowest group is widest.
template <class Set>
std::size_t fewest(const Set* open, std::size_t count, Set* groups) {
    constexpr int kNone = 1000;
    struct Best {
        int groups = kNone;
        int narrowest = 0;
        std::size_t last = 0;  // where the last group starts
        Set shared{};
    };
    std::array<Best, kMostPerSide + 1> best;
    best[0] = {0, kNone, 0, {}};
    for (std::size_t end = 1; end <= count; ++end) {
        // A window with a single cell is a group that will lack one.
        best[end] = {best[end - 1].groups + 1, 0, end - 1, open[end - 1]};
        Set shared = open[end - 1];
        for (std::size_t begin = end; begin-- > 0;) {
            shared &= open[begin];
            if (!has_two(shared)) break;
            const int number = best[begin].groups + 1;
            const int narrowest = std::min(size_of(shared), best[begin].narrowest);
            if (number < best[end].groups ||
                (number == best[end].groups && narrowest > best[end].narrowest)) {
                best[end] = {number, narrowest, begin, shared};
            }
        }
    }
    std::size_t found = 0;
    for (std::size_t end = count; end > 0; end = best[end].last) groups[found++] = best[end].shared;
    return found;
}

}  // namespace

template <class Set>
std::size_t BasicOpenLines<Set>::cut(std::size_t line, int way, Set* groups) const {
    const Set* open = &open_[first_[line]];
    const std::size_t count = size(line);
    if (count == 1) {
        groups[0] = open[0];
        return 1;
    }
    if (has_two(shared_[line])) {
        if (way != kSplit) {
            groups[0] = shared_[line];
            return 1;
        }
        // One group more than needed leaves more choice in each.
        groups[0] = open[0];
        groups[1] = open[count - 1];
        for (std::size_t i = 1; i < count / 2; ++i) groups[0] &= open[i];
        for (std::size_t i = count / 2; i < count - 1; ++i) groups[1] &= open[i];
        return 2;
    }
    if (way == 1) return from_left(open, count, groups);
    if (way == 2) return from_right(open, count, groups);
    return fewest(open, count, groups);
}

template <class Set>
void BasicOpenLines<Set>::leave_out_wider(std::size_t begin) {
    std::uint32_t wider = 0;
    for (std::size_t i = begin; i < count_; ++i) {
        for (std::size_t j = begin; j < count_; ++j) {
            if (i == j || !is_empty(open_[j] & ~open_[i])) continue;
            if (open_[i] != open_[j] || j < i) wider |= 1U << (i - begin);
        }
    }
    if (wider == 0) return;
    std::size_t kept = begin;
    for (std::size_t i = begin; i < count_; ++i) {
        if ((wider >> (i - begin) & 1U) == 0) open_[kept++] = open_[i];
    }
    count_ = kept;
}

template class BasicOpenLines<Cells>;
template class BasicOpenLines<WideBitboard>;

}  // namespace lawan::tictactoe::solver
