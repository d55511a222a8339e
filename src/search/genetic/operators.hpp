// Selection, crossover and mutation over chromosomes of any kind.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "core/random.hpp"

namespace lawan::genetic {

template <class Gene>
using Chromosome = std::vector<Gene>;

// Both parents keep what comes before `point` and exchange the rest (Holland, Adaptation in Natural
// and Artificial Systems, 1975). What one parent has and the other has not is not exchanged.
template <class Gene>
[[nodiscard]] std::pair<Chromosome<Gene>, Chromosome<Gene>> one_point_crossover(
    Chromosome<Gene> first, Chromosome<Gene> second, std::size_t point) {
    const std::size_t shared = std::min(first.size(), second.size());
    for (std::size_t i = point; i < shared; ++i) std::swap(first[i], second[i]);
    return {std::move(first), std::move(second)};
}

// The places begin … end − 1 of a chromosome.
struct Stretch {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] static constexpr Stretch drawn(std::size_t size, Random& random) {
        const auto a = static_cast<std::size_t>(random.below(size + 1));
        const auto b = static_cast<std::size_t>(random.below(size + 1));
        return {std::min(a, b), std::max(a, b)};
    }
    [[nodiscard]] constexpr bool has(std::size_t place) const {
        return place >= begin && place < end;
    }
};

// The child has a stretch of its first parent in place; the other places are filled from the left
// with what the second parent has and the child has not, in the second parent's order (Davis,
// Applying adaptive algorithms to epistatic domains, IJCAI 1985; filled as in adjacency-b, section
// 2.4). Where the second parent has too little to offer, the first parent's own genes fill up.
// Of permutations of one set the child is another permutation; same(a, b) says which genes must not
// stand in a child twice.
template <class Gene, class Same>
[[nodiscard]] Chromosome<Gene> ordered_crossover(const Chromosome<Gene>& first,
                                                 const Chromosome<Gene>& second, Stretch kept,
                                                 Same same) {
    assert(kept.begin <= kept.end && kept.end <= first.size());
    Chromosome<Gene> taken(first.begin() + static_cast<std::ptrdiff_t>(kept.begin),
                           first.begin() + static_cast<std::ptrdiff_t>(kept.end));
    Chromosome<Gene> others;
    for (const auto* parent : {&second, &first}) {
        for (const Gene& gene : *parent) {
            if (others.size() + (kept.end - kept.begin) == first.size()) break;
            const auto is_it = [&](const Gene& other) { return same(gene, other); };
            if (std::any_of(taken.begin(), taken.end(), is_it)) continue;
            taken.push_back(gene);
            others.push_back(gene);
        }
    }
    Chromosome<Gene> child;
    child.reserve(first.size());
    auto other = others.begin();
    for (std::size_t place = 0; place < first.size(); ++place) {
        if (kept.has(place)) {
            child.push_back(first[place]);
        } else if (other != others.end()) {
            child.push_back(*other++);
        }
    }
    return child;
}

// Two genes, drawn at random, change places.
template <class Gene>
void swap_mutation(Chromosome<Gene>& chromosome, Random& random) {
    if (chromosome.size() < 2) return;
    const auto a = static_cast<std::size_t>(random.below(chromosome.size()));
    const auto b = static_cast<std::size_t>(random.below(chromosome.size() - 1));
    std::swap(chromosome[a], chromosome[b < a ? b : b + 1]);
}

// Draws places with a probability proportional to their fitness (the roulette wheel of Goldberg,
// Genetic Algorithms, 1989). Negative fitness is lifted to zero; if nobody has any, all are equal.
class Roulette {
  public:
    explicit Roulette(const std::vector<std::int64_t>& fitness) {
        assert(!fitness.empty());
        const std::int64_t lift =
            std::max<std::int64_t>(0, -*std::min_element(fitness.begin(), fitness.end()));
        std::int64_t total = 0;
        for (const std::int64_t share : fitness) sums_.push_back(total += share + lift);
    }

    [[nodiscard]] std::size_t draw(Random& random) const {
        if (sums_.back() == 0) return static_cast<std::size_t>(random.below(sums_.size()));
        const auto ball =
            static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(sums_.back())));
        const auto slot = std::upper_bound(sums_.begin(), sums_.end(), ball);
        return static_cast<std::size_t>(slot - sums_.begin());
    }

  private:
    std::vector<std::int64_t> sums_;
};

// Places by their fitness, the fittest first; those of equal fitness stay in their order.
[[nodiscard]] inline std::vector<std::size_t> places_by_fitness(
    const std::vector<std::int64_t>& fitness) {
    std::vector<std::size_t> places(fitness.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::stable_sort(places.begin(), places.end(),
                     [&](std::size_t a, std::size_t b) { return fitness[a] > fitness[b]; });
    return places;
}

// Individuals with a `fitness`, the fittest first. Their places are sorted rather than they
// themselves: sorting takes much code, which would be compiled for each kind of them.
template <class Individual>
[[nodiscard]] std::vector<Individual> sorted_by_fitness(std::vector<Individual> individuals) {
    std::vector<std::int64_t> fitness;
    fitness.reserve(individuals.size());
    for (const Individual& each : individuals) fitness.push_back(each.fitness);
    std::vector<Individual> sorted;
    sorted.reserve(individuals.size());
    for (const std::size_t place : places_by_fitness(fitness)) {
        sorted.push_back(std::move(individuals[place]));
    }
    return sorted;
}

// The best chromosome that an evolution has met, and how good it is.
template <class Gene>
struct Fittest {
    Chromosome<Gene> chromosome;
    std::int64_t fitness = 0;
};

}  // namespace lawan::genetic
