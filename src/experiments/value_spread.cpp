#include "experiments/value_spread.hpp"

#include <algorithm>
#include <set>

#include "core/statistics.hpp"

namespace lawan::experiments {

ValueSpread spread_of(const std::vector<int>& values) {
    ValueSpread spread;
    if (values.empty()) return spread;
    Sample sample;
    for (const int value : values) sample.add(value);
    spread.moves = static_cast<int>(values.size());
    spread.distinct = static_cast<int>(std::set<int>(values.begin(), values.end()).size());
    const int highest = *std::max_element(values.begin(), values.end());
    spread.best = static_cast<int>(std::count(values.begin(), values.end(), highest));
    spread.deviation = sample.deviation();
    spread.range = sample.greatest() - sample.least();
    return spread;
}

}  // namespace lawan::experiments
