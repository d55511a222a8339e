// A genetic algorithm whose chromosomes are paths through the game tree, judged by minimax over the
// paths of all of them together.
//
// Adjacency-c, section 4, in its order: draw N chromosomes; then in every generation an empty
// reservation tree, mutation, all chromosomes drawn into the tree, their fitness, crossover.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "core/random.hpp"
#include "search/genetic/generation_observer.hpp"
#include "search/genetic/operators.hpp"
#include "search/genetic/reservation_tree.hpp"

namespace lawan::genetic {

// The paper leaves N, plies and generations to the user, and names 0.5 % and 0.1 % for mutation;
// its program has 8, 7 and 35. The probability of crossover is not given: 0.8 is usual.
struct TreeGenetic {
    int population = 8;
    int plies = 7;
    int generations = 35;
    double mutation = 0.005;  // of each gene
    double crossover = 0.8;   // of each pair
    int width = 0;            // moves a node that chromosomes may choose from; 0: all
};

template <class Move>
struct PrincipalPath {
    std::vector<Move> line;
    Score value;  // of the reservation tree's root
};

// The chromosomes, which are the same whatever is played: edges by number. Drawing, mutating and
// crossing them visits no position, but takes time all the same.
class EdgePopulation {
  public:
    EdgePopulation(const TreeGenetic& options, Budget& budget, Random& random)
        : options_{options}, budget_{&budget}, random_{&random} {
        for (int i = 0; i < options_.population && !out_of_time(); ++i) {
            auto& chromosome = chromosomes_.emplace_back(static_cast<std::size_t>(options_.plies));
            for (Edge& gene : chromosome) gene = any_edge();
        }
    }

    [[nodiscard]] std::size_t size() const { return chromosomes_.size(); }
    [[nodiscard]] std::vector<Chromosome<Edge>>& chromosomes() { return chromosomes_; }

    void mutate() {
        for (auto& chromosome : chromosomes_) {
            if (out_of_time()) return;
            for (Edge& gene : chromosome) {
                if (random_->chance(options_.mutation)) gene = any_edge();
            }
        }
    }

    void cross(const std::vector<std::int64_t>& fitness) {
        const Roulette roulette{fitness};
        std::vector<Chromosome<Edge>> next;
        while (next.size() < chromosomes_.size() && !out_of_time()) {
            const auto& mother = chromosomes_[roulette.draw(*random_)];
            const auto& father = chromosomes_[roulette.draw(*random_)];
            const std::size_t length = std::min(mother.size(), father.size());
            const bool crossed = length > 1 && random_->chance(options_.crossover);
            const std::size_t point =
                crossed ? 1 + static_cast<std::size_t>(random_->below(length - 1)) : length;
            auto [one, other] = one_point_crossover(mother, father, point);
            next.push_back(std::move(one));
            if (next.size() < chromosomes_.size()) next.push_back(std::move(other));
        }
        chromosomes_ = std::move(next);
    }

  private:
    // More numbers than there are edges anywhere: the tree reduces them to those that there are.
    [[nodiscard]] Edge any_edge() { return static_cast<Edge>(random_->below(1U << 24U)); }

    [[nodiscard]] bool out_of_time() {
        budget_->poll();
        return budget_->spent();
    }

    TreeGenetic options_;
    Budget* budget_;
    Random* random_;
    std::vector<Chromosome<Edge>> chromosomes_;
};

template <Position P, Evaluator<P> E, class Observer = NoGenerationObserver>
class TreeEvolution {
  public:
    TreeEvolution(const P& root, const E& evaluator, const TreeGenetic& options, Budget& budget,
                  Random& random, Observer observer = {})
        : root_{root},
          evaluator_{&evaluator},
          options_{options},
          budget_{&budget},
          random_{&random},
          observer_{observer} {}

    // The fittest path of the last generation; nothing when not one could be judged.
    [[nodiscard]] std::optional<PrincipalPath<typename P::Move>> run() {
        EdgePopulation population{options_, *budget_, *random_};
        std::optional<PrincipalPath<typename P::Move>> principal;
        for (int generation = 0; generation < options_.generations; ++generation) {
            population.mutate();
            if (budget_->spent()) break;
            ReservationTree<P, E> tree{root_, *evaluator_, static_cast<std::size_t>(options_.width),
                                       *budget_};
            std::vector<std::size_t> leaves;
            for (auto& chromosome : population.chromosomes()) {
                const auto leaf = tree.reserve(chromosome);
                if (!leaf) break;
                leaves.push_back(*leaf);
            }
            // A tree that is not complete is worth more than nothing, but less than the last one.
            const bool complete = leaves.size() == population.size();
            if (leaves.empty() || (!complete && principal)) break;
            tree.evaluate();
            std::vector<std::int64_t> fitness;
            for (const auto leaf : leaves) fitness.push_back(tree.fitness(leaf));
            if constexpr (Observer::kListens) {
                for (std::size_t i = 0; i < leaves.size(); ++i) {
                    observer_.individual(tree.line_to(leaves[i]), fitness[i]);
                }
                observer_.complete();
            }
            const auto fittest = std::max_element(fitness.begin(), fitness.end());
            const auto leaf = leaves[static_cast<std::size_t>(fittest - fitness.begin())];
            principal = {tree.line_to(leaf), tree.value()};
            if (!complete) break;
            population.cross(fitness);
        }
        return principal;
    }

  private:
    P root_;
    const E* evaluator_;
    TreeGenetic options_;
    Budget* budget_;
    Random* random_;
    [[no_unique_address]] Observer observer_;
};

template <Position P, Evaluator<P> E, class Observer = NoGenerationObserver>
[[nodiscard]] std::optional<PrincipalPath<typename P::Move>> evolve_tree_paths(
    const P& root, const E& evaluator, const TreeGenetic& options, Budget& budget, Random& random,
    Observer observer = {}) {
    return TreeEvolution<P, E, Observer>{root, evaluator, options, budget, random, observer}.run();
}

}  // namespace lawan::genetic
