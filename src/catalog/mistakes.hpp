// What a game's own knowledge adds to an analysis, for those who do not know the game.
#pragma once

#include <string_view>
#include <vector>

#include "core/reason.hpp"
#include "core/spec.hpp"
#include "play/any_game.hpp"
#include "play/any_position.hpp"

namespace lawan {

// Why one line was worse than another; both begin with a move of the position. Empty where the
// game has no words for it.
[[nodiscard]] std::vector<Reason> why_worse(const AnyPosition& position,
                                            const std::vector<AnyMove>& played,
                                            const std::vector<AnyMove>& better);

// The depth that a bot is to look at after this one: a ply more, or right to the end of the game
// where that is so near for this bot that what lies between would be a waste.
[[nodiscard]] int next_depth(const AnyPosition& position, const Spec& bot, int depth);

// Whether the game's solver may settle the position in seconds rather than in hours: where so much
// is left to play that it cannot, its time is better spent on estimates.
[[nodiscard]] bool may_be_solved(const AnyPosition& position);

// Whether a bot's estimates differ by who moves last in its search: each side looks better after a
// move of its own. Then the mean of two depths says more than either.
[[nodiscard]] bool swings_with_depth(const AnyPosition& position, const Spec& bot);

// Whether a bot's estimates are final scores as it expects them, rather than on a scale of its own.
[[nodiscard]] bool estimates_final_scores(const AnyPosition& position, const Spec& bot);
[[nodiscard]] bool estimates_final_scores(const AnyGame& game, const Spec& bot);

// What the points of a value count: "discs", "marks" or "outcome" (1 a win, 0 a draw) where it is a
// final score or what the bot expects for one, "own-scale" where only the bot knows.
[[nodiscard]] std::string_view value_unit(const AnyGame& game, const Spec& bot, bool final_score);

}  // namespace lawan
