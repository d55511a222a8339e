// Elementary functions that are the same on every machine: those of the standard library differ in
// the last bit between libraries, and one bit can turn a choice.
#pragma once

#include <cmath>

namespace lawan {

inline constexpr double kLn2 = 0.693147180559945309;

// From additions, multiplications and divisions only. Good to 12 digits.
[[nodiscard]] inline double natural_logarithm(double x) {
    constexpr double kRootOfHalf = 0.707106781186547524;
    int exponent = 0;
    double fraction = std::frexp(x, &exponent);  // exact
    if (fraction < kRootOfHalf) {
        fraction *= 2;
        --exponent;
    }
    const double y = (fraction - 1) / (fraction + 1);
    double sum = 0;
    for (int k = 15; k >= 1; k -= 2) sum = sum * y * y + 1.0 / k;
    return exponent * kLn2 + 2 * y * sum;
}

// e to the power of x, the same way: 2ⁿ times the power series of what is left. Good to 12 digits.
[[nodiscard]] inline double exponential(double x) {
    constexpr double kVanishes = -700;
    constexpr double kOverflows = 700;
    if (x < kVanishes) return 0;
    if (x > kOverflows) x = kOverflows;
    const double n = std::floor(x / kLn2 + 0.5);  // exact
    const double rest = x - n * kLn2;
    double sum = 1;
    for (int k = 14; k >= 1; --k) sum = 1 + sum * rest / k;
    return std::ldexp(sum, static_cast<int>(n));  // exact
}

}  // namespace lawan
