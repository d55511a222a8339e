#include "games/adjacency/engine/time_left.hpp"

#include <algorithm>
#include <cmath>

namespace lawan::adjacency {

std::optional<Seconds> TimeLeft::after(std::optional<double> done, Seconds now) {
    if (done) return after_share(*done, now);
    first_.reset();
    end_.reset();
    return std::nullopt;
}

// From how long it took to get from the share that was told first to this one. Parts of the work
// are quicker than others, so that a new estimate counts a little only, and more as time passes.
std::optional<Seconds> TimeLeft::after_share(double done, Seconds now) {
    constexpr double kLeast = 0.01;  // to say anything
    constexpr Seconds kMemory{5};
    if (!first_ || done < first_->done) {
        first_ = Share{now, done};
        end_.reset();
    }
    const double since = done - first_->done;
    if (since < kLeast) return std::nullopt;
    const Seconds from_now = (now - first_->at) * ((1 - done) / since);
    if (!end_) {
        end_ = End{now, from_now};
    } else {
        const Seconds passed = now - end_->told;
        const double weight = 1 - std::exp(-passed / kMemory);
        const Seconds expected = std::max(Seconds{0}, end_->left - passed);
        end_ = End{now, expected + weight * (from_now - expected)};
    }
    return end_->left;
}

}  // namespace lawan::adjacency
