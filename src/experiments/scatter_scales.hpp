// Where the points of a scatter plot lie: a logarithmic scale across, a linear one upwards.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "experiments/scatter.hpp"

namespace lawan::experiments {

class Scales {
  public:
    explicit Scales(const Scatter& plot) {
        bool first = true;
        for (const Scatter::Point& point : plot.points) {
            const double x = decade(point.x);
            left_ = first ? std::floor(x) : std::min(left_, std::floor(x));
            right_ = first ? std::ceil(x) : std::max(right_, std::ceil(x));
            low_ = first ? point.y - point.error : std::min(low_, point.y - point.error);
            high_ = first ? point.y + point.error : std::max(high_, point.y + point.error);
            first = false;
        }
        if (right_ <= left_) right_ = left_ + 1;
        low_ = kStep * std::floor(low_ / kStep);
        high_ = std::max(low_ + kStep, kStep * std::ceil(high_ / kStep));
    }

    // From 0 to 1, from the left and from below.
    [[nodiscard]] double across(double x) const { return (decade(x) - left_) / (right_ - left_); }
    [[nodiscard]] double up(double y) const { return (y - low_) / (high_ - low_); }

    [[nodiscard]] std::vector<double> x_ticks() const {
        std::vector<double> ticks;
        for (double power = left_; power <= right_; ++power) ticks.push_back(std::pow(10, power));
        return ticks;
    }
    [[nodiscard]] std::vector<double> y_ticks() const {
        const double step = kStep * std::max(1.0, std::ceil((high_ - low_) / (8 * kStep)));
        std::vector<double> ticks;
        for (double y = step * std::ceil(low_ / step); y <= high_; y += step) ticks.push_back(y);
        return ticks;
    }

  private:
    static constexpr double kStep = 100;
    static constexpr double kLeast = 1e-4;

    [[nodiscard]] static double decade(double x) { return std::log10(std::max(x, kLeast)); }

    double left_ = 0;
    double right_ = 1;
    double low_ = 0;
    double high_ = 1;
};

}  // namespace lawan::experiments
