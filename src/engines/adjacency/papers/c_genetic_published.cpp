// The genetic algorithm of adjacency-c's published program, with its slips.
#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "engines/adjacency/papers/c_genetic.hpp"
#include "engines/adjacency/papers/marks.hpp"
#include "search/genetic/operators.hpp"

namespace lawan::adjacency::papers {
namespace {

using Path = genetic::Chromosome<std::uint32_t>;

// The cells with the most marks of the opponent beside them, the best first, as the board lists
// them among equals.
[[nodiscard]] std::vector<Square> best_captures(const Marks& marks, std::size_t most) {
    std::vector<Square> cells;
    for (const Square cell : squares(marks.empty())) cells.push_back(cell);
    const auto captures = [&](Square cell) { return (beside(cell) & marks.opponent).count(); };
    std::stable_sort(cells.begin(), cells.end(),
                     [&](Square a, Square b) { return captures(a) > captures(b); });
    cells.resize(std::min(cells.size(), most));
    return cells;
}

// A slip: at every depth it is the bot that captures.
class Tree {
  public:
    Tree(const Marks& marks, std::size_t width) : marks_{marks}, width_{width} {}

    void reserve(const Path& path) {
        Tree* at = this;
        for (const std::uint32_t gene : path) {
            auto child = at->children_.find(gene);
            if (child == at->children_.end()) {
                const Square cell = best_captures(at->marks_, width_)[gene];
                const Marks next = at->marks_.after(Mover::Bot, cell);
                child = at->children_.emplace(gene, std::make_unique<Tree>(next, width_)).first;
            }
            at = child->second.get();
        }
    }

    Score evaluate(Mover mover) {
        if (children_.empty()) return value_ = marks_.difference();
        const Mover next = mover == Mover::Bot ? Mover::Opponent : Mover::Bot;
        bool first = true;
        for (auto& [gene, child] : children_) {
            const Score value = child->evaluate(next);
            const bool better = mover == Mover::Bot ? value > value_ : value < value_;
            if (first || better) value_ = value;
            first = false;
        }
        return value_;
    }

    // How many nodes, from the leaf up and without the root, have the leaf's value one after the
    // other.
    [[nodiscard]] int levels_climbed(const Path& path) const {
        std::vector<Score> values;
        const Tree* at = this;
        for (const std::uint32_t gene : path) {
            at = at->children_.at(gene).get();
            values.push_back(at->value_);
        }
        const auto differs = [&](Score value) { return value != values.back(); };
        return static_cast<int>(std::find_if(values.rbegin(), values.rend(), differs) -
                                values.rbegin());
    }

  private:
    Marks marks_;
    std::size_t width_;
    std::map<std::uint32_t, std::unique_ptr<Tree>> children_;
    Score value_;
};

// Gene i is below the number of turns that are left after i of them, so that it always names a
// capture; there is one gene less than there are turns.
[[nodiscard]] Path draw_path(std::size_t turns, Random& random) {
    Path path;
    for (std::size_t left = turns; left > 1; --left) {
        path.push_back(static_cast<std::uint32_t>(random.below(left)));
    }
    return path;
}

// Children of two parents from the fittest third, cut in the middle. A mutation adds two more
// children, in each of which one gene has become the other's.
[[nodiscard]] std::vector<Path> offspring(const std::vector<Path>& sorted, std::size_t wanted,
                                          double mutation, Random& random) {
    const std::size_t third = (sorted.size() + 2) / 3;
    std::vector<Path> children;
    while (children.size() < wanted) {
        const Path& mother = sorted[static_cast<std::size_t>(random.below(third))];
        const Path& father = sorted[static_cast<std::size_t>(random.below(third))];
        auto [one, other] = genetic::one_point_crossover(mother, father, father.size() / 2);
        children.push_back(one);
        children.push_back(other);
        if (!random.chance(mutation)) continue;
        const auto first = static_cast<std::size_t>(random.below(one.size()));
        one[first] = other[first];
        children.push_back(one);
        const auto second = static_cast<std::size_t>(random.below(one.size()));
        other[second] = one[second];
        children.push_back(other);
    }
    return children;
}

}  // namespace

Thought<Move> c_genetic_published(const Position& position, const CGeneticPublished& options,
                                  Budget& budget, Random& random) {
    const Marks marks = Marks::of(position);
    const auto turns =
        static_cast<std::size_t>(std::min(options.population, marks.empty().count()));
    // With a single turn there is no gene: the program fails, and there is nothing to choose from.
    std::vector<Path> population;
    for (std::size_t i = 0; turns > 1 && i < turns; ++i) {
        population.push_back(draw_path(turns, random));
    }
    const auto captures = best_captures(marks, turns);
    Move best = captures.front();
    for (int generation = 0; generation < options.generations && !population.empty();
         ++generation) {
        Tree tree{marks, turns};
        for (const Path& path : population) {
            if (!budget.spend()) return answer(best, budget);
            tree.reserve(path);
        }
        tree.evaluate(Mover::Bot);
        // The slip: H − R + 1 with the levels climbed for R, so that the principal leaf, which
        // climbs highest, is the least fit.
        std::vector<std::pair<int, Path>> judged;
        for (const Path& path : population) {
            const int height = static_cast<int>(turns);
            judged.emplace_back(height - tree.levels_climbed(path) + 1, path);
        }
        std::stable_sort(judged.begin(), judged.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        best = captures[judged.front().second.front()];
        std::vector<Path> sorted;
        for (auto& [fitness, path] : judged) sorted.push_back(std::move(path));
        population = offspring(sorted, population.size(), options.mutation, random);
    }
    return answer(best, budget);
}

}  // namespace lawan::adjacency::papers
