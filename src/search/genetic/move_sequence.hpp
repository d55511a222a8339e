// A genetic algorithm over lines of play: both sides' next moves, the first of them the answer.
//
// Adjacency-a, chapter V: a gene is a cell, a chromosome is a line of play. The two fittest pair
// off until the population is used up; they exchange halves; what then stands twice is mutated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/position.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "search/genetic/generation_observer.hpp"
#include "search/genetic/operators.hpp"
#include "search/genetic/repair.hpp"

namespace lawan::genetic {

struct MoveSequence {
    int population = 100;
    int generations = 100;  // populations that are judged, the one drawn at first included
    int genes = 8;          // adjacency-a: as many as rounds are left
    double mutation = 0;    // of each gene, besides the repair
    std::optional<std::int64_t> goal;  // a fitness that cannot be bettered
};

// fitness(line, end) is a number for the line and the position that it leads to.
template <Position P, class Fitness, class Observer = NoGenerationObserver>
class MoveSequenceEvolution {
  public:
    using Line = Chromosome<typename P::Move>;

    MoveSequenceEvolution(const P& root, Fitness fitness, const MoveSequence& options,
                          Budget& budget, Random& random, Observer observer = {})
        : root_{root},
          fitness_{fitness},
          options_{options},
          budget_{&budget},
          random_{&random},
          observer_{observer} {}

    // The fittest line met; nothing when the budget did not suffice for a single one.
    [[nodiscard]] std::optional<Fittest<typename P::Move>> run() {
        for (int i = 0; i < options_.population && alive_; ++i) add(Line{});
        show();
        for (int i = 1; i < options_.generations && alive_ && !goal_reached(); ++i) {
            breed();
            show();
        }
        return best_;
    }

  private:
    struct Individual {
        Line line;
        std::int64_t fitness;
    };

    void add(Line line) {
        const auto genes = static_cast<std::size_t>(options_.genes);
        const auto end = repair(root_, line, genes, *budget_, *random_);
        if (!end) {
            alive_ = false;
            return;
        }
        const std::int64_t fitness = fitness_(line, *end);
        // A later line replaces one that is as good.
        if (!best_ || fitness >= best_->fitness) best_ = Fittest<typename P::Move>{line, fitness};
        next_.push_back({std::move(line), fitness});
    }

    void show() {
        if constexpr (Observer::kListens) {
            for (const auto& each : next_) observer_.individual(each.line, each.fitness);
            observer_.complete();
        }
    }

    void breed() {
        const std::vector<Individual> parents = sorted_by_fitness(std::move(next_));
        next_.clear();
        for (std::size_t i = 0; i < parents.size() && alive_; i += 2) {
            if (i + 1 == parents.size()) {  // nobody is left to pair with
                next_.push_back(parents[i]);
                break;
            }
            const std::size_t half = parents[i].line.size() / 2;
            auto [one, other] = one_point_crossover(parents[i].line, parents[i + 1].line, half);
            add(mutated(std::move(one)));
            if (alive_) add(mutated(std::move(other)));
        }
    }

    // Any move of the line's own will do: the repair makes it legal.
    [[nodiscard]] Line mutated(Line line) {
        if (options_.mutation <= 0) return line;
        const auto moves = root_.legal_moves();
        for (auto& gene : line) {
            if (random_->chance(options_.mutation)) gene = random_->pick(moves);
        }
        return line;
    }

    [[nodiscard]] bool goal_reached() const {
        return options_.goal && best_ && best_->fitness >= *options_.goal;
    }

    P root_;
    Fitness fitness_;
    MoveSequence options_;
    Budget* budget_;
    Random* random_;
    [[no_unique_address]] Observer observer_;
    std::vector<Individual> next_;
    std::optional<Fittest<typename P::Move>> best_;
    bool alive_ = true;
};

template <Position P, class Fitness, class Observer = NoGenerationObserver>
[[nodiscard]] std::optional<Fittest<typename P::Move>> evolve_move_sequence(
    const P& root, Fitness fitness, const MoveSequence& options, Budget& budget, Random& random,
    Observer observer = {}) {
    return MoveSequenceEvolution<P, Fitness, Observer>{root,   fitness, options,
                                                       budget, random,  observer}
        .run();
}

}  // namespace lawan::genetic
