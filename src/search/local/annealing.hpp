// Simulated annealing for one move, judged after the opponent's greedy reply.
//
// Kirkpatrick, Gelatt and Vecchi, Optimization by simulated annealing, Science 220 (1983); as a
// player of games: adjacency-b, section 2.3.
#pragma once

#include <cstdint>
#include <optional>

#include "core/budget.hpp"
#include "core/elementary.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "search/local/walk.hpp"
#include "search/static_value.hpp"

namespace lawan::local {

// A temperature that falls by a constant factor.
class Cooling {
  public:
    constexpr Cooling(double temperature, double factor)
        : temperature_{temperature}, factor_{factor} {}

    // How likely a step that changes the value by `change` ≤ 0 is to be taken.
    [[nodiscard]] double acceptance(Score change) const {
        if (change >= Score{0}) return 1;
        return exponential(change.points() / temperature_);
    }
    constexpr void cool() { temperature_ *= factor_; }
    [[nodiscard]] constexpr double temperature() const { return temperature_; }

  private:
    double temperature_;
    double factor_;
};

struct Annealing {
    // Adjacency-b accepts a worse move whose probability exceeds a threshold; others draw with it.
    enum class Accept : std::uint8_t { AboveThreshold, ByDraw };
    // Adjacency-b ends with the first acceptance; others walk on from there until the last try.
    enum class Stop : std::uint8_t { FirstAccepted, LastTry };
    enum class Reply : std::uint8_t { Greedy, None };

    double temperature = 1;
    double cooling = 0.95;
    int tries = 100;
    double threshold = 0.9;
    Accept accept = Accept::AboveThreshold;
    Stop stop = Stop::FirstAccepted;
    Reply reply = Reply::Greedy;
};

namespace detail {

// What a move is worth to the side that makes it, when the opponent answers greedily.
template <Position P, Evaluator<P> E>
[[nodiscard]] std::optional<Score> value_after_reply(const P& root, typename P::Move move,
                                                     const E& evaluator, Annealing::Reply reply,
                                                     Budget& budget) {
    if (!budget.spend()) return std::nullopt;
    P position = root.after(move);
    if (reply == Annealing::Reply::Greedy && !is_over(position)) {
        const auto answer = greedy_reply(position, evaluator, budget);
        if (!answer) return std::nullopt;
        position = position.after(*answer);
    }
    return static_value_for(root.side_to_move(), position, evaluator);
}

}  // namespace detail

// The move accepted last; where none was, the best one tried, and at worst the first that was
// drawn. The root must have a legal move.
template <Position P, Evaluator<P> E, class Walk = NoWalk>
[[nodiscard]] Thought<typename P::Move> annealing(const P& root, const E& evaluator,
                                                  const Annealing& options, Budget& budget,
                                                  Random& random, Walk walk = {}) {
    struct Tried {
        typename P::Move move;
        Score value;
    };
    const auto moves = root.legal_moves();
    Cooling cooling{options.temperature, options.cooling};
    Score current = evaluator.evaluate(root);
    std::optional<Tried> accepted;
    std::optional<Tried> best;
    auto move = random.pick(moves);
    for (int tried = 0; tried < options.tries; ++tried) {
        if (tried > 0) move = random.pick(moves);
        const auto value = detail::value_after_reply(root, move, evaluator, options.reply, budget);
        if (!value) break;
        if (!best || *value > best->value) best = Tried{move, *value};
        bool accept = *value > current;
        if (!accept) {
            const double probability = cooling.acceptance(*value - current);
            accept = options.accept == Annealing::Accept::ByDraw ? random.chance(probability)
                                                                 : probability > options.threshold;
            cooling.cool();
        }
        walk.saw(accept ? WalkEvent::Accept : WalkEvent::Reject, move, *value,
                 cooling.temperature());
        if (!accept) continue;
        accepted = Tried{move, *value};
        current = *value;
        if (options.stop == Annealing::Stop::FirstAccepted) break;
    }
    const auto& chosen = accepted ? accepted : best;
    Thought<typename P::Move> thought{chosen ? chosen->move : move, {}, 1, 0, {}, {}};
    if (chosen) thought.valuation = Valuation::estimated(chosen->value);
    thought.nodes = budget.nodes();
    thought.time = budget.elapsed();
    thought.line = {thought.best};
    return thought;
}

}  // namespace lawan::local
