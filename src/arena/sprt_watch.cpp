#include "arena/sprt_watch.hpp"

namespace lawan {

SprtWatch::SprtWatch(const SprtSettings& settings)
    : settings_{settings}, state_{sprt(scores_of(pairs_), settings)} {}

void SprtWatch::add(const GameSummary& game) {
    waiting_[game.number] = game.points(game.bots.x == 0 ? Side::X : Side::O);
    while (!decided_at_) {
        const auto one = waiting_.find(counted_ + 1);
        const auto two = waiting_.find(counted_ + 2);
        if (one == waiting_.end() || two == waiting_.end()) return;
        ++pairs_[static_cast<std::size_t>(2 * (one->second + two->second))];
        waiting_.erase(one);
        waiting_.erase(two);
        counted_ += 2;
        state_ = sprt(scores_of(pairs_), settings_);
        if (state_.verdict != SprtVerdict::GoOn) decided_at_ = counted_;
    }
}

}  // namespace lawan
