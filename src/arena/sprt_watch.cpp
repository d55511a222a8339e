#include "arena/sprt_watch.hpp"

namespace lawan {

SprtWatch::SprtWatch(const SprtSettings& settings)
    : settings_{settings}, state_{sprt(scores_of(pairs_), settings)} {}

void SprtWatch::add(const GameSummary& game) {
    waiting_[game.number] = game;
    while (!ended_at_) {
        const auto one = waiting_.find(looked_at_ + 1);
        const auto two = waiting_.find(looked_at_ + 2);
        if (one == waiting_.end() || two == waiting_.end()) return;
        count(one->second, two->second);
        waiting_.erase(one);
        waiting_.erase(two);
        if (state_.verdict != SprtVerdict::GoOn || gave_up()) ended_at_ = looked_at_;
    }
}

void SprtWatch::count(const GameSummary& one, const GameSummary& two) {
    looked_at_ += 2;
    bool is_new = false;
    for (const GameSummary* const game : {&one, &two}) {
        const bool repeats = !is_new_(*game);
        repeats_since_ = repeats ? repeats_since_ + 1 : 0;
        is_new = is_new || !repeats;
    }
    if (!is_new) return;
    add_pair(pairs_, one, two);
    state_ = sprt(scores_of(pairs_), settings_);
}

}  // namespace lawan
