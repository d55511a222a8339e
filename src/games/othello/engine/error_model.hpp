// How far a shallow search may err from a deeper one.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

namespace lawan::othello {

// The spread of the difference between a deep and a shallow search's scores, in discs, by the
// number of empty squares and the two depths. It grows like that of a random walk with the plies
// between the two, shrinks with the depth of the shallow one, and is another one at the end of the
// game.
struct ErrorModel {
    static constexpr int kTerms = 8;
    // Before anything was measured: wide enough that little is cut.
    std::array<double, kTerms> factors{3.0, 0, 1.0, -0.5, 0, 0, 0, 0};

    [[nodiscard]] static std::array<double, kTerms> terms(int empties, int depth, int shallow) {
        const double e = empties / 10.0;
        const double between = std::sqrt(static_cast<double>(depth - shallow));
        const double doubt = 1.0 / (1 + shallow);
        const double end = depth >= empties ? 1.0 : 0.0;
        return {1.0, e, between, doubt, e * e, e * between, e * doubt, end};
    }
    [[nodiscard]] double spread(int empties, int depth, int shallow) const {
        if (shallow >= depth) return kLeast;
        const auto values = terms(empties, depth, shallow);
        double sum = 0;
        for (int i = 0; i < kTerms; ++i) {
            sum += factors[static_cast<std::size_t>(i)] * values[static_cast<std::size_t>(i)];
        }
        return sum < kLeast ? kLeast : sum;
    }

  private:
    static constexpr double kLeast = 0.5;
};

}  // namespace lawan::othello
