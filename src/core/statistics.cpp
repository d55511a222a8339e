#include "core/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace lawan {

Interval wilson_interval(double successes, double trials, double standard_errors) {
    if (trials <= 0) return {};
    const double rate = successes / trials;
    const double z2 = standard_errors * standard_errors;
    const double centre = rate + z2 / (2 * trials);
    const double reach =
        standard_errors * std::sqrt((rate * (1 - rate) + z2 / (4 * trials)) / trials);
    const double scale = 1 + z2 / trials;
    // The rate lies inside; where it is 0 or 1, rounding could put it just outside.
    return {std::max(0.0, std::min(rate, (centre - reach) / scale)),
            std::min(1.0, std::max(rate, (centre + reach) / scale))};
}

void Sample::add(double value) {
    least_ = count_ == 0 ? value : std::min(least_, value);
    greatest_ = count_ == 0 ? value : std::max(greatest_, value);
    ++count_;
    const double before = value - mean_;
    mean_ += before / static_cast<double>(count_);
    squares_ += before * (value - mean_);
}

double Sample::deviation() const {
    return count_ < 2 ? 0 : std::sqrt(squares_ / static_cast<double>(count_ - 1));
}

double normal_below(double x) {
    return 0.5 * std::erfc(-x / std::sqrt(2.0));
}

}  // namespace lawan
