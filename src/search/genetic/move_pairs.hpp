// A genetic algorithm over rounds of play: an own move and the opponent's greedy reply to it.
//
// Adjacency-b, section 2.4: 8 chromosomes, of which 4 parents are drawn by fitness and have 8
// children by ordered crossover and an exchange of two genes; parents and children together are
// sorted and the best kept, until a winning pattern emerges.
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
#include "search/genetic/repair.hpp"
#include "search/static_value.hpp"

namespace lawan::genetic {

template <class Move>
struct Round {
    Move own;
    std::optional<Move> reply;  // none when the own move ended the game
};

// Own move, reply, own move, …
template <class Move>
[[nodiscard]] std::vector<Move> line_of(const Chromosome<Round<Move>>& rounds) {
    std::vector<Move> line;
    for (const auto& round : rounds) {
        line.push_back(round.own);
        if (round.reply) line.push_back(*round.reply);
    }
    return line;
}

struct MovePairs {
    int population = 8;
    int parents = 4;
    int generations = 200;  // at most; the paper's program has 200
    int genes = 8;          // the paper: as many as rounds are left
    double mutation = 0.1;  // of each child; the paper's program has 10 %
};

// fitness(end) is a number for the position that the rounds lead to. E chooses the replies.
template <Position P, Evaluator<P> E, class Fitness, class Observer = NoGenerationObserver>
class MovePairsEvolution {
  public:
    using Move = typename P::Move;
    using Rounds = Chromosome<Round<Move>>;

    MovePairsEvolution(const P& root, const E& evaluator, Fitness fitness, const MovePairs& options,
                       Budget& budget, Random& random, Observer observer = {})
        : root_{root},
          evaluator_{&evaluator},
          fitness_{fitness},
          options_{options},
          budget_{&budget},
          random_{&random},
          observer_{observer} {}

    // The fittest rounds; nothing when the budget did not suffice for a single chromosome.
    [[nodiscard]] std::optional<Fittest<Round<Move>>> run() {
        for (int i = 0; i < options_.population && alive_; ++i) add(Rounds{});
        keep_the_best();
        for (int i = 0; i < options_.generations && alive_ && !pattern_emerged(); ++i) {
            breed();
            keep_the_best();
        }
        if (population_.empty()) return std::nullopt;
        return Fittest<Round<Move>>{population_.front().rounds, population_.front().fitness};
    }

    // Plays the rounds out; own moves that are not legal are drawn anew, and a reply that is not
    // legal, or answers another move than it was meant for, is chosen greedily again.
    [[nodiscard]] std::optional<P> repair_rounds(Rounds& rounds) {
        P position = root_;
        const auto genes = static_cast<std::size_t>(options_.genes);
        for (std::size_t i = 0; i < genes; ++i) {
            const auto legal = position.legal_moves();
            if (legal.empty()) {
                rounds.resize(i);
                return position;
            }
            if (!budget_->spend()) return std::nullopt;
            if (i >= rounds.size()) {
                rounds.push_back({draw(legal, rounds), std::nullopt});
            } else if (!contains(legal, rounds[i].own)) {
                rounds[i] = {draw(legal, rounds), std::nullopt};
            }
            position = position.after(rounds[i].own);
            const auto replies = position.legal_moves();
            if (replies.empty()) {
                rounds[i].reply.reset();
                continue;
            }
            if (!rounds[i].reply || !contains(replies, *rounds[i].reply)) {
                rounds[i].reply = greedy_reply(position, *evaluator_, *budget_);
                if (!rounds[i].reply) return std::nullopt;
            }
            position = position.after(*rounds[i].reply);
        }
        return position;
    }

  private:
    struct Individual {
        Rounds rounds;
        std::int64_t fitness;
        bool wins;
    };

    [[nodiscard]] Move draw(const MoveList<Move, P::kMaxMoves>& legal, const Rounds& rounds) {
        const auto used = [&](Move move) {
            return std::any_of(rounds.begin(), rounds.end(),
                               [&](const auto& round) { return round.own == move; });
        };
        return draw_legal<P>(legal, used, *random_);
    }

    void add(Rounds rounds) {
        const auto end = repair_rounds(rounds);
        if (!end) {
            alive_ = false;
            return;
        }
        const bool wins = static_value_for(root_.side_to_move(), *end, *evaluator_) > Score{0};
        population_.push_back({std::move(rounds), fitness_(*end), wins});
    }

    // Parents stand in a ring and each has two children with the next one, until there are as many
    // children as the population is large: 4 parents have 8.
    void breed() {
        std::vector<std::int64_t> fitness;
        for (const auto& individual : population_) fitness.push_back(individual.fitness);
        const Roulette roulette{fitness};
        std::vector<Rounds> parents;
        for (int i = 0; i < options_.parents; ++i) {
            parents.push_back(population_[roulette.draw(*random_)].rounds);
        }
        for (std::size_t born = 0; born < fitness.size() && alive_; born += 2) {
            const auto& one = parents[born / 2 % parents.size()];
            const auto& other = parents[(born / 2 + 1) % parents.size()];
            add(child_of(one, other));
            if (alive_) add(child_of(other, one));
        }
    }

    [[nodiscard]] Rounds child_of(const Rounds& one, const Rounds& other) {
        const auto same = [](const auto& a, const auto& b) { return a.own == b.own; };
        Rounds child = ordered_crossover(one, other, Stretch::drawn(one.size(), *random_), same);
        if (random_->chance(options_.mutation)) swap_mutation(child, *random_);
        return child;
    }

    void keep_the_best() {
        population_ = sorted_by_fitness(std::move(population_));
        const auto most = static_cast<std::size_t>(options_.population);
        if (population_.size() > most) population_.resize(most);
        show();
    }

    void show() {
        if constexpr (Observer::kListens) {
            for (const auto& each : population_) {
                observer_.individual(line_of(each.rounds), each.fitness);
            }
            observer_.complete();
        }
    }

    // The paper's "emerging winning chromosome pattern": the fittest wins, and all that survive
    // open with the same move.
    [[nodiscard]] bool pattern_emerged() const {
        const auto& fittest = population_.front();
        return fittest.wins &&
               std::all_of(population_.begin(), population_.end(), [&](const auto& individual) {
                   return individual.rounds.front().own == fittest.rounds.front().own;
               });
    }

    P root_;
    const E* evaluator_;
    Fitness fitness_;
    MovePairs options_;
    Budget* budget_;
    Random* random_;
    [[no_unique_address]] Observer observer_;
    std::vector<Individual> population_;
    bool alive_ = true;
};

template <Position P, Evaluator<P> E, class Fitness, class Observer = NoGenerationObserver>
[[nodiscard]] std::optional<Fittest<Round<typename P::Move>>> evolve_move_pairs(
    const P& root, const E& evaluator, Fitness fitness, const MovePairs& options, Budget& budget,
    Random& random, Observer observer = {}) {
    return MovePairsEvolution<P, E, Fitness, Observer>{root,   evaluator, fitness, options,
                                                       budget, random,    observer}
        .run();
}

}  // namespace lawan::genetic
