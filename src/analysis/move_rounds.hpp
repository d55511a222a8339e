// A bot is asked about the position after each move, a ply deeper every round.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "analysis/analyst.hpp"
#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/reason.hpp"
#include "core/thought.hpp"
#include "core/time_source.hpp"
#include "play/any_game.hpp"
#include "play/any_position.hpp"
#include "play/bot.hpp"

namespace lawan {

// A move of the position, as far as it is known.
struct JudgedMove {
    AnyMove move;
    std::optional<Valuation> valuation = {};  // for the side to move in the position
    std::vector<AnyMove> line = {};           // from this move on
    int depth = 0;                            // plies, this move included
    // What there is to say of this move, and how its value is known.
    std::vector<Reason> reasons = {};

    [[nodiscard]] bool settled() const { return valuation && valuation->is_proved(); }
};

// Proved wins before estimates before proved losses; a proved draw is an estimate of nought. Moves
// without a value come last.
[[nodiscard]] bool better(const JudgedMove& a, const JudgedMove& b);

class MoveRounds {
  public:
    // What came of a step.
    enum class Step : std::uint8_t { Judged, CutShort, RoundOver };

    // The position must not be over. Throws InputError where the bot cannot play the game.
    MoveRounds(const Analyst& analyst, const AnyGame& game, AnyPosition position,
               std::vector<AnyMove> played, std::optional<int> deepest);

    // Judges the next move that is not settled, in no more than this time, or ends the round. In
    // the first round what a bot says counts, however deep it looked.
    [[nodiscard]] Step go_on(std::optional<Seconds> limit, const StopSignal* stop,
                             const TimeSource& clock);

    [[nodiscard]] const AnyPosition& position() const { return position_; }
    // In the order in which they are searched: the best of the last round first, so that they have
    // been searched the deepest when time runs out.
    [[nodiscard]] std::vector<JudgedMove>& moves() { return moves_; }
    [[nodiscard]] const std::vector<JudgedMove>& moves() const { return moves_; }
    // All estimates are of one depth, the last one that was finished, for values of even and odd
    // depths do not compare; where they swing, of that one and one ply less. What was settled since
    // is settled.
    [[nodiscard]] std::vector<JudgedMove> comparable_moves() const;

    [[nodiscard]] bool all_settled() const;
    [[nodiscard]] bool reached_depth_limit() const { return depth_ >= deepest_; }
    [[nodiscard]] int depth() const { return depth_; }  // of the last round; 0 before its end
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    [[nodiscard]] bool search(JudgedMove& judged, std::optional<Seconds> limit,
                              const StopSignal* stop, const TimeSource& clock);
    void end_round();

    Analyst analyst_;
    AnyPosition position_;
    std::vector<AnyMove> played_;
    int deepest_;
    std::unique_ptr<Bot> bot_;
    bool swings_;
    std::vector<JudgedMove> moves_;
    std::vector<JudgedMove> last_round_;
    std::vector<JudgedMove> round_before_;  // where estimates swing with the depth
    std::size_t next_ = 0;                  // of the moves, in this round
    int round_ = 2;                         // plies
    int depth_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace lawan
