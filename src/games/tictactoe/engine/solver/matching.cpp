#include "games/tictactoe/engine/solver/matching.hpp"

#include <algorithm>

namespace lawan::tictactoe::solver {
template <class Set>
BasicMatching<Set>::BasicMatching(const BasicOpenLines<Set>& lines, const Set& avoid)
    : lines_{lines}, avoid_{avoid} {
    slots_ = lines_.windows();
    for (std::size_t line = 0; line < lines_.lines(); ++line) cut_line(line, 0);
    serve_all();
}

template <class Set>
void BasicMatching<Set>::cut_line(std::size_t line, int way) {
    const std::size_t first = lines_.first(line);
    const std::size_t size = lines_.size(line);
    const std::size_t count = lines_.cut(line, way, &groups_[first]);
    for (std::size_t i = 0; i < size; ++i) {
        groups_[first + i] = i < count ? groups_[first + i] & ~taken_ : Set{};
        wants_[first + i] = i < count ? 2 : 0;
    }
}

// As many cells as possible that are not to be avoided: what a group has it keeps or passes on, so
// the second round adds no more of the others than it must.
template <class Set>
void BasicMatching<Set>::serve_all() {
    if (!is_empty(avoid_)) serve_from(~avoid_);
    serve_from(~Set{});
}

// What was visited without success stays hopeless until something is passed on.
template <class Set>
void BasicMatching<Set>::serve_from(const Set& allowed) {
    lacking_ = 0;
    visited_ = {};
    for (std::size_t group = 0; group < slots_; ++group) {
        while (wants_[group] > 0 && serve(static_cast<Group>(group), allowed)) {
            visited_ = {};
            --wants_[group];
        }
        lacking_ += wants_[group];
    }
}

template <class Set>
bool BasicMatching<Set>::serve(Group group, const Set& allowed) {
    const Set wanted = groups_[group] & allowed;
    if (const Set free = wanted & ~used_; !is_empty(free)) {
        used_ |= first_of(free);
        owner_[first_number(free)] = group;
        return true;
    }
    for (Set left = wanted & ~visited_; !is_empty(left); left = without_first(left) & ~visited_) {
        const std::size_t cell = first_number(left);
        if (owner_[cell] == group) continue;
        visited_ |= first_of(left);
        if (!serve(owner_[cell], allowed)) continue;
        owner_[cell] = group;
        return true;
    }
    return false;
}

template <class Set>
Set BasicMatching<Set>::cells_of(Group group) const {
    Set cells{};
    for (Set left = groups_[group] & used_; !is_empty(left); left = without_first(left)) {
        if (owner_[first_number(left)] == group) cells |= first_of(left);
    }
    return cells;
}

template <class Set>
auto BasicMatching<Set>::recut(std::size_t line, int way) -> Recut {
    const std::size_t first = lines_.first(line);
    const std::size_t size = lines_.size(line);
    std::array<Set, kMostPerSide> groups{};
    const std::size_t count = lines_.cut(line, way, groups.data());
    bool same = true;
    for (std::size_t i = 0; i < count; ++i) {
        groups[i] &= ~taken_;
        same = same && groups[i] == groups_[first + i];
    }
    if (same && (count == size || is_empty(groups_[first + count]))) return Recut::Same;
    const auto owner = owner_;
    const auto wants = wants_;
    const Set used = used_;
    const int lacking = lacking_;
    for (std::size_t i = 0; i < size; ++i) {
        used_ &= ~cells_of(static_cast<Group>(first + i));
        std::swap(groups[i], groups_[first + i]);
        wants_[first + i] = i < count ? 2 : 0;
    }
    serve_from(~Set{});
    if (lacking_ < lacking) return Recut::Better;
    std::copy_n(groups.begin(), size, &groups_[first]);
    owner_ = owner;
    wants_ = wants;
    used_ = used;
    lacking_ = lacking;
    return Recut::Worse;
}

template <class Set>
bool BasicMatching<Set>::reach(Group first, const Set& goal, Reached& reached) const {
    std::array<bool, kMostWindows> seen;
    std::fill_n(seen.begin(), slots_, false);
    seen[first] = true;
    reached.queue[0] = first;
    reached.count = 1;
    for (std::size_t head = 0; head < reached.count; ++head) {
        const Group group = reached.queue[head];
        if (head > 0 && !is_empty(groups_[group] & goal)) {
            reached.count = head + 1;
            return true;
        }
        for (Set left = groups_[group] & used_ & ~(locked_ | goal); !is_empty(left);
             left = without_first(left)) {
            const std::size_t cell = first_number(left);
            const Group next = owner_[cell];
            if (seen[next] || wants_[next] != 0) continue;
            seen[next] = true;
            reached.from[cell] = group;
            reached.by[next] = static_cast<Number>(cell);
            reached.queue[reached.count++] = next;
        }
    }
    return false;
}

template <class Set>
bool BasicMatching<Set>::close_ring(Group first) {
    const Set own = cells_of(first);  // p0
    Reached reached;
    if (is_empty(own) || !reach(first, own, reached)) return false;
    std::size_t end = rings_ == 0 ? 0 : ring_ends_[rings_ - 1];
    const std::size_t begin = end;
    for (Group group = reached.queue[reached.count - 1]; group != first;
         group = reached.from[reached.by[group]]) {
        const Set both = cells_of(group);
        locked_ |= both;
        ring_cells_[end++] =
            static_cast<Number>(first_number(both & ~one_cell<Set>(reached.by[group])));
        ring_cells_[end++] = reached.by[group];
    }
    locked_ |= own;
    ring_cells_[end++] = static_cast<Number>(first_number(own));
    std::reverse(ring_cells_.begin() + static_cast<std::ptrdiff_t>(begin),
                 ring_cells_.begin() + static_cast<std::ptrdiff_t>(end));
    ring_ends_[rings_++] = static_cast<Number>(end);
    return true;
}

// What one group lacks another one can lack in its place: cells are passed on along a way to it.
template <class Set>
bool BasicMatching<Set>::close_ring_elsewhere(Group first) {
    Reached reached;
    static_cast<void>(reach(first, Set{}, reached));
    const auto owner = owner_;
    wants_[first] = 0;
    for (std::size_t i = 1; i < reached.count; ++i) {
        const Group last = reached.queue[i];
        for (Group group = last; group != first; group = reached.from[reached.by[group]]) {
            owner_[reached.by[group]] = reached.from[reached.by[group]];
        }
        if (close_ring(last)) {
            wants_[last] = 1;
            return true;
        }
        owner_ = owner;
    }
    wants_[first] = 1;
    return false;
}

template <class Set>
bool BasicMatching<Set>::close_rings() {
    if (std::any_of(wants_.begin(), wants_.begin() + static_cast<std::ptrdiff_t>(slots_),
                    [](std::uint8_t wants) { return wants > 1; })) {
        return false;
    }
    const auto owner = owner_;
    const auto wants = wants_;
    for (std::size_t i = 0; i < slots_; ++i) {
        if (wants[i] == 0) continue;
        const Group group = static_cast<Group>(i);
        if (close_ring(group) || close_ring_elsewhere(group)) continue;
        owner_ = owner;
        wants_ = wants;
        locked_ = {};
        rings_ = 0;
        return false;
    }
    return true;
}

template <class Set>
void BasicMatching<Set>::take(int cell) {
    taken_ |= one_cell<Set>(static_cast<std::size_t>(cell));
    if (!is_empty(used_ & taken_)) {
        used_ &= ~taken_;
        ++wants_[owner_[static_cast<std::size_t>(cell)]];
    }
    for (std::size_t i = 0; i < slots_; ++i) groups_[i] &= ~taken_;
    locked_ = {};
    rings_ = 0;
    serve_all();
}

template <class Set>
std::vector<Set> BasicMatching<Set>::pairs() const {
    std::vector<Set> pairs;
    for (std::size_t i = 0; i < slots_; ++i) {
        if (is_empty(groups_[i])) continue;
        const Set cells = cells_of(static_cast<Group>(i));
        if (!is_empty(cells) && is_empty(cells & locked_)) pairs.push_back(cells);
    }
    return pairs;
}

template <class Set>
std::vector<Ring> BasicMatching<Set>::rings() const {
    std::vector<Ring> rings;
    for (std::size_t i = 0; i < rings_; ++i) {
        const std::size_t begin = i == 0 ? 0 : ring_ends_[i - 1];
        rings.emplace_back(ring_cells_.begin() + static_cast<std::ptrdiff_t>(begin),
                           ring_cells_.begin() + ring_ends_[i]);
    }
    return rings;
}

template class BasicMatching<Cells>;
template class BasicMatching<WideBitboard>;

}  // namespace lawan::tictactoe::solver
