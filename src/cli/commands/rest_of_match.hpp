// How long a match goes on, by how long its first games took.
#pragma once

#include <algorithm>
#include <optional>

#include "core/time_source.hpp"

namespace lawan::cli {

// What a match takes is told where it is long enough to be waited for.
inline constexpr Seconds kWorthTelling{10};

class RestOfMatch {
  public:
    RestOfMatch(int games, int workers, const TimeSource& clock = TimeSource::of_machine())
        : games_{games}, at_once_{std::max(kFirst, workers)}, clock_{clock} {}

    // Asked after each game, numbered from 1: said once, after the first pair, and only where more
    // games are left than are under way.
    [[nodiscard]] std::optional<Seconds> after(int game) const {
        if (game != kFirst || games_ <= at_once_) return std::nullopt;
        const Seconds so_far = clock_.now() - start_;
        const Seconds rest = so_far * (static_cast<double>(games_ - at_once_) / at_once_);
        return rest < kWorthTelling ? std::nullopt : std::optional{rest};
    }

  private:
    static constexpr int kFirst = 2;  // a pair
    int games_;
    int at_once_;
    const TimeSource& clock_;
    Seconds start_ = clock_.now();
};

}  // namespace lawan::cli
