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
    way_[line] = static_cast<std::uint8_t>(lines_.kind_of(line, way));
    for (std::size_t i = 0; i < size; ++i) {
        groups_[first + i] = i < count ? groups_[first + i] & ~taken_ : Set{};
        wants_.set(first + i, i < count ? 2 : 0);
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
void BasicMatching<Set>::serve_from(const Set& allowed, int too_many) {
    contests_known_ = false;
    lacking_ = 0;
    visited_ = {};
    for (std::size_t group = wants_.some().next(0); group < kMostWindows;
         group = wants_.some().next(group + 1)) {
        int wanted = wants_.of(group);
        for (; wanted > 0 && serve(static_cast<Group>(group), allowed); --wanted) {
            visited_ = {};
            wants_.one_less(group);
        }
        lacking_ += wanted;
        if (lacking_ >= too_many) return;
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
void BasicMatching<Set>::find_contests() {
    std::array<Group, kMostWindows> queue;
    GroupSet<kMostWindows> known = wants_.some();
    std::size_t count = 0;
    for (std::size_t i = known.next(0); i < kMostWindows; i = known.next(i + 1)) {
        queue[count++] = static_cast<Group>(i);
    }
    std::fill_n(contests_.begin(), lines_.lines(), Contest{});
    Set seen{};
    for (std::size_t head = 0; head < count; ++head) {
        const Set cells = groups_[queue[head]];
        Contest& contest = contests_[lines_.line_of(queue[head])];
        contest.cells |= cells;
        contest.wanted += 2;
        for (Set left = cells & ~seen; !is_empty(left); left = without_first(left)) {
            const Group owner = owner_[first_number(left)];
            if (known.contains(owner)) continue;
            known.insert(owner);
            queue[count++] = owner;
        }
        seen |= cells;
    }
    contested_ = seen;
    contested_wanted_ = 2 * static_cast<int>(count);
    contested_by_two_ = {};
    Set before{};
    for (std::size_t line = 0; line < lines_.lines(); ++line) {
        contested_by_two_ |= before & contests_[line].cells;
        before |= contests_[line].cells;
    }
    contests_known_ = true;
}

// Groups that want more cells than they contain between them lack the difference (P. Hall's
// theorem), so the other lines' groups that compete for cells give a bound, and each new group that
// adds fewer than two cells to theirs raises it.
template <class Set>
bool BasicMatching<Set>::is_in_vain(std::size_t line, const Set* groups, std::size_t count) const {
    const Contest& own = contests_[line];
    int wanted = contested_wanted_ - own.wanted;
    Set cells = contested_ & ~(own.cells & ~contested_by_two_);
    for (std::size_t i = 0; i < count; ++i) {
        if (has_two(groups[i] & ~cells)) continue;
        wanted += 2;
        cells |= groups[i];
    }
    return wanted - size_of(cells) >= lacking_;
}

template <class Set>
auto BasicMatching<Set>::recut(std::size_t line, int way) -> Recut {
    if (!contests_known_) find_contests();
    const int kind = lines_.kind_of(line, way);
    if (contests_[line].wanted == 0 || kind == way_[line]) return Recut::InVain;
    const std::size_t first = lines_.first(line);
    const std::size_t size = lines_.size(line);
    std::array<Set, kMostPerSide> groups{};
    const std::size_t count = lines_.cut(line, way, groups.data());
    for (std::size_t i = 0; i < count; ++i) groups[i] &= ~taken_;
    if (is_in_vain(line, groups.data(), count)) return Recut::InVain;
    const auto owner = owner_;
    const auto wants = wants_;
    const Set used = used_;
    const int lacking = lacking_;
    for (std::size_t i = 0; i < size; ++i) {
        used_ &= ~cells_of(static_cast<Group>(first + i));
        std::swap(groups[i], groups_[first + i]);
        wants_.set(first + i, i < count ? 2 : 0);
    }
    serve_from(~Set{}, lacking);
    if (lacking_ < lacking) {
        way_[line] = static_cast<std::uint8_t>(kind);
        return Recut::Better;
    }
    std::copy_n(groups.begin(), size, &groups_[first]);
    owner_ = owner;
    wants_ = wants;
    used_ = used;
    lacking_ = lacking;
    contests_known_ = true;
    return Recut::Worse;
}

template <class Set>
bool BasicMatching<Set>::reach(Group first, const Set& goal, Reached& reached) const {
    GroupSet<kMostWindows> seen = wants_.some();  // those that lack a cell lead nowhere
    seen.insert(first);
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
            if (seen.contains(next)) continue;
            seen.insert(next);
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
    wants_.set(first, 0);
    for (std::size_t i = 1; i < reached.count; ++i) {
        const Group last = reached.queue[i];
        for (Group group = last; group != first; group = reached.from[reached.by[group]]) {
            owner_[reached.by[group]] = reached.from[reached.by[group]];
        }
        if (close_ring(last)) {
            wants_.set(last, 1);
            return true;
        }
        owner_ = owner;
    }
    wants_.set(first, 1);
    return false;
}

template <class Set>
bool BasicMatching<Set>::close_rings() {
    if (wants_.any_two()) return false;
    const auto owner = owner_;
    const auto wants = wants_;
    for (std::size_t i = wants.some().next(0); i < kMostWindows; i = wants.some().next(i + 1)) {
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
        wants_.one_more(owner_[static_cast<std::size_t>(cell)]);
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
