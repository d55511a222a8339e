// Estimates of positions that are not over.
#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <vector>

#include "core/options.hpp"
#include "core/position.hpp"
#include "core/score.hpp"
#include "core/words.hpp"

namespace lawan {

// Both scores are for the side to move and on one scale; outcome() is asked only when the game is
// over, and grows with the final score.
template <class E, class P>
concept Evaluator = Position<P> && requires(const E e, const P p) {
    { e.evaluate(p) } -> std::same_as<Score>;
    { e.outcome(p) } -> std::same_as<Score>;
};

// An evaluator that remembers something along a line of play rather than look at the whole board
// each time: updated() is the state after a move in `before`.
template <class E, class P>
concept IncrementalEvaluator = Evaluator<E, P> &&
    requires(const E e, const P p, typename P::Move m, const typename E::State s) {
    { e.state(p) } -> std::same_as<typename E::State>;
    { e.updated(s, p, m) } -> std::same_as<typename E::State>;
    { e.evaluate(p, s) } -> std::same_as<Score>;
};

// A position together with what its evaluator remembers of it: searches walk along these, and an
// evaluator without a state costs them nothing.
template <Position P, Evaluator<P> E>
class Evaluated {
  public:
    Evaluated(const P& position, const E& evaluator)
        : position_{position}, evaluator_{&evaluator} {}

    [[nodiscard]] const P& position() const { return position_; }
    [[nodiscard]] Evaluated after(typename P::Move move) const {
        return {position_.after(move), *evaluator_};
    }
    [[nodiscard]] Score estimate() const { return evaluator_->evaluate(position_); }
    [[nodiscard]] Score outcome() const { return evaluator_->outcome(position_); }

  private:
    P position_;
    const E* evaluator_;
};

template <Position P, IncrementalEvaluator<P> E>
class Evaluated<P, E> {
  public:
    Evaluated(const P& position, const E& evaluator)
        : position_{position}, evaluator_{&evaluator}, state_{evaluator.state(position)} {}

    [[nodiscard]] const P& position() const { return position_; }
    [[nodiscard]] Evaluated after(typename P::Move move) const {
        return {position_.after(move), *evaluator_, evaluator_->updated(state_, position_, move)};
    }
    [[nodiscard]] Score estimate() const { return evaluator_->evaluate(position_, state_); }
    [[nodiscard]] Score outcome() const { return evaluator_->outcome(position_); }

  private:
    Evaluated(const P& position, const E& evaluator, const typename E::State& state)
        : position_{position}, evaluator_{&evaluator}, state_{state} {}

    P position_;
    const E* evaluator_;
    typename E::State state_;
};

// Any evaluator of a game behind one type: for bots that choose theirs by name. Engines that count
// every nanosecond are compiled with the evaluator itself.
template <Position P>
class AnyEvaluator {
  public:
    template <Evaluator<P> E>
    explicit AnyEvaluator(E evaluator)
        : evaluate_{[evaluator](const P& p) { return evaluator.evaluate(p); }},
          outcome_{[evaluator](const P& p) { return evaluator.outcome(p); }} {}

    [[nodiscard]] Score evaluate(const P& position) const { return evaluate_(position); }
    [[nodiscard]] Score outcome(const P& position) const { return outcome_(position); }

  private:
    std::function<Score(const P&)> evaluate_;
    std::function<Score(const P&)> outcome_;
};

// An evaluator that a user can name, with its options: eval=mark-difference.
template <Position P>
struct NamedEvaluator {
    std::string name;
    Phrase title;
    Phrase summary;
    std::vector<OptionSpec> options;
    std::function<AnyEvaluator<P>(const Options&)> make;
};

// The named evaluators of a game. The first is what a bot looks with when nobody chooses. A game
// specializes this beside its evaluators:
//     static std::vector<NamedEvaluator<Position>> list();
template <class Game>
struct EvaluatorsOf;

}  // namespace lawan
