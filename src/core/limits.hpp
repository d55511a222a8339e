// How much a search may spend on one move.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>

namespace lawan {

using Seconds = std::chrono::duration<double>;

// What is not set is not limited.
struct Limits {
    std::optional<int> depth;            // plies
    std::optional<std::uint64_t> nodes;  // positions visited
    std::optional<Seconds> time;         // wall clock

    [[nodiscard]] static Limits none() { return {}; }
    [[nodiscard]] static Limits to_depth(int plies) { return {plies, {}, {}}; }
    [[nodiscard]] static Limits of_nodes(std::uint64_t nodes) { return {{}, nodes, {}}; }
    [[nodiscard]] static Limits of_time(Seconds time) { return {{}, {}, time}; }

    // The tighter of two limits in each respect.
    [[nodiscard]] Limits tightened_by(const Limits& other) const {
        return {tighter(depth, other.depth), tighter(nodes, other.nodes),
                tighter(time, other.time)};
    }

    // A part of the nodes and of the time, or a multiple; to the same depth.
    [[nodiscard]] Limits part(double share) const {
        constexpr double kMostNodes = 1e18;  // fits into the number
        Limits limits = *this;
        if (nodes) {
            limits.nodes = static_cast<std::uint64_t>(
                std::min(kMostNodes, share * static_cast<double>(*nodes)));
        }
        if (time) limits.time = share * *time;
        return limits;
    }

    [[nodiscard]] bool any() const { return depth || nodes || time; }

    friend bool operator==(const Limits&, const Limits&) = default;

  private:
    template <class T>
    [[nodiscard]] static std::optional<T> tighter(std::optional<T> a, std::optional<T> b) {
        if (!a || !b) return a ? a : b;
        return std::min(*a, *b);
    }
};

}  // namespace lawan
