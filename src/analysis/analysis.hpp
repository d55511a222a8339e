// The value of every move of a position, deeper and deeper: for the page and for the terminal.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/analyst.hpp"
#include "analysis/move_rounds.hpp"
#include "analysis/proof_plan.hpp"
#include "analysis/solved_position.hpp"
#include "analysis/value.hpp"
#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/memory.hpp"
#include "core/spec.hpp"
#include "core/time_source.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"
#include "play/any_position.hpp"

namespace lawan {

struct AnalysedMove {
    AnyMove move;
    std::optional<Value> value = {};  // for the side to move in the position analysed
    std::vector<AnyMove> line = {};   // from this move on
    int depth = 0;                    // plies, this move included
    // What there is to say of this move, and how its value is known.
    std::vector<Reason> reasons = {};

    [[nodiscard]] bool is_proved() const { return value && value->is_proved(); }
};

// Where a move with this score loses what the best one holds; both are proved.
[[nodiscard]] std::optional<Reason> outcome_lost(Score best, Score score);

struct AnalysisOptions {
    Spec bot;
    std::optional<int> depth = {};  // plies; the whole game unless given
    std::optional<Seconds> time = {};
    std::optional<MebiBytes> proofs = {};  // for the game's solver; none: the bot alone is asked
    std::optional<Seconds> longest_proof = {};  // of one turn, where others wait for the thread
    const TimeSource* clock = &TimeSource::of_machine();
};

// Asks a bot about the position after each move, a ply deeper every round. Where a time is given
// and no depth, the game's solver is asked in between, first for a moment, then for about half of
// the time: what it settles is exact, and the rest of the time goes to the moves that are open.
class Analysis {
  public:
    // The position must not be over. Throws InputError where the bot cannot play the game.
    Analysis(const GameModule& entry, const AnyGame& game, const AnyPosition& position,
             std::vector<AnyMove> played, AnalysisOptions options);

    // Searches for about this long and no longer than the time that was given; false when there is
    // nothing more to find out or no time left.
    bool go_on(Seconds slice, const StopSignal* stop);

    // The best first. See MoveRounds::comparable_moves().
    [[nodiscard]] std::vector<AnalysedMove> moves() const;
    // Of the position, for the side to move: proved only where no move can turn out to be better.
    [[nodiscard]] std::optional<Value> value() const;
    [[nodiscard]] const AnyPosition& position() const { return rounds_.position(); }
    [[nodiscard]] int depth() const { return depth_; }  // that all moves were searched to
    [[nodiscard]] std::uint64_t nodes() const { return rounds_.nodes() + solver_nodes_; }
    [[nodiscard]] Seconds time() const { return time_; }
    [[nodiscard]] bool done() const { return phase_ == Phase::Done; }
    [[nodiscard]] const Spec& bot() const { return options_.bot; }
    [[nodiscard]] const ValueScale& scale() const { return scale_; }
    [[nodiscard]] bool solved() const { return solved_.has_value(); }  // by the game's solver

  private:
    enum class Phase : std::uint8_t {
        Estimating,       // the bot judges moves
        SolvingPosition,  // the solver has its turn
        SolvingMoves,     // the value is known; the solver tries the moves that are open
        Done,
    };
    // Whether a step found something that is worth telling.
    enum class News : std::uint8_t { No, Yes };

    [[nodiscard]] News step(const StopSignal* stop);
    [[nodiscard]] News estimate(const StopSignal* stop);
    [[nodiscard]] News solve_position(const StopSignal* stop);
    [[nodiscard]] News solve_moves(const StopSignal* stop);

    [[nodiscard]] Seconds now() const { return options_.clock->now(); }
    [[nodiscard]] Seconds left() const { return *options_.time - time_; }
    [[nodiscard]] bool nothing_is_left_to_do() const;
    [[nodiscard]] std::optional<Seconds> limit_of_estimate() const;
    [[nodiscard]] Seconds turn_of_solver(Seconds wanted) const;
    [[nodiscard]] bool solver_is_due() const;
    void take_over(const SolvedPosition& solved);
    [[nodiscard]] JudgedMove* next_to_solve();
    void solve_move(JudgedMove& open, const StopSignal* stop);
    [[nodiscard]] std::vector<JudgedMove> sorted_moves() const;
    void cap(JudgedMove& open) const;

    const GameModule* entry_;
    AnalysisOptions options_;
    ValueScale scale_;
    Score greatest_;  // that a game can end with
    MoveRounds rounds_;
    ProofPlan plan_;
    Phase phase_ = Phase::Estimating;
    std::optional<SolvedPosition> solved_;
    bool moves_are_solvable_ = true;  // in the time that is left, as far as is known
    Seconds time_for_lines_{0};       // for best play after moves whose value is known
    int depth_ = 0;
    std::uint64_t solver_nodes_ = 0;
    Seconds time_{0};
};

}  // namespace lawan
