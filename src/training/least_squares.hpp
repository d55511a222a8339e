// Linear regression through the origin on whole numbers.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace lawan {

// Finds w so that Σ (w · x − y)² is least. The sums are whole numbers, so the order in which
// samples come changes nothing.
template <std::size_t N>
class LeastSquares {
  public:
    void add(const std::array<int, N>& x, int y) {
        for (std::size_t i = 0; i < N; ++i) {
            for (std::size_t j = 0; j < N; ++j) {
                products_[i][j] += std::int64_t{x[i]} * x[j];
            }
            right_[i] += std::int64_t{x[i]} * y;
        }
        ++samples_;
    }

    [[nodiscard]] std::uint64_t samples() const { return samples_; }

    // Of a term that the samples say nothing about, or nothing of its own, the weight is 0.
    [[nodiscard]] std::array<double, N> solution() const {
        Matrix rows{};
        for (std::size_t i = 0; i < N; ++i) {
            for (std::size_t j = 0; j < N; ++j) {
                rows[i][j] = static_cast<double>(products_[i][j]);
            }
            rows[i][N] = static_cast<double>(right_[i]);
        }
        return eliminated(rows);
    }

  private:
    using Matrix = std::array<std::array<double, N + 1>, N>;

    // Gauss and Jordan, with the largest pivot of each column.
    [[nodiscard]] static std::array<double, N> eliminated(Matrix& rows) {
        double greatest = 0;
        for (std::size_t i = 0; i < N; ++i) greatest = std::max(greatest, rows[i][i]);
        const double nothing = 1e-10 * greatest;  // what rounding leaves of a zero
        std::array<double, N> solution{};
        std::array<std::size_t, N> row_of{};
        std::size_t next = 0;
        for (std::size_t column = 0; column < N; ++column) {
            std::size_t pivot = next;
            for (std::size_t i = next; i < N; ++i) {
                if (std::abs(rows[i][column]) > std::abs(rows[pivot][column])) pivot = i;
            }
            row_of[column] = N;
            if (next == N || std::abs(rows[pivot][column]) <= nothing) continue;
            std::swap(rows[next], rows[pivot]);
            for (std::size_t i = 0; i < N; ++i) {
                if (i == next) continue;
                const double factor = rows[i][column] / rows[next][column];
                for (std::size_t j = 0; j <= N; ++j) rows[i][j] -= factor * rows[next][j];
            }
            row_of[column] = next++;
        }
        for (std::size_t column = 0; column < N; ++column) {
            const std::size_t row = row_of[column];
            if (row < N) solution[column] = rows[row][N] / rows[row][column];
        }
        return solution;
    }

    std::array<std::array<std::int64_t, N>, N> products_{};
    std::array<std::int64_t, N> right_{};
    std::uint64_t samples_ = 0;
};

}  // namespace lawan
