#include "arena/sprt_watch.hpp"

namespace lawan {

SprtWatch::SprtWatch(const SprtSettings& settings)
    : settings_{settings}, state_{sprt(scores_of(pairs_), settings)} {}

void SprtWatch::add(const GameSummary& game) {
    waiting_[game.number] = game;
    while (!ended_at_) {
        const auto one = waiting_.find(counted_ + 1);
        const auto two = waiting_.find(counted_ + 2);
        if (one == waiting_.end() || two == waiting_.end()) return;
        count(one->second, two->second);
        waiting_.erase(one);
        waiting_.erase(two);
        if (state_.verdict != SprtVerdict::GoOn || gave_up()) ended_at_ = counted_;
    }
}

void SprtWatch::count(const GameSummary& one, const GameSummary& two) {
    ++pairs_[static_cast<std::size_t>(2 * (one.points_of_first() + two.points_of_first()))];
    for (const GameSummary* const game : {&one, &two}) {
        const bool is_new = is_new_(*game);
        different_ += is_new ? 1 : 0;
        repeats_since_ = is_new ? 0 : repeats_since_ + 1;
    }
    counted_ += 2;
    Scores scores = scores_of(pairs_);
    scores.count *= static_cast<double>(different_) / static_cast<double>(counted_);
    state_ = sprt(scores, settings_);
}

}  // namespace lawan
