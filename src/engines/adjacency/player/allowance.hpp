// Passes what a solver has done on to the budget of a move, and ends it in time.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "engines/adjacency/player/deadline.hpp"

namespace lawan::adjacency::player {

// A part of what there is for a move: of the clock, and of the nodes where they are limited, so
// that with a limit of nodes alone no clock decides anything.
struct Portion {
    static constexpr std::uint64_t kAnyNodes = std::numeric_limits<std::uint64_t>::max();
    static constexpr Seconds kAnyTime{1e9};
    static constexpr Seconds kForANode{0.25e-6};  // on one core

    Seconds time{0};
    std::uint64_t nodes = kAnyNodes;

    [[nodiscard]] bool is_nothing() const { return time <= Seconds{0} || nodes == 0; }
    [[nodiscard]] Portion share(double part) const {
        if (nodes == kAnyNodes) return {part * time, nodes};
        return {part * time, static_cast<std::uint64_t>(part * static_cast<double>(nodes))};
    }
    [[nodiscard]] Portion less(Seconds used_time, std::uint64_t used_nodes) const {
        return {time - used_time, nodes == kAnyNodes ? nodes : nodes - std::min(nodes, used_nodes)};
    }
    // How long so many cores would work together: nodes are the same number on any of them.
    [[nodiscard]] Seconds core_time(int cores = 1) const {
        const Seconds by_clock = std::max(1, cores) * time;
        if (nodes == kAnyNodes) return by_clock;
        return std::min(by_clock, static_cast<double>(nodes) * kForANode);
    }
    // As long as this, in nodes where they are limited.
    [[nodiscard]] Portion for_as_long_as(Seconds length) const {
        if (nodes == kAnyNodes) return {length, nodes};
        return {time, static_cast<std::uint64_t>(length / kForANode)};
    }
    [[nodiscard]] Portion at_most(Seconds length) const {
        const Portion most = for_as_long_as(length);
        return {std::min(time, most.time), std::min(nodes, most.nodes)};
    }
};

// Of the memory given: a search of a few plies or of a moment fits into little, and clearing much
// of it takes longer than the search.
[[nodiscard]] inline MebiBytes memory_worth_clearing(int plies, const Portion& portion,
                                                     Seconds moment, MebiBytes given) {
    constexpr int kFewPlies = 6;
    constexpr Seconds kBlink{0.01};
    constexpr std::uint64_t kForAMoment = 16;
    std::uint64_t enough = given.count;
    if (portion.core_time() <= moment) enough = kForAMoment;
    if (plies <= kFewPlies || portion.core_time() <= kBlink) enough = 1;
    return {std::min(given.count, enough)};
}

class Allowance {
  public:
    // So many nodes of a solver take a small part of a millisecond.
    static constexpr std::uint64_t kNodesBetweenLooks = 128;

    Allowance(Budget& budget, const Portion& portion)
        : budget_{&budget},
          deadline_{budget, budget.elapsed() + portion.time},
          nodes_{portion.nodes} {}

    // False when the time, the nodes or the budget are spent.
    [[nodiscard]] bool spend(std::uint64_t nodes) {
        for (std::uint64_t i = 0; i < nodes; ++i) {
            if (!budget_->spend()) return false;
        }
        if (nodes_ != Portion::kAnyNodes) nodes_ -= std::min(nodes_, nodes);
        constexpr std::uint64_t kLooksAtNoClock = 4;
        if (++looks_ % kLooksAtNoClock == 0 && deadline_.passed()) over_ = true;
        return !over_ && nodes_ > 0;
    }

    // The same, before something that takes as long as many nodes.
    [[nodiscard]] bool goes_on() {
        if (deadline_.passed()) over_ = true;
        return !over_ && nodes_ > 0 && !budget_->spent();
    }

    // Goes on for this long from now.
    void renew(const Portion& portion) {
        deadline_.move_to(budget_->elapsed() + portion.time);
        nodes_ = portion.nodes;
        over_ = portion.is_nothing();
    }

  private:
    Budget* budget_;
    Deadline deadline_;
    std::uint64_t nodes_;
    std::uint64_t looks_ = 0;
    bool over_ = false;
};

}  // namespace lawan::adjacency::player
