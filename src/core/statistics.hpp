// What a series of numbers or of games says, and how surely.
#pragma once

#include <cstdint>

namespace lawan {

// How many standard errors a 95 % interval reaches to either side.
inline constexpr double kStandardErrors95 = 1.959963984540054;

struct Interval {
    double low = 0;
    double high = 1;

    [[nodiscard]] bool contains(double value) const { return low <= value && value <= high; }
};

// The standard normal distribution function: the probability of less than x.
[[nodiscard]] double normal_below(double x);

// Where the true rate lies, with 95 % confidence, when `successes` of `trials` were seen: Wilson,
// Probable inference, the law of succession, and statistical inference, JASA 22 (1927). Other than
// the textbook's mean plus or minus two errors it stays between 0 and 1, and says something
// sensible after a single trial and when all or none succeeded. Without trials it is everything.
[[nodiscard]] Interval wilson_interval(double successes, double trials,
                                       double standard_errors = kStandardErrors95);

// Mean and spread, without keeping the numbers: Welford, Note on a method for calculating corrected
// sums of squares and products, Technometrics 4 (1962).
class Sample {
  public:
    void add(double value);

    [[nodiscard]] std::int64_t count() const { return count_; }
    // These are 0 when nothing was added.
    [[nodiscard]] double mean() const { return mean_; }
    [[nodiscard]] double deviation() const;  // of the sample: 0 with fewer than two numbers
    [[nodiscard]] double least() const { return least_; }
    [[nodiscard]] double greatest() const { return greatest_; }

  private:
    std::int64_t count_ = 0;
    double mean_ = 0;
    double squares_ = 0;  // of the distances from the mean
    double least_ = 0;
    double greatest_ = 0;
};

}  // namespace lawan
