// Swap2, a way to begin a game that favours whoever moves first: one player lays three marks for
// both sides; the other takes a side, or lays two more and lets the first one choose. (The rule of
// the Gomoku World Championships since 2009; renju.net/rifrules.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/any_move.hpp"
#include "core/limits.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "play/any_game.hpp"
#include "play/any_position.hpp"
#include "play/bot.hpp"

namespace lawan::swap2 {

inline constexpr int kFirstMarks = 3;
inline constexpr int kMoreMarks = 2;
inline constexpr int kOpeningsTried = 12;  // by a bot that lays marks

enum class Choice : std::uint8_t { First, Second, LayMore };  // X, O, two more marks

// Those made so far: none, a side, or "two more" and then a side.
using Choices = std::vector<Choice>;

// What has to be decided before the game itself begins. Until a side is taken, the player of X is
// the one who lays the first marks.
struct Stage {
    Side player;    // who decides
    int marks = 0;  // that are to be laid; none where a choice is to be made
    bool may_ask_for_more = false;

    [[nodiscard]] bool chooses() const { return marks == 0; }
};
// None once a side is taken.
[[nodiscard]] std::optional<Stage> stage(std::size_t ply, const Choices& choices);
// The ply at which the next choice is made, or was made.
[[nodiscard]] std::size_t ply_of_choice(std::size_t number);
// Whether the players have changed sides since the first mark.
[[nodiscard]] bool is_swapped(const Choices& choices);
// Whether a game can stand at this ply after these choices.
[[nodiscard]] bool is_possible(std::size_t ply, const Choices& choices);
[[nodiscard]] bool begins_empty(const AnyGame& game);
// An empty board with room for all marks and a move, where so few marks cannot win.
[[nodiscard]] bool fits(const AnyGame& game);

// What a position is worth to the side to move: positive where it would rather have that side. None
// where the judge has nothing to say.
using Judge = std::function<std::optional<int>(const AnyPosition&)>;

// What the bot thinks of it, within limits for each position. The bot outlives the judge.
[[nodiscard]] Judge judged_by(Bot& bot, const Limits& limits, const StopSignal& stop, Seed seed);

// Of several lines of so many marks near the centre the one that favours neither side, as far as
// the judge can tell. The judge is asked so often.
[[nodiscard]] std::vector<AnyMove> balanced_marks(const AnyPosition& from, int marks, int tries,
                                                  const Judge& judge, Random& random);

// Worth no more than this to either side a position is as good as even: judges err by more.
inline constexpr int kNearEven = 20;

// The side that the judge prefers. Where it hardly prefers one, and two more marks may be laid,
// those are asked for: then it is the other player who may choose wrongly. A judge that says
// nothing takes the side that moves.
[[nodiscard]] Choice chosen(const AnyPosition& position, const Judge& judge, bool may_ask_for_more);

}  // namespace lawan::swap2
