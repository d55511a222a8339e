// The value of every move of a position, deeper and deeper: for the page and for the terminal.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/memory.hpp"
#include "core/spec.hpp"
#include "core/thought.hpp"
#include "play/any_position.hpp"
#include "session/exact.hpp"

namespace lawan::session {

struct AnalysedMove {
    AnyMove move;
    std::optional<Valuation> valuation = {};  // for the side to move in the position analysed
    std::vector<AnyMove> line = {};           // from this move on
    int depth = 0;                            // plies, this move included
    std::vector<Reason> reasons =
        {};  // what there is to say of this move, and how its value is known
};

// Proved wins before estimates before proved losses; a proved draw is an estimate of nought.
[[nodiscard]] Score rank(const Valuation& valuation);

// Where a move with this score loses what the best one holds; both are proved.
[[nodiscard]] std::optional<Reason> outcome_lost(Score best, Score score);

struct AnalysisOptions {
    Spec bot;
    std::optional<int> depth = {};  // plies; the whole game unless given
    std::optional<Seconds> time = {};
    std::optional<MebiBytes> proofs = {};  // for the game's solver; none: the bot alone is asked
    std::optional<Seconds> longest_proof = {};  // of a look of it, where others wait for the thread
};

// Asks a bot about the position after each move, a ply deeper every round. Where a time is given
// and no depth, the game's solver is asked in between, first for a moment, then for about half of
// the time: what it settles is exact, and the rest of the time goes to the moves that are open.
class Analysis {
  public:
    // The position must not be over. Throws InputError where the bot cannot play the game.
    Analysis(const GameEntry& entry, const AnyGame& game, AnyPosition position,
             std::vector<AnyMove> played, AnalysisOptions options);

    // Searches for about this long and no longer than the time that was given; false when there is
    // nothing more to find out or no time left.
    bool go_on(Seconds slice, const StopSignal* stop);

    // The best first. All estimates are of one depth, the last one that was finished, for values of
    // even and odd depths do not compare; where they swing, of that one and one ply less.
    [[nodiscard]] std::vector<AnalysedMove> moves() const;
    // Of the position, for the side to move: proved only where no move can turn out to be better.
    [[nodiscard]] std::optional<Valuation> value() const;
    [[nodiscard]] const AnyPosition& position() const { return position_; }
    [[nodiscard]] int depth() const { return depth_; }  // that all moves were searched to
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] Seconds time() const { return time_; }
    [[nodiscard]] bool done() const { return done_; }
    [[nodiscard]] const Spec& bot() const { return options_.bot; }
    [[nodiscard]] bool solved() const { return exact_.has_value(); }  // by the game's solver

  private:
    [[nodiscard]] Seconds left() const { return *options_.time - time_; }
    [[nodiscard]] std::optional<Seconds> limit_of_search() const;
    [[nodiscard]] bool search_next(std::optional<Seconds> limit, const StopSignal* stop);
    [[nodiscard]] static bool settled(const AnalysedMove& move);
    void end_round();

    // analysis_proofs.cpp
    void plan_proofs();
    [[nodiscard]] Seconds look_of(Seconds wanted) const;
    [[nodiscard]] bool proof_is_due() const;
    void prove(const StopSignal* stop);
    void take_over(const Exact& exact);
    [[nodiscard]] AnalysedMove* next_to_prove();
    void prove_next(AnalysedMove& open, const StopSignal* stop);
    void cap(AnalysedMove& open) const;

    const GameEntry* entry_;
    AnyPosition position_;
    std::vector<AnyMove> played_;
    AnalysisOptions options_;
    ScoreUnit unit_;
    Score greatest_;  // that a game can end with
    int deepest_;
    std::unique_ptr<Bot> bot_;
    std::vector<AnalysedMove> moves_;  // in the order in which to search them
    std::vector<AnalysedMove> last_round_;
    std::vector<AnalysedMove> round_before_;  // where estimates swing with the depth
    bool swings_;
    std::size_t next_ = 0;  // of them, in this round
    int round_ = 2;         // plies
    int depth_ = 0;
    std::uint64_t nodes_ = 0;
    Seconds time_{0};
    bool done_ = false;
    bool bot_is_done_ = false;            // it has looked as far as it may
    std::optional<Exact> exact_;          // of the position
    std::optional<Seconds> proof_slice_;  // of the next look of the solver; none: no more
    Seconds proof_at_{0};                 // when it begins, at the latest
    bool moves_are_provable_ = true;      // in the time that is left, as far as is known
    Seconds time_for_lines_{0};
};

}  // namespace lawan::session
