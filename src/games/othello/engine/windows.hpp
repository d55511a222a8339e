// The root's search in narrow windows around a guess.
#pragma once

#include <algorithm>

#include "games/othello/engine/searcher.hpp"

namespace lawan::othello {

// A narrow window around the guess; what falls outside is looked for beyond. `search(window)` need
// not agree with itself.
template <class Search>
[[nodiscard]] SearchOutcome within_windows(int guess, int reach_out, const Search& search) {
    Window window{std::max(-64, guess - reach_out), std::min(64, guess + reach_out)};
    // The table remembers searches of other depths and windows, so that two windows can each point
    // at the other for ever: after some attempts the whole range is searched.
    constexpr int kMostAttempts = 4;
    SearchOutcome last;
    for (int attempt = 1;; ++attempt) {
        if (attempt > kMostAttempts) window = {};
        SearchOutcome outcome = search(window);
        // A search that failed low knows no best move; the one before may have.
        if (!outcome.finished) return last.best != kNoSquare ? last : outcome;
        if (outcome.score <= window.alpha && window.alpha > -64) {
            window = {std::max(-64, outcome.score - reach_out), outcome.score + 1};
        } else if (outcome.score >= window.beta && window.beta < 64) {
            last = outcome;
            last.finished = false;
            window = {outcome.score - 1, std::min(64, outcome.score + reach_out)};
        } else {
            return outcome;
        }
    }
}

}  // namespace lawan::othello
