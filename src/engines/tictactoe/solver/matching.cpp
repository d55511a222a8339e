#include "engines/tictactoe/solver/matching.hpp"

#include <algorithm>
#include <bit>

namespace lawan::tictactoe::solver {
namespace {

[[nodiscard]] std::size_t index(Cells cells) {
    return static_cast<std::size_t>(std::countr_zero(cells));
}

}  // namespace

Matching::Matching(const OpenLines& lines, Cells avoid) : lines_{lines}, avoid_{avoid} {
    slots_ = lines_.windows();
    for (std::size_t line = 0; line < lines_.lines(); ++line) cut_line(line, 0);
    serve_all();
}

void Matching::cut_line(std::size_t line, int way) {
    const std::size_t first = lines_.first(line);
    const std::size_t size = lines_.size(line);
    const std::size_t count = lines_.cut(line, way, &groups_[first]);
    for (std::size_t i = 0; i < size; ++i) {
        groups_[first + i] = i < count ? groups_[first + i] & ~taken_ : 0;
        wants_[first + i] = i < count ? 2 : 0;
    }
}

// As many cells as possible that are not to be avoided: what a group has it keeps or passes on, so
// the second round adds no more of the others than it must.
void Matching::serve_all() {
    if (avoid_ != 0) serve_from(~avoid_);
    serve_from(~Cells{0});
}

// What was visited without success stays hopeless until something is passed on.
void Matching::serve_from(Cells allowed) {
    lacking_ = 0;
    visited_ = 0;
    for (std::size_t group = 0; group < slots_; ++group) {
        while (wants_[group] > 0 && serve(static_cast<Group>(group), allowed)) {
            visited_ = 0;
            --wants_[group];
        }
        lacking_ += wants_[group];
    }
}

bool Matching::serve(Group group, Cells allowed) {
    const Cells wanted = groups_[group] & allowed;
    if (const Cells free = wanted & ~used_; free != 0) {
        used_ |= first_of(free);
        owner_[index(free)] = group;
        return true;
    }
    for (Cells left = wanted & ~visited_; left != 0; left = (left & (left - 1)) & ~visited_) {
        const std::size_t cell = index(left);
        if (owner_[cell] == group) continue;
        visited_ |= first_of(left);
        if (!serve(owner_[cell], allowed)) continue;
        owner_[cell] = group;
        return true;
    }
    return false;
}

Cells Matching::cells_of(Group group) const {
    Cells cells = 0;
    for (Cells left = groups_[group] & used_; left != 0; left &= left - 1) {
        if (owner_[index(left)] == group) cells |= first_of(left);
    }
    return cells;
}

Matching::Recut Matching::recut(std::size_t line, int way) {
    const std::size_t first = lines_.first(line);
    const std::size_t size = lines_.size(line);
    std::array<Cells, kMostPerSide> groups{};
    const std::size_t count = lines_.cut(line, way, groups.data());
    bool same = true;
    for (std::size_t i = 0; i < count; ++i) {
        groups[i] &= ~taken_;
        same = same && groups[i] == groups_[first + i];
    }
    if (same && (count == size || groups_[first + count] == 0)) return Recut::Same;
    const auto owner = owner_;
    const auto wants = wants_;
    const Cells used = used_;
    const int lacking = lacking_;
    for (std::size_t i = 0; i < size; ++i) {
        used_ &= ~cells_of(static_cast<Group>(first + i));
        std::swap(groups[i], groups_[first + i]);
        wants_[first + i] = i < count ? 2 : 0;
    }
    serve_from(~Cells{0});
    if (lacking_ < lacking) return Recut::Better;
    std::copy_n(groups.begin(), size, &groups_[first]);
    owner_ = owner;
    wants_ = wants;
    used_ = used;
    lacking_ = lacking;
    return Recut::Worse;
}

bool Matching::reach(Group first, Cells goal, Reach& reach) const {
    std::array<bool, kMostWindows> seen;
    std::fill_n(seen.begin(), slots_, false);
    seen[first] = true;
    reach.queue[0] = first;
    reach.count = 1;
    for (std::size_t head = 0; head < reach.count; ++head) {
        const Group group = reach.queue[head];
        if (head > 0 && (groups_[group] & goal) != 0) {
            reach.count = head + 1;
            return true;
        }
        for (Cells left = groups_[group] & used_ & ~(locked_ | goal); left != 0; left &= left - 1) {
            const std::size_t cell = index(left);
            const Group next = owner_[cell];
            if (seen[next] || wants_[next] != 0) continue;
            seen[next] = true;
            reach.from[cell] = group;
            reach.by[next] = static_cast<std::uint8_t>(cell);
            reach.queue[reach.count++] = next;
        }
    }
    return false;
}

bool Matching::close_ring(Group first) {
    const Cells own = cells_of(first);  // p0
    Reach reach;
    if (own == 0 || !this->reach(first, own, reach)) return false;
    std::size_t end = rings_ == 0 ? 0 : ring_ends_[rings_ - 1];
    const std::size_t begin = end;
    for (Group group = reach.queue[reach.count - 1]; group != first;
         group = reach.from[reach.by[group]]) {
        const Cells both = cells_of(group);
        locked_ |= both;
        ring_cells_[end++] =
            static_cast<std::uint8_t>(index(both & ~(Cells{1} << reach.by[group])));
        ring_cells_[end++] = reach.by[group];
    }
    locked_ |= own;
    ring_cells_[end++] = static_cast<std::uint8_t>(index(own));
    std::reverse(ring_cells_.begin() + static_cast<std::ptrdiff_t>(begin),
                 ring_cells_.begin() + static_cast<std::ptrdiff_t>(end));
    ring_ends_[rings_++] = static_cast<std::uint8_t>(end);
    return true;
}

// What one group lacks another one can lack in its place: cells are passed on along a way to it.
bool Matching::close_ring_elsewhere(Group first) {
    Reach reach;
    static_cast<void>(this->reach(first, 0, reach));
    const auto owner = owner_;
    wants_[first] = 0;
    for (std::size_t i = 1; i < reach.count; ++i) {
        const Group last = reach.queue[i];
        for (Group group = last; group != first; group = reach.from[reach.by[group]]) {
            owner_[reach.by[group]] = reach.from[reach.by[group]];
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

bool Matching::close_rings() {
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
        locked_ = 0;
        rings_ = 0;
        return false;
    }
    return true;
}

void Matching::take(int cell) {
    taken_ |= Cells{1} << cell;
    if ((used_ & taken_) != 0) {
        used_ &= ~taken_;
        ++wants_[owner_[static_cast<std::size_t>(cell)]];
    }
    for (std::size_t i = 0; i < slots_; ++i) groups_[i] &= ~taken_;
    locked_ = 0;
    rings_ = 0;
    serve_all();
}

std::vector<Cells> Matching::pairs() const {
    std::vector<Cells> pairs;
    for (std::size_t i = 0; i < slots_; ++i) {
        const Cells cells = groups_[i] != 0 ? cells_of(static_cast<Group>(i)) : 0;
        if (cells != 0 && (cells & locked_) == 0) pairs.push_back(cells);
    }
    return pairs;
}

std::vector<Ring> Matching::rings() const {
    std::vector<Ring> rings;
    for (std::size_t i = 0; i < rings_; ++i) {
        const std::size_t begin = i == 0 ? 0 : ring_ends_[i - 1];
        rings.emplace_back(ring_cells_.begin() + static_cast<std::ptrdiff_t>(begin),
                           ring_cells_.begin() + ring_ends_[i]);
    }
    return rings;
}

}  // namespace lawan::tictactoe::solver
