// How long a long piece of work will still take, told from the shares of it that are done.
#pragma once

#include <optional>

#include "core/limits.hpp"

namespace lawan::adjacency {

class TimeLeft {
  public:
    // `done`: the share of the work that is done `now`, where somebody can tell. Nothing until
    // enough of it is.
    [[nodiscard]] std::optional<Seconds> after(std::optional<double> done, Seconds now);

  private:
    struct Share {
        Seconds at;
        double done;
    };

    struct End {
        Seconds told;
        Seconds left;
    };

    [[nodiscard]] std::optional<Seconds> after_share(double done, Seconds now);

    std::optional<Share> first_;
    std::optional<End> end_;  // as it was expected last
};

}  // namespace lawan::adjacency
