// How much a search may spend on one move.
#pragma once

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

    [[nodiscard]] bool any() const { return depth || nodes || time; }

    friend bool operator==(const Limits&, const Limits&) = default;

  private:
    template <class T>
    [[nodiscard]] static std::optional<T> tighter(std::optional<T> a, std::optional<T> b) {
        if (!a || !b) return a ? a : b;
        return *a < *b ? a : b;
    }
};

}  // namespace lawan
