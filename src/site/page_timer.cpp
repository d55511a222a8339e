#include "site/page_timer.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace lawan::site {

void PageTimer::later(Seconds delay, std::function<void()> what) {
    waiting_.emplace(now() + delay, std::move(what));
}

void PageTimer::run_due() {
    std::vector<std::function<void()>> due;
    const auto end = waiting_.upper_bound(now());
    for (auto one = waiting_.begin(); one != end; ++one) due.push_back(std::move(one->second));
    waiting_.erase(waiting_.begin(), end);
    for (const auto& what : due) what();
}

std::optional<Seconds> PageTimer::wait() const {
    if (waiting_.empty()) return std::nullopt;
    return std::max(Seconds{0}, waiting_.begin()->first - now());
}

}  // namespace lawan::site
